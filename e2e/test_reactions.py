"""Stories of reactions: all are asked at once, answers are sealed, the rules give the order."""

from playwright.sync_api import expect

from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.demo import last_turn
from e2e.offturn import Offturn
from e2e.table import LEAVES, Table


def test_the_later_initiative_answers_first_and_the_first_blow_spares_the_second(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    table.run_past()
    table.cora.use()
    table.cora.expect_text("Sent")
    expect(table.gm.stack.get_by_text("Attack of opportunity").first).to_be_visible()
    assert not any('"reply"' in frame or "log-reaction" in frame for frame in table.ada.frames)
    table.ada.use()

    expect(table.gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    expect(table.gm.token("Reed Goblin", 6, 5)).to_be_visible()
    log = table.gm.log()
    blows = [line for line in log.splitlines() if "reacts" in line]
    assert len(blows) == 1 and "Ada" in blows[0], log
    assert "is not needed any more" in log
    assert "Stride of Reed Goblin is interrupted" in log
    table.gm.expect_budget("Cora", "Reaction: 1 of 1 left")
    table.gm.expect_budget("Ada", "Reaction: 0 of 1 left")
    last_turn(table.gm, table.ada, table.cora)


def test_server_and_store_are_killed_while_a_window_is_open(
    offturn: Offturn, screen: OpenContext, phone: OpenContext, complaints: Complaints
) -> None:
    complaints.expect("WebSocket connection to")
    table = Table(offturn, screen, phone)
    table.run_past()
    table.cora.use()
    table.cora.expect_text("Sent")
    left = table.ada.seconds_left()

    offturn.kill_everything()
    table.ada.expect_text("Not connected")
    offturn.start()

    table.ada.expect_prompt(LEAVES)
    table.ada.expect_connected()
    assert left - 8 <= table.ada.seconds_left() <= left
    table.cora.expect_text("Sent")
    table.ada.decline()
    expect(table.gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    blows = [line for line in table.gm.log().splitlines() if "reacts" in line]
    assert len(blows) == 1 and "Cora" in blows[0]


def test_nobody_answers_and_every_browser_is_closed(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    table.gm.set_window_seconds(5)
    table.run_past()
    token = table.gm.link[1]
    room = table.gm.link[0]
    for page in (table.gm.page, table.ada.page, table.cora.page):
        page.context.close()

    log = offturn.log_when(room, token, "Time is up.")
    assert "Time is up for Ada: declined" in log
    assert "Time is up for Cora: declined" in log
    assert "reacts" not in log
    assert "Reed Goblin moves" in log


def test_a_prompt_says_what_comes_of_no_answer(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    table.run_past()
    decline = table.cora.prompt.get_by_role("button", name="Decline")
    expect(decline).to_contain_text("also if time runs out")
    table.gm.page.get_by_role("button", name="Settings").click()
    panel = table.gm.page.get_by_role("dialog", name="Settings")
    panel.get_by_label("When time is up").select_option("wait")
    expect(table.cora.prompt.get_by_text("the table waits for you")).to_be_visible()
    expect(decline).not_to_contain_text("also if time runs out")
