"""The audience of one room: who is connected, and the sections each may see."""

import asyncio
from collections.abc import Callable, Iterable

import orjson

from engine.kernel import Encounter, Event
from engine.kernel.frames import Window
from engine.kernel.state import Seat
from engine.kernel.units import SeatId
from engine.kernel.view import Json, me
from engine.packs import Pack
from server import wire
from server.attendance import Attendance
from server.editions import Editions
from server.listener import Listener
from server.logbook import Logbook
from server.parcels import Parcels
from server.placard import Placard
from server.presence import Presence, awaits, prompts_of
from server.receipts import Receipts


class Audience:
    """Encodes what changed once per edition and wakes whoever listens; it never waits for them."""

    def __init__(self, room: str, pack: Pack) -> None:
        self._placard = Placard(room)
        self._receipts = Receipts()
        self._editions = Editions(pack, self._placard, self._receipts)
        self._pack = pack
        self._parcels = Parcels()
        self._mine: dict[SeatId, bytes] = {}
        self._listeners: list[Listener] = []
        self._attendance = Attendance(self._listeners)
        self._state: Encounter | None = None
        self._log: Logbook | None = None
        self._closed: tuple[int, str] | None = None
        self._left = asyncio.Event()
        self._due: asyncio.Handle | None = None
        self.moved: Callable[[], None] = lambda: None  # Told of everything on this process's pages.
        self.stirred = asyncio.Event()  # Whether somebody who is asked may have come or gone.

    @property
    def pages(self) -> int:
        """How many are connected."""
        return len(self._listeners)

    def show(self, state: Encounter, log: Logbook, events: Iterable[Event] = ()) -> None:
        """The room has changed: encode its sections and wake everybody."""
        was, self._state, self._log = self._state, state, log
        self._receipts.keep(state.stack)
        news: list[Json] = [{"type": one.type} for one in events]
        self._parcels.take(self._editions.make(state, was, self.presence), log)
        if was is not state:
            self._mine.clear()
        if any(isinstance(one, Window) for one in state.stack):
            self.stirred.set()
        for one in self._listeners:
            one.recognise(state.seats.get(one.seat))
            if one.gm:
                one.news.extend(news)
        for one in tuple(self._listeners):
            one.rouse()

    def name_code(self, code: str | None, base: str | None) -> None:
        """The room's join code, to be shown, and the address that phones reach the server at."""
        self._placard.code, self._placard.base = code, base
        self._again()

    def pause(self, at: int | None) -> None:
        """The room stands still at this instant on its clock until the store is back (None)."""
        self._placard.stopped_at = at
        self._again()

    def refresh(self) -> None:
        """Presence has changed on a page of this process: show the room again."""
        self._again()
        self.moved()

    def _soon(self) -> None:
        """Refresh once, whatever else comes in this moment."""
        if self._due is None:
            self._due = asyncio.get_running_loop().call_soon(self._refresh_due)

    def _refresh_due(self) -> None:
        self._due = None
        self.refresh()

    def _again(self) -> None:
        self.stirred.set()
        if self._state is not None and self._log is not None:
            self.show(self._state, self._log)

    def mine(self, seat: SeatId) -> bytes:
        """The section that is private to a seat."""
        assert self._state is not None
        if seat not in self._mine:
            one = self._state.seats.get(seat) or Seat(id=seat, name="", role="spectator")
            rules = self._pack.variant(self._state.options)
            self._mine[seat] = orjson.dumps(me(self._state, one, rules))
        return self._mine[seat]

    def whole(self, seat: SeatId, *, gm: bool) -> dict[str, bytes]:
        """Every section as a seat sees it; an unknown one sees what everybody may."""
        return {**self._parcels.whole(gm=gm), "me": self.mine(seat)}

    def parcel(self, one: Listener) -> tuple[bytes, bool]:
        """The sections that a listener has not got, joined, which are now his; and whether his
        own is among them."""
        body, mine = self._parcels.lacking(one), self.mine(one.seat)
        if mine == one.mine:
            return body, False
        one.mine = mine
        own = wire.joined({"me": mine})
        return (body + b"," + own if body else own), True

    def prompted(self, seat: SeatId) -> bool:
        """Whether a seat has something to answer: a prompt or a question."""
        state = self._state
        one = state.seats.get(seat) if state is not None else None
        if state is None or one is None:
            return False
        return any(awaits(state, frame, one) for frame in state.stack)

    def join(self, one: Listener) -> None:
        """Somebody listens; an older connection of the same page makes way."""
        for other in self._listeners:
            if other.conn == one.conn and other.seat == one.seat:
                other.close(4409, "this page connected again")
        self._listeners.append(one)
        self.refresh()
        if self._closed is not None:
            one.close(*self._closed)

    def leave(self, one: Listener) -> None:
        """Somebody listens no more."""
        if one in self._listeners:
            self._listeners.remove(one)
            self._left.set()
            self.refresh()

    async def empty(self) -> None:
        """Return when nobody is connected any more."""
        while self._listeners:
            self._left.clear()
            await self._left.wait()

    def see(self, window: str, actor: str, stage: str) -> None:
        """A prompt was delivered, shown or touched."""
        stack = self._state.stack if self._state is not None else ()
        asks = any(
            isinstance(one, Window) and one.id == window and actor in one.asked for one in stack
        )
        if asks and self._receipts.note(window, actor, stage):
            self.refresh()

    def deliver(self, seat: SeatId) -> None:
        """A page of a seat has got everything until now, with its prompts."""
        asked = prompts_of(self._state, seat) if self._state is not None else []
        if any([self._receipts.note(window, actor, "delivered") for window, actor in asked]):
            self._soon()

    def presence(self, seat: str) -> Presence:
        """Whether a seat is there, in whatever process."""
        return self._attendance.presence(seat)

    def attended(self, seat: str, now: int) -> bool:
        """Whether somebody looks at a page of a seat, as far as that was heard of lately."""
        return self._attendance.attended(seat, now)

    def statement(self) -> bytes:
        """What the other processes are told of the pages of this one."""
        return self._attendance.statement(self._receipts.own)

    def hear(self, by: str, what: bytes, now: int) -> None:
        """Another process tells of its pages."""
        for window, actor, stage in self._attendance.hear(by, what, now):
            self._receipts.note(window, actor, stage, own=False)
        self._again()

    def forget(self, now: int) -> None:
        """What other processes have stopped saying holds no more."""
        if self._attendance.forget(now):
            self._again()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye to everybody, also to who is on the way in."""
        self._closed = (code, reason)
        for one in self._listeners:
            one.close(code, reason)
