"""The settings of a room, as a GM changes them."""

import re

from playwright.sync_api import Page, expect


class GmSettings:
    """What the panel of settings is used for."""

    page: Page

    def set_window_seconds(self, seconds: int) -> None:
        """Change how long windows of this room are."""
        self.set_seconds("Seconds to react", seconds)

    def set_seconds(self, what: str, seconds: int) -> None:
        """Change a length of time of this room."""
        self.page.get_by_role("button", name="Settings").click()
        panel = self.page.get_by_role("dialog", name="Settings")
        field = panel.get_by_label(what)
        field.fill(str(seconds))
        field.press("Tab")
        panel.get_by_role("button", name="Close").click()

    def set_starter(self, action: str, *, name: str = "", used: bool = True) -> None:
        """Call an action of the starter set otherwise, or do without it."""
        self.page.get_by_role("button", name="Settings").click()
        panel = self.page.get_by_role("dialog", name="Settings")
        panel.get_by_text("options about single actions").click()
        panel.get_by_text(action, exact=True).click()
        if name:
            panel.get_by_label(f"Name: {action}").fill(name)
            panel.get_by_label(f"Name: {action}").press("Tab")
            expect(panel.get_by_text(re.compile(rf"^{name}"))).to_be_visible()
        if not used:
            panel.get_by_label(f"In use: {action}").select_option("off")
        panel.get_by_role("button", name="Close").click()
