"""Reports: what the GM says has happened, whom he interrupts, which facts he states."""

import pytest

from engine.kernel.commands import (
    Act,
    Add,
    Answer,
    CloseAll,
    Decline,
    Delay,
    EffectCommand,
    End,
    EndTurn,
    Fact,
    Interrupt,
    Judge,
    React,
    Remove,
    ReportTrigger,
)
from engine.kernel.options import options
from engine.kernel.refusals import Reason
from engine.kernel.state import Owned
from engine.kernel.units import ActionId, Choice, CombatantId, FrameId
from engine.kernel.waiting import Work
from engine.text import codec
from tests.engine.fights import Fight, creature, kinds
from tests.engine.trio import ADA, CORA, GOB, PARTY, SYSTEM, trio

FALL, SPELL = ActionId("feather_fall"), ActionId("cast_spell")
MAGE = CombatantId("Mage")


def with_mage() -> Fight:
    """Among them a mage who can soften a fall, with a reaction left."""
    fight = trio()
    owned = Owned(id=FALL, name="Feather fall", base=FALL)
    mage = creature("Mage", side=PARTY, initiative=1, hp=5, position=(7, 5), owned=(owned,))
    fight.do(Add(creatures=(mage,)))
    for who in (ADA, CORA, GOB, MAGE):
        fight.do(EndTurn(actor=who))
    return fight


def test_a_report_is_for_triggers_that_no_action_has() -> None:
    fight = with_mage()
    assert fight.refused(ReportTrigger(kind="moved")).params == {"what": "trigger"}
    assert fight.refused(ReportTrigger(kind="rain")).params == {"what": "trigger"}
    gone = ReportTrigger(kind="falls", source=CombatantId("Zed"))
    assert fight.refused(gone).params == {"what": "combatant"}
    fight.do(End())
    assert fight.refused(ReportTrigger(kind="falls")).params == {"why": "over"}


def test_where_nobody_can_answer_nothing_opens() -> None:
    assert kinds(trio().do(ReportTrigger(kind="falls", source=ADA))) == []
    assert kinds(with_mage().do(ReportTrigger(kind="falls", source=GOB))) == []
    assert kinds(with_mage().do(ReportTrigger(kind="falls"))) == []


def test_a_report_comes_on_top_of_what_is_under_way() -> None:
    fight = with_mage()
    fight.do(Act(actor=ADA, action=SPELL))
    below = fight.window()
    fight.do(ReportTrigger(kind="falls", source=CORA))
    fight.do(React(actor=MAGE, reaction=FALL))
    assert fight.window().source == MAGE
    fight.do(Decline(actor=GOB))
    assert fight.window() == below
    assert "action.resolved" in kinds(fight.do(Decline(actor=GOB)))


def test_a_report_above_the_question_where_to_come_in_is_dropped_with_it() -> None:
    fight = with_mage()
    fight.do(Delay(actor=ADA))
    for who in (CORA, GOB, MAGE):
        fight.do(EndTurn(actor=who))
    fight.do(ReportTrigger(kind="falls", source=CORA))
    assert [one.kind for one in fight.state.stack] == ["question", "window"]
    fight.do(CloseAll())
    assert (fight.state.stack, fight.state.active) == ((), ADA)


def test_what_was_reported_of_somebody_gone_can_still_be_answered() -> None:
    fight = with_mage()
    fight.do(ReportTrigger(kind="falls", source=CORA))
    fight.do(Remove(combatant=CORA))
    events = kinds(fight.do(React(actor=MAGE, reaction=FALL)))
    assert "window.released" in events and fight.one("Mage").budgets["reaction"] == 1  # type: ignore[index]


def test_who_is_gone_answers_nothing() -> None:
    fight = with_mage()
    fight.do(ReportTrigger(kind="falls", source=CORA))
    fight.do(Remove(combatant=MAGE))
    assert not fight.state.stack


def test_the_gm_interrupts_an_action_below_a_window() -> None:
    fight = with_mage()
    fight.do(Act(actor=ADA, action=SPELL))
    action = fight.pending()
    events = kinds(fight.do(Interrupt(frame=action.id)))
    assert events == ["action.interrupted", "window.closed"]
    assert (fight.state.stack, fight.one("Gob").budgets["reaction"]) == ((), 1)  # type: ignore[index]


def test_the_gm_interrupts_a_reaction_too() -> None:
    fight = with_mage()
    fight.do(ReportTrigger(kind="falls", source=CORA))
    fight.do(React(actor=MAGE, reaction=FALL))
    fight.do(Interrupt(frame=fight.pending().id))
    assert (fight.state.stack, fight.one("Mage").budgets["reaction"]) == ((), 0)  # type: ignore[index]


@pytest.mark.parametrize("frame", ["f", "window"])
def test_only_an_action_can_be_interrupted(frame: str) -> None:
    fight = with_mage()
    fight.do(Act(actor=ADA, action=SPELL))
    found = fight.window().id if frame == "window" else FrameId(frame)
    assert fight.refused(Interrupt(frame=found)).params == {"what": "frame"}


def test_a_consequence_is_asked_before_the_window_below_goes() -> None:
    fight = trio(SYSTEM.variant({"tags.hand_over": "complex"}))
    fight.do(Act(actor=ADA, action=ActionId("hand_over"), targets=(CORA,)))
    fight.do(Interrupt(frame=fight.pending().id))
    question = fight.question()
    assert (question.ask, question.default) == ("consequence", ("item_falls",))
    wrong = Answer(question=question.id, value=(Choice("nothing"),))
    assert fight.refused(wrong).reason is Reason.UNKNOWN
    other = fight.copy()
    other.do(CloseAll())
    assert not other.state.stack
    fight.do(Judge(question=question.id, value=(Choice("keeps_item"),)))
    assert not fight.state.stack


def test_a_fact_is_stated_taken_back_and_forgotten_with_its_bearer() -> None:
    fight = trio()
    fight.do(Fact(about="near_cover", combatant=CORA, value=False))
    fight.do(Fact(about="near_cover", combatant=ADA, value=False))
    cover = Act(actor=ADA, action=ActionId("take_cover"))
    assert fight.refused(cover).params == {"what": "cover"}
    fight.do(Fact(about="near_cover", combatant=ADA, value=None))
    assert "effect.applied" in kinds(fight.do(cover))
    fight.do(Remove(combatant=CORA))
    assert not fight.state.facts
    bad = Fact(about="near cover", combatant=ADA, value=True)
    assert fight.refused(bad).params == {"what": "name"}


def test_work_over_several_turns_is_lost_when_it_is_interrupted() -> None:
    fight = trio()
    ritual = Act(actor=ADA, action=SPELL, choices={"turns": 3})
    fight.do(ritual)
    fight.do(Decline(actor=GOB))
    assert [*fight.state.activities.values()] == [Work(done=1, of=3, round=2)]
    fight.do(ritual)
    fight.do(Interrupt(frame=fight.pending().id))
    assert not fight.state.activities


def test_work_under_way_is_shown_and_another_number_begins_it_anew() -> None:
    fight = trio()
    fight.do(Act(actor=ADA, action=SPELL, choices={"turns": 5}))
    fight.do(Decline(actor=GOB))
    (option,) = (one for one in options(fight.state, ADA, fight.pack) if one.action == SPELL)
    assert option.choices["turns"] == (1, 10)
    assert option.work == Work(done=1, of=5, round=fight.state.round)
    refusal = fight.refused(Act(actor=ADA, action=SPELL, choices={"turns": 11}))
    assert refusal.params == {"what": "turns", "least": 1, "most": 10}
    assert codec.state.validate_json(codec.dump(fight.state)) == fight.state


def test_work_goes_with_its_worker() -> None:
    fight = trio()
    fight.do(Act(actor=ADA, action=SPELL, choices={"turns": 2}))
    fight.do(Decline(actor=GOB))
    fight.do(EffectCommand(combatant=CORA, condition="prone"))
    fight.do(Remove(combatant=ADA))
    assert not fight.state.activities
