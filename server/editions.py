"""The two editions of a room: what the fight makes of its sections, and what is no part of it."""

from collections.abc import Callable

from engine.kernel import Encounter
from engine.kernel.view import Json, shared
from engine.packs import Pack
from server.placard import Placard
from server.presence import Presence
from server.receipts import Receipts

Sections = dict[str, Json]


class Editions:
    """Makes the sections of both editions that may have changed."""

    def __init__(self, pack: Pack, placard: Placard, receipts: Receipts) -> None:
        self._pack = pack
        self._placard = placard
        self._receipts = receipts
        self._rooms: dict[bool, Sections] = {}
        """The section about the room in each edition, as the fight alone makes it."""
        self._stack: Sections = {}
        """The GM's, likewise."""

    def make(
        self, state: Encounter, was: Encounter | None, presence: Callable[[str], Presence]
    ) -> dict[bool, Sections]:
        """By edition (the GM's is true), after a state of which they are known; the same one where
        only what is no part of the fight has changed."""
        return {gm: self._edition(state, was, presence, gm=gm) for gm in (True, False)}

    def _edition(
        self,
        state: Encounter,
        was: Encounter | None,
        presence: Callable[[str], Presence],
        *,
        gm: bool,
    ) -> Sections:
        found: Sections = {}
        if was is not state:
            found = shared(state, self._pack.variant(state.options), gm=gm, was=was)
            if gm:
                self._stack = _as_dict(found["stack"])
            if "room" in found:
                self._rooms[gm] = _as_dict(found["room"])
        if gm:
            found["stack"] = self._receipts.put(self._stack)
        if was is state or "room" in found:
            found["room"] = self._placard.put(self._rooms[gm], presence)
        return found


def _as_dict(value: Json) -> Sections:
    assert isinstance(value, dict)
    return value
