"""The laws that hold over all rule systems (design.md, chapter 9), each as a check of one step."""

import re

from engine.kernel import Command, Event, Option, apply, next_deadline, options, stats
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.budgets import cost_of, left
from engine.kernel.frames import Question
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter, Seat
from engine.kernel.units import CombatantId, Instant
from engine.kernel.view import Json
from engine.text import codec
from tests.engine.fights import Fight

REFRESHES = (e.TurnStarted, e.TurnEnded, e.TurnSkipped, e.RoundStarted, e.EffectEnded)

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
    if not isinstance(command, c.Act | c.EndTurn):
        return
    found = [one for one in options(before, command.actor, pack) if one.refusal is None]
    if isinstance(command, c.EndTurn):
        hold(9, command in [one.command for one in found], f"{command} was not offered")
        return
    hold(9, any(_fits(one, command) for one in found), f"{command} was not offered")


def _fits(option: Option, command: c.Act) -> bool:
    if not isinstance(option.command, c.Act):
        return False
    named = command.action in (option.command.action, option.action)
    ends = command.path[-1:]
    return (
        named
        and set(command.targets) <= set(option.candidates)
        and set(ends) <= set(option.squares or ())
        and set(command.choices) <= set(option.choices)
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
    state = fight.state
    if state.status != "running" or state.clock.paused_at is not None:
        return
    if next_deadline(state) is not None or any(isinstance(one, Question) for one in state.stack):
        return
    if state.active is not None:
        found = options(state, state.active, fight.pack)
        hold(3, any(one.refusal is None for one in found), "nobody can do anything")
        return
    hold(3, not state.stack, "something is under way and nobody is waited for")
    able = [who for who in state.combatants if not stats.disabled(state, fight.pack, who)]
    hold(3, not able, f"nobody has the turn, though {able} could")
    for who in state.combatants:
        _bring_back(fight.copy(), who)


def _bring_back(fight: Fight, who: CombatantId) -> None:
    fight.do(c.Defeat(combatant=who, on=False))
    if fight.one(who).hp is not None:
        fight.do(c.Edit(combatant=who, hp=1))
    for effect in fight.state.effects:
        if effect.on == who:
            fight.do(c.EffectCommand(combatant=who, end=effect.id))
    hold(3, fight.state.active == who, f"{who} is back and has no turn")


def is_not_due(state: Encounter, now: Instant) -> None:
    """Law 4: after a Tick nothing is due."""
    due = next_deadline(state)
    hold(4, due is None or due > now, f"still due at {due}, now {now}")


def in_time(before: Encounter, event: Event, now: Instant, sent: Instant) -> None:
    """Law 5: no answer of a seat counts from its closing instant on; time runs out no sooner
    than that and the allowance."""
    if not isinstance(event, e.WindowAnswered | e.WindowExpired):
        return
    window = next(one for one in before.stack if one.id == event.frame and one.kind == "window")
    closes_at = window.asked[event.by].closes_at
    if closes_at is None or event.reply.by == "gm":
        return
    if isinstance(event, e.WindowAnswered):
        hold(5, sent < closes_at, f"answered at {sent}, closed at {closes_at}")
    else:
        allowance = before.settings.allowance_ms
        hold(5, now >= closes_at + allowance, f"expired at {now}, closes at {closes_at}")


def within_bounds(state: Encounter, pack: RulePack) -> None:
    """Law 6a: budgets stay between nothing and their cap."""
    for one in state.combatants.values():
        for budget, rule in pack.budgets.items():
            count = one.budgets.get(budget, 0)
            hold(6, 0 <= count <= rule.cap, f"{one.id} has {budget}={count}")


def pays_once(before: Encounter, events: tuple[Event, ...], pack: RulePack, *, edits: bool) -> None:
    """Law 6b: what is spent is the cost of the action declared next, no more and no less."""
    state, spent, refreshed = before, dict[tuple[str, str], int](), False
    for event in events:
        if isinstance(event, e.BudgetChanged):
            one = state.combatants[event.combatant]
            was = left(pack, one, event.budget)
            state = apply(state, event)
            now = left(pack, state.combatants[event.combatant], event.budget)
            spent[event.combatant, event.budget] = was - now
            continue
        if isinstance(event, e.ActionDeclared):
            rule = pack.rule(event.frame.action)
            assert rule is not None
            cost = {
                (event.frame.by, budget): amount
                for budget, amount in cost_of(rule, event.frame.choices).items()
                if amount
            }
            hold(6, spent == cost, f"{event.frame.action} costs {cost}, spent was {spent}")
        elif not edits and not refreshed and not isinstance(event, REFRESHES):
            hold(6, not spent, f"{spent} was spent for {event}")
        spent, refreshed = {}, isinstance(event, REFRESHES)
        state = apply(state, event)


def keeps_secrets(state: Encounter, seat: Seat, shown: dict[str, Json]) -> None:
    """Law 10: neither the name nor the id of anybody hidden is in what a seat sees."""
    words = set(WORD.findall(codec.dump(shown).decode()))
    for one in state.combatants.values():
        if one.hidden and one.id not in seat.controls:
            hold(10, f'"{one.id}"' not in words, f"{seat.id} sees {one.id}")
