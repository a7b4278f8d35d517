"""Stories with Foundry VTT: the packed module in a world on another origin."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.foundry.seat import FoundrySeat
from e2e.foundry.table import GM, FoundryTable
from e2e.gm import GmPage
from e2e.offturn import Offturn, until
from e2e.player import PlayerPage
from e2e.table import LEAVES, SURE


@pytest.fixture
def world(offturn: Offturn) -> Iterator[FoundryTable]:
    """Two fighters and a goblin between them on a map of 20 by 14 squares; nobody but the GM sees
    the ogre."""
    with FoundryTable(offturn.url).serving() as one:
        one.fight()
        one.stand("Ada", 5, 4, 18, 30)
        one.stand("Cora", 5, 6, 15, 24)
        one.stand("Goblin", 6, 5, 9, 12, disposition=-1)
        one.stand("Ogre", 12, 12, 3, 59, disposition=-1, hidden=True)
        yield one


def test_a_goblin_is_dragged_past_two_fighters(
    offturn: Offturn, world: FoundryTable, screen: OpenContext, phone: OpenContext
) -> None:
    gm = GmPage.open_room(screen(size=(1440, 900)), offturn.url, "Ambush at the ford")
    for name, hp in (("Ada", 30), ("Cora", 24)):
        gm.add(name, "party", "pc", 1, {"HP": hp, **SURE})
    code = gm.code()
    ada = PlayerPage.join(phone(), offturn.url, code, "Anna", "Ada")
    cora = PlayerPage.join(phone(size=(360, 640)), offturn.url, code, "Carlo", "Cora")

    foundry = FoundrySeat.sit(screen(size=(1280, 800)), world, GM)
    foundry.do("set", "back", True)
    foundry.pair_with(gm, offturn.url)
    expect(gm.row("Goblin")).to_be_visible()
    expect(gm.token("Goblin", 6, 5)).to_be_visible()
    expect(gm.token("Ada", 5, 4)).to_be_visible()
    expect(gm.row("Cora")).to_contain_text("15")
    assert not any("Ogre" in frame for frame in (*ada.frames, *cora.frames))

    foundry.do("start")
    gm.expect_turn("Ada")
    foundry.do("next")
    gm.expect_turn("Cora")
    cora.end_turn()
    gm.expect_turn("Goblin")
    until(lambda: foundry.do("facts")["turn"] == "Goblin", "the turn is the same in Foundry")
    foundry.do("hp", "Goblin", 11)
    expect(gm.row("Goblin")).to_contain_text("11")

    foundry.drag("Goblin", (7, 5), (9, 5))
    ada.expect_prompt(LEAVES)
    cora.expect_prompt(LEAVES)
    assert world.cell("goblin") == (6, 5), "it waits on the square that it is about to leave"
    foundry.drag("Goblin", (6, 9))
    expect(foundry.notices.last).to_contain_text("still on the way")
    cora.decline()
    ada.use()

    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    expect(foundry.notices.last).to_contain_text("Goblin was stopped on the way")
    until(lambda: world.hp("goblin") <= 0, "the blow is written into the actor")
    gm.expect_turn("Ogre")
    until(
        lambda: foundry.do("facts")["turn"] == "Ogre", "whoever is down has no turn, there neither"
    )
    assert world.cell("goblin") == (6, 5), "it never left its square"
    expect(gm.token("Goblin", 6, 5)).to_be_visible()
    here = foundry.do("facts")["all"]
    for name in ("Ada", "Cora", "Goblin"):
        expect(gm.row(name)).to_contain_text(str(here[name]["initiative"]))
        expect(gm.row(name)).to_contain_text(str(abs(here[name]["hp"])))
    assert not any("Ogre" in frame for frame in (*ada.frames, *cora.frames))
