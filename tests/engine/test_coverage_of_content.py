"""The scenarios of a pack use all it has: actions, triggers, choices of options, refusals."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import engine.kernel
from engine.kernel.predicates import failed
from engine.kernel.refusals import Reason
from engine.kernel.rules import ActionRule, Predicate
from engine.packs import Pack, discover
from engine.text.lines import write_refusal
from engine.text.names import Names

PACKS = discover()
SOURCES = "\n".join(
    file.read_text(encoding="utf-8")
    for root in engine.kernel.__path__
    for file in sorted(Path(root).rglob("*.py"))
    if file.name != "refusals.py"
)


def _given() -> Iterator[Reason]:
    """Every reason that the kernel itself refuses with, as far as a pack has what leads to it."""
    conditions = (one for pack in PACKS.values() for one in pack.rules.conditions.values())
    without = set() if any(one.unaware for one in conditions) else {Reason.UNAWARE}
    without.add(Reason.ROLE)  # Of seats, which no scenario of rules has.
    if not any(pack.rules.modes for pack in PACKS.values()):
        without.add(Reason.EXCLUSIVE_MODE)
    for one in Reason:
        if one not in without and re.search(rf"Reason\.{one.name}\b", SOURCES):
            yield one


def _text(pack: Pack) -> str:
    files = sorted(pack.folder.rglob("*.scenario"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _rules(pack: Pack) -> tuple[ActionRule, ...]:
    return (*pack.rules.actions.values(), *pack.rules.reactions.values())


def _conditions(pack: Pack) -> Iterator[Predicate]:
    for rule in _rules(pack):
        yield from rule.when
        yield from rule.target.when if rule.target else ()
    for needs in pack.rules.tag_rules.values():
        yield from (*needs.when, *needs.target)


def _covers(found: str, wanted: Mapping[str, str]) -> None:
    """Fail with the names whose pattern no line has."""
    missing = [name for name, like in wanted.items() if not re.search(like, found, re.MULTILINE)]
    if missing:
        pytest.fail(f"in no scenario: {', '.join(missing)}", pytrace=False)


def _line(mark: str, *words: str) -> str:
    """A pattern for a line of this kind with these words in this order."""
    each = "".join(rf".* {re.escape(word)}(?=\s|$)" for word in words)
    return rf"^[\d. ]*{re.escape(mark)}{each}"


@pytest.mark.parametrize("name", PACKS)
def test_every_action_and_reaction_is_declared_somewhere(name: str) -> None:
    wanted = {
        str(rule.id): _line(
            "<",
            "action.declared",
            f"choices.instead={rule.id}" if rule.hosted else f"action={rule.id}",
        )
        for rule in _rules(PACKS[name])
    }
    _covers(_text(PACKS[name]), wanted)


@pytest.mark.parametrize("name", PACKS)
def test_every_trigger_opens_a_window_somewhere(name: str) -> None:
    wanted = {
        one: _line("<", "window.opened", f"trigger={one}") for one in PACKS[name].rules.triggers
    }
    _covers(_text(PACKS[name]), wanted)


@pytest.mark.parametrize("name", PACKS)
def test_every_choice_of_an_option_is_played_somewhere(name: str) -> None:
    own = {
        f"{option}={choice}": rf"^option .*{re.escape(f'{option}={choice}')}$"
        for option, rule in PACKS[name].rules.options.items()
        if not rule.about
        for choice in rule.choices[1:]
    }
    every = (*PACKS[name].rules.actions.values(), *PACKS[name].rules.reactions.values())
    kinds = ("cost", "tags", *(("name", "use") if any(one.starter for one in every) else ()))
    edits = {f"{kind}.": rf"^option (.* )?{kind}\." for kind in kinds}
    _covers(_text(PACKS[name]), own | edits)


@pytest.mark.parametrize("name", PACKS)
def test_every_condition_that_a_pack_states_is_missed_somewhere(name: str) -> None:
    wanted = {
        line: _line("!", *line.split())
        for line in (write_refusal(failed(one), Names()) for one in _conditions(PACKS[name]))
    }
    _covers(_text(PACKS[name]), wanted)


def test_every_reason_of_the_kernel_is_given_somewhere() -> None:
    everything = "\n".join(map(_text, PACKS.values()))
    wanted = {one.value: rf"{_line('!', one.value)}| reason={one.value}( |$)" for one in _given()}
    _covers(everything, wanted)
