"""Stories of people who hear nothing, see no colours, or need ten times as long."""

import re

from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext
from e2e.offturn import Offturn
from e2e.table import LEAVES, Table

ICON = "document.head.querySelector('link[rel=icon]').getAttribute('href')"


def set_preferences(page: Page, text: str) -> None:
    """What somebody chose on this device before."""
    page.evaluate(f"localStorage.setItem('offturn.prefs', JSON.stringify({text}))")
    page.reload()
    expect(page.get_by_role("article").first).to_be_visible()


def test_somebody_who_hears_nothing_is_called_by_title_icon_and_screen(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    cora = table.cora
    set_preferences(cora.page, "{sound: 0, buzz: false, checked: true}")
    calm = cora.page.evaluate(ICON)
    expect(cora.page).to_have_title(re.compile("Reed Goblin · "))

    table.run_past()
    expect(cora.page).to_have_title(re.compile("^● Cora"))
    assert cora.page.evaluate(ICON) != calm
    cora.use()
    cora.expect_text("Sent")
    expect(cora.page).to_have_title(re.compile("Reed Goblin · "))
    assert cora.page.evaluate(ICON) == calm


HEARD = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const one = target.nodeType === 1 ? target : target.parentElement;
    const live = one?.closest("[aria-live]");
    const words = live && `${live.ariaLive}: ${live.textContent.trim()}`;
    if (live?.textContent.trim() && window.heard.at(-1) !== words) window.heard.push(words);
  }
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""Keeps what a screen reader would say by itself."""


def shape(page: Page, side: str) -> str:
    """What the mark of a side is drawn as."""
    drawn = f"document.querySelector('.side-{side} > *').tagName"
    return str(page.evaluate(drawn))


def test_somebody_who_sees_no_colours_reads_sides_time_and_state(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    cora = table.cora
    session = cora.page.context.new_cdp_session(cora.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    expect(cora.page.get_by_role("article").get_by_role("img", name="Party")).to_be_visible()
    table.gm.set_window_seconds(8)
    table.gm.page.evaluate(HEARD)
    table.run_past()
    heading = cora.prompt.get_by_role("heading", level=1)
    expect(heading.get_by_role("img", name="Foes")).to_be_visible()
    assert shape(cora.page, "foes") == "path"
    assert shape(table.gm.page, "party") == "circle"
    expect(cora.prompt.get_by_role("timer")).to_contain_text("soon")
    expect(table.gm.stack.get_by_role("timer")).to_contain_text("soon")
    opened = f"assertive: Reed Goblin {LEAVES}: asked Ada and Cora."
    assert table.gm.page.evaluate("window.heard") == [opened, "polite: 5 seconds left"]
    cora.decline()
    expect(cora.page.get_by_text("Declined")).to_be_visible()


def test_somebody_who_needs_ten_times_as_long_has_it(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    gm, ada, cora = table.gm, table.ada, table.cora
    gm.page.keyboard.press("s")
    gm.page.get_by_label("Time of Carlo").select_option("10")
    expect(gm.page.get_by_label("Time of Carlo")).to_have_value("10")
    gm.page.keyboard.press("Escape")

    table.run_past()
    assert ada.seconds_left() <= 20
    assert 180 <= cora.seconds_left() <= 200
    ada.decline()
    ada.expect_text("Sent")
    cora.expect_prompt(LEAVES)
    cora.page.get_by_role("button", name="More time").click()
    expect(cora.page.get_by_role("button", name="More time")).to_have_count(0)
    left = cora.page.get_by_role("timer").locator("b")
    expect(left).to_have_text(re.compile(r"^(2\d\d|3\d\d)$"))
    cora.use()
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    gm.expect_budget("Cora", "Reaction: 0 of 1 left")
