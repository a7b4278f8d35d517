"""What a seat reads of questions, of its options, and of whose turn it is."""

from dataclasses import replace
from typing import Any

import pytest

from engine.kernel.commands import Dismiss
from engine.kernel.frames import Asking, Question
from engine.kernel.rules import PickRule
from engine.kernel.state import Owned, Seat
from engine.kernel.units import ActionId, Choice, CombatantId, FrameId, Instant, SeatId
from engine.kernel.view import me
from engine.kernel.view.questions import question
from engine.kernel.view.turn import turn
from engine.kernel.view.words import action
from engine.kernel.waiting import Work, work_key
from tests.engine.fights import TINY, begun, creature
from tests.engine.test_held import STRIKE, WORDS, readied
from tests.engine.test_view import A, ambush
from tests.engine.trio import ADA, CORA

GM = Seat(id=SeatId("gm"), name="Desk", role="gm")
BY_A = {"source": {"t": "a"}}
ASKED = Question(
    id=FrameId("q"),
    ask="facts",
    to=None,
    parent=None,
    source=A,
    text="in_reach",
    choices=(),
    default=(),
    opened_at=Instant(0),
    closes_at=None,
)


@pytest.mark.parametrize(
    ("fields", "title"),
    [
        ({}, {"id": "question-facts-in_reach", "params": BY_A}),
        (
            {"text": "light"},
            {"id": "question-facts-stated", "params": {"fact": {"id": "fact-light"}}},
        ),
        (
            {"ask": "dc", "text": "flurry"},
            {"id": "question-dc", "params": {**BY_A, "action": {"id": "action-flurry"}}},
        ),
        (
            {"ask": "redeclare", "source": None, "text": "flurry"},
            {
                "id": "question-redeclare",
                "params": {"source": {"id": "someone"}, "action": {"id": "something"}},
            },
        ),
        (
            {"ask": "pick", "text": "flurry"},
            {"id": "question-pick-flurry", "params": BY_A},
        ),
        (
            {"ask": "die", "text": "hit", "of": "chance 20"},
            {"id": "question-die-chance", "params": {**BY_A, "action": {"id": "action-hit"}}},
        ),
        ({"ask": "slot", "text": ""}, {"id": "question-slot", "params": BY_A}),
        (
            {"ask": "adjudicate", "text": "ritual"},
            {"id": "question-adjudicate-ritual", "params": BY_A},
        ),
    ],
)
def test_what_a_question_is_called(fields: dict[str, Any], title: dict[str, object]) -> None:
    frame: Question = replace(ASKED, **fields)
    ask: Asking = frame.ask
    shown = question(ambush().state, frame, gm=True)
    assert (shown["title"], shown["ask"]) == (title, ask)


def options_of(state: Any, pack: Any) -> dict[str, Any]:
    found: Any = me(state, GM, pack)["options"]
    return {one["command"].get("action"): one for one in found}


def test_an_option_says_what_there_is_to_pick_and_what_is_done_already() -> None:
    rest, ritual = TINY.actions[ActionId("rest")], TINY.actions[ActionId("ritual")]
    worded = replace(rest, pick=PickRule(words=("left", "right")))
    pack = replace(TINY, actions={**TINY.actions, worded.id: worded})
    fight = begun(creature("a", side="party", initiative=9), creature("b", initiative=1), pack=pack)
    before = options_of(fight.state, pack)
    assert before["rest"]["picks"] == [
        {
            "key": "pick",
            "label": {"id": "question-pick-rest", "params": {"source": {"t": "a"}}},
            "choices": [
                {"id": "left", "label": {"id": "choice-left"}},
                {"id": "right", "label": {"id": "choice-right"}},
            ],
        }
    ]
    assert "work" not in before["ritual"]
    begun_work = {work_key(A, ritual.id): Work(done=1, of=3, round=1)}
    state = replace(fight.state, activities=begun_work)
    assert options_of(state, pack)["ritual"]["work"] == {
        "done": 1,
        "of": 3,
        "degree": None,
    }


def test_a_room_calls_an_action_as_it_likes() -> None:
    fight = begun(creature("a", side="party", initiative=9), creature("b", initiative=1), pack=TINY)
    assert options_of(fight.state, TINY)["hit"]["label"] == {"id": "action-hit"}
    state = replace(fight.state, options={"name.hit": "Smash", "name.rest": ""})
    assert options_of(state, TINY)["hit"]["label"] == action(state, A, "hit") == {"t": "Smash"}
    assert options_of(state, TINY)["rest"]["label"] == {"id": "action-rest"}


def test_an_option_says_what_can_be_handed_over() -> None:
    ring = Owned(id=ActionId("ring"), name="Ring", base=ActionId("breathe"), stats={"range": 1})
    giving = replace(TINY.actions[ActionId("rest")], gives="range")
    pack = replace(TINY, actions={**TINY.actions, giving.id: giving})
    fight = begun(
        creature("a", initiative=9, owned=(ring,)), creature("b", initiative=1), pack=pack
    )
    item = {"id": "ring", "label": {"t": "Ring"}}
    assert options_of(fight.state, pack)["rest"]["picks"] == [{"key": "item", "choices": [item]}]


@pytest.mark.parametrize(
    ("hidden", "active", "round_", "shown"),
    [
        ("", "b", 2, (2, "b")),
        ("b", "b", 2, (2, "a")),
        ("bc", "c", 2, (2, "a")),
        ("ab", "a", 2, (1, "c")),
        ("ac", "a", 2, (1, "b")),
        ("ab", "a", 1, (1, None)),
        ("abc", "b", 2, (2, None)),
    ],
)
def test_while_somebody_hidden_acts_players_see_who_came_before(
    hidden: str, active: str, round_: int, shown: tuple[int, str | None]
) -> None:
    fight = begun(
        *(
            creature(who, initiative=9 - place, hidden=who in hidden)
            for place, who in enumerate("abc")
        )
    )
    assert fight.state.turn is not None
    of = replace(fight.state.turn, of=CombatantId(active))
    state = replace(fight.state, turn=of, round=round_)
    assert turn(state, gm=False) == shown
    assert turn(state, gm=True) == (round_, active)


def test_nobody_hidden_is_among_what_a_player_is_asked_to_choose() -> None:
    state = ambush().state
    hidden = next(who for who, one in state.combatants.items() if one.hidden)
    choices = (Choice(A), Choice(hidden), Choice(f"after:{hidden}"))
    asked = replace(ASKED, ask="target", to=A, text="hit", choices=choices, default=choices[1:])
    seen, all_of_it = (question(state, asked, gm=gm) for gm in (False, True))
    assert (str(seen["choices"]).count("'id'"), seen["default"]) == (1, [])
    assert (str(all_of_it["choices"]).count("'id'"), all_of_it["default"]) == (4, [*choices[1:]])


def test_whoever_readied_it_reads_it_and_can_give_it_up() -> None:
    fight = readied(WORDS)
    seats = {
        who: Seat(id=SeatId(who), name=who, role="player", controls=(who,)) for who in (ADA, CORA)
    }

    def listed(who: CombatantId) -> Any:
        return me(fight.state, seats[who], fight.pack)["held"]

    (one,) = listed(ADA)
    assert (one["action"], one["until"]) == ({"id": f"action-{STRIKE}"}, {"t": "the bell rings"})
    assert listed(CORA) == []
    fight.do(Dismiss(actor=ADA, held=one["command"]["held"]))
    assert one["command"]["type"] == "dismiss" and listed(ADA) == []
