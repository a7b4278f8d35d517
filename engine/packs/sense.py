"""Sense: what a pack says must be possible, so that nothing in a fight comes to a halt over it."""

from collections.abc import Iterable, Iterator

from engine.kernel.dice import parse
from engine.kernel.rolls import PICKED
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.timing import STEPS, TimingPoint
from engine.kernel.turns import REFRESHES
from engine.packs.names_of_batches import batch_stats

OFF_TIMELINE = (
    TimingPoint.TURN_START,
    TimingPoint.TURN_END,
    TimingPoint.ROUND_START,
    TimingPoint.ROUND_END,
)
"""Points of turns and rounds; no action passes them."""
ROLL = (TimingPoint.BEFORE_ROLL, TimingPoint.AFTER_ROLL)


def nonsense(pack: RulePack) -> Iterator[str]:
    """Every statement of a pack that cannot be carried out."""
    yield from _stats(pack)
    yield from _budgets(pack)
    for kind, rules in (("actions", pack.actions), ("reactions", pack.reactions)):
        for rule in rules.values():
            yield from _action(f"{kind}.{rule.id}", rule)
    yield from _lasting(pack)
    for rule in _rules(pack):
        if (rule.on or rule.id in pack.reactions) and (rule.choice or rule.whole):
            kind = "reactions" if rule.id in pack.reactions else "actions"
            yield f"{kind}.{rule.id}.choice: what answers something has no costs to choose"
    for at, window in pack.windows.items():
        if window.length_ms is not None and window.length_ms < 1:
            yield f"windows.{at}.length_ms: {window.length_ms} is not above 0"
        if window.capacity is not None and window.capacity < 1:
            yield f"windows.{at}.capacity: {window.capacity} is not above 0"
        if window.per != "window" and window.capacity is None:
            yield f"windows.{at}.per: without a capacity there is nothing to count"
    if pack.surprise and pack.surprised is None:
        yield 'surprise: without the condition "surprised" nobody is surprised'
    if pack.initiative.per < 1:
        yield f"initiative.per: {pack.initiative.per} is not above 0"
    if pack.delay and pack.initiative.by == "side":
        yield "delay: where sides take turns nobody delays a turn of its own"
    passed = {point for rule in _rules(pack) for point in rule.timeline} | {TimingPoint.TURN_END}
    if pack.gap:
        passed.add(TimingPoint.GAP)
        if pack.gap.depth < 1:
            yield f"gap.depth: {pack.gap.depth} is not above 0"
    for name, trigger in pack.triggers.items():
        if trigger.at not in passed and not trigger.reported:
            yield f'triggers.{name}.at: no action passes "{trigger.at}"; there are: {_list(passed)}'


def _lasting(pack: RulePack) -> Iterator[str]:
    """What lasts has to be able to end."""
    if pack.saving and pack.saving.die < 1:
        yield f"saving.die: {pack.saving.die} is not above 0"
    for rule in _rules(pack):
        for effect in rule.effects:
            if effect.until == "save" and pack.saving is None:
                yield f'{rule.id}.effects.until: "save" needs a table "saving"'
            if effect.sustained and effect.until != "next_turn_end":
                yield f'{rule.id}.effects.until: what is sustained lasts until "next_turn_end"'


def _rules(pack: RulePack) -> tuple[ActionRule, ...]:
    return (*pack.actions.values(), *pack.reactions.values())


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def _stats(pack: RulePack) -> Iterator[str]:
    for name, rule in pack.stats.items():
        good = isinstance(rule.default, int) == (rule.kind == "number")
        if not good or (rule.kind == "dice" and not _is_dice(str(rule.default))):
            yield f"stats.{name}.default: {rule.default!r} is not of the kind {rule.kind}"
    for where, stat, kinds in _uses(pack):
        kind = pack.stats[stat].kind
        if kind not in kinds:
            yield f'{where}: the stat "{stat}" is of the kind {kind}; needed is: {_list(kinds)}'


def _is_dice(text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True


def _uses(pack: RulePack) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Where a stat is used, and of which kinds it can be."""
    number = ("number",)
    yield "initiative.stat", pack.initiative.stat, number
    yield "reach", pack.reach, number
    if pack.health:
        yield "health.stat", pack.health.stat, number
    if pack.saving and pack.saving.stat:
        yield "saving.stat", pack.saving.stat, number
    for name, budget in pack.budgets.items():
        if budget.stat:
            yield f"budgets.{name}.stat", budget.stat, number
    for rule in _rules(pack):
        if rule.check:
            if rule.check.bonus != PICKED:
                yield f"{rule.id}.check.bonus", rule.check.bonus, number
            if rule.check.against:
                yield f"{rule.id}.check.against", rule.check.against, number
        if rule.move and rule.move.cells is None:
            yield f"{rule.id}.move.speed", rule.move.speed, number
        if rule.target and rule.target.within == "range":
            yield f"{rule.id}.target.within", "range", number
        for stat in batch_stats(rule):
            yield f"{rule.id}.pool", stat, number
        for effect in rule.effects:
            if effect.kind == "damage" and not effect.dice:
                yield f"{rule.id}.effects.stat", effect.stat, ("dice", "number")


def _budgets(pack: RulePack) -> Iterator[str]:
    for name, rule in pack.budgets.items():
        amounts = [one.set for one in rule.refresh if one.set is not None]
        amounts += [rule.start] if isinstance(rule.start, int) else []
        if not all(0 <= amount <= rule.cap for amount in amounts):
            yield f"budgets.{name}: start and refresh are between 0 and the cap, {rule.cap}"
        for one in rule.refresh:
            if one.at not in REFRESHES:
                where, there = f"budgets.{name}.refresh.at", _list(REFRESHES)
                yield f'{where}: nothing is refreshed at "{one.at}"; there are: {there}'


def _action(where: str, rule: ActionRule) -> Iterator[str]:
    if any(amount < 0 for amount in rule.cost.values()):
        yield f"{where}.cost: no cost is below 0"
    if any(not 0 <= least <= most for least, most in rule.choice.values()):
        yield f"{where}.choice: the least comes first, and is not below 0"
    if not all(_is_dice(one.dice) for one in rule.effects if one.dice):
        yield f"{where}.effects.dice: dice are written like 2d6+3"
    if any(limit.n < 1 for limit in rule.limits):
        yield f"{where}.limits.n: a limit is above 0"
    if rule.hosted and rule.cost:
        yield f"{where}.cost: what is done within another action costs nothing of its own"
    if rule.work and (rule.turns is None or rule.turns[1] < 2 or rule.work.every < 0):
        yield f"{where}.work: it needs several turns, and no check before the first of them"
    if rule.pick and rule.pick.who is None and len(rule.pick.words) < 2:
        yield f"{where}.pick: there is nothing to pick from"
    if rule.target and not rule.target.all and not 1 <= rule.target.fewest <= rule.target.count:
        yield f"{where}.target.count: it is above 0, and not below the least"
    if rule.check and min(rule.check.die, rule.check.rolls, rule.check.times) < 1:
        yield f"{where}.check: die, rolls and times are above 0"
    if rule.pool and rule.pool.kind == "strike" and rule.target is None:
        yield f"{where}.pool: a strike needs a target"
    yield from _timeline(f"{where}.timeline", rule)


def _timeline(where: str, rule: ActionRule) -> Iterator[str]:
    points = rule.timeline
    if not points or points[-1] is not TimingPoint.RESOLVED:
        yield f'{where}: it ends with "{TimingPoint.RESOLVED}"'
    if len(points) != len(set(points)):
        yield f"{where}: a point stands in it twice"
    for point in points:
        if point in OFF_TIMELINE:
            yield f'{where}: no action passes "{point}"'
    for first, then in (STEPS, ROLL):
        if any((one is first) != (two is then) for one, two in _pairs(points)):
            yield f'{where}: "{first}" and "{then}" come together'
    if rule.move and STEPS[0] not in points:
        yield f'{where}: an action that moves passes "{STEPS[0]}" and "{STEPS[1]}"'
    if rule.check and ROLL[0] not in points:
        yield f'{where}: an action with a check passes "{ROLL[0]}" and "{ROLL[1]}"'


def _pairs(
    points: tuple[TimingPoint, ...],
) -> Iterator[tuple[TimingPoint | None, TimingPoint | None]]:
    yield from zip((None, *points), (*points, None), strict=True)
