"""Pathfinder 2e's reactions by name, where a format gives nothing else."""

import re
from dataclasses import dataclass

from server.imports import triggers
from server.imports.markup import EM, END

_NAMES = (
    "Aid",
    "Arrest a Fall",
    "Attack of Opportunity",
    "Catch Rock",
    "Charmed Life",
    "Counter Performance",
    "Counterspell",
    "Crane Flutter",
    "Deflect Arrow",
    "Deflect Projectile",
    "Disrupt Prey",
    "Ferocity",
    "Glimpse of Redemption",
    "Grab an Edge",
    "Guardian's Deflection",
    "Hit the Dirt",
    "Implement's Interruption",
    "Iron Command",
    "Liberating Step",
    "Nimble Dodge",
    "Nimble Roll",
    "No Escape",
    "Opportune Backstab",
    "Opportune Riposte",
    "Orc Ferocity",
    "Reactive Charm",
    "Reactive Dismissal",
    "Reactive Interference",
    "Reactive Pursuit",
    "Reactive Shield",
    "Reactive Strike",
    "Retributive Strike",
    "Selfish Shield",
    "Shield Block",
    "Sidestep",
    "Stand Still",
    "Vengeful Strike",
    "Wounded Rage",
)
_PLAIN = re.compile(r"\s*Trigger\s*:?\s+(?=[A-Z])")


def key(name: str) -> str:
    """A name without case, apostrophes and marks."""
    return re.sub(r"[^a-z]", "", name.casefold())


_KEYS = frozenset(map(key, _NAMES))


def known(name: str) -> bool:
    """Whether a feat or feature of this name is used as a reaction."""
    return key(name) in _KEYS


@dataclass(frozen=True, slots=True, kw_only=True)
class Labelled:
    """A text whose leading label is marked, and whether there was one."""

    text: str
    triggered: bool


def labelled(marked: str) -> Labelled:
    """Mark the word Trigger where it opens a text without any mark: it ends with its sentence."""
    match = _PLAIN.match(marked)
    if match is None:
        return Labelled(text=marked, triggered="trigger" in triggers.labelled(marked))
    head, stop, rest = marked[match.end() :].partition(". ")
    text = f"{EM}Trigger{END} {head}{'.' if stop else ''}\n{rest}"
    return Labelled(text=text, triggered=True)
