"""Whole fights of people who hear nothing, see no colours, or need ten times as long."""

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.demo import last_turn
from e2e.ford import LEAVES, Ford
from e2e.offturn import Offturn
from e2e.people import Anybody, HearsNothing, NeedsTenTimesAsLong, SeesNoColours
from e2e.player import PlayerPage

SECONDS = 10
"""How long everybody has to react or to answer."""
MISSED = "The window closed without your answer"


def my_turn(person: Anybody, cora: PlayerPage) -> None:
    """A step by its square, and help for a friend who is chosen by name."""
    person.called("turn")
    cora.page.get_by_role("button", name=re.compile("^Step")).click()
    cora.page.get_by_label("Column").fill("5")
    cora.page.get_by_label("Row").fill("5")
    cora.page.get_by_role("button", name="Go there").click()
    cora.page.get_by_role("button", name="Do it").click()
    person.spent()
    cora.page.get_by_role("button", name=re.compile("^Prepare to aid")).click()
    person.chooses(cora.page.get_by_role("button", name="Ada"))
    cora.page.get_by_role("button", name="Do it").click()
    expect(cora.page.get_by_role("img", name="1 of 3 left").first).to_be_visible()
    cora.end_turn()
    person.calm()


def somebody_runs_past(ford: Ford, person: Anybody, ada: PlayerPage, cora: PlayerPage) -> None:
    """A reaction, used when the ordinary time is nearly or wholly over."""
    ford.run_past()
    person.called("prompt")
    cora.expect_prompt(LEAVES)
    person.takes_time(ada.page.get_by_role("heading", name=MISSED))
    cora.use()
    expect(ford.gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    ford.gm.expect_budget("Cora", "Reaction: 0 of 1 left")
    ada.page.get_by_role("button", name="Go on").click()
    person.calm()


def the_gm_asks(ford: Ford, person: Anybody, cora: PlayerPage) -> None:
    """A question to everybody."""
    page = ford.gm.page
    page.keyboard.press("q")
    panel = page.get_by_role("dialog", name="Ask players")
    panel.get_by_label("What do you ask?").fill("Do you follow?")
    panel.get_by_role("button", name="Ask everybody").click()
    person.called("question")
    cora.choose("Yes")
    expect(panel.get_by_text("Carlo answers “Do you follow?”: Yes")).to_be_visible()
    page.keyboard.press("Escape")
    person.calm()


@pytest.mark.parametrize("who", [HearsNothing, SeesNoColours, NeedsTenTimesAsLong])
def test_everybody_plays_a_whole_fight(
    offturn: Offturn, screen: OpenContext, phone: OpenContext, who: type[Anybody]
) -> None:
    ford, person = Ford(offturn, screen), who()
    gm = ford.gm
    gm.set_seconds("Seconds to react", SECONDS)
    gm.set_seconds("Seconds for a question", SECONDS)
    ada = ford.open(phone(), ford.seat("Anna", "Ada"))
    device = phone(size=(360, 640))
    device.add_init_script(person.script)
    cora = ford.open(device, ford.seat("Carlo", "Cora"), prefs=person.prefs)
    person.before(gm, cora)
    gm.begin()
    ada.end_turn()
    my_turn(person, cora)
    somebody_runs_past(ford, person, ada, cora)
    the_gm_asks(ford, person, cora)
    last_turn(gm, ada, cora)
