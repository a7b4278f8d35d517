"""What a player's device is never told: the GM's token, who is hidden, others' sealed answers."""

import json

from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.offturn import Offturn
from e2e.table import Table


def test_no_frame_carries_a_secret(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone, hidden="Lurker")
    table.run_past()
    table.cora.use()
    table.cora.expect_text("Sent")
    expect(table.gm.stack.get_by_text("Attack of opportunity").first).to_be_visible()
    before_the_close = list(table.ada.frames)
    table.ada.use()
    expect(table.gm.stack.get_by_text("Nothing is waiting")).to_be_visible()

    token = table.gm.link[1]
    hidden = table.gm.id_of("Lurker")
    cora = table.gm.id_of("Cora")
    assert before_the_close and hidden and cora
    for frame in (*table.ada.frames, *table.cora.frames):
        assert token not in frame
        assert "Lurker" not in frame
        assert hidden not in frame
    assert any(tells_answer(json.loads(frame), cora) for frame in table.gm.frames)
    assert any(tells_answer(json.loads(frame), cora) for frame in table.cora.frames)
    for frame in before_the_close:
        assert not tells_answer(json.loads(frame), cora)
        assert "log-reaction-used" not in frame
    an_ambush(table)


def an_ambush(table: Table) -> None:
    """Who was hidden shows as its turn starts, and not before."""
    gm = table.gm
    gm.edit("Lurker").get_by_role("button", name="Reveal as its turn starts").click()
    expect(gm.row("Lurker")).to_contain_text("hidden until its turn")
    acting = gm.page.get_by_role("region", name="Acting").get_by_role("heading").first
    # Everybody's dice decide when that is.
    for _ in gm.order.get_by_role("listitem").all():
        now = acting.inner_text()
        gm.end_turn()
        expect(acting).not_to_have_text(now)
        if "Lurker" in acting.inner_text():
            break
        expect(table.ada.page.get_by_text("Lurker")).to_have_count(0)
    gm.expect_turn("Lurker")
    for one in (table.ada, table.cora):
        one.expect_text("Lurker")
    expect(gm.row("Lurker")).not_to_contain_text("hidden")


def tells_answer(found: object, actor: str) -> bool:
    """Whether anything in it says what this one answered."""
    if isinstance(found, list):
        return any(tells_answer(one, actor) for one in found)
    if not isinstance(found, dict):
        return False
    if found.get("actor") == actor and (found.get("reply") or found.get("chosen")):
        return True
    return any(tells_answer(one, actor) for one in found.values())
