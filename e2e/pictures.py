"""The pictures of the README, taken from a real fight: `uv run python -m e2e.pictures`."""

import re
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from e2e.browser import launch_arguments, require_chromium
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
PHONE = (360, 640)
SCREEN = (1440, 900)
PARTY = ("Ada", "Cora", "Bruno")


class Camera:
    """Opens pages and takes their pictures."""

    def __init__(self, playwright: Playwright, browser: Browser) -> None:
        self.device: dict[str, Any] = playwright.devices["Pixel 7"]
        self.browser = browser

    def screen(self) -> BrowserContext:
        """A laptop."""
        return self.browser.new_context(viewport={"width": SCREEN[0], "height": SCREEN[1]})

    def phone(self) -> BrowserContext:
        """A phone."""
        box = {"width": PHONE[0], "height": PHONE[1]}
        return self.browser.new_context(**{**self.device, "viewport": box, "screen": box})

    def take(self, page: Page, name: str, scheme: str = "light") -> None:
        """Keep what a page shows now."""
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        page.screenshot(path=FOLDER / f"{name}.png", animations="disabled", scale="css")
        page.emulate_media(color_scheme="light")


def shoot(camera: Camera, offturn: Offturn) -> None:
    """A goblin runs past two fighters; one has answered, one is asked."""
    page = camera.screen().new_page()
    page.goto(offturn.url)
    page.get_by_role("button", name="Try the demo fight").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    gm = GmPage(page)
    page.reload()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    code = gm.code()
    people = {who: PlayerPage.join(camera.phone(), offturn.url, code, who, who) for who in PARTY}
    for one in people.values():
        one.page.get_by_role("button", name="All set").click()
    gm.begin()
    gm.expect_turn("Ada")
    camera.take(people["Ada"].page, "phone-turn")
    people["Ada"].end_turn()
    gm.expect_turn("Cora")
    people["Cora"].end_turn()
    gm.expect_turn("Gob")
    gm.drag("Gob", (6, 5), (10, 5))
    gm.choose_drop("Stride")
    people["Ada"].expect_prompt("Gob")
    people["Cora"].use()
    people["Cora"].expect_text("Sent")
    expect(gm.stack.get_by_text(re.compile("Attack of opportunity")).first).to_be_visible()
    camera.take(page, "dashboard")
    camera.take(people["Ada"].page, "phone-prompt")
    camera.take(people["Cora"].page, "phone-sent", "dark")
    page.keyboard.press("j")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Table display").click()
    display = opened.value
    display.set_viewport_size({"width": SCREEN[0], "height": SCREEN[1]})
    expect(display.get_by_role("img", name="QR code").locator("svg")).to_be_visible()
    camera.take(display, "display", "dark")


def main() -> None:
    """Take all pictures anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    offturn = Offturn(Path(tempfile.mkdtemp()) / "data")
    offturn.start()
    try:
        with sync_playwright() as playwright:
            path = require_chromium(Path(playwright.chromium.executable_path), print)
            browser = playwright.chromium.launch(executable_path=path, args=launch_arguments())
            shoot(Camera(playwright, browser), offturn)
            browser.close()
    finally:
        offturn.stop()


if __name__ == "__main__":
    main()
