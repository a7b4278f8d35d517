"""A story of a system with gaps: chosen on the landing page; somebody intrudes before an action."""

from playwright.sync_api import expect

from e2e.conftest import WIDE, OpenContext
from e2e.demo import act, answer, close_window, last_turn, open_demo
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage

GAP = "Dux is about to act"


def test_an_intrusion_comes_before_what_was_announced(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    gm = open_demo(screen(size=WIDE), offturn.url, "Active and passive")
    gm.expect_budget("Dux", "Active: 2 of 2 left")
    code = gm.code()
    alba = PlayerPage.join(phone(), offturn.url, code, "Ana", "Alba")
    bras = PlayerPage.join(phone(size=(360, 640)), offturn.url, code, "Beto", "Bras")
    gm.begin()
    gm.expect_turn("Alba")
    alba.end_turn()
    gm.expect_turn("Dux")

    # What Dux holds ready is sealed: the others learn that he is about to act, and wait.
    act(gm, "Guard")
    alba.expect_prompt(GAP)
    assert "Guard" not in alba.prompt.inner_text()
    bras.expect_text("Dux")
    assert not [frame for frame in bras.frames if '"action-guard"' in stack_of(frame)]
    answer(gm, "Eco", "Decline")
    alba.prompt.get_by_role("button", name="Dux").click()
    alba.use()
    answer(gm, "Ciro", "Decline")

    # Before the thrust others could come still; nobody does, it strikes, and the gap is open again.
    expect(gm.stack.get_by_role("heading", name="Alba is about to act")).to_be_visible()
    there_and_back(gm, alba)
    close_window(gm)
    expect(gm.row("Dux")).to_contain_text("19")
    alba.expect_prompt(GAP)
    alba.decline()
    close_window(gm)
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()

    log = gm.log()
    assert "Alba: Sudden thrust → Dux" in log, log
    assert "Dux: Guard" in log, log
    gm.expect_budget("Alba", "Active: 1 of 2 left")
    gm.expect_budget("Dux", "Passive: 0 of 1 left")
    last_turn(gm, alba, bras)


def there_and_back(gm: GmPage, alba: PlayerPage) -> None:
    """The GM looks at what was before two windows within each other, goes there, and comes back."""
    steps = gm.page.get_by_title("Steps", exact=True)
    panel = gm.page.get_by_role("dialog", name="Steps")
    depth = gm.stack.get_by_role("listitem").filter(has=gm.page.locator(".kicker")).count()
    steps.click()
    panel.get_by_role("button", name="Dux: Guard").click()
    expect(panel.get_by_text(f"Stack: {depth} → 0")).to_be_visible()
    panel.get_by_role("button", name="Undo this and what followed").click()
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    expect(alba.prompt).to_have_count(0)
    steps.click()
    panel.get_by_role("list").first.get_by_role("button").last.click()
    expect(panel.get_by_text(f"Stack: 0 → {depth}")).to_be_visible()
    panel.get_by_role("button", name="Redo up to here").click()
    expect(gm.stack.get_by_role("heading", name="Alba is about to act")).to_be_visible()


def stack_of(frame: str) -> str:
    """The part of a frame that says what is under way; empty where it says nothing of it."""
    found = frame.partition('"stack":')[2]
    return found.partition('"log":')[0]
