"""Stories with Foundry VTT: the packed module in a world on another origin."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.foundry.seat import FoundrySeat, pairing_code
from e2e.foundry.table import GM, PLAYER, FoundryTable
from e2e.gm import GmPage
from e2e.offturn import Offturn, free_port, until
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
    until(lambda: foundry.do("facts")["all"]["Goblin"]["defeated"], "it is marked as it is there")
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


def test_a_player_stays_in_foundry_and_only_text_comes_there(
    offturn: Offturn, world: FoundryTable, screen: OpenContext
) -> None:
    evil = "<img src=x onerror=document.title=1>"
    key = world.stand(evil, 4, 4, 10, 9, disposition=-1, key="evil")
    world.change(
        {"do": "update", "kind": "actors", "id": "ada", "changes": {"ownership": {PLAYER: 3}}}
    )
    gm = GmPage.open_room(screen(size=(1440, 900)), offturn.url, "The ford")
    foundry = FoundrySeat.sit(screen(size=(1280, 800)), world, GM, generation=12)
    foundry.pair_with(gm, offturn.url)
    expect(gm.row("Ada")).to_be_visible()

    anna = FoundrySeat.sit(screen(size=(1280, 800)), world, PLAYER, generation=12)
    expect(anna.page.get_by_role("button", name="Pair with a room")).to_have_count(0)
    expect(anna.playing.get_by_label("Your name")).to_have_value("Anna")
    expect(anna.playing.get_by_role("radio", name="Ada")).to_be_checked()
    anna.playing.get_by_role("button", name="Take a seat").click()
    expect(anna.playing.get_by_role("article", name="Ada")).to_be_visible()
    anna.page.evaluate("document.body.className = 'theme-light'")
    expect(anna.playing.locator(".offturn-shell")).to_have_attribute("data-theme", "light")
    anna.playing.get_by_role("button", name="Close Window").click()

    foundry.do("start")
    anna.playing.get_by_role("button", name="End turn").click()
    gm.expect_turn("Cora")
    expect(anna.playing).to_have_count(0)
    gm.end_turn()
    gm.expect_turn(evil)
    foundry.drag(evil, (3, 4), (2, 4))
    expect(anna.playing.get_by_role("alertdialog")).to_contain_text(LEAVES)
    until(lambda: world.cell(key) == (4, 4), "on V12 it goes back until it is answered")
    expect(anna.cards).to_have_count(1)
    expect(anna.cards).to_contain_text(evil)
    expect(foundry.cards).to_have_count(0)
    anna.playing.get_by_role("button", name="Close Window").click()
    expect(anna.playing).to_have_count(0)
    anna.cards.get_by_role("button", name="Answer").click()
    expect(anna.playing.get_by_role("alertdialog")).to_contain_text(LEAVES)
    anna.playing.get_by_role("button", name="Decline").click()
    expect(anna.playing).to_have_count(0)
    expect(anna.cards).to_contain_text("Declined")
    expect(anna.cards.get_by_role("button")).to_have_count(0)
    until(lambda: world.cell(key) == (2, 4), "it stands where it wanted to")
    foundry.drag(evil, (12, 12))
    expect(foundry.notices.last).to_contain_text("stays")
    until(lambda: world.cell(key) == (2, 4), "what the rules refuse is taken back")
    expect(foundry.notices.last).to_contain_text("‹img")

    assert foundry.do("facts")["turn"] == "Ada", "nothing is written back that nobody wants"
    assert not any("Ogre" in frame for frame in anna.frames)
    for client in (anna, foundry):
        assert client.page.locator("img").count() == 0
    secret = foundry.page.evaluate("localStorage.getItem('gwen.offturn.bridge')")
    assert secret and not any(
        part in str(world.world) for part in re.findall(r'"token": ?"([^"]+)"', secret)
    )


def test_whoever_may_not_is_told_why(
    offturn: Offturn, world: FoundryTable, screen: OpenContext, complaints: Complaints
) -> None:
    complaints.expect("404")
    complaints.expect("ERR_CONNECTION_REFUSED")
    gm = GmPage.open_room(screen(size=(1440, 900)), offturn.url, "The ford")
    first = pairing_code(gm)
    code = pairing_code(gm)
    foundry = FoundrySeat.sit(screen(), world, GM)
    pairing = foundry.open_pairing()
    alert = pairing.get_by_role("alert")
    for server, typed, words in (
        (offturn.url.removeprefix("http://"), code, "whole address"),
        (offturn.url.replace(str(offturn.port), str(free_port())), code, "cannot be reached"),
        (offturn.url, "WRONGCODE", "not valid any more"),
        (offturn.url, first, "not valid any more"),
    ):
        pairing.get_by_label("Address of the server").evaluate("one => one.type = 'text'")
        foundry.pair(server, typed)
        expect(alert).to_contain_text(words)
    foundry.pair(offturn.url, code)
    expect(pairing.get_by_text("Connected.")).to_be_visible()
    expect(pairing.get_by_label("Pairing code")).to_have_value("")
    foundry.pair(offturn.url, code)
    expect(alert).to_contain_text("not valid any more")

    kept = foundry.page.evaluate("localStorage.getItem('gwen.offturn.bridge')")
    with FoundryTable(offturn.url).serving() as other:
        other.world["settings"] = dict(world.world["settings"])
        context = screen()
        keep = f"localStorage.setItem('gwen.offturn.bridge', {json.dumps(kept)})"
        context.add_init_script(f"if (origin !== 'null') {keep}")
        stranger = FoundrySeat.sit(context, other, GM)
        expect(stranger.notices).to_contain_text(["does not know this address"])
        assert not any('"sections"' in frame for frame in stranger.frames)

    gm.page.get_by_role("button", name="Seats").click()
    panel = gm.page.get_by_role("dialog", name="Seats")
    panel.get_by_text("Foundry VTT", exact=True).click()
    panel.get_by_role("listitem").filter(has_text="The ford").get_by_role("button").click()
    expect(foundry.notices).to_contain_text(["was taken away"])
    expect(pairing.get_by_text("was taken away")).to_be_visible()
