"""Checks: a roll of one die against a number, its modifiers with their reasons, its degree."""

from engine.kernel import harm, limits, real_dice, stats
from engine.kernel.cases import rule_of
from engine.kernel.draft import Draft
from engine.kernel.events import CheckRolled, EffectUsed, SaveRolled
from engine.kernel.frames import Check, Degree, Modifier, Pending
from engine.kernel.outcomes import SaveRule
from engine.kernel.rolled_stats import bonus_of, exposed, stat_against
from engine.kernel.rolls import CheckRule
from engine.kernel.state import Owned
from engine.kernel.units import CombatantId

DEGREES: tuple[Degree, ...] = ("critical_failure", "failure", "success", "critical_success")


def make(draft: Draft, pending: Pending, rule: CheckRule, own: Owned | None) -> None:
    """Roll the check of an action against whom it is aimed at."""
    if rule.under:
        _make_under(draft, pending, rule, own)
        return
    added = modifiers(draft, pending, rule, own)
    asked = pending.answers.get("dc")
    stand = defences(draft, pending, rule)
    if asked is not None:
        stand = (Modifier(why="roll-gm", value=int(asked)),)
    opposed = None
    if rule.contest:
        (opposed,) = real_dice.faces(draft, pending, real_dice.opposed(rule, pending))
    target = sum(one.value for one in stand) + (opposed or 0)
    faces = pending.faces or tuple(draft.roll(rule.die) for _ in range(rule.rolls))
    kept = max(faces)
    total = kept + sum(one.value for one in added)
    check = Check(
        faces=faces,
        kept=kept,
        modifiers=added,
        total=total,
        against=target,
        degree=degree(rule, kept, total, target),
        opposed=opposed,
        defences=stand,
    )
    draft.emit(
        CheckRolled(frame=pending.id, combatant=pending.by, target=pending.aim[0], check=check)
    )
    _use_up(draft, pending.by, bonus_of(pending, rule), pending.aim[0])
    if asked is None and rule.of == "target":
        _use_up(draft, pending.aim[0], stat_against(draft, pending, rule), pending.by)


def _make_under(draft: Draft, pending: Pending, rule: CheckRule, own: Owned | None) -> None:
    """Roll at most a number: the stat with all that changes it, and what the target adds."""
    added = modifiers(draft, pending, rule, own)
    target = pending.aim[0] if pending.aim else pending.by
    if rule.against and target in draft.state.combatants:
        theirs = stats.modifiers(draft.state, draft.pack, target, rule.against)
        added += tuple(one for one in theirs if one.value)
    number = sum(one.value for one in added) + rule.offset
    faces = pending.faces or tuple(draft.roll(rule.die) for _ in range(rule.rolls))
    kept = min(faces)
    check = Check(
        faces=faces,
        kept=kept,
        modifiers=added,
        total=kept,
        against=number,
        degree="success" if kept <= number else "failure",
    )
    draft.emit(CheckRolled(frame=pending.id, combatant=pending.by, target=target, check=check))
    _use_up(draft, pending.by, rule.bonus, target)
    if rule.against:
        _use_up(draft, target, rule.against, pending.by)


def _use_up(draft: Draft, who: CombatantId, stat: str, other: CombatantId | None) -> None:
    """Count a roll for the effects on ``who`` that change this stat for so many rolls only."""
    for effect in tuple(stats.effects_on(draft.state, who)):
        applied = stat in effect.modifiers and stats.counts(effect, other)
        if effect.uses is None or not applied:
            continue
        rest = effect.uses - 1
        draft.emit(EffectUsed(effect=effect.id, combatant=who, left=rest))
        if rest <= 0:
            harm.end(draft, effect, "expired")


def against(draft: Draft, pending: Pending, rule: CheckRule) -> int:
    """The number that a check has to reach, as the rules have it."""
    return sum(one.value for one in defences(draft, pending, rule))


def defences(draft: Draft, pending: Pending, rule: CheckRule) -> tuple[Modifier, ...]:
    """What the number that a check has to reach is made of, the target's stat first."""
    target, stat, offset = pending.aim[0], stat_against(draft, pending, rule), rule.offset
    if rule.of == "actor":
        target = pending.by
    parent = draft.frame(pending.parent) if pending.parent else None
    if rule.of == "trigger" and isinstance(parent, Pending):
        theirs = rule_of(draft.state, draft.pack, parent)
        if theirs.check and parent.aim:
            target, stat = parent.aim[0], theirs.check.against
            offset += theirs.check.offset
    if target not in draft.state.combatants:
        return ()
    found = stats.modifiers(draft.state, draft.pack, target, stat, other=pending.by)
    if rule.divide > 1:
        part = sum(one.value for one in found) // rule.divide
        found = (Modifier(why=f"stat-{stat}", value=part),)
    return (*found, Modifier(why="roll-base", value=offset)) if offset else found


def modifiers(
    draft: Draft, pending: Pending, rule: CheckRule, own: Owned | None
) -> tuple[Modifier, ...]:
    """What is added to the die: the stat, effects on it, what others gave, repeating."""
    stat = bonus_of(pending, rule)
    target = pending.aim[0] if pending.aim else None
    found = stats.modifiers(draft.state, draft.pack, pending.by, stat, own, target)
    if rule.extra:
        found = (*found, Modifier(why=f"action-{pending.action}", value=rule.extra))
    opened = exposed(draft, target, stat)
    return (*found, *opened, *pending.bonuses, *_repeating(draft, pending))


def _repeating(draft: Draft, pending: Pending) -> tuple[Modifier, ...]:
    """Penalties for repeating a tag in one's own turn; a readied action keeps what it had."""
    if pending.reaction and pending.repeats is None:
        return ()
    tags = rule_of(draft.state, draft.pack, pending).tags
    found: tuple[Modifier, ...] = ()
    for repeat in draft.pack.repeats:
        if repeat.tag in tags:
            before = pending.repeats
            if before is None:
                before = draft.state.uses.get(limits.tag_key(repeat.tag, pending.by), 1) - 1
            penalty = max(repeat.most, repeat.each * before)
            if penalty:
                found = (*found, Modifier(why=f"repeat-{repeat.name}", value=penalty))
    return found


def degree(rule: CheckRule, face: int, total: int, against: int) -> Degree:
    """How well a roll went: against the number, by the margin, shifted by the extreme faces."""
    if rule.margin is None:
        return "success" if total >= against else "failure"
    rank = _rank(total, against, rule.margin)
    if rule.shifts:
        rank += (face == rule.die) - (face == 1)
    return _degree(rank)


def _rank(total: int, against: int, margin: int) -> int:
    if total >= against + margin:
        return 3
    if total >= against:
        return 2
    return 0 if total <= against - margin else 1


def _degree(rank: int) -> Degree:
    return DEGREES[min(3, max(0, rank))]


def save(draft: Draft, pending: Pending, rule: SaveRule, who: CombatantId, face: int) -> Degree:
    """A target's roll against the total of what was done to it."""
    assert pending.check is not None
    added = stats.modifiers(draft.state, draft.pack, who, rule.stat)
    total = face + sum(one.value for one in added)
    rank = _rank(total, pending.check.total, rule.margin)
    if rule.lowered and pending.check.degree == "critical_success":
        rank -= 1
    found = _degree(rank)
    check = Check(
        faces=(face,),
        kept=face,
        modifiers=added,
        total=total,
        against=pending.check.total,
        defences=(Modifier(why="roll-check", value=pending.check.total),),
        degree=found,
    )
    draft.emit(SaveRolled(frame=pending.id, combatant=who, check=check))
    _use_up(draft, who, rule.stat, pending.by)
    return found
