"""Checks: a roll of one die against a number, its modifiers with their reasons, its degree."""

from engine.kernel import limits, stats
from engine.kernel.draft import Draft
from engine.kernel.events import CheckRolled
from engine.kernel.frames import Check, Degree, Modifier, Pending
from engine.kernel.rules import CheckRule
from engine.kernel.state import Owned

DEGREES: tuple[Degree, ...] = ("critical_failure", "failure", "success", "critical_success")


def make(draft: Draft, pending: Pending, rule: CheckRule, own: Owned | None) -> None:
    """Roll the check of an action against its first target."""
    target = pending.targets[0]
    added = modifiers(draft, pending, rule, own)
    against = stats.total(draft.state, draft.pack, target, rule.against)
    faces = tuple(draft.roll(rule.die) for _ in range(rule.rolls))
    kept = max(faces)
    total = kept + sum(one.value for one in added)
    check = Check(
        faces=faces,
        kept=kept,
        modifiers=added,
        total=total,
        against=against,
        degree=degree(rule, kept, total, against),
    )
    draft.emit(CheckRolled(frame=pending.id, combatant=pending.by, target=target, check=check))


def modifiers(
    draft: Draft, pending: Pending, rule: CheckRule, own: Owned | None
) -> tuple[Modifier, ...]:
    """What is added to the die: the stat, effects on it, and penalties for repeating."""
    found = stats.modifiers(draft.state, draft.pack, pending.by, rule.bonus, own)
    if pending.reaction:
        return found
    action = draft.pack.actions[pending.action]
    for repeat in draft.pack.repeats:
        if repeat.tag in action.tags:
            before = draft.state.uses.get(limits.tag_key(repeat.tag, pending.by), 1) - 1
            penalty = max(repeat.most, repeat.each * before)
            if penalty:
                found = (*found, Modifier(why=repeat.name, value=penalty))
    return found


def degree(rule: CheckRule, face: int, total: int, against: int) -> Degree:
    """How well a roll went: against the number, by the margin, shifted by the extreme faces."""
    if rule.margin is None:
        return "success" if total >= against else "failure"
    if total >= against + rule.margin:
        rank = 3
    elif total >= against:
        rank = 2
    else:
        rank = 0 if total <= against - rule.margin else 1
    if rule.shifts:
        rank += (face == rule.die) - (face == 1)
    return DEGREES[min(3, max(0, rank))]
