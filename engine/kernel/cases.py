"""Cases: the rule an action follows where it is a combatant's own case of the pack's action."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.kernel.frames import Pending
from engine.kernel.rules import ActionRule, Predicate, RulePack
from engine.kernel.state import Cue, Encounter, Owned
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, Chosen

INSTEAD = "instead"
"""The choice of an action within another."""
RANGED = "ranged"
"""The tag of an attack with a weapon whose stat ``range`` is above 0."""


def as_owned(rule: ActionRule, own: Owned | None) -> ActionRule:
    """The rule for this case, with its own cost and tags; a weapon with a range strikes from afar,
    a cue says what for."""
    if own and own.cost is not None:
        rule = replace(rule, cost=own.cost, choice={}, whole=())
    if own and own.tags is not None:
        rule = replace(rule, tags=own.tags)
    if own and own.cue:
        when = (*rule.when, *_conditions(own.cue))
        rule = replace(rule, on=(own.cue.trigger,), when=when, answers=True)
    ranged = own.stats.get("range") if own else None
    if rule.check and rule.target and isinstance(ranged, int) and ranged > 0:
        return replace(rule, target=replace(rule.target, within="range"), tags=rule.tags | {RANGED})
    return rule


def _conditions(cue: Cue) -> Iterator[Predicate]:
    if cue.whose != "anyone":
        yield Predicate(kind="source", value=cue.whose)
    if cue.near != "anywhere":
        yield Predicate(kind=cue.near, value=True)
    if cue.at_me:
        yield Predicate(kind="targeted", value=True)


def cases_of(
    rule: ActionRule, mine: Mapping[ActionId, Owned]
) -> Iterator[tuple[ActionRule, Owned | None]]:
    """A reaction as somebody who owns these has it: as everybody has it, and each case of it."""
    cases = [own for own in mine.values() if own.base == rule.id]
    if not rule.owned or not all(own.differs for own in cases):
        yield rule, None
    for own in cases:
        if own.differs:
            yield as_owned(rule, own), own


def parts(
    pack: RulePack, rule: ActionRule, owned: Mapping[ActionId, Owned]
) -> tuple[ActionId, ...]:
    """The actions that somebody who owns these may choose within another."""
    bases = {own.base for own in owned.values()}
    return tuple(
        one.id
        for one in pack.actions.values()
        if rule.hosts in one.tags and one.id != rule.id and (not one.owned or one.id in bases)
    )


def with_part(pack: RulePack, rule: ActionRule, choices: Mapping[str, Chosen]) -> ActionRule:
    """The rule with another action's check and effects instead of its own, if one was chosen."""
    part = pack.actions.get(ActionId(str(choices.get(INSTEAD, ""))))
    if part is None:
        return rule
    check, tags = part.check or rule.check, rule.tags | part.tags
    return replace(rule, check=check, effects=part.effects, tags=tags)


def owned_of(state: Encounter, pending: Pending) -> Owned | None:
    """The combatant's own case of the action, if it is one."""
    one = state.combatants.get(pending.by)
    return one.owned.get(pending.owned) if one and pending.owned else None


def rule_of(state: Encounter, pack: RulePack, pending: Pending) -> ActionRule:
    """The rule that a pending action follows."""
    rule = pack.rule(pending.action)
    assert rule is not None, pending.action
    found = with_part(pack, as_owned(rule, owned_of(state, pending)), pending.choices)
    return readying(found) if pending.readies else found


def readying(rule: ActionRule) -> ActionRule:
    """The rule for readying an action: it can be answered, and does nothing else."""
    timeline = (TimingPoint.DECLARED, TimingPoint.RESOLVED)
    return replace(
        rule, timeline=timeline, move=None, check=None, effects=(), consequence=(), turns=None
    )
