"""A surprise attack with two action points: the surprised are asked nothing, then everybody is."""

import re

from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.demo import last_turn
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage

HIT = "is about to be hit"


def sure(gm: GmPage, name: str, stat: str) -> None:
    """Let somebody succeed whatever the dice say."""
    panel = gm.edit(name)
    panel.get_by_text("Stats").click()
    panel.get_by_label(stat, exact=True).fill("100")
    panel.get_by_label(stat, exact=True).press("Enter")


def test_a_friend_guards_the_surprised_who_can_dodge_a_round_later(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    gm = GmPage.open_demo(screen(size=(1440, 900)), offturn.url, "Two action points")
    code = gm.code()
    igor = PlayerPage.join(phone(), offturn.url, code, "Anna", "Igor")
    mila = PlayerPage.join(phone(size=(360, 640)), offturn.url, code, "Carlo", "Mila")
    sure(gm, "Rask", "Shooting")
    sure(gm, "Mila", "Dodge")
    gm.set_starter("Shot", name="Bolt thrower")
    gm.set_starter("Grenade", used=False)
    gm.surprise("Mila")
    gm.begin()
    gm.expect_turn("Rask")
    gm.expect_budget("Mila", "Reactions: 0 of 1 left")
    gm.expect_budget("Igor", "Reactions: 1 of 1 left")

    gm.act("Bolt thrower", "Mila")
    igor.expect_prompt("is about to hit your friend: Mila")
    expect(mila.prompt).to_have_count(0)
    igor.use()
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    assert "Igor takes the place of Mila" in gm.log()
    gm.expect_budget("Igor", "Reactions: 0 of 1 left")

    gm.end_turn()
    gm.expect_turn("Igor")
    igor.end_turn()
    gm.expect_turn("Vex")
    assert re.search("Mila.*surprised", gm.log())
    gm.end_turn()

    gm.expect_turn("Rask")
    gm.end_turn()
    gm.expect_turn("Igor")
    igor.end_turn()
    gm.expect_turn("Mila")
    gm.expect_budget("Mila", "Reactions: 1 of 1 left")
    expect(mila.page.get_by_role("button", name=re.compile("^Bolt thrower"))).to_be_visible()
    expect(mila.page.get_by_role("button", name=re.compile("^Burst"))).to_be_visible()
    expect(mila.page.get_by_role("button", name=re.compile("^(Shot|Grenade)"))).to_have_count(0)
    mila.end_turn()
    gm.expect_turn("Vex")
    gm.end_turn()

    gm.expect_turn("Rask")
    gm.act("Bolt thrower", "Mila")
    mila.expect_prompt(HIT)
    mila.use()
    igor.decline()
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    assert "Mila gets out of the way" in gm.log()
    gm.expect_budget("Mila", "Reactions: 0 of 1 left")
    gm.expect_budget("Igor", "Reactions: 1 of 1 left")
    last_turn(gm, igor, mila)
