"""A story of a skirmish: a sealed answer, then both sides' dice at once."""

import re

from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.demo import last_turn
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage

SYSTEM = "Skirmish"
ACTIVATED = "Archer is activated"


def test_an_activation_is_answered_in_secret_and_both_sides_throw_at_once(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    gm = GmPage.open_demo(screen(size=(1440, 900)), offturn.url, SYSTEM)
    code = gm.code()
    archer = PlayerPage.join(phone(), offturn.url, code, "Anna", "Archer")
    scout = PlayerPage.join(phone(size=(360, 640)), offturn.url, code, "Carlo", "Scout")
    gm.begin()
    archer.page.get_by_role("button", name=re.compile("^Idle")).click()
    gm.expect_budget("Archer", "Activation points: 1 of 2 left")

    scout.expect_prompt(ACTIVATED)
    scout.prompt.get_by_text("Dodge", exact=True).click()
    scout.use()
    # Nobody but the GM learns of it before everybody has answered.
    gm.expect_budget("Scout", "Activation points: 2 of 2 left")
    assert not any("Dodge" in one and "Scout reacts" in one for one in archer.frames)
    expect(archer.page.get_by_role("button", name=re.compile("^Bow"))).to_have_count(0)
    gm.page.get_by_role("button", name="Resolve now").click()
    gm.expect_budget("Scout", "Activation points: 1 of 2 left")
    expect(archer.page.get_by_role("list", name="What is declared")).to_contain_text("Scout: Dodge")

    archer.act("Bow", "Scout")
    scout.expect_prompt("After a dodge")
    scout.prompt.get_by_text("Crouch", exact=True).click()
    scout.use()
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    log = gm.log()
    assert "Scout reacts: Dodge" in log
    assert "Archer → Scout" in log
    last_turn(gm, archer, scout)


def test_a_duel_and_its_points_are_shown_to_all_and_ended_by_the_gm(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    gm = GmPage.open_demo(screen(size=(1440, 900)), offturn.url, SYSTEM)
    code = gm.code()
    knight = PlayerPage.join(phone(), offturn.url, code, "Anna", "Knight")
    guard = PlayerPage.join(phone(size=(360, 640)), offturn.url, code, "Carlo", "Guard")
    gm.begin()
    expect(gm.page.get_by_text("Party acts")).to_be_visible()
    guard.expect_text("Party acts")
    knight.page.get_by_role("button", name=re.compile("^Idle")).click()
    guard.expect_prompt("Knight is activated")
    guard.decline()
    gm.page.get_by_role("button", name="Resolve now").click()
    knight.page.get_by_role("button", name=re.compile("^Issue a duel")).click()
    guard.expect_text("A question for Foes")
    guard.choose("Guard")
    for page in (gm.page, knight.page, guard.page):
        expect(page.get_by_text("Duel: Knight and Guard")).to_be_visible()

    gm.page.get_by_role("button", name="Duel: Knight and Guard").click()
    points = gm.page.get_by_role("dialog", name="Points")
    box = points.get_by_role("spinbutton", name=re.compile("Party"))
    box.fill("6")
    box.press("Tab")
    for page in (knight.page, guard.page):
        expect(page.get_by_text("6 points")).to_be_visible()
    points.get_by_role("button", name="End it without points").click()
    expect(guard.page.get_by_text("Duel: Knight and Guard")).to_have_count(0)
    expect(guard.page.get_by_text("6 points")).to_be_visible()
