"""Edits: options that every pack has, by which a room sets the costs and tags of its actions, and
the names and use of those that the rules do not name."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain, combinations

from engine.kernel.creatures import TITLED, OptionRule, OptionValue
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.units import BudgetId

COST = "cost."
TAGS = "tags."
USE = "use."
OFF = "off"
CHOSEN = "chosen"
"""That a cost is chosen whenever the action is declared."""
NONE = "none"
"""How no tag at all is written; several are joined by ``+``."""
MOST_TAGS = 2
"""How many of the tags that rules look at one action can be given."""


def with_edits(pack: RulePack) -> RulePack:
    """The pack with options for each action: the pack's own cost and tags come first.

    Raises ValueError where the pack has such an option already.
    """
    found = dict(chain(_starters(pack), _costs(pack), _tags(pack)))
    for name in found:
        if name in pack.options:
            raise ValueError(f"options.{name}: every pack has this option by itself")
    return replace(pack, options={**pack.options, **found})


def edited(pack: RulePack, chosen: Mapping[str, OptionValue]) -> RulePack:
    """The pack with what a room chose for its actions, whatever its patches say.

    What is not in use is there for own cases alone, so that nothing under way loses its rule.
    """
    watched = _watched(pack)

    def one(rule: ActionRule) -> ActionRule:
        cost, tags = chosen.get(f"{COST}{rule.id}"), chosen.get(f"{TAGS}{rule.id}")
        budget = _budget(pack, rule)
        if isinstance(cost, int) and budget is not None:
            open_ones = {one: span for one, span in rule.choice.items() if one != budget}
            rule = replace(rule, cost={budget: cost} if cost else {}, choice=open_ones)
        if isinstance(tags, str):
            given = frozenset(tags.split("+")) & frozenset(watched)
            rule = replace(rule, tags=rule.tags - frozenset(watched) | given)
        return replace(rule, owned=True) if chosen.get(f"{USE}{rule.id}") == OFF else rule

    return replace(
        pack,
        actions={name: one(rule) for name, rule in pack.actions.items()},
        reactions={name: one(rule) for name, rule in pack.reactions.items()},
    )


def _starters(pack: RulePack) -> Iterator[tuple[str, OptionRule]]:
    for rule in (*pack.actions.values(), *pack.reactions.values()):
        if rule.starter:
            yield f"{TITLED}{rule.id}", OptionRule(choices=("",), about=rule.id, free=True)
            yield f"{USE}{rule.id}", OptionRule(choices=("on", OFF), about=rule.id)


def _costs(pack: RulePack) -> Iterator[tuple[str, OptionRule]]:
    for rule in (*pack.actions.values(), *pack.reactions.values()):
        budget = _budget(pack, rule)
        if budget is not None:
            own = CHOSEN if budget in rule.choice else rule.cost.get(budget, 0)
            others = (one for one in range(_most(pack, budget) + 1) if one != own)
            yield f"{COST}{rule.id}", OptionRule(choices=(own, *others), about=rule.id)


def _most(pack: RulePack, budget: BudgetId) -> int:
    rule = pack.budgets[budget]
    return min(rule.cap, int(pack.stats[rule.stat].default)) if rule.stat else rule.cap


def _budget(pack: RulePack, rule: ActionRule) -> BudgetId | None:
    """The budget of which an action costs a fixed amount; None where it is not that simple."""
    of_turn = [budget for budget, one in pack.budgets.items() if one.of_turn]
    paid = [*rule.cost, *(one for one in rule.choice if one in of_turn)]
    if rule.whole or len(paid) > 1:
        return None
    if rule.id in pack.reactions:
        return next(iter(paid), None)
    budget = next(iter(paid), of_turn[0] if of_turn else None)
    return budget if budget in of_turn else None


def _tags(pack: RulePack) -> Iterator[tuple[str, OptionRule]]:
    watched = _watched(pack)
    if not watched:
        return
    sets = [one for size in range(MOST_TAGS + 1) for one in combinations(watched, size)]
    for rule in (*pack.actions.values(), *pack.reactions.values()):
        own = _written(tag for tag in watched if tag in rule.tags)
        others = (word for word in map(_written, sets) if word != own)
        yield f"{TAGS}{rule.id}", OptionRule(choices=(own, *others), about=rule.id)


def _written(tags: Iterator[str] | tuple[str, ...]) -> str:
    return "+".join(tags) or NONE


def _watched(pack: RulePack) -> tuple[str, ...]:
    """The tags that rules look at and that more than one action has."""
    triggers = (one for trigger in pack.triggers.values() for one in trigger.when)
    looked_at = {
        *(str(one.value) for one in triggers if one.kind == "tag"),
        *(repeat.tag for repeat in pack.repeats),
        *(tag for condition in pack.conditions.values() for tag in condition.forbids),
    }
    common = Counter(tag for rule in pack.actions.values() for tag in rule.tags)
    return tuple(sorted(tag for tag in looked_at if common[tag] > 1))
