"""Files of other programs: a fight comes as it stood, columns are chosen, reactions confirmed."""

from pathlib import Path

from playwright.sync_api import expect

from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn

FIGHT = Path(__file__).parents[1] / "tests" / "server" / "imports" / "ii-encounter.json"


def test_a_fight_comes_as_it_stood_and_its_reactions_are_confirmed(
    offturn: Offturn, screen: OpenContext
) -> None:
    gm = GmPage.open_room(screen(size=(1440, 900)), offturn.url, "Ambush")
    preview = gm.drop_file(FIGHT)
    expect(preview.get_by_role("heading", name="Fight: Goblin ambush")).to_be_visible()
    expect(preview.get_by_label("Copies").first).to_have_value("0")
    preview.get_by_role("button", name="Add the fight (5 combatants)").click()
    expect(gm.order.get_by_text("Captain Yarrow")).to_be_visible()
    expect(gm.order.get_by_text("Goblin 2")).to_be_visible()

    editor = gm.edit("Captain Yarrow")
    expect(editor.get_by_text("The captain adds 2 to its AC")).to_be_visible()
    editor.get_by_text("Ask for it by itself").click()
    editor.get_by_role("combobox", name="By whom").select_option("A foe")
    editor.get_by_role("combobox", name="Where").select_option("Within reach")
    editor.get_by_role("combobox", name="When").select_option("attacks")
    editor.get_by_label("Only when aimed at the owner").check()
    editor.get_by_role("button", name="Ask for it from now on").click()
    expect(editor.get_by_text("Asked for:")).to_be_visible()
    editor.get_by_role("button", name="Keep it as text only").click()
    expect(editor.get_by_text("Ask for it by itself")).to_be_visible()


def test_the_columns_of_a_table_are_chosen_by_hand(
    offturn: Offturn, screen: OpenContext, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expect("status of 422")
    gm = GmPage.open_room(screen(size=(390, 844)), offturn.url, "Columns")
    file = tmp_path / "foes.csv"
    file.write_text("wer,zahl\nWolf,7\n")
    preview = gm.import_file(file)
    expect(preview.get_by_role("alert")).to_contain_text("foes.csv")
    preview.get_by_role("combobox", name="Name", exact=True).select_option("wer")
    preview.get_by_role("combobox", name="Most hit points", exact=True).select_option("zahl")
    preview.get_by_role("button", name="Read again").click()
    expect(preview.get_by_role("heading", name="Wolf")).to_be_visible()
    preview.get_by_role("button", name="Add 1 combatant").click()
    expect(gm.order.get_by_text("Wolf")).to_be_visible()
