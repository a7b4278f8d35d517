"""Stories of questions: a friend agrees to be helped, the GM sets the number, both on the wire."""

import re

from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.offturn import Offturn
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
