"""What an action does when it resolves, as frozen data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Until = Literal[
    "never", "turn_start", "turn_end", "next_turn_end", "encounter", "save", "round_end"
]
"""How long an effect lasts; ``turn_end`` is that of the turn under way, if it is the actor's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModifierRule:
    """A change of a stat: ``value``, plus the stat ``plus``; or the stat ``instead``, if not 0."""

    stat: str
    value: int = 0
    plus: str = ""
    instead: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveRule:
    """A roll of the target against the total of the action's own check.

    ``times``: how often the damage counts, by the degree of the save. ``fatal``: the condition
    after a critical failure. ``lowered``: a critical success of the action lowers the degree.
    """

    die: int
    stat: str
    margin: int
    times: Mapping[str, int]
    fatal: str
    lowered: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectRule:
    """One thing an action does, to its target or to itself, at some degrees of its check.

    ``damage`` by the dice of ``stat``, with a ``save`` perhaps. ``effect``: a condition or
    modifiers called ``name``, ``until`` a timing point of the actor, the end of the fight, or a
    saving throw of its bearer. ``end``: end the effects called ``name``, or a ``condition``.
    ``sustain``: let what one sustains last until the end of one's next turn.
    ``modify``: add to the roll it answers. ``interrupt`` what it answers; with ``choices``, if the
    GM chooses the one called ``interrupted``. ``avoid``: what it answers does nothing to
    the one who does this. ``redirect``: what it answers is aimed at the one who does this.
    ``ask`` the GM to decide between ``choices``.
    ``reduce``: take an ``amount`` off the damage that what it answers does.
    ``grant`` an ``amount`` of a ``budget`` above its cap, until it is next refreshed. ``drain``: a
    ``budget`` is empty. ``heal`` a ``part`` of all hit points. ``push`` one cell away, and follow.
    ``mode``: challenge to the mode called ``name``. ``yield``: lose the mode under way for one's
    side. ``give``: hand over the own thing that was chosen.
    """

    kind: Literal[
        "damage",
        "effect",
        "end",
        "sustain",
        "modify",
        "interrupt",
        "avoid",
        "reduce",
        "redirect",
        "ask",
        "grant",
        "regain",
        "mode",
        "yield",
        "give",
        "drain",
        "heal",
        "push",
    ]
    on: Literal["target", "self", "pick"] = "target"
    at: tuple[str, ...] = ()
    """Degrees at which it happens; empty: always. A critical success doubles damage."""
    stat: str = ""
    extra_dice: int = 0
    save: SaveRule | None = None
    name: str = ""
    condition: str = ""
    modifiers: tuple[ModifierRule, ...] = ()
    until: Until = "never"
    sustained: bool = False
    """The actor has to sustain it in every turn."""
    ends_on: frozenset[str] = frozenset()
    good: bool | None = None
    uses: int | None = None
    """For ``effect``: how many rolls its modifiers change."""
    chance: int = 100
    """Per cent; below 100 a hundred-sided die is thrown."""
    values: Mapping[str, int] = field(default_factory=dict)
    """For ``modify``: what is added, by degree."""
    tag: str = ""
    """Only where what it answers has this tag."""
    choices: tuple[str, ...] = ()
    dice: str = ""
    """For ``damage``: its own dice instead of a stat's."""
    budget: str = ""
    amount: int = 0
    early: bool = False
    """It happens at the declaration, not when the action is resolved."""
    word: bool = False
    """For ``effect``: it keeps the word that was picked."""
    needs: str = ""
    """Only while the actor has the effect of this name."""
    part: int = 1
    full_at: tuple[str, ...] = ()
    """Degrees at which damage is not rolled, but the most that its dice can show."""
    kills: str = ""
    """The condition of who suffers at least half of all its hit points as damage."""
    stacks: bool = False
    """Effects of the same name that come from others stay."""
    versus: Literal["", "target", "not_self"] = ""
    """Its modifiers count in rolls at or by the target alone, or in rolls at others than the one it
    comes from."""
    bond: bool = False
    """It ends when whom it comes from cannot react, or has its bearer in reach no more."""
