"""Everybody can use every screen: audited by axe, with text of twice the size."""

import re

from playwright.sync_api import Page, expect

from e2e.audit import audit, expect_no_sideways_scroll
from e2e.conftest import OpenContext
from e2e.offturn import Offturn
from e2e.table import SHEET, Table

PANELS = {
    "a": "Add combatant",
    "j": "Join code",
    "s": "Seats",
    ",": "Settings",
    "v": "Preview as",
    "t": "Something happens",
    "q": "Ask players",
    "?": "Keys",
}
SMALL = ((1024, 768), (360, 640))


def test_axe_finds_nothing_on_the_way_in(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    landing = screen().new_page()
    landing.goto(offturn.url)
    expect(landing.get_by_role("radio").first).to_be_visible()
    audit(landing, "landing")
    join = phone().new_page()
    join.goto(f"{offturn.url}/join")
    expect(join.get_by_label("Join code")).to_be_visible()
    audit(join, "join")
    join.goto(f"{offturn.url}/play#room=nowhere&token=nothing.nowhere")
    expect(join.get_by_role("heading", name="closed")).to_be_visible()
    audit(join, "closed")


def test_axe_finds_nothing_in_a_fight(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone, start=False)
    gm, ada, cora = table.gm, table.ada, table.cora
    gm.set_window_seconds(120)
    audit(gm.page, "setup")
    audit(ada.page, "waiting for the fight")
    gm.begin()
    gm.expect_turn("Ada")
    audit(ada.page, "my turn")
    ada.page.get_by_role("button", name=re.compile("^Stride")).click()
    audit(ada.page, "choosing a square")
    ada.page.get_by_role("button", name="Cancel").click()
    for key, name in PANELS.items():
        gm.page.keyboard.press(key)
        expect(gm.page.get_by_role("dialog", name=name)).to_be_visible()
        audit(gm.page, name)
        gm.page.keyboard.press("Escape")
    gm.page.get_by_role("button", name="Fights and room").click()
    audit(gm.page, "room")
    gm.page.keyboard.press("Escape")
    expect(gm.import_file(SHEET).get_by_role("heading", name="Reed Goblin")).to_be_visible()
    audit(gm.page, "import")
    gm.page.keyboard.press("Escape")
    gm.edit("Reed Goblin").get_by_text("Add an effect").click()
    audit(gm.page, "editor")
    gm.row("Reed Goblin").click()
    for one in (ada, cora):
        one.end_turn()
    gm.expect_turn("Reed Goblin")
    table.run_past()
    audit(ada.page, "prompt")
    audit(gm.page, "window")
    expect_way_out(gm.page)
    cora.use()
    cora.expect_text("Sent")
    audit(cora.page, "sent")
    gm.page.get_by_title("Steps", exact=True).click()
    gm.page.get_by_role("button", name="Reed Goblin: Stride").click()
    expect(gm.page.get_by_text("Stack: ")).to_be_visible()
    audit(gm.page, "undo")
    gm.page.keyboard.press("Escape")
    gm.page.keyboard.press("l")
    audit(gm.page, "log")
    for kind, suffix in (("text", "txt"), ("JSON", "json")):
        with gm.page.expect_download() as kept:
            gm.page.get_by_role("button", name=f"Save as {kind}").click()
        assert kept.value.suggested_filename == f"log.{suffix}"
    gm.page.get_by_role("button", name="Swap board and log").first.click()
    expect(gm.page.get_by_role("region", name="Board").get_by_role("group")).to_be_visible()
    audit(gm.page, "board and log swapped")
    gm.page.get_by_role("button", name="Hide: Log").click()
    gm.page.get_by_role("button", name="Show: Log").click()
    expect(gm.page.get_by_role("list", name="Lines of the log")).to_be_visible()


def expect_way_out(page: Page) -> None:
    """Whatever is open on whatever screen, everything under way can be closed with one press, and
    what is long does not push it aside."""
    page.keyboard.press("q")
    page.get_by_label("What do you ask?").fill("Who goes there? " * 12)
    page.get_by_role("button", name="Ask Anna").click()
    expect(page.get_by_role("heading", name="Who goes there?").last).to_be_visible()
    page.keyboard.press("Escape")
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        for key in (",", "a"):
            page.keyboard.press(key)
            expect(page.get_by_role("dialog")).to_be_visible()
            page.get_by_role("button", name="Close everything and go on").click(trial=True)
            page.keyboard.press("Escape")
        expect_no_sideways_scroll(page, f"stack at {width}")
    page.keyboard.press("1")
    page.set_viewport_size({"width": 1440, "height": 900})


def test_with_text_of_twice_the_size_nothing_is_cut_off(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    table.run_past()
    page = table.cora.page
    page.evaluate(
        "localStorage.setItem('offturn.prefs', JSON.stringify({size: 200, checked: true}))"
    )
    page.reload()
    for name in ("Decline", "Use Attack of opportunity"):
        button = table.cora.prompt.get_by_role("button", name=name)
        expect(button).to_be_in_viewport()
    expect_no_sideways_scroll(page, "prompt")
    table.cora.decline()
    table.cora.expect_text("Sent")
    expect_no_sideways_scroll(page, "sent")
    table.ada.decline()
    expect(page.get_by_role("article", name="Cora")).to_be_visible()
    expect_no_sideways_scroll(page, "waiting")
