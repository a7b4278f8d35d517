"""A whole fight by the keyboard alone, on a GM's laptop and on a phone with text twice as large."""

import re

from playwright.sync_api import Page, expect

from e2e.audit import expect_no_sideways_scroll
from e2e.conftest import OpenContext
from e2e.ford import LEAVES, Ford
from e2e.offturn import Offturn

MOST_TABS = 150
FOCUSED = """() => {
  const one = document.activeElement;
  const words = one.getAttribute("aria-label") ?? one.labels?.[0]?.innerText ?? one.innerText ?? "";
  return words.replace(/\\s+/g, " ").trim();
}"""


class Keys:
    """A page that nobody points at."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reach(self, name: str) -> None:
        """Tab until something with a name that begins so has the focus."""
        seen = []
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            seen.append(self.page.evaluate(FOCUSED))
            if seen[-1].startswith(name):
                return
        raise AssertionError(f"{name} is not reached: {seen}")

    def press(self, name: str) -> None:
        """Reach a button and press it."""
        self.reach(name)
        self.page.keyboard.press("Enter")

    def write(self, name: str, text: str) -> None:
        """Reach a field and write into it."""
        self.reach(name)
        self.page.keyboard.type(text)


def walk(keys: Keys, how: str, column: int, row: int) -> None:
    """Move to a square by its numbers."""
    keys.press(how)
    keys.write("Column", str(column))
    keys.write("Row", str(row))
    keys.press("Go there")


def rebind(keys: Keys, what: str, key: str) -> None:
    """Choose another key for something; it is kept when the page is opened again."""
    page = keys.page
    page.keyboard.press("?")
    keys.press(what)
    page.keyboard.press(key)
    chosen = page.get_by_role("button", name=f"{what}: {key}")
    expect(chosen).to_be_focused()
    page.reload()
    expect(page.get_by_role("region", name="Order")).to_be_visible()
    page.keyboard.press("?")
    expect(chosen).to_be_visible()
    page.keyboard.press("Escape")


def test_a_fight_is_led_and_played_without_a_pointer(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    ford = Ford(offturn, screen)
    ford.gm.set_window_seconds(120)
    ada = ford.open(phone(), ford.seat("Anna", "Ada"), prefs="{checked: true, size: 200}")
    gm, keys = Keys(ford.gm.page), Keys(ada.page)
    rebind(gm, "Begin, or end the turn", "m")
    gm.page.keyboard.press("n")
    gm.page.keyboard.press("m")
    expect(ada.page.get_by_role("heading", name="Your turn", level=1)).to_be_visible()
    expect_no_sideways_scroll(ada.page, "my turn")
    walk(keys, "Step", 6, 4)
    keys.press("Do it")
    expect(ada.page.get_by_role("img", name="2 of 3 left").first).to_be_visible()
    keys.press("End turn")
    ford.gm.expect_turn("Cora")
    expect(ada.page.get_by_role("heading", name=re.compile("Cora acts"))).to_be_visible()
    gm.page.keyboard.press("m")
    ford.gm.expect_turn("Gob")
    walk(gm, "Stride", 10, 5)
    expect(gm.page.get_by_role("heading", name="Will be asked")).to_be_visible()
    for drawn in (".way", ".threat"):
        expect(ford.gm.board.locator(drawn).first).to_be_attached()
    gm.press("Do it")

    ada.expect_prompt(LEAVES)
    expect(ada.prompt.get_by_role("heading", level=1)).to_be_focused()
    expect(ada.prompt.get_by_role("timer", name=re.compile("seconds left"))).to_be_visible()
    expect_no_sideways_scroll(ada.page, "prompt")
    keys.press("Use Attack of opportunity")
    ada.expect_text("Sent")
    gm.page.keyboard.press("r")
    expect(ford.gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    assert "Ada reacts" in ford.gm.log()
    gm.page.keyboard.press("p")
    expect(ada.page.get_by_text("Paused").first).to_be_visible()
