"""A story of a boss: given by hand a budget and an action for the end of others' turns."""

from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage

SYSTEM = "Fourth edition"


def test_a_boss_acts_at_the_end_of_a_players_turn(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    gm = GmPage.open_demo(screen(size=(1440, 900)), offturn.url, SYSTEM)
    kai = PlayerPage.join(phone(), offturn.url, gm.code(), "Anna", "Kai")
    editor = gm.edit("Gnoll")
    editor.get_by_text("Add a budget").click()
    editor.get_by_label("Name", exact=True).last.fill("Boss actions")
    editor.get_by_label("At most").fill("1")
    editor.get_by_role("button", name="Give").last.click()
    expect(editor.get_by_role("button", name="Take away: Boss actions")).to_be_visible()
    editor.get_by_text("Add an action or reaction").click()
    form = editor.locator("form").filter(has_text="Works like")
    form.get_by_label("Name", exact=True).fill("Howl")
    form.get_by_label("Works like").select_option("own_action")
    form.get_by_label("Paid with").select_option("Boss actions")
    form.locator("select[name=trigger]").select_option("turn_over")
    form.get_by_label("What it does").fill("Everybody near shivers.")
    form.get_by_role("button", name="Give").click()
    expect(editor.get_by_role("button", name="Take away: Howl")).to_be_visible()
    gm.begin()
    gm.expect_turn("Kai")
    kai.end_turn()
    gm.stack.get_by_role("button", name="Answer for Gnoll").click()
    gm.stack.get_by_role("button", name="Howl").click()
    gm.expect_turn("Gnoll")
    assert "Howl" in gm.log()
