"""The mirror: what a virtual table is told of its combatants, and where their moves have ended."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.kernel.units import CombatantId
from server import moving, roster, wire
from server.room import Room


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """A move under way: the frame that it answers to, whose it is and where it shall end."""

    re: str
    ref: str
    goal: tuple[int, int]


class Mirror:
    """Tells one connection what has changed of the combatants that its host knows."""

    def __init__(self, room: Room, say: Callable[[bytes], None]) -> None:
        self._room = room
        self._say = say
        self._walks: dict[str, Walk] = {}
        self._shown: Mapping[str, dict[str, object]] = {}
        self._head: Mapping[str, object] = {}

    def forget(self) -> None:
        """Begin anew: everything will be told."""
        self._shown, self._head = {}, {}

    def follow(self, frame: str, walk: Walk) -> None:
        """Tell when a move is over, which this frame of the stack carries out."""
        self._walks[frame] = walk

    def look(self, ids: Mapping[str, CombatantId]) -> None:
        """Tell what has changed, and which moves are over; ``ids`` are ours by the host's refs."""
        self._finish(ids)
        state = self._room.state
        refs = {who: ref for ref, who in ids.items()}
        head: dict[str, object] = {
            "status": state.status,
            "round": state.round,
            "turn": refs.get(state.active) if state.active else None,
        }
        now = {
            ref: roster.mirrored(ref, state, self._room.pack, state.combatants[who])
            for who, ref in refs.items()
            if who in state.combatants
        }
        seen = [one for ref, one in now.items() if self._shown.get(ref) != one]
        gone = [ref for ref in self._shown if ref in ids and ref not in now]
        if seen or gone or head != self._head:
            told = {"rev": self._room.serial, **head, "seen": seen, "gone": gone}
            self._say(wire.frame("mirror", **told))
        self._shown, self._head = now, head

    def _finish(self, ids: Mapping[str, CombatantId]) -> None:
        state = self._room.state
        for frame, walk in list(self._walks.items()):
            who = ids.get(walk.ref) or CombatantId(walk.ref)
            if moving.on_the_way(state, who) == frame:
                continue
            del self._walks[frame]
            one = state.combatants.get(who)
            at = one.position if one else None
            told = {"re": walk.re, "ref": walk.ref, "at": at, "goal": walk.goal}
            self._say(wire.frame("moved", **told, stopped=at != walk.goal))
