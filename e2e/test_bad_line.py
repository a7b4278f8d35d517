"""Stories of bad lines: slow, stalling, cut, silent; and of a phone that falls asleep."""

import re

from playwright.sync_api import CDPSession, Page, expect

from e2e.bad_line import BadLine
from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.ford import LEAVES, Ford
from e2e.offturn import Offturn, until
from e2e.player import PlayerPage

WATCH = """() => {
  let last = performance.now();
  const asked = () => document.querySelector("[role=alertdialog]");
  setInterval(() => {
    const now = performance.now();
    if (now - last > 1500) window.woke ??= now;
    if (window.woke && asked()) window.asked ??= now;
    last = now;
  }, 20);
}"""
"""Notes when the page runs again after a while, and when a prompt is there."""
RETURN_MS = 2_000


def agree(one: PlayerPage, other: PlayerPage) -> bool:
    """Whether two phones show the same time left."""
    return abs(one.seconds_left() - other.seconds_left()) <= 1


def reactions(ford: Ford) -> list[str]:
    return [line for line in ford.gm.log().splitlines() if "reacts" in line]


def test_an_answer_counts_once_over_a_line_that_is_slow_stalls_and_is_cut(
    offturn: Offturn, screen: OpenContext, phone: OpenContext, complaints: Complaints
) -> None:
    complaints.expect("WebSocket|ERR_EMPTY_RESPONSE|ERR_CONNECTION")
    ford = Ford(offturn, screen)
    ford.gm.set_window_seconds(90)
    ford.reach_goblin()
    ada = ford.open(phone(), ford.seat("Anna", "Ada"))
    with BadLine.to(offturn.port) as line:
        cora = ford.open(phone(size=(360, 640)), ford.seat("Carlo", "Cora"), line.url)
        ford.run_past()
        cora.expect_prompt(LEAVES)
        line.cut()
        cora.expect_text("Not connected")
        cora.expect_connected()
        cora.expect_prompt(LEAVES)
        until(lambda: agree(ada, cora), "both phones show the same time")
        cora.use()
        line.cut()
        cora.expect_text("Sent")
        ada.decline()
        expect(ford.gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
        ford.gm.expect_budget("Cora", "Reaction: 0 of 1 left")
        blows = reactions(ford)
        assert len(blows) == 1 and "Cora" in blows[0], blows


def put_to_sleep(page: Page, line: BadLine) -> CDPSession:
    """Nothing of the page runs any more, and its line falls silent without a word."""
    page.evaluate(WATCH)
    session = page.context.new_cdp_session(page)
    session.send("Debugger.enable")
    session.send("Debugger.pause")
    line.silence()
    return session


def test_a_phone_that_slept_through_the_call_is_asked_within_two_seconds(
    offturn: Offturn, screen: OpenContext, phone: OpenContext, complaints: Complaints
) -> None:
    complaints.expect("WebSocket")
    ford = Ford(offturn, screen)
    ford.gm.set_window_seconds(90)
    ford.reach_goblin()
    ada = ford.open(phone(), ford.seat("Anna", "Ada"))
    with BadLine.to(offturn.port, delay=0.0, stalls=0) as line:
        cora = ford.open(phone(size=(640, 360)), ford.seat("Carlo", "Cora"), line.url)
        expect(cora.page.get_by_role("article", name="Cora")).to_be_visible()
        asleep = put_to_sleep(cora.page, line)
        ford.run_past()
        ada.expect_prompt(LEAVES)
        until(lambda: ada.seconds_left() <= 84, "some time goes by")
        line.speak()
        asleep.send("Debugger.resume")
        asleep.send("Debugger.disable")
        cora.expect_prompt(LEAVES)
        cora.page.wait_for_function("() => window.asked")
        assert agree(ada, cora)
        took = cora.page.evaluate("() => window.asked - window.woke")
        assert 0 < took <= RETURN_MS, took
        cora.use()
        cora.expect_text("Sent")


def test_half_a_minute_offline_blocks_what_is_not_confirmed_and_loses_nothing(
    offturn: Offturn, screen: OpenContext, phone: OpenContext, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
    ford = Ford(offturn, screen)
    ford.gm.set_window_seconds(90)
    ford.reach_goblin()
    seat = ford.seat("Anna and Carlo", "Ada", "Cora")
    both = ford.open(phone(size=(360, 640)), seat)
    both.page.clock.install()
    both.page.reload()
    ford.run_past()
    both.expect_prompt(LEAVES)
    tabs = both.page.get_by_role("list", name="Prompts").get_by_role("button")
    expect(tabs).to_have_count(2)
    both.page.context.set_offline(True)
    both.use()
    both.expect_text("What you chose is kept")
    tabs.nth(1).click()
    other = both.prompt.get_by_role("button", name=re.compile("^Use"))
    expect(other).to_be_enabled()
    both.page.clock.run_for(30_000)
    expect(other).to_be_disabled()
    both.page.context.set_offline(False)
    both.expect_connected()
    expect(tabs.filter(has_text="sent")).to_have_count(1)
    both.decline()
    expect(ford.gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    assert len(reactions(ford)) == 1
