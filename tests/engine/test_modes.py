"""Modes: who may end one and set its points, and what comes of a fighter that is gone."""

from dataclasses import replace

import pytest

from engine.kernel import Reason, Rejected, challenges, goods, modes
from engine.kernel.budgets import ITEM
from engine.kernel.draft import Draft
from engine.kernel.events import ModeBegan, ModeEnded, ScoreChanged
from engine.kernel.frames import Pending, Question
from engine.kernel.units import ActionId, Choice, CombatantId, FrameId, SideId
from engine.kernel.view import shared
from engine.kernel.view.words import name, say
from tests.engine.fights import PACKS, begun, creature, kinds

PACK = PACKS["tiny_batch"]
A, B, C = (CombatantId(who) for who in "abc")
RED, BLUE = SideId("red"), SideId("blue")


def draft(*, bout: bool = True) -> Draft:
    """a of red against b of blue, whom c looks on to; ``bout``: in a mode."""
    fight = begun(
        creature("a", side="red"), creature("b", side="blue"), creature("c", side="blue"), pack=PACK
    )
    found = Draft(fight.state, fight.stamp(), PACK)
    if bout:
        found.emit(ModeBegan(mode="bout", fighters=(A, B)))
        found.events.clear()
    return found


def test_a_fighter_who_is_gone_has_lost() -> None:
    found = draft()
    rest = {who: one for who, one in found.state.combatants.items() if who != B}
    found.state = replace(found.state, combatants=rest)
    assert modes.look(found)
    ended = found.events[0]
    assert isinstance(ended, ModeEnded)
    assert (ended.reason, ended.winner) == ("won", RED)
    assert found.state.scores == {RED: 6}


def test_points_go_no_higher_than_the_most() -> None:
    found = draft()
    found.state = replace(found.state, scores={RED: PACK.modes["bout"].most})
    modes.end(found, frozenset({BLUE}), "won")
    assert "score.changed" not in kinds(found.events)
    assert found.state.scores == {RED: 10}


def test_a_fighter_does_not_meddle_and_whoever_does_loses_for_its_side() -> None:
    found = draft()
    modes.interfere(found, A)
    assert found.events == []
    modes.interfere(found, C)
    assert isinstance(found.events[0], ModeEnded)
    assert (found.events[0].reason, found.events[0].winner) == ("forfeited", RED)


def test_without_a_mode_there_is_none_to_give_up() -> None:
    found = draft(bout=False)
    with pytest.raises(Rejected) as caught:
        modes.give_up(found)
    assert caught.value.refusal.reason is Reason.NOT_NOW
    modes.give_up(with_mode := draft())
    assert with_mode.state.mode is None


def test_points_that_a_side_has_are_not_set_again() -> None:
    found = draft(bout=False)
    modes.set_score(found, RED, 4)
    modes.set_score(found, RED, 4)
    assert found.events == [ScoreChanged(side=RED, value=4, change=4)]


def test_a_challenge_whose_challenger_is_gone_comes_to_nothing() -> None:
    found = draft(bout=False)
    asked = Question(
        id=FrameId("q"),
        ask="challenge",
        to=B,
        parent=None,
        source=CombatantId("gone"),
        text="bout",
        choices=(Choice(B),),
        default=(Choice(B),),
        opened_at=found.now,
        closes_at=None,
    )
    modes.answered(found, asked, (Choice(B),))
    assert found.events == []
    modes.answered(found, replace(asked, source=A), (Choice(B),))
    assert kinds(found.events)[0] == "mode.began"


def test_nobody_is_challenged_where_no_foe_can_fight() -> None:
    found = draft(bout=False)
    dare = Pending(id=FrameId("x"), by=A, action=ActionId("dare"))
    mine = {who: one for who, one in found.state.combatants.items() if who == A}
    found.state, whole = replace(found.state, combatants=mine), found.state
    challenges.challenge(found, dare, "bout")
    assert found.events == []
    found.state = whole
    challenges.challenge(found, dare, "bout")
    assert kinds(found.events) == ["question.asked"]


def test_what_is_not_there_any_more_does_not_change_hands() -> None:
    found = draft(bout=False)
    gone = Pending(id=FrameId("x"), by=A, action=ActionId("hand"), choices={ITEM: "lamp"})
    goods.hand_over(found, gone, B)
    assert found.events == []


def test_everybody_sees_which_mode_it_is_and_who_fights() -> None:
    state = draft().state
    room = shared(state, PACK, gm=False)["room"]
    assert isinstance(room, dict)
    assert room["mode"] == {
        "title": say("mode-bout"),
        "fighters": [name(state, who, gm=False) for who in (A, B)],
    }
