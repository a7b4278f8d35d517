"""Stories inside Owlbear Rodeo: its SDK in our pages, and a table that speaks its messages."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import until
from e2e.owlbear.seat import OwlbearSeat
from e2e.owlbear.table import OwlbearTable, battle_map, token

LEAVES = "is about to leave a threatened square"


@pytest.fixture
def table() -> Iterator[OwlbearTable]:
    """A table with a map of 20 by 14 cells and tokens on it; nobody but the GM sees Orco's. A
    tracker of initiative has Cora."""
    tracked = {"rodeo.owlbear.initiative-tracker/metadata": {"count": "5", "active": False}}
    with OwlbearTable().serving() as one:
        cora = token("Cora", 5, 6, metadata=tracked)
        tokens = [token("Ada", 5, 4), cora, token("Reed Goblin", 6, 5)]
        one.change({"items": [battle_map(20, 14), *tokens, token("Orco", 9, 9, visible=False)]})
        yield one


class Evening:
    """A GM with a room and its combatants, and Ada's player, all in Owlbear."""

    def __init__(self, table: OwlbearTable, plugin: str, screen: OpenContext) -> None:
        self.gm = OwlbearSeat.sit(screen(size=(1280, 800)), table, plugin, "Gwen", "GM")
        self.gm.open_room("Ambush at the ford")
        self.gm.pick("Into the fight: party", "ada", "cora")
        self.gm.pick("Into the fight: foes", "reed-goblin", "orco")
        expect(self.gm.popover.get_by_text("Scene followed: 3 of 3")).to_be_visible()
        self.ada = OwlbearSeat.sit(screen(size=(900, 800)), table, plugin, "Anna", "PLAYER")
        self.ada.join("Ada")

    def begin(self) -> GmPage:
        """The fight, up to the turn of Ada, who is first; the GM's dashboard in a tab."""
        with self.gm.page.context.expect_page() as opened:
            self.gm.popover.get_by_role("link", name="Open in a tab").click()
        tab = GmPage(opened.value)
        expect(tab.row("Cora")).to_contain_text("5")
        for name, value in (("Ada", 18), ("Reed Goblin", 9), ("Orco", 1)):
            tab.set_initiative(name, value)
        tab.begin()
        return tab


def places(sent: list[str]) -> list[str]:
    """The frames that tell where tokens stand, or move."""
    return [frame for frame in sent if '"board"' in frame or '"move"' in frame]


def weaken(tab: GmPage, name: str) -> None:
    """Let the next blow hit somebody, and be the last."""
    tab.set_hp(name, 1)
    editor = tab.edit(name)
    editor.get_by_text("Stats").click()
    box = editor.get_by_label("Armour class", exact=True)
    box.fill("-60")
    box.press("Tab")
    tab.row(name).click()


def test_a_table_plays_inside_owlbear(
    table: OwlbearTable, plugin: str, screen: OpenContext
) -> None:
    evening = Evening(table, plugin, screen)
    gm, ada = evening.gm, evening.ada
    expect(gm.stands("Ada", 6, 5)).to_be_visible()
    expect(gm.stands("Reed Goblin", 7, 6)).to_be_visible()
    table.drag("Reed Goblin", 7, 5)
    expect(gm.stands("Reed Goblin", 8, 6)).to_be_visible()
    table.drag("Reed Goblin", 6, 5)
    expect(gm.stands("Reed Goblin", 7, 6)).to_be_visible()

    tab = evening.begin()
    expect(ada.badge).to_have_text("!")
    expect(ada.notifications).to_contain_text(["Ada: your turn"])
    ada.audit("my turn")
    gm.audit("GM")
    ada.popover.get_by_role("button", name="End turn").click()
    expect(ada.badge).to_have_text("")
    ada.close_popover()

    tab.expect_turn("Reed Goblin")
    weaken(tab, "Reed Goblin")
    table.drag("Reed Goblin", 10, 5)
    expect(ada.badge).to_have_text("1")
    expect(ada.notifications.last).to_contain_text(LEAVES)
    prompt = ada.prompt.get_by_role("alertdialog")
    expect(prompt.get_by_role("heading", level=1)).to_contain_text(LEAVES)
    until(lambda: table.cell("Reed Goblin") == (6, 5), "it waits for the answers")
    ada.audit("prompt", "prompt")
    ada.prompt.get_by_role("button", name="Decline").click()
    expect(ada.page.get_by_title("prompt")).to_have_count(0)
    expect(ada.badge).to_have_text("")
    until(lambda: table.cell("Reed Goblin") == (10, 5), "the token stands where the rules have it")

    table.drag("Reed Goblin", 6, 5)
    expect(gm.stands("Reed Goblin", 7, 6)).to_be_visible()
    table.drag("Reed Goblin", 10, 5)
    ada.prompt.get_by_role("button", name="Use").click()
    expect(gm.notifications.last).to_contain_text("Reed Goblin was stopped on the way")
    until(lambda: table.cell("Reed Goblin") == (6, 5), "it fell before it left its square")

    ada.page.reload()
    ada.page.wait_for_function("window.table")
    expect(ada.open_popover().get_by_role("article", name="Ada")).to_be_visible()


def test_what_is_invisible_in_the_scene_stays_in_the_gms_page(
    table: OwlbearTable, plugin: str, screen: OpenContext
) -> None:
    evening = Evening(table, plugin, screen)
    gm, ada = evening.gm, evening.ada
    table.drag("Orco", 13, 11)
    table.drag("Ada", 12, 10)
    expect(gm.stands("Ada", 13, 11)).to_be_visible()
    told = places(gm.sent)
    assert any("[13,11]" in frame for frame in told)
    assert not any("[14,12]" in frame or "[10,10]" in frame for frame in told)
    assert not any("Orco" in frame for frame in ada.frames)

    table.change({"items": [{"id": "ada", "visible": False}]})
    expect(gm.stands("Ada", 13, 11)).to_have_count(0)
    expect(ada.stands("Ada", 13, 11)).to_have_count(0)


def test_a_scene_whose_grid_the_rules_do_not_have_is_not_followed(
    table: OwlbearTable, plugin: str, screen: OpenContext
) -> None:
    evening = Evening(table, plugin, screen)
    popover = evening.gm.popover
    table.change({"grid": {"dpi": 150, "type": "HEX_VERTICAL"}})
    expect(popover.get_by_text("Tokens are not followed")).to_be_visible()
    sent = len(evening.gm.sent)
    table.drag("Ada", 1, 1)
    table.change({"ready": False})
    expect(popover.get_by_text("No scene is open")).to_be_visible()
    assert not places(evening.gm.sent[sent:])
    table.change({"ready": True, "grid": {"dpi": 150, "type": "SQUARE"}})
    expect(evening.gm.stands("Ada", 2, 2)).to_be_visible()


def test_who_owlbear_says_is_gm_gets_a_form_and_nothing_else(
    table: OwlbearTable, plugin: str, screen: OpenContext, complaints: Complaints
) -> None:
    complaints.expect("404")
    evening = Evening(table, plugin, screen)
    secret = evening.gm.popover.get_by_role("link", name="Open in a tab").get_attribute("href")
    assert secret and not any(
        part in json.dumps(table.shared) for part in secret.split("token=")[1:]
    )

    claims = OwlbearSeat.sit(screen(), table, plugin, "Mallory", "GM")
    popover = claims.open_popover()
    expect(popover.get_by_text("This table already has a room")).to_be_visible()
    for link in ("https://evil.example/gm#room=a&token=b", f"{plugin}/join#ABCDEF"):
        popover.get_by_label("GM link").fill(link)
        popover.get_by_role("button", name="Use this room").click()
        expect(popover.get_by_role("alert")).to_contain_text("no GM link of this server")
    popover.get_by_label("GM link").fill(f"{plugin}/gm#invite=nothing")
    popover.get_by_role("button", name="Use this room").click()
    expect(popover.get_by_role("alert")).not_to_contain_text("no GM link")
    assert not claims.sent and not claims.frames

    joined = table.shared["room"]
    popover.get_by_label("GM link").fill(f"{plugin}{secret}")
    popover.get_by_role("button", name="Use this room").click()
    expect(popover.get_by_role("heading", name="Ambush at the ford")).to_be_visible()
    assert table.shared["room"] == joined
    expect(popover.get_by_text("Another GM’s page reports the tokens")).to_be_visible()
    evening.gm.page.close()
    expect(popover.get_by_text("Scene followed: 3 of 3")).to_be_visible()


def test_the_popover_looks_like_the_table(
    table: OwlbearTable, plugin: str, screen: OpenContext
) -> None:
    seat = OwlbearSeat.sit(screen(), table, plugin, "Anna", "PLAYER")
    popover = seat.open_popover(320)
    expect(popover.get_by_text("The GM has not opened a room")).to_be_visible()
    page = popover.locator(":root")
    expect(page).to_have_attribute("data-theme", "dark")
    accent = "getComputedStyle(document.documentElement).getPropertyValue('--act')"
    assert page.evaluate(accent).strip() == "#bb99ff"
    seat.page.evaluate("table.wear('LIGHT')")
    expect(page).to_have_attribute("data-theme", "light")
    assert page.evaluate(accent).strip() == "#6b3fd1"
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    seat.audit("no room", "action", "DARK", "LIGHT")
