"""Stories of a GM with two tabs and a co-GM: nothing happens twice, and who was first is said."""

import json
import re

from playwright.sync_api import Locator, expect

from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.table import Table


def second_tab(gm: GmPage) -> GmPage:
    """The same link once more in the same browser."""
    tab = GmPage(gm.page.context.new_page())
    tab.page.goto(gm.page.url)
    expect(tab.order).to_be_visible()
    return tab


def co_gm(gm: GmPage, screen: OpenContext) -> GmPage:
    """A second GM with a seat of his own, on a tablet."""
    page = gm.page
    page.keyboard.press("s")
    seats = page.get_by_role("dialog", name="Seats")
    seats.get_by_text("Another seat").click()
    seats.get_by_role("combobox", name=re.compile("^For")).select_option("gm")
    seats.get_by_label("Name").fill("Greta")
    seats.get_by_role("button", name="Make a link").click()
    link = seats.get_by_role("textbox", name="Address").input_value()
    page.keyboard.press("Escape")
    other = GmPage(screen(size=(1024, 768), has_touch=True).new_page())
    other.page.goto(link)
    expect(other.order).to_be_visible()
    return other


def prompts(frames: list[str]) -> set[str]:
    """The windows that ever asked this seat."""
    sections = (json.loads(one).get("sections", {}) for one in frames)
    return {one["window"] for each in sections for one in each.get("me", {}).get("prompts", ())}


def asked(gm: GmPage) -> Locator:
    """The names of those who are asked, in the order in which their answers resolve."""
    return gm.stack.get_by_role("list", name="Asked").get_by_role("listitem").locator(".name")


def drag_by_touch(gm: GmPage, name: Locator, goal: Locator) -> None:
    """Drag an answer by its number with a finger to before another one."""
    grips = [one.locator("xpath=..").locator("[data-grip]") for one in (name, goal)]
    start, end = (one.bounding_box() for one in grips)
    assert start and end
    session = gm.page.context.new_cdp_session(gm.page)
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    ways = [("touchStart", y), ("touchMove", (y + end["y"]) / 2), ("touchMove", end["y"] - 4)]
    for kind, at in ways:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": at}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_tabs_and_a_co_gm_do_everything_once(
    offturn: Offturn, screen: OpenContext, phone: OpenContext, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
    table = Table(offturn, screen, phone)
    gm, ada, cora = table.gm, table.ada, table.cora
    tab, tablet = second_tab(gm), co_gm(gm, screen)

    table.run_past()
    assert len(prompts(ada.frames)) == len(prompts(cora.frames)) == 1
    for one in (tab, tablet):
        expect(one.stack.get_by_role("button", name="Answer for Ada")).to_be_visible()
    first, second = asked(tablet).all_inner_texts()
    drag_by_touch(tablet, asked(tablet).nth(1), asked(tablet).nth(0))
    for one in (gm, tab, tablet):
        expect(asked(one)).to_have_text([second, first])
    ada.decline()
    cora.decline()
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()

    # The tablet has no line while the GM is quicker; what it wanted is sent as soon as it has one.
    line = tablet.page.context
    line.set_offline(True)
    expect(tablet.page.get_by_text("Not connected")).to_be_visible()
    gm.set_hp("Reed Goblin", 5)
    box = tablet.edit("Reed Goblin").get_by_role("spinbutton", name="HP", exact=True)
    box.fill("3")
    box.press("Tab")
    line.set_offline(False)
    told = tablet.page.get_by_role("alert").filter(has_text="Somebody else changed this")
    expect(told).to_contain_text(re.compile(r"Reed Goblin, HP: \d+ → 5"))
    expect(tab.row("Reed Goblin")).to_contain_text("5")
    told.get_by_role("button", name="Do it all the same").click()
    for one in (gm, tab, tablet):
        expect(one.row("Reed Goblin")).to_contain_text("3")
    expect(told).to_have_count(0)

    line.set_offline(True)
    expect(tablet.page.get_by_text("Not connected")).to_be_visible()
    gm.page.keyboard.press("n")
    gm.expect_turn("Orco")
    tablet.page.get_by_role("button", name="End turn").click()
    line.set_offline(False)
    expect(tablet.page.get_by_role("alert")).to_contain_text("turn")
    for one in (gm, tab, tablet):
        one.expect_turn("Orco")

    tab.page.keyboard.press("z")
    for one in (gm, tab, tablet):
        one.expect_turn("Reed Goblin")
    tab.page.close()
    gm.page.keyboard.press("n")
    tablet.expect_turn("Orco")

    gm.page.keyboard.press("s")
    greta = gm.page.get_by_role("listitem").filter(has_text="Greta")
    greta.get_by_text("Link of this seat").click()
    greta.get_by_role("button", name="Take the seat away").click()
    expect(tablet.page.get_by_role("heading", name="closed")).to_be_visible()
