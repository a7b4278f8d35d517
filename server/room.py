"""One table: the only writer of this process's copy of an encounter."""

import asyncio
import logging
from collections.abc import Callable

from engine.kernel import Command, Encounter, Event, Rejected, RulePack
from engine.kernel import commands as c
from engine.kernel.units import Instant, SeatId
from engine.kernel.view import Json
from engine.packs import Pack
from server import history, metrics
from server.answers import Answer, RoomGone
from server.asking import TRIES, Asked, check, decided
from server.audience import Audience
from server.clock import Clock
from server.copybook import Broken, Copy, fetch
from server.folding import Course, folded
from server.lateness import Quota
from server.roomclock import room_now
from server.store import Appended, Conflict, Record, Repeated, Store
from server.trouble import Trouble

log = logging.getLogger(__name__)


class Room:
    """A live room of this process."""

    def __init__(self, room: str, store: Store, clock: Clock, pack: Pack, copy: Copy) -> None:
        self.id = room
        self.pack = pack
        self.audience = Audience(room, pack)
        self._store = store
        self.clock = clock
        self._copy = copy
        self._turn = asyncio.Lock()
        self.changed = asyncio.Event()
        self._trouble = Trouble(store, clock)
        self.quota = Quota()
        self.held_at: int | None = None
        self.used_at = clock.now()
        self.kept_at = 0
        self.decided: Callable[[Encounter, Encounter], None] = lambda before, after: None
        self.audience.show(copy.state, copy.log)

    @property
    def state(self) -> Encounter:
        """The encounter as this process knows it."""
        return self._copy.state

    @property
    def rules(self) -> RulePack:
        """The rules of the room's system with the options it chose."""
        return self.pack.variant(self.state.options)

    async def log(self, *, gm: bool) -> list[Json]:
        """All lines of the room's log in one edition. Raises StoreAway."""
        return self._copy.log.whole(await self._store.lines(self.id), gm=gm)

    def hold(self, at: int | None) -> None:
        """Show the clock standing still at an instant of the store's; None: it goes on."""
        if self.held_at != at:
            self.held_at = at
            self.audience.pause(None if at is None else room_now(self.state, at))

    @property
    def serial(self) -> int:
        """The serial of the newest event that this process knows."""
        return self._copy.serial

    def now(self) -> Instant:
        """The instant on the room's clock."""
        at = self.clock.now() if self.held_at is None else self.held_at
        return room_now(self.state, at)

    async def submit(
        self,
        command: Command,
        *,
        seat: SeatId | None = None,
        command_id: str | None = None,
        rev: int | None = None,
        credit: int = 0,
        vouched: bool = False,
    ) -> Answer:
        """Carry out a command (see ``Asked``), or say why not. Its effect is on disk when this
        returns. Raises StoreAway and RoomGone."""
        asked = Asked(
            command=command, seat=seat, id=command_id, rev=rev, credit=credit, vouched=vouched
        )
        async with self._turn, self._trouble.noting():
            if self._trouble.since is not None:
                await self._recover()
            return await self._perform(asked)

    async def _perform(self, given: Asked) -> Answer:
        for _ in range(TRIES):
            asked = given.at(self.state, self.clock.now())
            if self._copy.done(asked.id, asked.now):
                return Answer()
            stale = self._copy.stale(asked)
            if stale is not None:
                return stale
            try:
                course = await self._decide(asked)
            except Rejected as rejected:
                if await self._store.serial(self.id) != self._copy.serial:
                    # Nobody is refused for what this process has not heard of yet.
                    await self._catch_up()
                    continue
                return Answer.no(rejected)
            if not course.events:
                return Answer()
            answer = await self._append(course, asked)
            if answer is not None:
                return answer
        raise RuntimeError(f"room {self.id}: {TRIES} conflicts in a row")

    async def _decide(self, asked: Asked) -> Course:
        check(self.state, asked)
        if isinstance(asked.command, c.Undo | c.Redo):
            gone = (await self.history()).go(asked.command, self.now())
            return folded(self.state, (gone,))
        return decided(self.state, asked, self.rules)

    async def history(self) -> history.History:
        """Everything that happened here. Raises StoreAway."""
        return await history.read(self._store, self.id, self.state)

    async def _append(self, course: Course, asked: Asked) -> Answer | None:
        """Keep what was decided; None where somebody else was first and it must be decided anew."""
        cause = history.cause(asked.command, asked.credit)
        request = self._copy.append(course, at=asked.now, command=asked.id, cause=cause)
        match await self._store.append(self.id, request):
            case Appended():
                before = self.state
                await self._take(request.record)
                self._copy.kept(request)
                self.decided(before, self.state)
                return Answer(credit=asked.credit)
            case Repeated():
                await self._catch_up()
                return Answer()
            case Conflict():
                metrics.conflicts.inc()
                await self._catch_up()
                return None

    async def published(self, record: Record | None) -> None:
        """A record was published by some process; None: some may have been missed."""
        if record is not None and record.serial <= self._copy.serial:
            return
        async with self._turn:
            await (self._catch_up() if record is None else self._take(record))

    async def _take(self, record: Record) -> None:
        if record.serial <= self._copy.serial:
            return
        try:
            self._show(self._copy.take(record))
        except Broken:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Fetch what is missing; where that does not follow, load the room anew."""
        try:
            for _ in range(TRIES):
                for record in await self._store.since(self.id, self._copy.serial):
                    self._show(self._copy.take(record))
                newest = await self._store.serial(self.id)
                if newest == self._copy.serial:
                    return
                if newest is None or newest < self._copy.serial:
                    raise Broken
        except Broken:
            log.warning("room %s: this copy had parted from the store's", self.id)
        copy = await fetch(self._store, self.id)
        if copy is None:
            self.audience.close(4404, "the room is gone")
            raise RoomGone
        self._copy = copy
        self._show(())

    def _show(self, events: tuple[Event, ...]) -> None:
        self.changed.set()
        self.audience.show(self.state, self._copy.log, events)

    async def _recover(self) -> None:
        """The store was away: what happened meanwhile, and how much time is to be given back."""
        await self._catch_up()
        for one in await self._trouble.spans(self.state.clock.outage_until):
            command = c.Outage(start=Instant(one.start), end=Instant(one.end))
            await self._perform(Asked(command=command))
        self._trouble.over()

    async def give_back(self) -> None:
        """Give back time in which no server kept the clock, before anything is held late."""
        async with self._turn, self._trouble.noting():
            await self._recover()
