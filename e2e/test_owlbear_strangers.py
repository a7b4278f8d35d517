"""Pages that frame or open the extension without being Owlbear Rodeo: they get nothing."""

from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import BrowserContext, Page, Response, expect

from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.offturn import until
from e2e.owlbear.table import OwlbearTable

SDK = b"OBR_PLAYER_GET_ROLE"
"""A word that only the SDK's file has."""
FRAMED = "Refused to frame|frame-ancestors|ERR_BLOCKED_BY_RESPONSE|Framing"


@pytest.fixture
def table() -> Iterator[OwlbearTable]:
    """The table that may frame our pages."""
    with OwlbearTable().serving() as one:
        yield one


@pytest.fixture
def stranger() -> Iterator[OwlbearTable]:
    """Another server, which may not."""
    with OwlbearTable().serving() as one:
        yield one


class Scripts:
    """The scripts of ours that the pages of a context have loaded."""

    def __init__(self, context: BrowserContext, plugin: str) -> None:
        self._loaded: list[Response] = []
        self._plugin = plugin
        context.on("response", self._note)

    def _note(self, response: Response) -> None:
        if response.url.startswith(self._plugin):
            self._loaded.append(response)

    def bodies(self) -> list[bytes]:
        return [one.body() for one in self._loaded if one.url.endswith(".js") and one.ok]


def hostile(
    context: BrowserContext, stranger: OwlbearTable, plugin: str, claims: tuple[str, ...]
) -> Iterator[Page]:
    """Pages of a stranger that use the extension, each naming another origin as its own."""
    for claimed in claims:
        page = context.new_page()
        words = urlencode({"plugin": plugin, "claims": claimed})
        page.goto(f"{stranger.url}/hostile.html?{words}")
        yield page


def test_the_sdk_is_known_by_its_word(
    table: OwlbearTable, plugin: str, screen: OpenContext
) -> None:
    context = screen()
    scripts = Scripts(context, plugin)
    page = context.new_page()
    words = {"plugin": plugin, "id": "anna", "name": "Anna", "role": "PLAYER"}
    page.goto(f"{table.url}/host.html?{urlencode(words)}")
    page.wait_for_function("window.table?.log.includes('OBR_PLAYER_GET_ROLE')")
    assert any(SDK in body for body in scripts.bodies())


def test_a_stranger_cannot_frame_the_extension(
    stranger: OwlbearTable,
    table: OwlbearTable,
    plugin: str,
    screen: OpenContext,
    complaints: Complaints,
) -> None:
    complaints.expect(FRAMED)
    context = screen()
    scripts = Scripts(context, plugin)
    for page in hostile(context, stranger, plugin, claims=("", table.url)):
        page.wait_for_function("window.loaded === 2")
        assert page.evaluate("window.heard") == []
    assert scripts.bodies() == []


def test_a_stranger_cannot_speak_to_a_page_that_it_opens(
    stranger: OwlbearTable,
    table: OwlbearTable,
    plugin: str,
    screen: OpenContext,
    complaints: Complaints,
) -> None:
    complaints.expect(FRAMED)
    context = screen()
    scripts = Scripts(context, plugin)
    for page in hostile(context, stranger, plugin, claims=("", table.url)):
        with context.expect_page() as opened:
            page.get_by_role("button", name="Open").click()
        expect(opened.value.get_by_text("belongs inside Owlbear Rodeo")).to_be_visible()
        assert page.evaluate("window.heard") == []
    assert not any(SDK in body for body in scripts.bodies())


def test_the_table_itself_is_refused_where_it_names_another_origin(
    stranger: OwlbearTable, table: OwlbearTable, plugin: str, screen: OpenContext
) -> None:
    context = screen()
    scripts = Scripts(context, plugin)
    page = context.new_page()
    words = {"plugin": plugin, "id": "m", "name": "M", "role": "GM", "claims": stranger.url}
    page.goto(f"{table.url}/host.html?{urlencode(words)}")
    page.wait_for_function("window.table")
    page.evaluate("table.openAction()")
    popover = page.frame_locator('iframe[title="action"]')
    expect(popover.get_by_text("belongs inside Owlbear Rodeo")).to_be_visible()
    until(lambda: len(page.frames) == 3, "both frames are there")
    assert page.evaluate("table.log") == []
    assert not any(SDK in body for body in scripts.bodies())
