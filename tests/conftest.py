"""What all tests share: the option for long runs, and the mark of what runs only in them."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long",
        action="store_true",
        help="everything that takes minutes: long searches, long evenings",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: chosen only with --long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    items[:] = [item for item in items if not item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)
