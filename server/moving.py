"""Moves that a host reports: a token's way becomes what its combatant does."""

from collections.abc import Iterator, Sequence

from engine.kernel import Command, Encounter
from engine.kernel import commands as c
from engine.kernel.frames import Announced, Pending
from engine.kernel.holders import has_turn
from engine.kernel.units import ActionId, CombatantId, FrameId, Square
from engine.packs import Pack


def by_the_rules(state: Encounter, who: CombatantId) -> bool:
    """Whether moving this token now is something that its combatant does: in its turn, from where
    it stands. Else the GM puts it where it belongs."""
    stands = state.board is not None and state.combatants[who].position is not None
    return state.status == "running" and stands and has_turn(state, who)


def attempts(
    pack: Pack, who: CombatantId, path: Sequence[Square], action: str | None
) -> Iterator[Command]:
    """What the move may stand for, the likeliest first; nothing that is no way of moving."""
    for name in map(ActionId, (action,) if action else pack.sheets.moves):
        rule = pack.rules.actions.get(name)
        if rule is not None and rule.move is not None:
            yield c.Act(actor=who, action=name, path=tuple(path))


def on_the_way(state: Encounter, who: CombatantId) -> FrameId | None:
    """The action under way that takes somebody along a path, if there is one."""
    for one in reversed(state.stack):
        pending = one.pending if isinstance(one, Announced) else one
        if isinstance(pending, Pending) and pending.by == who and pending.path:
            return pending.id
    return None
