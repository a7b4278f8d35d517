"""The browser, phones and wide screens of the stories; a page's errors fail its test."""

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from e2e.browser import NoBrowser, launch_arguments, require_chromium
from e2e.complaints import Complaints
from e2e.frames import Frames
from e2e.offturn import Offturn
from e2e.owlbear.table import OwlbearTable

TALL = (390, 844)
SMALL = (360, 640)
WIDE = (1280, 800)
RESULTS = Path("test-results")
PATIENCE_MS = 15_000
"""How long a condition of a page may take: two cores run browsers, server and store at once."""

expect.set_options(timeout=PATIENCE_MS)


class OpenContext(Protocol):
    """Opens a browser of its own: its storage, and its screen in CSS pixels."""

    def __call__(self, size: tuple[int, int] = ..., **options: Any) -> BrowserContext: ...


# Not for the whole session: while Playwright runs, its thread can start no other event loop.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    capture = request.config.pluginmanager.getplugin("capturemanager")

    def say(line: str) -> None:
        with capture.global_and_fixture_disabled():
            print(f"\n{line}", flush=True)

    try:
        path = require_chromium(Path(playwright.chromium.executable_path), say)
    except NoBrowser as missing:
        pytest.fail(str(missing), pytrace=False)
    opened = playwright.chromium.launch(executable_path=path, args=launch_arguments())
    yield opened
    opened.close()


@pytest.fixture
def complaints() -> Complaints:
    return Complaints()


@pytest.fixture
def contexts(
    browser: Browser, complaints: Complaints, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    opened: list[BrowserContext] = []
    frames = Frames()

    def open_context(**options: Any) -> BrowserContext:
        context = browser.new_context(**options)
        complaints.watch(context)
        frames.watch(context)
        opened.append(context)
        return context

    yield open_context
    if getattr(request.node, "failed", False):
        take_pictures(request.node.name, opened)
        frames.write(RESULTS / f"{slug(request.node.name)}-frames.txt")
    for context in opened:
        context.close()


@pytest.fixture
def phone(contexts: Callable[..., BrowserContext], playwright: Playwright) -> OpenContext:
    """Opens phones: touch, two and a half pixels to a point, TALL unless told."""
    device = playwright.devices["Pixel 7"]

    def open_phone(size: tuple[int, int] = TALL, **options: Any) -> BrowserContext:
        box = {"width": size[0], "height": size[1]}
        return contexts(**{**device, "viewport": box, "screen": box, **options})

    return open_phone


@pytest.fixture
def screen(contexts: Callable[..., BrowserContext]) -> OpenContext:
    """Opens laptops and televisions: a pointer, WIDE unless told."""

    def open_screen(size: tuple[int, int] = WIDE, **options: Any) -> BrowserContext:
        return contexts(viewport={"width": size[0], "height": size[1]}, **options)

    return open_screen


@pytest.fixture
def offturn(tmp_path: Path) -> Iterator[Offturn]:
    """A running server of the test's own."""
    server = Offturn(tmp_path / "data")
    server.start()
    yield server
    server.stop()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fail the test itself, so that its report shows what the page complained about."""
    result = yield
    complaints = pyfuncitem.funcargs.get("complaints")
    if isinstance(complaints, Complaints) and (heard := complaints.unexpected()):
        pytest.fail("the pages complained:\n" + "\n".join(heard), pytrace=False)
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.failed:
        item.failed = True  # type: ignore[attr-defined]
    return report


def slug(name: str) -> str:
    """A test's name as part of a file name."""
    return re.sub(r"[^\w.-]+", "-", name)


def take_pictures(name: str, contexts: list[BrowserContext]) -> None:
    """What each page showed when the test failed."""
    pages = [page for context in contexts for page in context.pages]
    for number, page in enumerate(pages, start=1):
        page.screenshot(path=RESULTS / f"{slug(name)}-{number}.png")


@pytest.fixture
def plugin(tmp_path: Path, table: OwlbearTable) -> Iterator[str]:
    """A server that lets the table of this test frame its pages; its address."""
    server = Offturn(tmp_path / "data", OFFTURN_OWLBEAR_ORIGINS=table.url)
    server.start()
    yield server.url
    server.stop()
