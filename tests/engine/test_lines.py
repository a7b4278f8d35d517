"""Commands and lines: what is written is read back, and what is wrong is said plainly."""

import pytest
from hypothesis import given, settings

from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.effects import Effect, Expiry
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.timing import TimingPoint
from engine.kernel.turn import Slot
from engine.kernel.units import (
    ActionId,
    BudgetId,
    Choice,
    CombatantId,
    EffectId,
    FrameId,
    Instant,
    Span,
)
from engine.text import codec
from engine.text.events import QUIET, SHAPES, TAGS, shown, write_event
from engine.text.lines import KINDS, read_command, write_command, write_refusal
from engine.text.names import Names
from engine.text.values import milliseconds, seconds
from engine.text.words import LineError
from tests.engine.strategies import COMMANDS

ADA, GOB, BLACK = CombatantId("Ada"), CombatantId("Gob"), CombatantId("Black Gob")
F2 = FrameId("f2")

LINES = [
    ("begin", c.Begin()),
    (
        "Gob act action=stride path=6:6>7:6",
        c.Act(actor=GOB, action=ActionId("stride"), path=((6, 6), (7, 6))),
    ),
    (
        '"Black Gob" act action=strike targets=Ada,"Black Gob" choices.action=2',
        c.Act(
            actor=BLACK,
            action=ActionId("strike"),
            targets=(ADA, BLACK),
            choices={"action": 2},
        ),
    ),
    (
        'Ada act action=aid targets=Gob choices.pick="Black Gob"',
        c.Act(actor=ADA, action=ActionId("aid"), targets=(GOB,), choices={"pick": BLACK}),
    ),
    (
        "Ada react reaction=attack_of_opportunity window=f2 change=true",
        c.React(actor=ADA, reaction=ActionId("attack_of_opportunity"), window=F2, change=True),
    ),
    ("Ada decline again=true", c.Decline(actor=ADA, again=True)),
    ("extend window=f2 ms=10.5", c.Extend(window=F2, ms=Span(10_500))),
    ("judge question=f2 value=Ada,Gob", c.Judge(question=F2, value=(Choice(ADA), Choice(GOB)))),
    ("judge question=f2 value=none", c.Judge(question=F2, value=())),
    (
        "Ada edit position=3:4 budgets.reaction=0",
        c.Edit(combatant=ADA, position=(3, 4), budgets={BudgetId("reaction"): 0}),
    ),
    ("Ada defeat on=false", c.Defeat(combatant=ADA, on=False)),
    ("options options.free=true", c.SetOptions(options={"free": True})),
    ('options options.free="true"', c.SetOptions(options={"free": "true"})),
    ("board", c.SetBoard()),
    ("tick", c.Tick()),
]


@pytest.mark.parametrize(("line", "command"), LINES, ids=[line for line, _ in LINES])
def test_a_line_is_its_command(line: str, command: c.Command) -> None:
    assert read_command(line, Names()) == command
    assert write_command(command, Names()) == line


def test_json_goes_from_its_brace_to_its_end() -> None:
    line = 'add creatures=[{"name": "Black # Gob", "position": [3, 4]}]  # an ally'
    assert read_command(line, Names()) == c.Add(
        creatures=(c.Creature(name="Black # Gob", position=(3, 4)),)
    )


@given(COMMANDS)
@settings(deadline=None)
def test_every_command_survives_its_line(command: c.Command) -> None:
    line = write_command(command, Names())
    assert "\n" not in line
    assert read_command(line, Names()) == command


@given(COMMANDS)
@settings(deadline=None)
def test_every_command_survives_json(command: c.Command) -> None:
    assert codec.command.validate_json(codec.dump(command)) == command


WRONG = [
    ("", "unknown command ; there are: "),
    ("Ada", "unknown command Ada; there are: absent, act, add,"),
    ("Ada strike", "unknown command strike"),
    ("act action=stride", "expected one name before act"),
    ("Ada begin", "expected no name before begin"),
    ("Ada act action=stride to=3:4", "act has no to=; it takes: action, targets, path, choices"),
    ("Ada act actor=Gob action=stride", "act has no actor="),
    ("Ada act action=stride action=step", "action= stands here twice"),
    ("Ada act action=stride path=3,4", "expected a square, like 3:4, not 3"),
    ("Ada act action=", "expected a value"),
    ('Ada act action="stride', "expected a closing quotation mark"),
    ("Ada act action=stride choices=2", "expected JSON"),
    ('add creatures=[{"name": "Gob"', "no JSON"),
    ("Ada act action.x=stride", "action has no parts"),
    ("extend window=f2 ms=soon", "expected seconds, like 21.0, not soon"),
    ("Ada act", "act.action: Field required"),
    ("Ada edit hp=many", "edit.hp: Input should be a valid integer"),
]


@pytest.mark.parametrize(("line", "message"), WRONG, ids=[line for line, _ in WRONG])
def test_a_wrong_line_says_what_was_expected(line: str, message: str) -> None:
    with pytest.raises(LineError) as error:
        read_command(line, Names())
    assert message in str(error.value)


def test_every_command_has_a_name_and_every_event_a_shape() -> None:
    assert "act" in KINDS
    assert set(SHAPES) | set(QUIET) == TAGS
    assert not set(SHAPES) & set(QUIET)


EVENTS: list[tuple[e.Event, str | None]] = [
    (e.BudgetChanged(combatant=BLACK, budget=BudgetId("reaction"), value=0),
     'budget.changed combatant="Black Gob" budget=reaction value=0'),
    (e.HpChanged(combatant=GOB, value=2, change=-6), "hp.changed combatant=Gob value=2 change=-6"),
    (e.OrderSet(order=(Slot(holder=ADA, rank=18), Slot(holder=GOB, rank=14))),
     "order.set order=Ada,Gob"),
    (e.WindowExtended(frame=F2, closes_at={ADA: Instant(21_000), GOB: Instant(41_500)}),
     "window.extended frame=f2 closes_at=Ada:21.0,Gob:41.5"),
    (e.EffectApplied(effect=Effect(
        id=EffectId("e1"), on=ADA, name="blessed by the moon", modifiers={"attack": 1},
        until=Expiry(at=TimingPoint.TURN_END, anchor=GOB))),
     'effect.applied effect=e1 combatant=Ada name="blessed by the moon" modifiers.attack=1'
     " until=turn_end anchor=Gob"),
    (e.EffectEnded(
        effect=EffectId("e1"), combatant=ADA, name="condition-prone", reason="expired"),
     "effect.ended effect=e1 combatant=Ada name=prone reason=expired"),
    (e.WindowReleased(
        frame=FrameId("f3"), window=F2, by=ADA, reaction="counter",
        why=Refusal(Reason.LIMIT, {"scope": "window"})),
     "window.released frame=f2 by=Ada reaction=counter reason=limit scope=window"),
    (e.BoardSet(board=None), "board.set board=none"),
    (e.FrameMoved(frame=F2, next=1, at=None), None),
]  # fmt: skip


@pytest.mark.parametrize(("event", "line"), EVENTS, ids=[event.type for event, _ in EVENTS])
def test_an_event_is_one_flat_line(event: e.Event, line: str | None) -> None:
    assert write_event(event, Names()) == line


def test_of_orders_in_a_row_the_last_is_shown() -> None:
    one = e.OrderSet(order=(Slot(holder=ADA, rank=18),))
    two = e.OrderSet(order=(Slot(holder=GOB, rank=20), Slot(holder=ADA, rank=18)))
    lines = shown((one, two, e.EncounterBegan(), one), Names())
    assert lines == ["order.set order=Gob,Ada", "encounter.began", "order.set order=Ada"]


def test_a_refusal_has_its_facts() -> None:
    refusal = Refusal(Reason.INSUFFICIENT, {"budget": "action", "need": 2, "have": 1})
    assert write_refusal(refusal, Names()) == "insufficient budget=action need=2 have=1"


@pytest.mark.parametrize(
    ("ms", "text"),
    [(0, "0.0"), (21_000, "21.0"), (20_500, "20.5"), (7, "0.007"), (61_230, "61.23")],
)
def test_times_are_seconds(ms: int, text: str) -> None:
    assert seconds(ms) == text
    assert milliseconds(text) == ms
