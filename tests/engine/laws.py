"""The laws that hold over all rule systems (design.md, chapter 9), each as a check of one step."""

import re

from engine.kernel import Command, Event, Option, apply, next_deadline, options, stats
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.budgets import ITEM
from engine.kernel.frames import Announced, Pending, Question, Window
from engine.kernel.holders import everybody, members, queued
from engine.kernel.options import returns
from engine.kernel.questions import over_at
from engine.kernel.rolls import PICKED
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter, Seat
from engine.kernel.units import CombatantId, Instant
from engine.kernel.view import Json
from engine.kernel.walk import INTERRUPTED
from engine.text import codec
from tests.engine.fights import Fight

WORD = re.compile(r'"(?:[^"\\]|\\.)*"')


class Broken(AssertionError):
    """A law does not hold; ``law`` says which one."""

    def __init__(self, law: int, what: str) -> None:
        super().__init__(f"law {law}: {what}")
        self.law = law


def hold(law: int, holds: object, what: str) -> None:
    """Raise Broken unless ``holds`` is true."""
    if not holds:
        raise Broken(law, what)


def was_offered(before: Encounter, command: Command, pack: RulePack) -> None:
    """Law 9: what a seat did in its turn is an option, as far as it was filled in."""
    if isinstance(command, c.Return):
        back = [one for one in returns(before, command.actor, pack) if one.refusal is None]
        again = any(one.who == command.actor and one.returning for one in before.delayed)
        hold(9, back or again, f"{command} was not offered")
    if not isinstance(command, c.Act | c.EndTurn | c.Delay | c.Ready):
        return
    found = [one for one in options(before, command.actor, pack) if one.refusal is None]
    hold(9, any(_fits(one, command) for one in found), f"{command} was not offered")


def _fits(option: Option, command: c.Act | c.EndTurn | c.Delay | c.Ready) -> bool:
    if isinstance(command, c.Ready):
        names = {name for key, own in option.readies for name in (key, own.base if own else key)}
        return command.action in names and command.trigger.on in ("", *option.triggers)
    if not isinstance(command, c.Act):
        return command == option.command
    ends = command.path[-1:]
    return (
        isinstance(option.command, c.Act)
        and command.action in (option.command.action, option.action)
        and set(command.targets) <= set(option.candidates)
        and set(ends) <= set(option.squares or ())
        and set(command.choices) <= {*option.choices, ITEM, PICKED}
        and command.choices.get(PICKED, "") in ("", *option.picks)
    )


def folds_through_json(before: Encounter, events: tuple[Event, ...], after: Encounter) -> None:
    """Law 1: the log, written and read again, folds to the state, which survives JSON too."""
    state = before
    for event in codec.events.validate_json(codec.dump(events)):
        state = apply(state, event)
    hold(1, state == after, "the log does not fold to the state")
    hold(1, codec.state.validate_json(codec.dump(after)) == after, "the state changes in JSON")


def goes_on(fight: Fight) -> None:
    """Law 3: somebody has an option, or time decides, or the GM is asked, or nothing is to happen.

    Where nobody in the fight can act there is nobody to have an option: then nothing may be under
    way, and bringing one of them back lets the fight go on.
    """
    state, pack = fight.state, fight.pack
    if state.status != "running" or state.clock.paused_at is not None:
        return
    missing = set(state.combatants) - set(everybody(state))
    if pack.initiative.joins == "round_start":
        missing -= {who for who in state.combatants if queued(state, who)}
    hold(3, not missing, f"{missing} will never have a turn")
    if next_deadline(state) is not None or any(isinstance(one, Question) for one in state.stack):
        return
    windows = [one for one in state.stack if isinstance(one, Window)]
    if any(one.held_at or any(not part.reply for part in one.asked.values()) for one in windows):
        return  # Whoever is asked there can answer, without a limit; or the GM lets it go on.
    if state.active is not None:
        found = [one for who in members(state, state.active) for one in options(state, who, pack)]
        hold(3, any(one.refusal is None for one in found), "nobody can do anything")
        return
    hold(3, not state.stack, "something is under way and nobody is waited for")
    able = [who for who in state.combatants if not stats.disabled(state, pack, who)]
    hold(3, not able, f"nobody has the turn, though {able} could")
    for who in state.combatants:
        _bring_back(fight.copy(), who)


def _bring_back(fight: Fight, who: CombatantId) -> None:
    fight.do(c.Defeat(combatant=who, on=False))
    if fight.one(who).hp is not None:
        fight.do(c.Edit(combatant=who, hp=1))
    for effect in fight.state.effects:
        if effect.on == who and effect in fight.state.effects:
            fight.do(c.EffectCommand(combatant=who, end=effect.id))
    asked = any(isinstance(one, Question) for one in fight.state.stack)
    back = fight.state.active in (who, fight.one(who).side)
    hold(3, back or asked, f"{who} is back and has no turn")


def is_not_due(state: Encounter, now: Instant) -> None:
    """Law 4: after a Tick nothing is due."""
    due = next_deadline(state)
    hold(4, due is None or due > now, f"still due at {due}, now {now}")


def in_time(before: Encounter, event: Event, now: Instant, sent: Instant, pack: RulePack) -> None:
    """Law 5: no answer of a seat counts from its closing instant on; time runs out no sooner
    than that and the allowance."""
    if isinstance(event, e.QuestionAnswered):
        _question_in_time(before, event, now, sent, pack)
    if not isinstance(event, e.WindowAnswered | e.WindowExpired):
        return
    window = next(one for one in before.stack if one.id == event.frame and isinstance(one, Window))
    asked = window.asked[event.by]
    closes_at = asked.closes_at
    if closes_at is None or event.reply.by == "gm":
        return
    if asked.held_at is not None:
        hold(5, isinstance(event, e.WindowAnswered), "time ran out though it stands still")
        return
    if isinstance(event, e.WindowAnswered):
        hold(5, sent < closes_at, f"answered at {sent}, closed at {closes_at}")
    else:
        allowance = before.settings.allowance_ms
        hold(5, now >= closes_at + allowance, f"expired at {now}, closes at {closes_at}")


def _question_in_time(
    before: Encounter, event: e.QuestionAnswered, now: Instant, sent: Instant, pack: RulePack
) -> None:
    """A default is taken when time is up, or where there is nothing left to ask or nobody."""
    asked = next(one for one in before.stack if one.id == event.frame and isinstance(one, Question))
    over = over_at(before, asked)
    if event.by == "seat":
        hold(5, asked.closes_at is None or sent < asked.closes_at, f"answered at {sent}")
    if event.by != "time" or over is None or now >= over:
        return
    gone = asked.to is not None and stats.disabled(before, pack, asked.to)
    hold(5, gone or _moot(before, asked, pack), f"the default was taken at {now}, before {over}")


def _moot(state: Encounter, asked: Question, pack: RulePack) -> bool:
    """Whether what is asked about has come to nothing."""
    parent = asked.parent
    while parent is not None:
        found = next((one for one in state.stack if one.id == parent), None)
        if found is None:
            return True
        if isinstance(found, Announced):
            found = found.pending
        if isinstance(found, Pending):
            stopped = found.answers.get("adjudicate") == INTERRUPTED
            return stopped or stats.disabled(state, pack, found.by) is not None
        parent = found.parent
    return False


def keeps_secrets(state: Encounter, seat: Seat, shown: dict[str, Json]) -> None:
    """Law 10: neither the name nor the id of anybody hidden is in what a seat sees."""
    words = set(WORD.findall(codec.dump(shown).decode()))
    for one in state.combatants.values():
        if one.hidden and one.id not in seat.controls:
            hold(10, f'"{one.id}"' not in words, f"{seat.id} sees {one.id}")
