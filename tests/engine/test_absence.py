"""Those who are asked while nobody is there to answer: what the room does meanwhile."""

import pytest

from engine.kernel import Reason, next_deadline, view
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.creatures import OptionValue
from engine.kernel.offers import StandingRule
from engine.kernel.state import Seat
from engine.kernel.units import ActionId, CombatantId, FrameId, SeatId
from tests.engine.fights import Fight, kinds
from tests.engine.test_hourglass import RUN_MS, A, B, C, left, run

PHONE = SeatId("s")
GM = Seat(id=SeatId("gm"), name="Desk", role="gm")


def gone(fight: Fight, who: CombatantId = B, *, on: bool = True) -> tuple[e.Event, ...]:
    return fight.do(c.Absent(window=fight.window().id, actor=who, on=on))


def asked(policy: str, **changes: OptionValue) -> Fight:
    return run(changes={"absent": policy, **changes})


def attack(fight: Fight, who: CombatantId = B) -> ActionId:
    return fight.window().asked[who].offers[0].reaction


def test_the_gm_is_told_and_time_goes_on() -> None:
    fight = run()
    assert fight.state.settings.absent == "ask"
    (event,) = gone(fight)
    assert event == e.WindowAbsent(
        frame=fight.window().id, by=B, at=fight.now, on=True, policy="ask"
    )
    assert gone(fight) == ()
    one = next(part for part in _seen(fight) if part["actor"] == B)
    assert one["absent"] is True and one["held_at"] is None
    fight.wait(RUN_MS - 1)
    assert kinds(fight.wait(1))[:2] == ["window.expired", "window.expired"]


def _seen(fight: Fight) -> list[dict[str, object]]:
    frames = view(fight.state, GM, fight.pack)["stack"]["frames"]  # type: ignore[index,call-overload]
    parts: list[dict[str, object]] = frames[-1]["asked"]  # type: ignore[index,call-overload,assignment]
    return parts


def test_time_stands_still_until_somebody_is_there() -> None:
    fight = asked("hold")
    fight.wait(4_000)
    (event,) = gone(fight)
    assert isinstance(event, e.WindowAbsent) and event.rests
    assert kinds(fight.wait(RUN_MS)) == ["window.expired"], "the others' time goes on"
    assert next_deadline(fight.state) is None
    (event,) = gone(fight, on=False)
    assert isinstance(event, e.WindowAbsent) and event.rests and not event.on
    assert left(fight) == RUN_MS - 4_000
    assert "window.closed" in kinds(fight.wait(RUN_MS - 4_000))


def test_the_gm_holds_and_lets_go_whoever_is_there() -> None:
    fight = asked("hold")
    gone(fight)
    window = fight.window().id
    fight.do(c.Hold(window=window))
    gone(fight, on=False)
    assert fight.window().asked[B].held_at is not None, "what the GM holds stays held"
    fight.do(c.Hold(window=window, on=False))
    assert left(fight) == left(fight, C) == RUN_MS
    gone(fight)
    fight.do(c.Skip(window=window, actor=C))
    fight.do(c.Hold(window=window, on=False))
    fight.wait(1_000)
    assert left(fight) == RUN_MS - 1_000, "the GM does not wait for who is away"
    (event,) = gone(fight, on=False)
    assert isinstance(event, e.WindowAbsent) and not event.rests


def test_where_there_is_no_time_none_stands_still() -> None:
    fight = asked("hold")
    fight.do(c.Hold(window=fight.window().id))
    held = fight.window().asked[B].held_at
    (event,) = gone(fight)
    assert isinstance(event, e.WindowAbsent) and not event.rests
    assert fight.window().asked[B].held_at == held
    fight = asked("hold", expiry="wait")
    fight.wait(RUN_MS)
    (event,) = gone(fight)
    assert isinstance(event, e.WindowAbsent) and not event.rests


def test_nobody_s_absence_makes_a_decoy_longer() -> None:
    fight = asked("hold", masking="decoy")
    over = fight.window().not_before
    (event,) = gone(fight)
    assert isinstance(event, e.WindowAbsent) and not event.rests
    assert fight.window().not_before == over
    assert fight.window().asked[B].held_at is None


@pytest.mark.parametrize("mode", ["always", "expiry"])
def test_standing_orders_answer_at_once(mode: str) -> None:
    fight = asked("standing")
    what = attack(fight)
    rule = StandingRule(mode=mode)  # type: ignore[arg-type]
    fight.do(c.Standing(actor=B, reaction=what, rule=rule))
    kind = kinds(gone(fight))
    assert kind == ["window.absent", "window.answered"]
    reply = fight.window().asked[B].reply
    assert reply is not None and (reply.by, reply.reaction) == ("standing", what)


def test_without_a_standing_order_time_goes_on() -> None:
    fight = asked("standing")
    assert kinds(gone(fight)) == ["window.absent"]
    assert left(fight) == RUN_MS


def test_nobody_waits_where_the_fight_goes_on() -> None:
    fight = asked("go_on")
    fight.do(c.Skip(window=fight.window().id, actor=C))
    window = fight.window()
    events = gone(fight)
    assert kinds(events)[:3] == ["window.absent", "window.answered", "window.closed"]
    answered = events[1]
    assert isinstance(answered, e.WindowAnswered) and answered.reply.by == "absence"
    assert answered.reply.reaction is None
    late = c.React(actor=B, window=window.id, reaction=ActionId("strike"))
    assert fight.refused(late).reason is Reason.WINDOW_CLOSED


def test_who_comes_back_in_time_can_still_change_the_answer() -> None:
    fight = asked("go_on")
    gone(fight)
    assert gone(fight, on=False) == (), "who has answered is asked no more"
    command = c.React(actor=B, reaction=attack(fight), change=True)
    assert kinds(fight.do(command)) == ["window.answered"]
    reply = fight.window().asked[B].reply
    assert reply is not None and reply.by == "seat"


@pytest.mark.parametrize("policy", ["hold", "standing", "ask", "go_on"])
def test_what_is_not_asked_any_more_changes_nothing(policy: str) -> None:
    fight = asked(policy)
    window = fight.window().id
    assert fight.do(c.Absent(window=FrameId("nothing"), actor=B)) == ()
    assert fight.do(c.Absent(window=window, actor=A)) == ()
    assert fight.do(c.Absent(window=window, actor=B, on=False)) == ()
    fight.do(c.Decline(actor=B))
    assert fight.do(c.Absent(window=window, actor=B)) == ()


def test_it_waits_until_the_room_is_not_paused() -> None:
    fight = asked("go_on")
    command = c.Absent(window=fight.window().id, actor=B)
    fight.do(c.Pause())
    assert fight.refused(command).reason is Reason.PAUSED


def test_the_others_learn_nothing_of_a_sealed_answer() -> None:
    fight = asked("go_on")
    gone(fight)
    other = view(fight.state, Seat(id=SeatId("x"), name="", role="spectator"), fight.pack)
    assert "absence" not in repr(other["stack"])
