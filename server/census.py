"""The census: which of a host's combatants is which of ours, and what is said of them."""

import orjson
from pydantic import ValidationError

from engine.kernel import commands as c
from engine.kernel.units import CombatantId
from server import moving, roster, wire
from server.deputy import Deputy, Refusal
from server.room import Room
from server.seats import new_id
from server.store import Store

LATE: Refusal = {"reason": "too_late", "params": {}}
STRANGE: Refusal = {"reason": "unknown", "params": {"what": "combatant"}}
MOST = 500
"""Names of a host that are remembered; of more, those of whoever is still in the fight."""


class Census:
    """The combatants of one host, kept beside the room's log."""

    def __init__(self, store: Store, room: Room, host: str, deputy: Deputy) -> None:
        self._store = store
        self._room = room
        self._field = f"host:{host}"
        self._deputy = deputy
        self._newest: dict[str, int] = {}
        self.ids: dict[str, CombatantId] = {}
        """Ours, by the host's refs."""

    async def read(self) -> None:
        """Take up what is kept. Raises StoreAway."""
        kept = (await self._store.fields(self._room.id)).get(self._field)
        self.ids = orjson.loads(kept) if kept else {}

    async def see(self, frame: wire.Host, one: wire.Sighting) -> Refusal | None:
        """Make one of ours what the host says. Raises StoreAway and RoomGone."""
        if frame.n < self._newest.get(one.ref, 0):
            return LATE
        mark, rev = f"{frame.id}:{one.ref}", frame.rev
        who = self.ids.get(one.ref)
        if who is None or who not in self._room.state.combatants:
            if one.name is None:
                return STRANGE
            no = await self._meet(one, mark, rev)
            if no is not None:
                return no
        self._newest[one.ref] = frame.n
        who, state = self.ids[one.ref], self._room.state
        if moving.on_the_way(state, who) is not None:
            # Where it stands is for the rules to say until it has arrived.
            one = one.model_copy(update={"at": state.combatants[who].position})
        changes = list(roster.changes(state, self._room.pack, who, one))
        return await self._deputy.all(changes, mark, rev)

    async def _meet(self, one: wire.Sighting, mark: str, rev: int | None) -> Refusal | None:
        """Somebody new: one of ours by the same name, or one who comes in."""
        ours = roster.namesake(self._room.state, one, set(self.ids.values()))
        who = ours or self.ids.get(one.ref) or CombatantId(new_id())
        before = self.ids
        # Noted first: what is said again after a crash must not come in twice.
        await self._note({**before, one.ref: who})
        if ours is not None:
            return None
        try:
            added = roster.newcomer(self._room.pack, who, one)
        except ValidationError as error:
            no: Refusal | None = {
                "reason": "bad_message",
                "params": {"detail": wire.first(error)[:200]},
            }
        else:
            no = await self._deputy.do(added, f"{mark}:in", rev)
        if no is not None:
            await self._note(before)
        return no

    async def lose(self, frame: wire.Host, ref: str) -> Refusal | None:
        """One of the host's is gone, and so is ours. Raises StoreAway and RoomGone."""
        who = self.ids.get(ref)
        if who is None:
            return STRANGE
        if who in self._room.state.combatants:
            no = await self._deputy.do(c.Remove(combatant=who), f"{frame.id}:{ref}", None)
            if no is not None:
                return no
        self._newest.pop(ref, None)
        await self._note({one: ours for one, ours in self.ids.items() if one != ref})
        return None

    async def _note(self, ids: dict[str, CombatantId]) -> None:
        if len(ids) > MOST:
            here, newest = self._room.state.combatants, next(reversed(ids))
            ids = {ref: who for ref, who in ids.items() if who in here or ref == newest}
        await self._store.put(self._room.id, self._field, orjson.dumps(ids))
        self.ids = ids
