"""Answers: whose, when, how often, and in whose place."""

from dataclasses import replace

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.mode import Mode
from engine.kernel.state import Settings
from engine.kernel.units import ActionId, CombatantId, FrameId, SideId, Span
from tests.engine.fights import PACKS, Fight, begun, creature

A, B, C = (CombatantId(who) for who in "abc")
PARRY = ActionId("parry")


def asked(allowance: int = 0) -> Fight:
    """a strikes at b, who could parry, as c could cover it."""
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=2, position=(4, 3), hp=20),
        creature("c", initiative=1, position=(9, 7)),
        settings=Settings(allowance_ms=Span(allowance)),
    )
    fight.throws(9, 1, 1)
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    return fight


def parry(**fields: object) -> c.React:
    return c.React(**{"actor": B, "reaction": PARRY, **fields})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (parry(actor=CombatantId("x")), Reason.NOT_IN_ENCOUNTER),
        (parry(actor=A), Reason.TRIGGER),
        (parry(reaction=ActionId("cover")), Reason.INELIGIBLE),
        (parry(actor=A, reaction=ActionId("dance")), Reason.UNKNOWN),
        (parry(window=FrameId("gone")), Reason.WINDOW_CLOSED),
        (parry(targets=(A,)), Reason.REQUIREMENT),
        (c.Decline(actor=A), Reason.TRIGGER),
        (c.Decline(actor=CombatantId("x")), Reason.NOT_IN_ENCOUNTER),
        (c.Decline(actor=B, window=FrameId("gone")), Reason.WINDOW_CLOSED),
    ],
)
def test_who_was_not_asked_or_that_was_not_offered(
    command: c.React | c.Decline, reason: Reason
) -> None:
    assert asked().refused(command).reason is reason


def test_a_frame_that_is_no_window_takes_no_answer() -> None:
    fight = asked()
    assert fight.refused(parry(window=fight.pending().id)).reason is Reason.WINDOW_CLOSED


def test_who_is_asked_elsewhere_is_not_asked_here() -> None:
    fight = asked()
    fight.do(c.Edit(combatant=C, budgets={"answer": 0}))  # type: ignore[dict-item]
    assert fight.refused(parry(actor=A, window=fight.window().id)).reason is Reason.TRIGGER


def test_what_bars_a_reaction_comes_before_why_it_was_not_offered() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=2, position=(9, 7)),
        creature("c", initiative=1, position=(4, 3)),
    )
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    slash = c.React(actor=B, reaction=ActionId("slash"))
    assert fight.refused(slash).params == {"why": "out_of_reach"}
    fight.do(c.Edit(combatant=B, budgets={"answer": 0}))  # type: ignore[dict-item]
    assert fight.refused(slash).reason is Reason.INSUFFICIENT


def test_one_answers_once_unless_it_says_that_it_changes() -> None:
    fight = asked()
    fight.do(parry())
    assert fight.refused(c.Decline(actor=B)).reason is Reason.ALREADY_ANSWERED
    fight.do(c.Decline(actor=B, change=True))
    reply = fight.window().asked[B].reply
    assert reply is not None
    assert reply.reaction is None


def test_from_its_closing_instant_on_an_answer_is_too_late() -> None:
    fight = asked()
    fight.wait(20_000, tick=False)
    assert fight.refused(parry()).reason is Reason.TOO_LATE
    fight.wait(0)
    assert fight.state.stack == ()


def test_what_was_sent_in_time_counts_as_far_as_the_credit_goes() -> None:
    fight = asked(allowance=500)
    fight.wait(20_200)
    assert fight.refused(parry(), credit=200).reason is Reason.TOO_LATE
    (event,) = fight.do(parry(), credit=201)
    assert event.credit == 201  # type: ignore[union-attr]


def test_what_time_answered_cannot_be_changed() -> None:
    fight = asked()
    fight.do(c.Extend(window=fight.window().id, ms=Span(1)))
    fight.wait(20_000)
    fight.do(c.AnswerFor(window=fight.window().id, actor=C, reaction=None))
    assert fight.refused(parry(window=FrameId("gone"))).reason is Reason.WINDOW_CLOSED


def test_time_is_up_for_one_while_another_has_more() -> None:
    fight = asked()
    fight.do(c.TakeSeat(seat="s", name="Phone", role="player", controls=(C,)))  # type: ignore[arg-type]
    fight.do(c.CloseAll())
    fight.do(c.SetSeat(seat="s", factor=2))  # type: ignore[arg-type]
    fight.throws(9, 1, 1)
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    fight.wait(20_000)
    for change in (False, True):
        assert fight.refused(parry(change=change)).reason is Reason.TOO_LATE


def test_the_gm_answers_in_somebodys_place_and_that_stands() -> None:
    fight = asked()
    window = fight.window().id
    fight.do(c.AnswerFor(window=window, actor=B, reaction=PARRY))
    assert fight.refused(parry(change=True)).reason is Reason.ALREADY_ANSWERED
    fight.do(c.AnswerFor(window=window, actor=B))
    reply = fight.window().asked[B].reply
    assert reply is not None
    assert (reply.by, reply.reaction) == ("gm", None)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"actor": A}, Reason.UNKNOWN),
        ({"window": FrameId("gone")}, Reason.WINDOW_CLOSED),
        ({"reaction": ActionId("cover")}, Reason.INELIGIBLE),
        ({"reaction": PARRY, "targets": (A,)}, Reason.REQUIREMENT),
    ],
)
def test_the_gm_too_answers_only_what_was_asked(fields: dict[str, object], reason: Reason) -> None:
    fight = asked()
    command = {"window": fight.window().id, "actor": B, **fields}
    assert fight.refused(c.AnswerFor(**command)).reason is reason  # type: ignore[arg-type]


def test_what_somebody_else_has_readied_is_nothing_of_mine() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=2, position=(9, 7)),
    )
    fight.do(c.Ready(actor=A, action=ActionId("run"), trigger=c.HeldTrigger(on="struck")))
    run = c.React(actor=B, reaction=ActionId("run"))
    assert fight.refused(run).reason is Reason.UNKNOWN
    assert fight.refused(replace(run, actor=A)).reason is Reason.TRIGGER


def test_who_meddles_with_an_answer_loses_the_bout_for_its_side() -> None:
    """Nobody asked c: where meddling forfeits a bout, the answer ends it, whatever it is."""
    batch = PACKS["tiny_batch"]
    party, foes = SideId("party"), SideId("foes")
    bout = Mode(name="bout", fighters=(A, B), sides=(party, foes))
    for forfeit in (True, False):
        mode = replace(batch.modes["bout"], forfeit=forfeit)
        fight = begun(
            creature("a", side=party),
            creature("b", side=foes),
            creature("c", side=foes),
            pack=replace(batch, modes={"bout": mode}),
        )
        fight.state = replace(fight.state, mode=bout)
        counter = c.React(actor=C, reaction=ActionId("counter"))
        if not forfeit:
            assert fight.refused(counter).reason is Reason.EXCLUSIVE_MODE
            continue
        events = fight.do(counter)
        (over,) = [one for one in events if isinstance(one, e.ModeEnded)]
        assert (over.reason, over.winner, fight.state.mode) == ("forfeited", party, None)
        assert fight.state.scores == {party: mode.winner}
