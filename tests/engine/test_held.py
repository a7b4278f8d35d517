"""Readied actions: what may be readied, for what, and what becomes of it."""

from dataclasses import replace

import pytest

from engine.kernel.commands import (
    Act,
    Begin,
    CloseAll,
    Decline,
    Dismiss,
    Edit,
    EffectCommand,
    End,
    EndTurn,
    HeldTrigger,
    React,
    Ready,
    Remove,
    ReportTrigger,
)
from engine.kernel.refusals import Reason
from engine.kernel.units import ActionId, CombatantId, HeldId
from tests.engine.fights import TINY, Fight, begun, creature, kinds
from tests.engine.trio import ADA, CORA, GOB, trio

STRIKE, STRIDE, STEP = ActionId("strike"), ActionId("stride"), ActionId("step")
MOVED = HeldTrigger(on="moved", source=GOB)
WORDS = HeldTrigger(text="the bell rings")


def readied(trigger: HeldTrigger = MOVED, **fields: object) -> Fight:
    """Ada has readied a strike; it is Cora's turn."""
    fight = trio()
    fight.do(Ready(actor=ADA, action=STRIKE, trigger=trigger, **fields))  # type: ignore[arg-type]
    return fight


@pytest.mark.parametrize(
    ("fields", "reason", "what"),
    [
        ({"action": "dance"}, Reason.UNKNOWN, "action"),
        ({"action": "light_torch"}, Reason.REQUIREMENT, "action"),
        ({"action": "cast_spell"}, Reason.REQUIREMENT, "action"),
        ({"action": "stand_up"}, Reason.REQUIREMENT, "prone"),
        ({"trigger": HeldTrigger(on="leaves_square")}, Reason.TRIGGER, None),
        ({"trigger": HeldTrigger(on="rain")}, Reason.TRIGGER, None),
        ({"trigger": HeldTrigger()}, Reason.TRIGGER, None),
        ({"trigger": HeldTrigger(text="x" * 201)}, Reason.REQUIREMENT, "name"),
        (
            {"trigger": HeldTrigger(on="moved", source=CombatantId("Zed"))},
            Reason.UNKNOWN,
            "combatant",
        ),
        ({"targets": (CORA,)}, Reason.REQUIREMENT, "target"),
        ({"targets": (GOB, GOB)}, Reason.REQUIREMENT, "targets"),
        ({"actor": CORA}, Reason.NOT_YOUR_TURN, None),
    ],
)
def test_what_cannot_be_readied(fields: dict[str, object], reason: Reason, what: object) -> None:
    command = replace(Ready(actor=ADA, action=STRIKE, trigger=MOVED), **fields)  # type: ignore[arg-type]
    refusal = trio().refused(command)
    assert (refusal.reason, refusal.params.get("what")) == (reason, what)


def test_a_system_without_it_says_so() -> None:
    fight = begun(creature("a", initiative=1), pack=replace(TINY, ready=None))
    command = Ready(actor=CombatantId("a"), action=ActionId("run"), trigger=MOVED)
    assert fight.refused(command).reason is Reason.UNSUPPORTED


def test_it_can_be_given_up_by_its_owner_only() -> None:
    fight = readied()
    (held,) = fight.state.held
    assert fight.refused(Dismiss(actor=CORA, held=held.id)).reason is Reason.UNKNOWN
    assert kinds(fight.do(Dismiss(actor=ADA, held=held.id))) == ["held.ended"]
    assert not fight.state.held


def test_what_is_described_in_words_happens_when_the_gm_says_so() -> None:
    fight = readied(WORDS, targets=(GOB,))
    (held,) = fight.state.held
    fight.do(ReportTrigger(held=held.id))
    assert fight.window().asked[ADA].offers[0].targets == (GOB,)
    fight.throws(12, 3)
    events = kinds(fight.do(React(actor=ADA, reaction=held.id)))  # type: ignore[arg-type]
    assert events.index("held.ended") < events.index("check.rolled")
    assert (fight.one("Gob").hp, fight.state.held) == (5, ())


def test_words_without_a_target_need_somebody_who_does_it() -> None:
    fight = readied(WORDS)
    (held,) = fight.state.held
    assert fight.refused(ReportTrigger(held=held.id)).params == {"what": "target"}
    assert fight.refused(ReportTrigger(held=HeldId("h"))).params == {"what": "held"}
    fight.do(ReportTrigger(held=held.id, source=GOB))
    fight.do(Decline(actor=ADA))
    assert fight.state.held == (held,)


def test_who_declined_an_attack_on_the_way_may_still_use_what_was_readied() -> None:
    fight = readied()
    fight.do(EndTurn(actor=CORA))
    fight.do(Act(actor=GOB, action=STRIDE, path=((6, 6), (7, 6))))
    assert fight.window().trigger == "leaves_square"
    fight.do(Decline(actor=ADA))
    fight.do(Decline(actor=CORA))
    assert fight.window().trigger == "moved"
    fight.do(Decline(actor=ADA))
    assert fight.one("Gob").position == (7, 6)


def test_a_readied_move_goes_where_its_owner_says() -> None:
    fight = trio()
    fight.do(Ready(actor=ADA, action=STRIDE, trigger=HeldTrigger(on="moved")))
    fight.do(Act(actor=CORA, action=STRIDE, path=((4, 6),)))
    assert fight.window().trigger == "leaves_square"
    fight.do(Decline(actor=GOB))
    bad = React(actor=ADA, reaction=STRIDE, path=((6, 5),))
    assert fight.refused(bad).params == {"what": "occupied"}
    fight.do(React(actor=ADA, reaction=STRIDE, path=((4, 5),)))
    assert fight.one("Ada").position == (5, 5)
    fight.do(Decline(actor=GOB))
    assert fight.one("Ada").position == (4, 5)


def test_a_readied_move_without_a_way_leaves_the_token_to_the_hand() -> None:
    fight = trio()
    fight.do(Ready(actor=ADA, action=STRIDE, trigger=HeldTrigger(on="moved")))
    fight.do(EndTurn(actor=CORA))
    fight.do(Act(actor=GOB, action=STRIDE, path=((7, 5),)))
    fight.do(Decline(actor=ADA))
    fight.do(Decline(actor=CORA))
    assert "action.resolved" in kinds(fight.do(React(actor=ADA, reaction=STRIDE)))
    assert fight.one("Ada").position == (5, 5)


def test_it_lapses_with_a_turn_that_is_skipped() -> None:
    fight = readied()
    fight.do(EffectCommand(combatant=ADA, condition="unconscious"))
    fight.do(EndTurn(actor=CORA))
    assert {"held.ended", "turn.skipped"} <= {*kinds(fight.do(EndTurn(actor=GOB)))}
    assert not fight.state.held


def test_it_goes_with_its_owner_and_never_aims_at_who_is_gone() -> None:
    fight = readied(targets=(GOB,))
    other = fight.copy()
    other.do(Remove(combatant=ADA))
    assert not other.state.held
    fight.do(Remove(combatant=GOB))
    (held,) = fight.state.held
    assert fight.refused(ReportTrigger(held=held.id)).params == {"what": "target"}


def test_it_is_kept_when_everything_under_way_is_dropped() -> None:
    fight = readied(WORDS, targets=(GOB,))
    (held,) = fight.state.held
    fight.do(ReportTrigger(held=held.id))
    fight.do(CloseAll())
    assert (fight.state.held, fight.one("Ada").budgets["reaction"]) == ((held,), 1)  # type: ignore[index]


def test_it_does_not_outlast_the_fight() -> None:
    fight = readied()
    fight.do(End())
    fight.do(Begin())
    assert not fight.state.held


def test_what_was_given_up_while_others_are_asked_is_not_used() -> None:
    fight = trio()
    for who in (ADA, CORA):
        fight.do(Ready(actor=who, action=STRIDE, trigger=HeldTrigger(on="moved")))
    fight.do(Act(actor=GOB, action=STRIDE, path=((7, 5),)))
    for who in (ADA, CORA):
        fight.do(Decline(actor=who))
    fight.do(React(actor=ADA, reaction=STRIDE))
    (mine, _) = fight.state.held
    fight.do(Dismiss(actor=ADA, held=mine.id))
    events = fight.do(Decline(actor=CORA))
    assert "window.released" in kinds(events)
    assert fight.one("Ada").budgets["reaction"] == 1  # type: ignore[index]


def test_what_does_not_fit_any_more_when_its_turn_comes_is_not_used() -> None:
    fight = trio()
    for who in (ADA, CORA):
        fight.do(Ready(actor=who, action=STRIKE, trigger=HeldTrigger(on="moved")))
    fight.do(Act(actor=GOB, action=STEP, path=((6, 6),)))
    fight.do(React(actor=ADA, reaction=STRIKE))
    fight.do(Edit(combatant=GOB, position=(1, 1)))
    events = kinds(fight.do(Decline(actor=CORA)))
    assert "window.released" in events
    assert "action.declared" not in events
