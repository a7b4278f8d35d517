"""A story of the fourth edition: a mark that is violated, and a foe that walks away."""

import re

from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.demo import last_turn
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage

SYSTEM = "Fourth edition"
FULL = 28
"""Healed between the blows, the foe outlasts each of them, whatever the dice."""
MARKED = "Gnoll, who is marked, is about to attack Lia"
LEAVES = "Gnoll is about to leave a square beside you"


def test_a_marked_foe_is_struck_before_it_attacks_and_when_it_walks_away(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    gm = GmPage.open_demo(screen(size=(1440, 900)), offturn.url, SYSTEM)
    code = gm.code()
    kai = PlayerPage.join(phone(), offturn.url, code, "Anna", "Kai")
    lia = PlayerPage.join(phone(size=(360, 640)), offturn.url, code, "Carlo", "Lia")
    gm.begin()
    gm.expect_turn("Kai")
    kai.act("Marking strike", "Gnoll")
    gm.expect_budget("Kai", "Standard action: 0 of 1 left")
    kai.end_turn()
    gm.expect_turn("Gnoll")
    gm.set_hp("Gnoll", FULL)

    gm.act("Melee basic attack", "Lia")
    kai.expect_prompt(MARKED)
    expect(lia.prompt).to_have_count(0)
    kai.use()
    gm.expect_budget("Kai", "Immediate action: 0 of 1 left")
    gm.expect_budget("Gnoll", "Standard action: 0 of 1 left")
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()

    gm.set_hp("Gnoll", FULL)
    gm.set_hp("Lia", 22)
    gm.drag("Gnoll", (7, 5), (9, 5))
    gm.choose_drop("Walk")
    kai.expect_prompt(LEAVES)
    lia.expect_prompt(LEAVES)
    lia.decline()
    kai.use()
    expect(gm.token("Gnoll", 9, 5)).to_be_visible()
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()

    log = gm.log()
    order = [log.index(words) for words in ("Kai reacts: Guardian’s strike", "Gnoll → Lia")]
    assert order == sorted(order) or order == sorted(order, reverse=True), log
    assert len(re.findall("Kai reacts", log)) == 2, log
    assert "Opportunity attack" in log
    last_turn(gm, kai, lia)
