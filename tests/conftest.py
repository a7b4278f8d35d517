"""What all tests share: the long runs, and how many tests run at once."""

from pathlib import Path

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
        for item in items:
            item.add_marker(pytest.mark.timeout(0))
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    items[:] = [item for item in items if not item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)


@pytest.hookimpl(tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Single files in this process, where a debugger can stop; folders on all cores."""
    named = [config.invocation_params.dir / arg.split("::")[0] for arg in config.args]
    return 0 if all(map(Path.is_file, named)) else None
