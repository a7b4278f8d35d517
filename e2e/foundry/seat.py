"""Somebody's client of a world in Foundry, with our module in it."""

from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.foundry.table import FoundryTable
from e2e.frames import received, sent
from e2e.gm import GmPage


class FoundrySeat:
    """One person's client."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames = received(page)
        self.sent = sent(page)
        self.pairing = page.get_by_role("dialog", name="Offturn: room")
        self.playing = page.get_by_role("dialog", name="Offturn", exact=True)
        self.notices = page.get_by_label("Notifications").get_by_role("listitem")
        self.cards = page.locator("#chat > li")

    @classmethod
    def sit(
        cls, context: BrowserContext, table: FoundryTable, user: str, **more: object
    ) -> "FoundrySeat":
        """Open the world as somebody."""
        seat = cls(context.new_page())
        seat.page.goto(f"{table.url}/foundry.html?{urlencode({'user': user, **more})}")
        seat.page.wait_for_function("window.fake")
        return seat

    def open_pairing(self) -> Locator:
        """Open the pairing window from the settings."""
        self.page.get_by_role("button", name="Pair with a room").click()
        expect(self.pairing).to_be_visible()
        return self.pairing

    def pair(self, server: str, code: str) -> None:
        """Type what the dashboard says into the window."""
        self.pairing.get_by_label("Address of the server").fill(server)
        self.pairing.get_by_label("Pairing code").fill(code)
        self.pairing.get_by_role("button", name="Pair", exact=True).click()

    def pair_with(self, gm: GmPage, url: str) -> None:
        """From the dashboard's code to a bridge that is listened to."""
        self.open_pairing()
        self.pair(url, pairing_code(gm))
        expect(self.pairing.get_by_text("Connected.")).to_be_visible()
        self.pairing.get_by_role("button", name="Close Window").click()

    def drag(self, name: str, *cells: tuple[int, int], method: str = "dragging") -> None:
        """Move a token through these squares."""
        script = "([name, cells, method]) => fake.drag(name, cells, method)"
        self.page.evaluate(script, [name, list(cells), method])

    def do(self, name: str, *given: object) -> Any:
        """Something that a GM does in Foundry, by its name in the client."""
        return self.page.evaluate("([name, given]) => fake[name](...given)", [name, list(given)])


def pairing_code(gm: GmPage) -> str:
    """Make a code in the dashboard, and read it."""
    page = gm.page
    page.get_by_role("button", name="Seats").click()
    panel = page.get_by_role("dialog", name="Seats")
    if not panel.get_by_role("button", name="Pair Foundry VTT").is_visible():
        panel.get_by_text("Foundry VTT", exact=True).click()
    panel.get_by_role("button", name="Pair Foundry VTT").click()
    shown = panel.get_by_role("status", name="Pair Foundry VTT")
    code = shown.locator(".code").inner_text()
    panel.get_by_role("button", name="Close").click()
    return code
