"""What all tests share: the option for long runs."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", action="store_true", help="play two hundred simulated evenings instead of ten"
    )
