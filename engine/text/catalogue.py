"""Catalogues: which texts a pack needs, and which of them a language has not got."""

import re
from collections.abc import Iterator, Mapping

from engine.kernel.rules import Predicate, RulePack

LANGUAGES = ("en", "it", "ru", "zh", "es")
"""The languages that every pack that ships has."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)


def missing(pack: RulePack, catalogues: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The messages that each language lacks: what the pack needs, and what another one has."""
    have = {language: messages(catalogues.get(language, "")) for language in LANGUAGES}
    every = dict.fromkeys((*needed(pack), *(one for found in have.values() for one in found)))
    return {
        language: tuple(one for one in every if one not in found)
        for language, found in have.items()
    }


def messages(text: str) -> dict[str, None]:
    """The ids of the messages in a catalogue, in its order."""
    return dict.fromkeys(MESSAGE.findall(text))


def needed(pack: RulePack) -> tuple[str, ...]:
    """The ids of the messages that a pack cannot be shown without."""
    names = {
        "action": (*pack.actions, *pack.reactions),
        "budget": tuple(pack.budgets),
        "trigger": tuple(pack.triggers),
        "condition": tuple(pack.conditions),
        "stat": tuple(pack.stats),
        "tag": tuple(dict.fromkeys(_tags(pack))),
        "option": tuple(pack.options),
        "repeat": tuple(one.name for one in pack.repeats),
    }
    each = (f"{kind}-{_id(name)}" for kind, found in names.items() for name in found)
    return ("system-name", "system-summary", *each)


def _id(name: str) -> str:
    """A message id has no dots."""
    return name.replace(".", "-")


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
