"""Bad input: each a clear message, and nothing is changed by it."""

import json
from pathlib import Path

from playwright.sync_api import expect

from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn


def test_an_unknown_room_says_so(offturn: Offturn, screen: OpenContext, phone: OpenContext) -> None:
    page = phone().new_page()
    page.goto(f"{offturn.url}/play#room=nowhere&token=nothing.nowhere")
    expect(page.get_by_text("This room does not exist any more.")).to_be_visible()


def test_a_wrong_code_says_so(offturn: Offturn, phone: OpenContext, complaints: Complaints) -> None:
    complaints.expect("status of 404")
    page = phone().new_page()
    page.goto(f"{offturn.url}/join")
    page.get_by_label("Join code").fill("XXXXXX")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("Join code")).to_be_visible()


def test_a_file_that_is_no_export_says_what_was_tried(
    offturn: Offturn, screen: OpenContext, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expect("status of 422")
    gm = GmPage.open_room(screen(size=(1440, 900)), offturn.url, "Bad files")
    file = tmp_path / "holiday.json"
    file.write_text('{"photos": [')
    preview = gm.import_file(file)
    expect(preview.get_by_role("alert")).to_contain_text("holiday.json")
    preview.get_by_role("button", name="Close").click()
    expect(gm.order.get_by_text("Nobody is in the fight yet")).to_be_visible()


def test_malformed_calls_are_answered_with_an_error(offturn: Offturn) -> None:
    for path, body, status, error in (
        ("/api/v1/rooms", b"{half", 400, "bad_message"),
        ("/api/v1/rooms", b"", 400, "bad_message"),
        ("/api/v1/rooms", {"system": "chess"}, 404, "unknown"),
        ("/api/v1/rooms", {"system": ["three_action"]}, 422, "bad_message"),
        ("/api/v1/rooms", {"system": "x" * 70_000}, 413, "too_big"),
        ("/api/v1/session", {"join": "XXXXXX", "name": "Anna"}, 404, "unknown"),
        ("/api/v1/import", b"name\nGob\n", 401, "token"),
    ):
        got, text = offturn.post(path, body)
        assert (got, json.loads(text)["error"]) == (status, error), (path, text)
