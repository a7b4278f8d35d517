"""Two GMs in one world of Foundry, as V14: one browser speaks, and the other takes over."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.foundry.seat import FoundrySeat, pairing_code
from e2e.foundry.table import GM, SECOND_GM, FoundryTable
from e2e.gm import GmPage
from e2e.offturn import Offturn, until


def told(seat: FoundrySeat) -> int:
    """How many frames of the table's a browser has sent."""
    return sum('"t":"host"' in one or '"t":"move"' in one for one in seat.sent)


@pytest.fixture
def world(offturn: Offturn) -> Iterator[FoundryTable]:
    """Three fighters out of each other's way, and a goblin far off."""
    with FoundryTable(offturn.url).serving() as one:
        one.fight()
        for name, row, initiative in (("Ada", 4, 18), ("Bea", 6, 15), ("Cora", 8, 12)):
            one.stand(name, 5, row, initiative, 30)
        one.stand("Goblin", 12, 12, 9, 12, disposition=-1)
        yield one


def test_one_of_two_gms_speaks_and_the_other_takes_over(
    offturn: Offturn, world: FoundryTable, screen: OpenContext
) -> None:
    gm = GmPage.open_room(screen(size=(1440, 900)), offturn.url, "The ford")
    gwen = FoundrySeat.sit(screen(), world, GM, generation=14)
    gwen.pair_with(gm, offturn.url)
    expect(gm.row("Goblin")).to_be_visible()

    zoe = FoundrySeat.sit(screen(), world, SECOND_GM, generation=14)
    zoe.open_pairing()
    zoe.pair(offturn.url, pairing_code(gm))
    expect(zoe.pairing.get_by_text("Gwen is the active GM")).to_be_visible()
    gwen.do("start")
    gm.expect_turn("Ada")
    gwen.drag("Ada", (6, 4), (7, 4))
    expect(gm.token("Ada", 7, 4)).to_be_visible()
    until(lambda: world.cell("ada") == (7, 4), "it was walked once")
    zoe.do("twice")
    gm.expect_turn("Cora")
    assert told(zoe) == 0, "one browser tells of what anybody does"

    gwen.page.close()
    expect(zoe.pairing.get_by_text("Connected.")).to_be_visible()
    zoe.drag("Cora", (6, 8))
    expect(gm.token("Cora", 6, 8)).to_be_visible()
    until(lambda: world.cell("cora") == (6, 8), "the other has taken over")

    again = FoundrySeat.sit(gwen.page.context, world, GM, generation=14)
    expect(zoe.pairing.get_by_text("Gwen is the active GM")).to_be_visible()
    before = told(zoe)
    again.do("next")
    gm.expect_turn("Goblin")
    again.drag("Goblin", (11, 12))
    expect(gm.token("Goblin", 11, 12)).to_be_visible()
    until(lambda: world.cell("goblin") == (11, 12), "it was walked from the page that came back")
    assert told(again) and told(zoe) == before
