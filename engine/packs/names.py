"""Names that a pack uses must exist in it; a dangling one is reported with the known ones."""

from collections.abc import Iterable, Iterator, Mapping

from engine.kernel.overlying import MODES
from engine.kernel.predicates import CREATURES, SOURCES, TRUTHS
from engine.kernel.priority import COMPARATORS
from engine.kernel.rolls import PICKED
from engine.kernel.rules import ActionRule, Predicate, RulePack
from engine.packs.known import all_known as _all
from engine.packs.known import known as _known
from engine.packs.names_of_batches import batch_stats, overlays
from engine.packs.names_of_effects import effect_names, effect_names_of, tags

CELLS = ("near_target", "outgrows", "speed")
"""Conditions that are compared with a number of cells."""


def dangling(pack: RulePack) -> Iterator[str]:
    """Every use of a name that the pack does not define, worst first."""
    for kind, rules in (("actions", pack.actions), ("reactions", pack.reactions)):
        for rule in rules.values():
            yield from _action(pack, f"{kind}.{rule.id}", rule)
    for twice in sorted(set(pack.actions) & set(pack.reactions)):
        yield f'reactions.{twice}: "{twice}" is an action too; give the reaction a name of its own'
    if pack.health:
        yield from _known("health.stat", pack.health.stat, pack.stats, "stat")
        yield from _known("health.down", pack.health.down, pack.conditions, "condition")
    yield from _known("initiative.stat", pack.initiative.stat, pack.stats, "stat")
    yield from _known("reach", pack.reach, pack.stats, "stat")
    if pack.speed != "speed" or any(one.kind == "speed" for _, one in _predicates(pack)):
        yield from _known("speed", pack.speed, pack.stats, "stat")
    if pack.saving and pack.saving.stat:
        yield from _known("saving.stat", pack.saving.stat, pack.stats, "stat")
    yield from overlays(pack)
    if pack.surprised is not None:
        yield from _known("surprised", pack.surprised, pack.conditions, "condition")
    if pack.surprise:
        there, name = pack.conditions, pack.surprise.exposed
        yield from _known("surprise.exposed", name, there, "condition")
    if pack.delay:
        yield from _known("delay.condition", pack.delay.condition, pack.conditions, "condition")
    if pack.ready:
        paid = {"cost": pack.ready.cost, "fire_cost": pack.ready.fire_cost, "most": pack.ready.most}
        for key, budgets in paid.items():
            yield from _all(f"ready.{key}", budgets, pack.budgets, "budget")
    if pack.weapon is not None:
        yield from _known("weapon", pack.weapon, pack.actions, "action")
    for at, window in pack.windows.items():
        for name in window.order:
            yield from _known(f"windows.{at}.order", name, COMPARATORS, "order")
    for repeat in pack.repeats:
        yield from _known(f"repeats.{repeat.name}.tag", repeat.tag, tags(pack), "tag")
    yield from _all("tag_limits", pack.tag_limits, tags(pack), "tag")
    yield from _all("tag_rules", pack.tag_rules, tags(pack), "tag")
    for tag, needs in pack.tag_rules.items():
        yield from _all(f"tag_rules.{tag}.without", sorted(needs.without), tags(pack), "tag")
    yield from _budgets(pack)
    yield from _conditions(pack)
    for where, predicate in _predicates(pack):
        yield from _predicate(pack, where, predicate)


def _budgets(pack: RulePack) -> Iterator[str]:
    for name, rule in pack.budgets.items():
        if rule.stat:
            yield from _known(f"budgets.{name}.stat", rule.stat, pack.stats, "stat")
        yield from _all(f"budgets.{name}.first", rule.first, pack.budgets, "budget")
        yield from _all(f"budgets.{name}.instead", rule.instead, pack.budgets, "budget")
        yield from _all(f"budgets.{name}.only", sorted(rule.only), tags(pack), "tag")


def _conditions(pack: RulePack) -> Iterator[str]:
    for name, rule in pack.conditions.items():
        where = f"conditions.{name}"
        yield from _all(f"{where}.forbids", sorted(rule.forbids), tags(pack), "tag")
        yield from _all(f"{where}.allows", sorted(rule.allows), tags(pack), "tag")
        yield from _all(f"{where}.modifiers", rule.modifiers, pack.stats, "stat")
        yield from _all(f"{where}.against", rule.against, tags(pack), "tag")
        yield from _all(f"{where}.to_self", sorted(rule.to_self), tags(pack), "tag")
        if rule.notices:
            yield from _known(f"{where}.notices", rule.notices, pack.stats, "stat")
        yield from _all(f"{where}.exposes", rule.exposes, pack.stats, "stat")
        yield from _all(f"{where}.includes", rule.includes, pack.conditions, "condition")


def _predicates(pack: RulePack) -> Iterator[tuple[str, Predicate]]:
    """Every condition that the pack states, and where."""
    for kind, rules in (("actions", pack.actions), ("reactions", pack.reactions)):
        for rule in rules.values():
            yield from ((f"{kind}.{rule.id}.when", one) for one in rule.when)
            aim = rule.target.when if rule.target else ()
            yield from ((f"{kind}.{rule.id}.target.when", one) for one in aim)
    for tag, needs in pack.tag_rules.items():
        each = (*needs.when, *needs.target)
        yield from ((f"tag_rules.{tag}", one) for one in each)
    for name, trigger in pack.triggers.items():
        yield from ((f"triggers.{name}.when", one) for one in (*trigger.when, *trigger.who))


def _predicate(pack: RulePack, where: str, one: Predicate) -> Iterator[str]:
    """What a condition is compared with has to be something that there is."""
    for other in one.unless:
        yield from _predicate(pack, f"{where}.unless", other)
    if one.kind in TRUTHS:
        if not isinstance(one.value, bool):
            yield f"{where}: {one.kind} is true or false, not {one.value!r}"
        return
    if one.kind in CELLS and not isinstance(one.value, int):
        yield f"{where}: {one.kind} is a number of cells, not {one.value!r}"
    if one.kind in (*CELLS, "fact"):
        return
    known: Mapping[str, Iterable[str]] = {
        "action": {*pack.actions, *pack.reactions},
        "binds": {*effect_names(pack), *pack.conditions},
        "bound": {*effect_names(pack), *pack.conditions},
        "by_others": {*effect_names(pack), *pack.conditions},
        "kind": CREATURES,
        "condition": pack.conditions,
        "aimed_at": SOURCES,
        "effect": effect_names(pack),
        "prepared": effect_names(pack),
        "has_stat": pack.stats,
        "notices": pack.stats,
        "opened": pack.actions,
        "declared": tags(pack),
        "own_stat": pack.stats,
        "mode": MODES,
        "source": SOURCES,
        "source_condition": pack.conditions,
        "tag": tags(pack),
        "untouched": pack.budgets,
        "used": tags(pack),
    }
    yield from _known(where, str(one.value), known[one.kind], one.kind)


def _action(pack: RulePack, where: str, rule: ActionRule) -> Iterator[str]:
    yield from _all(f"{where}.cost", rule.cost, pack.budgets, "budget")
    yield from _all(f"{where}.choice", rule.choice, pack.budgets, "budget")
    yield from _all(f"{where}.whole", rule.whole, pack.budgets, "budget")
    yield from _all(f"{where}.on", rule.on, pack.triggers, "trigger")
    if rule.hosts:
        yield from _known(f"{where}.hosts", rule.hosts, tags(pack), "tag")
    if rule.check:
        alone = rule.check.under and not rule.check.against
        if rule.target is None and not alone:
            yield f"{where}.check: a check needs a target"
        bonus = {*pack.stats, *_picked(rule)}
        yield from _known(f"{where}.check.bonus", rule.check.bonus, bonus, "stat")
        if rule.check.against or not rule.check.under:
            yield from _known(f"{where}.check.against", rule.check.against, pack.stats, "stat")
    if rule.target and rule.target.within == "range":
        yield from _known(f"{where}.target.within", "range", pack.stats, "stat")
    if rule.cases is not None:
        yield from _known(f"{where}.cases", rule.cases, pack.actions, "action")
    yield from _all(where, batch_stats(rule), pack.stats, "stat")
    if rule.move and rule.move.cells is None:
        yield from _known(f"{where}.move.speed", rule.move.speed, pack.stats, "stat")
    for effect in rule.effects:
        yield from effect_names_of(pack, f"{where}.effects", effect, _picked(rule))


def _picked(rule: ActionRule) -> set[str]:
    """The word that stands for what is picked, where one of several words is."""
    return {PICKED} if rule.pick and rule.pick.words else set()
