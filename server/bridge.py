"""The bridge: what a virtual table says of its combatants, and what it is told of ours."""

from collections.abc import Callable

from engine.kernel import commands as c
from engine.kernel.state import Board, Seat
from engine.kernel.units import CombatantId, SeatId
from server import fighting, moving, wire
from server.census import STRANGE, Census
from server.deputy import Deputy, Refusal
from server.lease import Lease
from server.mirror import Mirror, Walk
from server.room import Room
from server.rooms import Rooms


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
        self._room = room
        self._host = hello.client.host or "host"
        self._say = say
        self._lease = Lease(rooms, room.id, self._host, f"{seat}:{hello.conn}")
        self._told: bool | None = None
        self._deputy = Deputy(room, seat)
        self._census = Census(rooms.store, room, self._host, self._deputy)
        self._mirror = Mirror(room, say)
        self._patience = 2 * rooms.settings.beat_ms

    @property
    def held(self) -> bool:
        """Whether this connection is the one that is listened to."""
        return self._lease.held

    async def renew(self, heard_at: int) -> None:
        """Take or keep the lease, unless nothing was heard for two beats; say where it changed.
        Raises StoreAway."""
        if self._room.clock.now() - heard_at > self._patience:
            return
        held = await self._lease.claim()
        if held is self._told:
            return
        if held:
            await self._census.read()
            self._mirror.forget()
        self._told = held
        self._say(wire.frame("lease", held=held, host=self._host))

    async def release(self) -> None:
        """Let another connection speak."""
        await self._lease.release()

    def look(self) -> None:
        """Tell what has changed, where this connection is the one that is listened to."""
        if self._told and self.held:
            self._mirror.look(self._census.ids)

    async def hear(self, frame: wire.Host | wire.Move) -> bytes:
        """The answer to what the host says. Raises StoreAway and RoomGone."""
        if not self.held:
            return wire.frame("no", re=frame.id, reason="lease", params={})
        if isinstance(frame, wire.Move):
            return await self._move(frame)
        census = self._census
        ids, refused = dict[str, str](), dict[str, Refusal]()
        if frame.grid is not None:
            no = await self._lay_out(frame, frame.grid)
            refused |= {"grid": no} if no else {}
        for one in frame.seen:
            no = await census.see(frame, one)
            refused |= {one.ref: no} if no else {}
            if one.ref in census.ids:
                ids[one.ref] = census.ids[one.ref]
        for ref in frame.gone:
            no = await census.lose(frame, ref)
            refused |= {ref: no} if no else {}
        for what, found in fighting.wanted(self._room.state, census.ids, frame):
            no = await self._deputy.do(found, f"{frame.id}:{what}", frame.rev)
            refused |= {what: no} if no else {}
        no = fighting.strange(self._room.state, census.ids, frame)
        refused |= {"turn": no} if no else {}
        rev = self._room.serial
        return wire.frame("hosted", re=frame.id, rev=rev, ids=ids, refused=refused)

    async def _lay_out(self, frame: wire.Host, grid: wire.Grid) -> Refusal | None:
        board = self._room.state.board
        if board is not None and (board.width, board.height) == (grid.width, grid.height):
            return None
        laid = c.SetBoard(grid=Board(width=grid.width, height=grid.height))
        return await self._deputy.do(laid, f"{frame.id}:grid", frame.rev)

    async def _move(self, frame: wire.Move) -> bytes:
        # A host without combatants of its own names ours.
        who = self._census.ids.get(frame.ref) or CombatantId(frame.ref)
        state = self._room.state
        if who not in state.combatants:
            return wire.frame("no", re=frame.id, **STRANGE)
        walk = Walk(re=frame.id, ref=frame.ref, goal=frame.path[-1])
        if frame.free or not moving.by_the_rules(state, who):
            placed = c.SetBoard(tokens={who: frame.path[-1]})
            no = await self._deputy.do(placed, frame.id, frame.rev)
            if no is None:
                self._mirror.follow(frame.id, walk)
        else:
            no = await self._walk(frame, who, walk)
        return wire.frame("no", re=frame.id, **no) if no else wire.frame("ok", re=frame.id)

    async def _walk(self, frame: wire.Move, who: CombatantId, walk: Walk) -> Refusal | None:
        first: Refusal | None = None
        for command in moving.attempts(self._room.pack, who, frame.path, frame.action):
            no = await self._deputy.do(command, frame.id, frame.rev)
            if no is None:
                under_way = moving.on_the_way(self._room.state, who)
                self._mirror.follow(under_way or frame.id, walk)
                return None
            first = first or no
        return first or {"reason": "unknown", "params": {"what": "action"}}


def bridge_of(
    rooms: Rooms, room: Room, seat: Seat, hello: wire.Hello, say: Callable[[bytes], None]
) -> Bridge | None:
    """The bridge that a seat's connection is; None for everybody else's."""
    return Bridge(rooms, room, seat.id, hello, say) if seat.role == "bridge" else None
