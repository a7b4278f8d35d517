"""The room as a whole: its store stops and comes back, fights wait and go on, it moves and ends."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.table import LEAVES, Table


def test_a_store_that_is_away_is_told_and_costs_nobody_time(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    table.run_past()
    pages = [table.gm.page, table.ada.page, table.cora.page]
    with offturn.without_store():
        for page in pages:
            expect(page.get_by_text("Paused: the room cannot save.")).to_be_visible(timeout=4_000)
        left = table.ada.seconds_left()
    for page in pages:
        expect(page.get_by_text("Paused: the room cannot save.")).to_have_count(0, timeout=15_000)
    assert table.ada.seconds_left() >= left - 3
    table.ada.use()
    table.ada.expect_text("Sent")


def test_a_fight_waits_while_another_is_fought(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    gm = table.gm
    table.run_past()
    gm.page.get_by_role("button", name="Fights and room").click()
    room = gm.page.get_by_role("dialog", name="Fights and room")
    expect(room.get_by_text("None. Put one aside")).to_be_visible()
    room.get_by_label("Name of the fight on the table").fill("At the ford")
    room.get_by_role("button", name="Put this fight aside").click()
    expect(room.get_by_text("Round 1 · Orco and Reed Goblin")).to_be_visible()
    expect(table.ada.prompt).to_have_count(0)
    expect(gm.page.get_by_text("Get ready")).to_be_visible()
    room.get_by_role("button", name="Discard At the ford").click()
    room.get_by_role("button", name="Keep it").click()
    room.get_by_role("button", name="Go on with At the ford").click()
    table.ada.expect_prompt(LEAVES)
    table.cora.expect_prompt(LEAVES)
    table.cora.use()
    table.cora.expect_text("Sent")


def test_a_room_is_taken_along_and_deleted_with_care(
    offturn: Offturn,
    screen: OpenContext,
    phone: OpenContext,
    complaints: Complaints,
    tmp_path: Path,
) -> None:
    table = Table(offturn, screen, phone)
    page = table.gm.page
    complaints.expect("40[14]|status of 422")
    page.get_by_role("button", name="Fights and room").click()
    with page.expect_download() as came:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "room.json"
    came.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "offturn-room"
    page.get_by_role("button", name="Delete the room").click()
    last = page.get_by_role("button", name="Delete for good")
    expect(last).to_be_disabled()
    page.get_by_text("I have a copy, or I need none.").click()
    last.click()
    for one in (page, table.ada.page):
        expect(one.get_by_text("This room does not exist any more.")).to_be_visible()
    front = screen().new_page()
    front.goto(offturn.url)
    wrong = tmp_path / "list.json"
    wrong.write_text("[1, 2]")
    front.get_by_label("New room from a file").set_input_files(wrong)
    expect(front.get_by_text("The file could not be read.")).to_be_visible()
    front.get_by_label("New room from a file").set_input_files(file)
    expect(front.get_by_role("heading", name="Ambush at the ford")).to_be_visible()
    other = GmPage.open_room(screen(), offturn.url, "Elsewhere").page
    other.get_by_role("button", name="Fights and room").click()
    other.get_by_label("New room from a file").set_input_files(file)
    expect(other.get_by_role("heading", name="Ambush at the ford")).to_be_visible()
    expect(other.get_by_text(re.compile("Reed Goblin")).first).to_be_visible()
