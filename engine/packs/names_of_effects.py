"""Names in what actions do: stats, budgets, conditions, effects, tags and degrees."""

from collections.abc import Iterator

from engine.kernel.cases import RANGED
from engine.kernel.outcomes import EffectRule
from engine.kernel.rules import RulePack
from engine.packs.known import all_known as _all
from engine.packs.known import known as _known

DEGREES = ("critical_failure", "failure", "success", "critical_success")
DEEDS = ("step", "down")
"""What ends an effect besides an action with a tag."""


def tags(pack: RulePack) -> set[str]:
    """The tags that actions have."""
    rules = (*pack.actions.values(), *pack.reactions.values())
    return {RANGED, *(tag for rule in rules for tag in rule.tags)}


def effect_names(pack: RulePack) -> set[str]:
    """What the effects are called that somebody can be under."""
    rules = (*pack.actions.values(), *pack.reactions.values())
    effects = (one for rule in rules for one in rule.effects if one.kind == "effect")
    return {one.name for one in effects if one.name}


def effect_names_of(
    pack: RulePack, where: str, effect: EffectRule, picked: set[str]
) -> Iterator[str]:
    """Each name in one effect that there is not."""
    if effect.kind == "damage" and not effect.dice:
        yield from _known(f"{where}.stat", effect.stat, pack.stats, "stat")
    if effect.kind in ("grant", "regain", "drain"):
        yield from _known(f"{where}.budget", effect.budget, {*pack.budgets, *picked}, "budget")
    if effect.kind == "mode":
        yield from _known(f"{where}.name", effect.name, pack.modes, "mode")
    if effect.condition:
        yield from _known(f"{where}.condition", effect.condition, pack.conditions, "condition")
    if effect.kind == "sustain" and effect.name:
        yield from _known(f"{where}.name", effect.name, effect_names(pack), "effect")
    if effect.kind == "end" and (effect.name or not effect.condition):
        there = {*effect_names(pack), *pack.conditions}
        yield from _known(f"{where}.name", effect.name, there, "effect")
    if effect.tag:
        yield from _known(f"{where}.tag", effect.tag, tags(pack), "tag")
    ends = {*tags(pack), *DEEDS}
    yield from _all(f"{where}.ends_on", sorted(effect.ends_on), ends, "tag or deed")
    if effect.save:
        yield from _known(f"{where}.save.stat", effect.save.stat, pack.stats, "stat")
        yield from _known(f"{where}.save.fatal", effect.save.fatal, pack.conditions, "condition")
    for one in effect.modifiers:
        for stat in filter(None, (one.stat, one.plus, one.instead)):
            yield from _known(f"{where}.modifiers", stat, {*pack.stats, *picked}, "stat")
    for degree in (
        *effect.at,
        *effect.full_at,
        *effect.values,
        *(effect.save.times if effect.save else ()),
    ):
        yield from _known(f"{where}.at", degree, DEGREES, "degree")
