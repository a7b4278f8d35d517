"""What waits for its moment: readied actions, those who delay their turn, work begun."""

from dataclasses import dataclass

from engine.kernel.units import ActionId, CombatantId, FrameId, HeldId


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A readied action: fired by a trigger of the pack (``on``) or by what ``text`` describes.

    ``source`` None: by anybody. ``about``: whom it is about, where not its owner. ``repeats``: how
    often its tags had been used when it was readied.
    """

    id: HeldId
    by: CombatantId
    action: ActionId
    owned: ActionId | None
    targets: tuple[CombatantId, ...]
    on: str
    source: CombatantId | None
    text: str
    repeats: int
    about: CombatantId | None = None

    @property
    def title(self) -> ActionId:
        """The name it goes by: its own, where a creature owns it."""
        return self.owned or self.action


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """Somebody's place in the order will be directly before another's: once the action ``frame`` is
    over, or (None) its turn in this round."""

    who: CombatantId
    before: CombatantId
    frame: FrameId | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Delayed:
    """Somebody who left the order for a while, in a ``condition`` for as long.

    ``returning``: comes back at the next turn's end, or (``after``) that of this one's.
    """

    who: CombatantId
    condition: str = ""
    returning: bool = False
    after: CombatantId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """Work over several turns: ``done`` of the ``of`` turns chosen when it was begun, the newest
    of them in ``round``; ``kept``: what stays done whatever happens. ``degree``: what came of its
    newest check, if one was made.

    ``stopped``: it was interrupted. ``disturbed``: who works was hurt meanwhile.
    """

    done: int
    of: int
    round: int
    kept: int = 0
    degree: str | None = None
    stopped: bool = False
    disturbed: bool = False

    def following(self, number: int) -> int:
        """How much is done with a turn of this round; a round counts once."""
        return self.done + (self.stopped or self.round != number)


def work_key(who: CombatantId, action: str) -> str:
    """By what work is known: its combatant and its action, the owned case's or the pack's."""
    return f"{who}:{action}"
