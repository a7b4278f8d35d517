"""What rules are made of: conditions, targets, moves, limits, and what a tag requires."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel.targets import Predicate


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitRule:
    """At most ``n`` uses by one combatant within a scope.

    ``of``: the name under which several actions are counted together; empty: each by itself.
    ``stat``: the number stat that is each one's own ``n``, if it is above that.
    """

    n: int
    per: Literal["turn", "other_turn", "cycle", "round", "trigger", "action", "encounter"]
    of: str = ""
    stat: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkRule:
    """Work over several turns that comes to nothing where it is interrupted or broken off.

    Its check is made in the last turn, or after ``every`` so many turns; ``keeps``: what is left
    of it then: nothing, or what was done when it was last checked, from where it can go on.
    """

    every: int = 0
    keeps: Literal["nothing", "checked"] = "nothing"
    asks: bool = False
    """Whether the GM is asked if it goes on after it was interrupted."""

    def checks(self, done: int, of: int) -> bool:
        """Whether a check is made when so many of the turns are done."""
        return done == of or (self.every > 0 and done % self.every == 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class InterruptionRule:
    """What interrupts work, besides a state that forbids it, other costly actions, a turn without
    it, and the GM: ``damage`` does, or the GM is asked; a ``reaction`` of the worker does.

    ``consequence``: what the GM may decide when any action is interrupted that names nothing of its
    own, the suggestion first; empty: nothing comes of it.
    """

    damage: Literal["nothing", "ask", "ends"] = "nothing"
    reaction: bool = False
    consequence: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TagRule:
    """What every action with a tag requires, but for those that have a tag of ``without`` too.

    ``when`` must hold of the one who acts, ``target`` of each target; of a reaction ``target``
    must hold of the one who triggers it.
    """

    when: tuple[Predicate, ...] = ()
    target: tuple[Predicate, ...] = ()
    without: frozenset[str] = frozenset()
