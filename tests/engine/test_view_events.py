"""What the log says of single events: to the GM, and to players."""

from dataclasses import replace
from typing import Any

import pytest

from engine.kernel import events as e
from engine.kernel.effects import Effect
from engine.kernel.frames import Check, Pending
from engine.kernel.offers import Reply
from engine.kernel.pending import Throw
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.units import (
    ActionId,
    EffectId,
    FrameId,
    HeldId,
    Instant,
    ShelfId,
    SideId,
    Span,
)
from engine.kernel.view import line
from engine.kernel.waiting import Held
from tests.engine.fights import Fight
from tests.engine.test_view import A, B, H, ambush

F = FrameId("f")
BLESS = Effect(id=EffectId("x"), on=B, name="Bless", by=A)
GONE = Refusal(Reason.REQUIREMENT, {"what": "target"})
RUN = Pending(id=F, by=A, action=ActionId("run"))
HELD = Held(
    id=HeldId("h"),
    by=A,
    action=ActionId("hit"),
    owned=None,
    targets=(),
    on="struck",
    source=None,
    text="",
    repeats=0,
)
READYING = replace(RUN, readies=HELD)
STRUCK = Throw(why="strike", frame=F, by=A, target=B, die=6, dice=3, modifiers=(), need=4)
LIES = replace(STRUCK, faces=(1, 4, 5))
SHELVED, NOW = ShelfId("s"), Instant(9)
SAID_A, SAID_B = {"who": {"t": "a"}}, {"who": {"t": "b"}}
WAIVED = Check(faces=(), kept=0, modifiers=(), total=0, against=0, degree="failure")
BOUT = {"id": "mode-bout"}


def said(fight: Fight, event: e.Event, *, gm: bool) -> Any:
    return line(event, fight.state, fight.state, gm=gm)


def text(message: str, **params: object) -> dict[str, object]:
    return {"id": message, "params": params} if params else {"id": message}


def away(policy: Any, who: Any = A, on: bool = True, rests: bool = False) -> e.WindowAbsent:
    return e.WindowAbsent(frame=F, by=who, at=NOW, on=on, policy=policy, rests=rests)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (e.ActionDeclared(frame=READYING), text("log-action-readied", **SAID_A)),
        (
            e.ActivityInterrupted(combatant=A, action="ritual", done=1, of=3, why="damage"),
            text("log-activity-interrupted", **SAID_A, action=text("action-ritual"), done=1, of=3),
        ),
        (e.ActionAvoided(frame=F, combatant=B), text("log-action-avoided", **SAID_B)),
        (
            e.ChanceRolled(frame=F, combatant=B, face=40, chance=50),
            text("log-chance-rolled", **SAID_B, face=40, chance=50),
        ),
        (
            e.CheckWaived(frame=F, combatant=A, target=B, check=WAIVED),
            text("log-check-waived", **SAID_A, target={"t": "b"}, degree=text("degree-failure")),
        ),
        (
            e.DamageReduced(frame=F, by=B, combatant=A, amount=3),
            text("log-damage-reduced", **SAID_B, amount=3),
        ),
        (
            e.ActionRedirected(frame=F, combatant=A, to=B),
            text("log-action-redirected", **SAID_A, target={"t": "b"}),
        ),
        (
            e.ActionWithdrawn(frame=F, combatant=A, action="run"),
            text("log-announcement-dropped", **SAID_A),
        ),
        (
            e.ActionWithdrawn(frame=F, combatant=A, action="run", why=GONE),
            text("log-action-withdrawn", **SAID_A, action=text("action-run")),
        ),
        (
            e.ActionLost(frame=F, combatant=A, action="run", why=GONE),
            text("log-action-lost", **SAID_A, action=text("action-run")),
        ),
        (
            e.ActionInterrupted(frame=F, combatant=A, action="run"),
            text("log-action-interrupted", **SAID_A, action=text("action-run")),
        ),
        (
            e.Moved(combatant=A, origin=(3, 3), square=(4, 4), by=A),
            text("log-moved", **SAID_A),
        ),
        (
            e.Moved(combatant=B, origin=(3, 3), square=(4, 4), by=A),
            text("log-moved-by", **SAID_B, other={"t": "a"}),
        ),
        (
            e.EffectSustained(effect=BLESS.id, combatant=B, by=A),
            text("log-effect-sustained", **SAID_A, effect={"t": "Bless"}),
        ),
        (
            e.SavingRolled(
                effect=BLESS.id, combatant=B, name="Bless", face=9, total=9, against=6, good=True
            ),
            text("log-saved", **SAID_B, effect={"t": "Bless"}),
        ),
        (
            e.SavingRolled(
                effect=BLESS.id, combatant=B, name="Bless", face=2, total=2, against=6, good=False
            ),
            text("log-not-saved", **SAID_B, effect={"t": "Bless"}),
        ),
        (
            e.ModeBegan(mode="bout", fighters=(A, B)),
            text("log-mode-began", mode=BOUT, **SAID_A, target={"t": "b"}),
        ),
        (
            e.ModeEnded(mode="bout", reason="won", winner=SideId("party")),
            text("log-mode-ended-won", mode=BOUT, side=text("side-party")),
        ),
        (
            e.ModeEnded(mode="bout", reason="draw", winner=None),
            text("log-mode-ended-draw", mode=BOUT, side=text("nobody")),
        ),
        (
            e.ScoreChanged(side=SideId("party"), value=6, change=3),
            text("log-score-changed", side=text("side-party"), value=6, change="+3"),
        ),
        (
            e.OrderMoved(combatant=A, before=B, order=(), last=None),
            text("log-order-moved", **SAID_A, other={"t": "b"}),
        ),
        (e.CombatantQueued(combatant=A), text("log-combatant-queued", **SAID_A)),
        (
            e.WindowAnswered(frame=F, by=A, reply=Reply(), credit=Span(120)),
            text("log-window-answered-credit", **SAID_A, ms=120),
        ),
        (
            e.WindowAnswered(frame=F, by=A, reply=Reply(by="standing")),
            text("log-window-answered-standing", **SAID_A),
        ),
        (e.WindowTimeAsked(frame=F, by=A), text("log-window-time-asked", **SAID_A)),
        (away("ask"), text("log-window-absent-ask", **SAID_A)),
        (away("standing"), text("log-window-absent-standing", **SAID_A)),
        (away("go_on"), text("log-window-absent-go_on", **SAID_A)),
        (away("hold"), text("log-window-absent-ask", **SAID_A)),
        (away("hold", rests=True), text("log-window-absent-hold", **SAID_A)),
        (away("hold", on=False), text("log-window-back", **SAID_A)),
        (away("hold", on=False, rests=True), text("log-window-back-goes-on", **SAID_A)),
    ],
)
def test_what_everybody_reads(event: e.Event, told: dict[str, object]) -> None:
    fight = ambush()
    fight.state = replace(fight.state, effects=(BLESS,))
    assert said(fight, event, gm=True) == said(fight, event, gm=False) == told


@pytest.mark.parametrize(
    "event",
    [
        e.ActionAvoided(frame=F, combatant=H),
        e.ChanceRolled(frame=F, combatant=H, face=40, chance=50),
        e.DamageReduced(frame=F, by=A, combatant=H, amount=3),
        e.WindowTimeAsked(frame=F, by=H),
        away("ask", H),
        e.WindowAnswered(frame=F, by=A, reply=Reply(by="absence")),
        e.WindowRerouted(frame=F, by=H, seat=None),
        e.PoolThrown(frame=F, throw=replace(LIES, by=H)),
        e.EffectSustained(effect=BLESS.id, combatant=B, by=H),
        e.CombatantQueued(combatant=H),
    ],
)
def test_players_read_nothing_of_what_the_hidden_do(event: e.Event) -> None:
    assert said(ambush(), event, gm=True) is not None
    assert said(ambush(), event, gm=False) is None


def test_players_do_not_read_how_much_less_a_foe_is_hurt() -> None:
    spared = e.DamageReduced(frame=F, by=A, combatant=B, amount=3)
    assert said(ambush(), spared, gm=True) == text("log-damage-reduced", **SAID_A, amount=3)
    assert said(ambush(), spared, gm=False) == text("log-damage-weakened", **SAID_A)
