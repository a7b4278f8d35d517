"""The bridge: what a virtual table says of its combatants, and what it is told of ours."""

from collections.abc import Callable

import orjson
from pydantic import ValidationError

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.state import Board, Seat
from engine.kernel.units import CombatantId, SeatId
from server import fighting, moving, roster, wire
from server.lease import Lease
from server.mirror import Mirror, Walk
from server.room import Room
from server.rooms import Rooms
from server.seats import new_id

Refusal = dict[str, object]
LATE: Refusal = {"reason": "too_late", "params": {}}
STRANGE: Refusal = {"reason": "unknown", "params": {"what": "combatant"}}


class Bridge:
    """One connection that speaks for a host, as long as it has the host's lease."""

    def __init__(
        self,
        rooms: Rooms,
        room: Room,
        seat: SeatId,
        hello: wire.Hello,
        say: Callable[[bytes], None],
    ) -> None:
        self._store = rooms.store
        self._room = room
        self._seat = seat
        self._host = hello.client.host or "host"
        self._say = say
        self._lease = Lease(rooms, room.id, self._host, f"{seat}:{hello.conn}")
        self._told: bool | None = None
        self._ids: dict[str, CombatantId] = {}
        self._newest: dict[str, int] = {}
        self._mirror = Mirror(room, say)
        self._patience = 2 * rooms.settings.beat_ms

    @property
    def held(self) -> bool:
        """Whether this connection is the one that is listened to."""
        return self._lease.held

    async def renew(self, heard_at: int) -> None:
        """Take or keep the lease, unless nothing was heard for two beats; say where it changed."""
        if self._room.clock.now() - heard_at > self._patience:
            return
        held = await self._lease.claim()
        if held is self._told:
            return
        if held:
            kept = (await self._store.fields(self._room.id)).get(self._field)
            self._ids = orjson.loads(kept) if kept else {}
            self._mirror.forget()
        self._told = held
        self._say(wire.frame("lease", held=held, host=self._host))
        self.look()

    async def release(self) -> None:
        """Let another connection speak."""
        await self._lease.release()

    @property
    def _field(self) -> str:
        return f"host:{self._host}"

    def look(self) -> None:
        """Tell what has changed, where this connection is the one that is listened to."""
        if self.held:
            self._mirror.look(self._ids)

    async def hear(self, frame: wire.Host | wire.Move) -> bytes:
        """The answer to what the host says. Raises StoreAway and RoomGone."""
        if not self.held:
            return wire.frame("no", re=frame.id, reason="lease", params={})
        if isinstance(frame, wire.Move):
            return await self._move(frame)
        ids, refused = dict[str, str](), dict[str, Refusal]()
        if frame.grid is not None:
            no = await self._lay_out(frame, frame.grid)
            refused |= {"grid": no} if no else {}
        for one in frame.seen:
            no = await self._see(frame, one)
            refused |= {one.ref: no} if no else {}
            if one.ref in self._ids:
                ids[one.ref] = self._ids[one.ref]
        for ref in frame.gone:
            no = await self._lose(frame, ref)
            refused |= {ref: no} if no else {}
        for what, commands in fighting.wanted(self._room.state, self._ids, frame):
            no = await self._all(commands, f"{frame.id}:{what}", frame.rev)
            refused |= {what: no} if no else {}
        self.look()
        rev = self._room.serial
        return wire.frame("hosted", re=frame.id, rev=rev, ids=ids, refused=refused)

    async def _lay_out(self, frame: wire.Host, grid: wire.Grid) -> Refusal | None:
        board = self._room.state.board
        if board is not None and (board.width, board.height) == (grid.width, grid.height):
            return None
        laid = c.SetBoard(grid=Board(width=grid.width, height=grid.height))
        return await self._all([laid], f"{frame.id}:grid", frame.rev)

    async def _see(self, frame: wire.Host, one: wire.Sighting) -> Refusal | None:
        if frame.n < self._newest.get(one.ref, 0):
            return LATE
        self._newest[one.ref] = frame.n
        state, pack = self._room.state, self._room.pack
        who = self._ids.get(one.ref)
        mark = f"{frame.id}:{one.ref}"
        if who is None or who not in state.combatants:
            if one.name is None:
                return STRANGE
            ours = roster.namesake(state, one, set(self._ids.values()))
            who = ours or who or CombatantId(new_id())
            await self._note({**self._ids, one.ref: who})
            if ours is None:
                try:
                    added = roster.newcomer(pack, who, one)
                except ValidationError as error:
                    detail = wire.first(error)[:200]
                    return {"reason": "bad_message", "params": {"detail": detail}}
                return await self._all([added], mark, frame.rev)
        if moving.on_the_way(state, who) is not None:
            # Where it stands is for the rules to say until it has arrived.
            one = one.model_copy(update={"at": state.combatants[who].position})
        return await self._all(list(roster.changes(state, pack, who, one)), mark, frame.rev)

    async def _lose(self, frame: wire.Host, ref: str) -> Refusal | None:
        who = self._ids.get(ref)
        if who is None:
            return STRANGE
        there = who in self._room.state.combatants
        no = (
            await self._all([c.Remove(combatant=who)], f"{frame.id}:{ref}", None) if there else None
        )
        if no is None:
            await self._note({one: ours for one, ours in self._ids.items() if one != ref})
        return no

    async def _note(self, ids: dict[str, CombatantId]) -> None:
        await self._store.put(self._room.id, self._field, orjson.dumps(ids))
        self._ids = ids

    async def _all(self, commands: list[Command], mark: str, rev: int | None) -> Refusal | None:
        """Carry out what belongs together; only the first is compared with ``rev``."""
        for number, command in enumerate(commands):
            no = await self._do(command, f"{mark}:{number}", None if number else rev)
            if no is not None:
                return no
        return None

    async def _do(self, command: Command, mark: str, rev: int | None) -> Refusal | None:
        name = f"{self._seat}:{mark}"
        room, seat = self._room, self._seat
        answer = await room.submit(command, seat=seat, command_id=name, rev=rev, vouched=True)
        return answer.refusal

    async def _move(self, frame: wire.Move) -> bytes:
        # A host without combatants of its own names ours.
        who = self._ids.get(frame.ref) or CombatantId(frame.ref)
        if who not in self._room.state.combatants:
            return wire.frame("no", re=frame.id, **STRANGE)
        walk = Walk(re=frame.id, ref=frame.ref, goal=frame.path[-1])
        state = self._room.state
        if frame.free or not moving.by_the_rules(state, who):
            placed = c.SetBoard(tokens={who: frame.path[-1]})
            no = await self._do(placed, frame.id, frame.rev)
            if no is None:
                self._mirror.follow(frame.id, walk)
        else:
            no = await self._walk(frame, who, walk)
        self.look()
        return wire.frame("no", re=frame.id, **no) if no else wire.frame("ok", re=frame.id)

    async def _walk(self, frame: wire.Move, who: CombatantId, walk: Walk) -> Refusal | None:
        first: Refusal | None = None
        for command in moving.attempts(self._room.pack, who, frame.path, frame.action):
            no = await self._do(command, frame.id, frame.rev)
            if no is None:
                under_way = moving.on_the_way(self._room.state, who)
                self._mirror.follow(under_way or frame.id, walk)
                return None
            first = first or no
        return first or {"reason": "unsupported", "params": {}}


def bridge_of(
    rooms: Rooms, room: Room, seat: Seat, hello: wire.Hello, say: Callable[[bytes], None]
) -> Bridge | None:
    """The bridge that a seat's connection is; None for everybody else's."""
    return Bridge(rooms, room, seat.id, hello, say) if seat.role == "bridge" else None
