"""Stories of a player with two characters, of a link for one seat, and of the display meanwhile."""

import re

from playwright.sync_api import Page, expect

from e2e.audit import audit, expect_no_sideways_scroll
from e2e.conftest import OpenContext
from e2e.ford import LEAVES, Ford
from e2e.offturn import Offturn
from e2e.player import PlayerPage


def find_and_keep(page: Page) -> None:
    """Search the palette, and make a favourite that is there after a reload."""
    search = page.get_by_role("searchbox", name="Search")
    search.fill("tri")
    expect(page.get_by_role("button", name=re.compile("^Strike"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Step"))).to_have_count(0)
    search.fill("")
    page.get_by_role("button", name="Choose favourites").click()
    page.get_by_role("button", name=re.compile("^Step")).click()
    page.get_by_role("button", name="Choose favourites").click()
    page.reload()
    favourites = page.get_by_role("group", name="Favourites")
    expect(favourites.get_by_role("button", name=re.compile("^Step"))).to_be_visible()
    assert page.locator(".group").first.get_attribute("aria-label") == "Favourites"


def order_for_next_time(both: PlayerPage) -> None:
    both.prompt.get_by_text("Next time", exact=True).click()
    never = both.prompt.get_by_role("button", name="Never offer it")
    never.click()
    expect(never).to_have_attribute("aria-pressed", "true")


def test_one_player_answers_for_two_and_leaves_an_order(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    ford = Ford(offturn, screen)
    gm = ford.gm
    gm.set_window_seconds(90)
    gm.place("Cora", 5, 5)
    both = ford.open(phone(size=(360, 640)), ford.seat("Anna", "Ada", "Cora"))
    gm.begin()
    find_and_keep(both.page)
    both.end_turn()
    gm.expect_turn("Cora")
    both.act("Prepare to aid", target="Ada")
    both.end_turn()
    gm.expect_turn("Gob")
    ford.run_past()

    both.expect_prompt(LEAVES)
    tabs = both.page.get_by_role("list", name="Prompts").get_by_role("button")
    expect(tabs).to_have_count(2)
    expect(both.page.get_by_role("navigation", name="What this interrupts")).to_have_count(0)
    order_for_next_time(both)
    both.prompt.get_by_role("button", name="Use Attack of opportunity").click()
    expect(tabs.filter(has_text="sent")).to_have_count(1)
    tabs.filter(has_text="Cora").click()
    both.decline()

    crumbs = both.page.get_by_role("navigation", name="What this interrupts").get_by_role(
        "listitem"
    )
    expect(crumbs).to_have_text([re.compile("Attack of opportunity"), re.compile("Stride")])
    both.decline()
    expect(both.page.get_by_role("article", name="Cora")).to_be_visible()
    orders = both.page.get_by_text("Standing orders: 1")
    orders.click()
    order = both.page.get_by_role("listitem").filter(has=both.page.get_by_role("heading"))
    order.get_by_label("Only at most % of hit points").fill("50")
    order.get_by_label("Only at most % of hit points").press("Tab")
    expect(both.page.get_by_text("only with 50 % of hit points or fewer")).to_be_visible()
    order.get_by_label("Keep this much left").fill("1")
    order.get_by_label("Keep this much left").press("Tab")
    order.get_by_label("Only against").select_option("Gob")
    expect(both.page.get_by_text("only against Gob")).to_be_visible()
    conditions = "only with 50 % of hit points or fewer · only while 1 of it stays left"
    words = f"Never offer it · only against Gob · {conditions}"
    expect(both.page.get_by_text(words)).to_be_visible()
    expect_no_sideways_scroll(both.page, "orders")
    order.get_by_role("button", name="Take the order back").click()
    expect(orders).to_have_count(0)


def test_a_new_link_for_a_seat_ends_the_old_one_and_stays_on_the_device(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    ford = Ford(offturn, screen)
    first = ford.open(phone(), ford.seat("Anna", "Ada"))
    gm = ford.gm.page
    gm.keyboard.press("s")
    seats = gm.get_by_role("dialog", name="Seats")
    seats.get_by_text("Link of this seat").click()
    seats.get_by_role("button", name="New link, the old one ends").click()
    link = seats.get_by_role("textbox", name="Address").input_value()
    assert "#invite=" in link
    expect(first.page.get_by_role("heading", name="closed")).to_be_visible()

    page = phone().new_page()
    page.goto(link)
    expect(page.get_by_role("article", name="Ada")).to_be_visible()
    assert "invite" not in page.url and "token=" in page.url
    page.reload()
    expect(page.get_by_role("article", name="Ada")).to_be_visible()
    beside = phone().new_page()
    beside.goto(link)
    expect(beside.get_by_role("article", name="Ada")).to_be_visible()
    expect(page.get_by_role("article", name="Ada")).to_be_visible()


def test_the_display_shows_every_state_and_no_more_than_all_may_see(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    ford = Ford(offturn, screen)
    gm = ford.gm
    gm.set_window_seconds(90)
    seat, chinese = ford.seat("Anna", "Ada"), "{checked: true, language: 'zh'}"
    ada = ford.open(phone(size=(640, 360)), seat, prefs=chinese)
    gm.page.keyboard.press("j")
    with gm.page.context.expect_page() as opened:
        gm.page.get_by_role("link", name="Table display").click()
    display = opened.value
    expect(display.get_by_role("heading", name="The fight has not begun")).to_be_visible()
    expect(display.get_by_role("img", name="QR code").locator("svg")).to_be_visible()
    gm.page.keyboard.press("Escape")
    ford.reach_goblin()
    expect(display.get_by_role("heading", name="Gob", level=1)).to_be_visible()
    current = display.locator("[aria-current=true]")
    expect(current).to_contain_text("Gob")
    ford.run_past()
    status = display.get_by_role("status")
    expect(status).to_have_text(re.compile("^Resolving"))
    assert "Attack of opportunity" not in display.locator("main").inner_text()
    audit(display, "display")
    for one in ("放弃", "使用借机攻击"):
        expect(ada.prompt.get_by_role("button", name=one)).to_be_in_viewport(ratio=1)
    expect_no_sideways_scroll(ada.page, "prompt held sideways")
    audit(ada.page, "prompt held sideways")
    gm.page.keyboard.press("p")
    expect(status).to_have_text(re.compile("^Paused"))
    gm.page.keyboard.press("p")
    overlay = display.context.new_page()
    overlay.goto(display.url.replace("/display", "/display?overlay"))
    expect(overlay.get_by_role("heading", name="Gob", level=1)).to_be_visible()
    expect(overlay.get_by_role("img", name="QR code")).to_have_count(0)
    assert overlay.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"
    audit(overlay, "overlay")
    display.get_by_role("button", name="Close").click()
    expect(display.get_by_role("img", name="QR code")).to_have_count(0)
