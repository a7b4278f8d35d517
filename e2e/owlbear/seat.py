"""Somebody's page of the table in Owlbear Rodeo, with our extension in it."""

from urllib.parse import urlencode

from playwright.sync_api import BrowserContext, FrameLocator, Locator, Page, expect

from e2e.audit import SETTLED, violations
from e2e.frames import received, sent
from e2e.owlbear.table import OwlbearTable


class OwlbearSeat:
    """One person's page: the host around, the popover within."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames = received(page)
        self.sent = sent(page)
        self.popover = page.frame_locator('iframe[title="action"]')
        self.prompt = page.frame_locator('iframe[title="prompt"]')
        self.badge = page.locator("#badge")
        self.notifications = page.locator("#notifications li")

    @classmethod
    def sit(
        cls,
        context: BrowserContext,
        table: OwlbearTable,
        plugin: str,
        name: str,
        role: str,
        **more: str,
    ) -> "OwlbearSeat":
        """Open the table as somebody; the extension's background page comes with it."""
        seat = cls(context.new_page())
        words = {"plugin": plugin, "id": name.lower(), "name": name, "role": role, **more}
        seat.page.goto(f"{table.url}/host.html?{urlencode(words)}")
        seat.page.wait_for_function("window.table")
        return seat

    def open_popover(self, width: int | None = None) -> FrameLocator:
        """Press the extension's button."""
        self.page.evaluate("(width) => table.openAction(width)", width)
        return self.popover

    def audit(self, where: str, title: str = "action", *themes: str) -> None:
        """Fail where axe finds anything in one of the frames, in these themes of Owlbear."""
        element = self.page.get_by_title(title, exact=True).element_handle()
        frame = element.content_frame() if element else None
        assert frame, where
        self.page.emulate_media(reduced_motion="reduce")
        found = []
        for theme in themes or ("LIGHT",):
            self.page.evaluate("(theme) => table.wear(theme)", theme)
            frame.wait_for_selector(f":root[data-theme={theme.lower()}]")
            frame.wait_for_function(SETTLED)
            found += violations(frame, f"{where}, {theme}")
        assert not found, "\n".join(found)

    def close_popover(self) -> None:
        """Click beside it."""
        self.page.evaluate("table.closeAction()")

    def pick(self, label: str, *items: str) -> None:
        """Choose an entry of the menu of tokens."""
        self.page.wait_for_function("(label) => table.menus().includes(label)", arg=label)
        self.page.evaluate("([label, ids]) => table.pick(label, ids)", [label, list(items)])

    def open_room(self, name: str) -> None:
        """A GM opens a room for this table."""
        popover = self.open_popover()
        popover.get_by_label("Room name").fill(name)
        popover.get_by_role("button", name="Open a room").click()
        expect(popover.get_by_role("heading", name=name)).to_be_visible()

    def join(self, character: str) -> None:
        """A player takes a seat in the room that the table has."""
        popover = self.open_popover()
        popover.get_by_text(character, exact=True).click()
        popover.get_by_role("button", name="Take a seat").click()
        expect(popover.get_by_role("article", name=character)).to_be_visible()

    def stands(self, name: str, column: int, row: int) -> Locator:
        """A combatant's token on the popover's board where it should be."""
        return self.popover.get_by_role("img", name=f"{name} ({column}, {row})")
