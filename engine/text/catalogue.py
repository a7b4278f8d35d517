"""Catalogues: which texts a pack needs, and which of them a language has not got."""

import re
from collections.abc import Iterable, Iterator, Mapping

from engine.kernel.outcomes import EffectRule
from engine.kernel.rules import ActionRule, Predicate, RulePack

LANGUAGES = ("en", "it", "ru", "zh", "es")
"""The languages that every pack that ships has."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)


def missing(packs: Iterable[RulePack], catalogues: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The messages that each language lacks: what the variants of a pack need, and what another
    language has."""
    have = {language: messages(catalogues.get(language, "")) for language in LANGUAGES}
    wanted = (one for pack in packs for one in needed(pack))
    every = dict.fromkeys((*wanted, *(one for found in have.values() for one in found)))
    return {
        language: tuple(one for one in every if one not in found)
        for language, found in have.items()
    }


def messages(text: str) -> dict[str, None]:
    """The ids of the messages in a catalogue, in its order."""
    return dict.fromkeys(MESSAGE.findall(text))


def needed(pack: RulePack) -> tuple[str, ...]:
    """The ids of the messages that a pack cannot be shown without."""
    rules = (*pack.actions.values(), *pack.reactions.values())
    effects = [effect for rule in rules for effect in rule.effects]
    names: dict[str, Iterable[str]] = {
        "action": (*pack.actions, *pack.reactions),
        "budget": pack.budgets,
        "trigger": pack.triggers,
        "ready": (key for key, one in pack.triggers.items() if one.ready and pack.ready),
        "condition": pack.conditions,
        "effect": (one.name for one in effects if one.name and not one.choices),
        "question-adjudicate": (one.name for one in effects if one.choices),
        "choice": _choices(rules, effects),
        "fact": (str(one.value) for one in _stated(pack) if one.kind == "fact"),
        "requirement": _requirements(pack),
        "stat": pack.stats,
        "tag": _tags(pack),
        "option": _options(pack),
        "repeat": (one.name for one in pack.repeats),
    }
    each = (f"{kind}-{_id(name)}" for kind, found in names.items() for name in found)
    return tuple(dict.fromkeys(("system-name", "system-summary", *each)))


def _id(name: str) -> str:
    """A message id has no dots."""
    return name.replace(".", "-")


def _options(pack: RulePack) -> Iterator[str]:
    """Options and their values; those of single actions share the texts of their kind."""
    for name, option in pack.options.items():
        if option.about:
            kind, _, _ = name.partition(".")
            yield kind
            yield from (f"{kind}-{one}" for one in option.choices if one == "none")
        else:
            yield name
            yield from (f"{name}-{one}" for one in option.choices)


def _choices(rules: Iterable[ActionRule], effects: Iterable[EffectRule]) -> Iterator[str]:
    for effect in effects:
        yield from effect.choices
    for rule in rules:
        yield from rule.consequence


def _stated(pack: RulePack) -> Iterator[Predicate]:
    """Every condition of an action, a reaction or their targets."""
    for rule in (*pack.actions.values(), *pack.reactions.values()):
        yield from rule.when
        yield from rule.target.when if rule.target else ()


def _requirements(pack: RulePack) -> Iterator[str]:
    """The words by which a refusal names what does not hold."""
    for one in _stated(pack):
        if one.what:
            yield one.what
        elif one.kind in ("condition", "effect", "fact"):
            yield str(one.value)


def _tags(pack: RulePack) -> Iterator[str]:
    for rule in (*pack.actions.values(), *pack.reactions.values()):
        yield from sorted(rule.tags)
        yield from _asked(rule.when)
    for trigger in pack.triggers.values():
        yield from _asked(trigger.when)
    for condition in pack.conditions.values():
        yield from sorted(condition.forbids)
    yield from (one.tag for one in pack.repeats)


def _asked(when: tuple[Predicate, ...]) -> Iterator[str]:
    return (str(one.value) for one in when if one.kind == "tag")
