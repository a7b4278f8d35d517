"""Catalogues: which texts a pack needs, and what a language lacks or has too much of."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from engine.kernel.creatures import OptionValue
from engine.kernel.outcomes import EffectRule
from engine.kernel.rules import ActionRule, Predicate, RulePack

LANGUAGES = ("en", "it", "ru", "zh", "es")
"""The languages that every pack that ships has."""
FALLBACK = LANGUAGES[0]
"""The language of whatever has no text in one's own."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)


def faults(packs: Iterable[RulePack], text: str, titles: Iterable[str] = ()) -> Iterator[str]:
    """What is wrong with a catalogue: each message it lacks of those that the variants of a pack
    need, and each it has that none of them needs, with the known ones that look like it.

    ``titles``: ids of what creatures of its demo have of their own, without a name.
    """
    wanted = dict.fromkeys(one for pack in packs for one in needed(pack))
    wanted |= dict.fromkeys(f"action-{one}" for one in titles)
    have = messages(text)
    yield from (f'missing "{one}"' for one in wanted if one not in have)
    for one in have:
        if one not in wanted:
            close = ", ".join(get_close_matches(one, wanted))
            yield f'unknown "{one}"' + (f", close to: {close}" if close else "")


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
        "effect": (one.name for one in effects if _named(one)),
        "question-adjudicate": (one.name for one in effects if one.choices),
        "choice": _choices(rules, effects),
        "question-pick": (one.id for one in rules if one.pick),
        "fact": (str(one.value) for one in _stated(pack) if one.kind == "fact"),
        "requirement": _requirements(pack),
        "stat": pack.stats,
        "tag": _tags(pack),
        "option": _options(pack),
        "repeat": (one.name for one in pack.repeats),
        "mode": pack.modes,
        "question-challenge": pack.modes,
        "ineligible": (one.off_turn for one in rules if one.off_turn),
        "scope": (one.target.most for one in rules if one.target and one.target.most),
    }
    each = (f"{kind}-{_id(name)}" for kind, found in names.items() for name in found)
    return tuple(dict.fromkeys(("system-name", "system-summary", *each)))


def _named(effect: EffectRule) -> bool:
    """Whether what an action does has a name that people read."""
    return bool(effect.name) and not effect.choices and effect.kind != "mode"


def _id(name: str) -> str:
    """A message id has no dots."""
    return name.replace(".", "-")


def _options(pack: RulePack) -> Iterator[str]:
    """Options and their values; those of single actions share the texts of their kind."""
    for name, option in pack.options.items():
        if option.about:
            kind, _, _ = name.partition(".")
            yield kind
            yield from (
                f"{kind}-{one}"
                for one in option.choices
                if isinstance(one, str) and one in ("none", "chosen", "on", "off")
            )
        else:
            yield name
            yield from (f"{name}-{_value(one)}" for one in option.choices)


def _value(choice: OptionValue) -> str:
    """A choice as a message id ends with it."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def _choices(rules: Iterable[ActionRule], effects: Iterable[EffectRule]) -> Iterator[str]:
    for effect in effects:
        yield from effect.choices
    for rule in rules:
        yield from rule.consequence
        yield from rule.pick.words if rule.pick else ()


def _stated(pack: RulePack) -> Iterator[Predicate]:
    """Every condition of an action, a reaction or their targets."""
    for rule in (*pack.actions.values(), *pack.reactions.values()):
        yield from rule.when
        yield from rule.target.when if rule.target else ()
    for needs in pack.tag_rules.values():
        yield from (*needs.when, *needs.target)


def _requirements(pack: RulePack) -> Iterator[str]:
    """The words by which a refusal names what does not hold."""
    yield from (one.gives for one in pack.actions.values() if one.gives)
    for one in _stated(pack):
        if one.reason:
            continue
        if one.what:
            yield one.what
        elif one.kind in ("binds", "bound", "condition", "effect", "fact"):
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
