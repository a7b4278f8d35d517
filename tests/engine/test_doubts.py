"""What nobody can compute when something is declared: asked, taken as said, or refused."""

import pytest

from engine.kernel.commands import (
    Act,
    Decline,
    EndTurn,
    Fact,
    HeldTrigger,
    Judge,
    React,
    Ready,
    Remove,
    TakeSeat,
)
from engine.kernel.events import ActionWithdrawn
from engine.kernel.options import options
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.state import Settings
from engine.kernel.units import ActionId, Choice, CombatantId, SeatId, SideId
from tests.engine.fights import Fight, begun, creature, kinds
from tests.engine.trio import ADA, CORA, GOB, SYSTEM

STRIKE, COVER, STRIDE = ActionId("strike"), ActionId("take_cover"), ActionId("stride")
PARTY = SideId("party")


def mind(unknown: str = "ask", *, seats: bool = True) -> Fight:
    """Ada, Cora and Gob with no board between them; a player plays Ada and Cora."""
    stats = {"ac": 15, "attack": 5, "damage": "1d6"}
    fight = begun(
        creature("Ada", side=PARTY, initiative=18, hp=30, stats=stats),
        creature("Cora", side=PARTY, initiative=15, hp=24, stats=stats),
        creature("Gob", initiative=14, hp=8, stats=stats),
        pack=SYSTEM.rules,
        board=None,
        settings=Settings(unknown=unknown),  # type: ignore[arg-type]
    )
    if seats:
        fight.do(TakeSeat(seat=SeatId("s1"), name="Ann", role="player", controls=(ADA, CORA)))
    return fight


def strike(who: CombatantId = ADA, at: CombatantId = GOB, action: ActionId = STRIKE) -> Act:
    return Act(actor=who, action=action, targets=(at,))


def judge(fight: Fight, *who: str) -> list[str]:
    value = tuple(Choice(one) for one in who)
    return kinds(fight.do(Judge(question=fight.question().id, value=value)))


def withdrawn(fight: Fight) -> ActionWithdrawn:
    (event,) = [one for one in fight.log if isinstance(one, ActionWithdrawn)]
    return event


def test_the_gm_is_asked_before_anything_is_paid() -> None:
    fight = mind()
    left = fight.one("Ada").budgets
    events = kinds(fight.do(strike()))
    assert events == ["action.announced", "question.asked"]
    asked = fight.question()
    assert (asked.ask, asked.text, [*asked.choices]) == ("facts", "target_reach", ["Gob"])
    assert fight.one("Ada").budgets == left
    assert "action.declared" in judge(fight, "Gob")
    assert fight.one("Ada").budgets != left


def test_what_does_not_hold_is_withdrawn_and_costs_nothing() -> None:
    fight = mind()
    before = fight.state
    fight.do(strike())
    assert judge(fight) == ["question.answered", "action.withdrawn"]
    event = withdrawn(fight)
    assert event.why == Refusal(Reason.REQUIREMENT, {"what": "reach"})
    assert fight.state.combatants == before.combatants
    assert not fight.state.stack and fight.state.uses == before.uses


def test_time_decides_for_what_was_announced() -> None:
    fight = mind()
    fight.do(strike())
    assert "action.declared" in kinds(fight.wait(61_000))


def test_the_gm_says_it_by_declaring_it() -> None:
    fight = mind(seats=False)
    assert "action.declared" in kinds(fight.do(strike()))


def test_who_takes_unknown_for_given_is_not_asked() -> None:
    assert "action.declared" in kinds(mind("offer").do(strike()))


@pytest.mark.parametrize("seats", [True, False])
def test_who_skips_the_unknown_has_it_refused(*, seats: bool) -> None:
    fight = mind("skip", seats=seats)
    assert fight.refused(strike()).params == {"why": "unknown"}
    assert fight.refused(Act(actor=ADA, action=COVER)).params == {"why": "unknown"}
    fight.do(Fact(about="near_cover", combatant=ADA, value=True))
    assert "effect.applied" in kinds(fight.do(Act(actor=ADA, action=COVER)))


def test_a_fact_of_the_pack_is_asked_for() -> None:
    fight = mind()
    fight.do(Act(actor=ADA, action=COVER))
    asked = fight.question()
    assert (asked.text, [*asked.choices]) == ("near_cover", ["Ada"])
    judge(fight)
    event = withdrawn(fight)
    assert event.why is not None
    assert event.why.params == {"what": "cover"}


def test_room_to_charge_is_asked_for() -> None:
    fight = mind()
    fight.do(strike(action=ActionId("charge")))
    assert fight.question().text == "target_room"
    assert judge(fight) == ["question.answered", "action.withdrawn"]


def test_a_target_that_leaves_meanwhile_takes_it_along() -> None:
    fight = mind()
    fight.do(strike())
    fight.do(Remove(combatant=GOB))
    judge(fight, "Gob")
    why = withdrawn(fight).why
    assert why is not None
    assert why.reason is Reason.UNKNOWN
    assert not fight.state.stack


def test_an_actor_that_leaves_meanwhile_takes_it_along() -> None:
    fight = mind()
    fight.do(strike())
    events = kinds(fight.do(Remove(combatant=ADA)))
    assert "action.declared" not in events and not fight.state.stack


def readied(unknown: str = "ask") -> Fight:
    """Ada has readied a strike for whoever moves; Gob has the turn."""
    fight = mind(unknown, seats=False)
    fight.do(EndTurn(actor=ADA))
    fight.do(EndTurn(actor=CORA))
    fight.do(EndTurn(actor=GOB))
    fight.do(Ready(actor=ADA, action=STRIKE, trigger=HeldTrigger(on="moved")))
    fight.do(EndTurn(actor=CORA))
    return fight


def moved(fight: Fight) -> list[str]:
    """Gob moves; nobody takes the opportunity when he leaves."""
    events = kinds(fight.do(Act(actor=GOB, action=STRIDE)))
    if fight.state.stack and fight.state.stack[-1].kind == "question":
        events = judge(fight)
    while fight.state.stack and fight.state.stack[-1].kind == "window":
        window = fight.window()
        if "leaves_square" not in window.trigger:
            break
        for who in window.asked:
            events = kinds(fight.do(Decline(actor=who)))
    return events


def test_the_aim_of_a_readied_action_is_asked_for() -> None:
    fight = readied()
    moved(fight)
    asked = fight.question()
    assert (asked.text, [*asked.choices]) == ("in_reach", ["Ada"])
    assert "window.opened" in judge(fight, "Ada")
    assert "window.answered" in kinds(fight.do(React(actor=ADA, reaction=STRIKE)))


def test_who_cannot_reach_is_not_offered_what_was_readied() -> None:
    fight = readied()
    moved(fight)
    assert "window.opened" not in judge(fight)
    assert fight.refused(React(actor=ADA, reaction=STRIKE)).params == {"why": "out_of_reach"}


def test_a_readied_action_at_an_unknown_aim_is_skipped_or_offered() -> None:
    skipped = readied("skip")
    moved(skipped)
    assert not skipped.state.stack
    assert skipped.state.withheld["Ada:strike"].params == {"why": "unknown"}
    offered = readied("offer")
    moved(offered)
    assert [*offered.window().asked] == [ADA]


def test_options_show_what_is_skipped() -> None:
    fight = mind("skip")
    found = {one.action: one for one in options(fight.state, ADA, fight.pack)}
    assert found[STRIKE].candidates == ()
    cover = found[COVER].refusal
    assert cover is not None and cover.params == {"why": "unknown"}
    assert found[STRIDE].refusal is None
