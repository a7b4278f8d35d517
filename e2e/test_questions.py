"""Stories of questions: a friend agrees to be helped; the GM sets a number and asks for dice."""

import re

from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage
from e2e.table import Table


def test_a_friend_is_asked_before_she_is_helped(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone, start=False)
    gm, ada, cora = table.gm, table.ada, table.cora
    gm.place("Cora", 5, 5)
    gm.move_to_top("Cora")
    gm.begin()
    gm.expect_turn("Cora")
    cora.act("Prepare to aid", target="Ada")
    cora.end_turn()
    gm.expect_turn("Ada")
    ada.act("Strike", target="Reed Goblin")

    cora.expect_prompt("Ada")
    cora.use()
    ada.expect_question("Cora")
    ada.choose("Yes")
    number = gm.stack.get_by_role("spinbutton")
    number.fill("12")
    gm.stack.get_by_role("button", name="Answer").click()

    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    log = gm.log()
    assert re.search(r"Cora reacts: Aid", log), log
    gm.expect_budget("Cora", "Reaction: 0 of 1 left")

    ask_for_dice(gm, ada, cora)


def ask_for_dice(gm: GmPage, ada: PlayerPage, cora: PlayerPage) -> None:
    """The GM has two players throw in secret; one lets the page throw, one types a real die."""
    gm.page.keyboard.press("q")
    panel = gm.page.get_by_role("dialog", name="Ask players")
    panel.get_by_label("What do you ask?").fill("Perception")
    panel.get_by_label("Answer with").select_option("d20")
    panel.get_by_role("button", name="Ask everybody").click()
    for one in (ada, cora):
        one.expect_question("Perception")
        one.expect_text("Only the GM reads your answer.")
    ada.choose("Throw it here")
    cora.prompt.get_by_role("spinbutton").fill("17")
    cora.choose("Answer")
    expect(panel.get_by_text("Carlo answers “Perception”: 17")).to_be_visible()
    expect(panel.get_by_text(re.compile(r"Anna answers “Perception”: \d+"))).to_be_visible()
    for one in (ada, cora):
        assert not any("log-words-answered" in frame for frame in one.frames)
