"""The log: one readable line an event, in two editions; what happened in secret is in one."""

from typing import assert_never

from engine.kernel import events as e
from engine.kernel.state import Encounter
from engine.kernel.view.deeds import Deed, deed
from engine.kernel.view.known import told
from engine.kernel.view.questions import answered
from engine.kernel.view.turn import round_begun
from engine.kernel.view.waits import Wait, wait
from engine.kernel.view.words import Text, action, name, plain, say

NAMED = {
    "encounter.shelved": "log-encounter-shelved-named",
    "encounter.resumed": "log-encounter-resumed-named",
    "encounter.discarded": "log-encounter-discarded-named",
}
"""Lines that name a fight."""


def line(event: e.Event, before: Encounter, after: Encounter, *, gm: bool) -> Text | None:
    """What an edition of the log says of an event; None where it says nothing."""
    if isinstance(event, e.RoundStarted | e.TurnEnded):
        number = round_begun(before, after, gm=gm)
        if number is not None:
            return say("log-round-started", round=number)
    if not gm and not told(event, before, after):
        return None
    if isinstance(event, Deed):
        return deed(event, after, gm=gm)
    if isinstance(event, Wait):
        return wait(event, before, after, gm=gm)
    match event:
        case e.EncounterBegan() | e.EncounterEnded() | e.StackCleared() | e.BoardSet():
            return say(f"log-{event.type.replace('.', '-')}")
        case e.Paused() | e.Resumed():
            return say(f"log-{event.type}")
        case e.EncounterShelved() | e.EncounterResumed() | e.EncounterDiscarded():
            return _shelf(event, before, gm=gm)
        case e.Undone(redo=redo):
            return say("log-redone" if redo else "log-undone")
        case e.OrderSet() | e.OptionsSet():
            shown = gm and after.status == "running"
            return say(f"log-{event.type.replace('.', '-')}") if shown else None
        case e.OutageGivenBack(span=span):
            return say("log-outage", seconds=-(-span // 1000))
        case e.RoundStarted():
            return None
        case e.TurnStarted() | e.TurnEnded() | e.TurnExpired():
            return say(
                f"log-{event.type.replace('.', '-')}",
                who=name(after, event.combatant, gm=gm),
            )
        case e.TurnSkipped(combatant=one, why=why):
            reason = say(f"condition-{why}")
            return say("log-turn-skipped", who=name(after, one, gm=gm), why=reason)
        case e.ModeBegan() | e.ModeEnded() | e.ScoreChanged():
            return _mode(event, after, gm=gm)
        case _:
            return _talk(event, before, after, gm=gm)


def _shelf(
    event: e.EncounterShelved | e.EncounterResumed | e.EncounterDiscarded,
    before: Encounter,
    *,
    gm: bool,
) -> Text | None:
    """Lines about fights that are put aside; what they are called is the GM's."""
    if isinstance(event, e.EncounterShelved):
        title = event.name
    else:
        title = before.shelf[event.shelved].name
    if gm and title:
        return say(NAMED[event.type], name=plain(title))
    if isinstance(event, e.EncounterDiscarded) and not gm:
        return None
    return say(f"log-{event.type.replace('.', '-')}")


def _mode(event: e.ModeEvent, after: Encounter, *, gm: bool) -> Text:
    """Lines about a mode and the points for it."""
    match event:
        case e.ModeBegan(mode=mode, fighters=fighters):
            who, target = (name(after, one, gm=gm) for one in fighters)
            return say("log-mode-began", mode=say(f"mode-{mode}"), who=who, target=target)
        case e.ModeEnded(mode=mode, reason=reason, winner=winner):
            side = say(f"side-{winner}") if winner else say("nobody")
            return say(f"log-mode-ended-{reason}", mode=say(f"mode-{mode}"), side=side)
        case e.ScoreChanged(side=scorer, value=value, change=change):
            side = say(f"side-{scorer}")
            return say("log-score-changed", side=side, value=value, change=f"{change:+d}")
        case _:
            assert_never(event)


def _talk(event: e.Event, before: Encounter, after: Encounter, *, gm: bool) -> Text | None:
    """Lines about what waits, questions and the roster."""
    match event:
        case e.DelayBegan() | e.DelayReturning() | e.DelayEnded():
            return say(
                f"log-{event.type.replace('.', '-')}", who=name(after, event.combatant, gm=gm)
            )
        case e.HeldStored(held=held):
            reader = name(after, held.by, gm=gm)
            if not gm:
                return say("log-held-stored", who=reader)
            what = action(after, held.by, held.title)
            return say("log-held-stored-what", who=reader, action=what)
        case e.OrderMoved(combatant=who, before=other):
            mover, next_one = (name(after, one, gm=gm) for one in (who, other))
            return say("log-order-moved", who=mover, other=next_one)
        case e.HeldEnded(combatant=who_held, reason="expired"):
            return say("log-held-expired", who=name(after, who_held, gm=gm))
        case e.QuestionAnswered():
            return answered(event, before, gm=gm)
        case e.CombatantAdded(combatant=one):
            return say("log-combatant-added", who=plain(one.name))
        case e.CombatantQueued(combatant=late):
            return say("log-combatant-queued", who=name(after, late, gm=gm))
        case e.CombatantRemoved(combatant=gone):
            return say("log-combatant-removed", who=name(before, gone, gm=gm))
        case e.CombatantEdited(combatant=one, what=what):
            return _edited(what, one.name, hidden=one.hidden) if gm else None
        case e.InitiativeSet(combatant=who, tiebreak=face) if face:
            return say("log-initiative-tie", who=name(after, who, gm=gm), value=face)
        case e.InitiativeSet(combatant=who, value=value):
            return say("log-initiative-set", who=name(after, who, gm=gm), value=value)
        case e.SeatSet(seat=seat) if seat.role == "player":
            return say("log-seat-set", who=plain(seat.name)) if gm else None
        case e.SeatLeft(seat=gone_seat) if gm and gone_seat in before.seats:
            return say("log-seat-left", who=plain(before.seats[gone_seat].name))
        case _:
            return None


def _edited(what: tuple[str, ...], who: str, *, hidden: bool) -> Text | None:
    if "hidden" in what:
        return say("log-combatant-hidden" if hidden else "log-combatant-revealed", who=plain(who))
    return None if what == ("position",) else say("log-combatant-edited", who=plain(who))
