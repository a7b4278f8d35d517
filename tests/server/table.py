"""A table to test at: servers on one shared store, a small fight, and its seats."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.applications import Starlette

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.creatures import StatValue
from engine.kernel.frames import Window
from engine.kernel.state import Board, Encounter, Owned
from engine.kernel.units import ActionId, CombatantId, FrameId, SeatId, SideId, Square
from engine.packs import discover
from server.app import build_app
from server.clock import ManualClock
from server.opening import open_room, take_seat
from server.room import Room
from server.rooms import Rooms
from server.settings import Settings
from server.store.kept import Kept
from server.store.memory import MemoryStore

PACKS = discover()
SYSTEM = "three_action"
REACTION = ActionId("attack_of_opportunity")
ORC, ADA, BEA, LURKER = (CombatantId(one) for one in ("orc", "ada", "bea", "lurker-q7"))


@dataclass(slots=True)
class World:
    """What outlives every server: the store's content and the clock."""

    kept: Kept = field(default_factory=Kept)
    clock: ManualClock = field(default_factory=ManualClock)

    def store(self) -> MemoryStore:
        """The store as one process sees it."""
        return MemoryStore(self.clock.now, self.kept)

    @asynccontextmanager
    async def process(self, store: MemoryStore | None = None) -> AsyncIterator[Rooms]:
        """The rooms of one more process. Leaving the block is being killed: nothing is saved."""
        rooms = Rooms(Settings(), store or self.store(), self.clock, PACKS)
        async with rooms.running():
            yield rooms

    @asynccontextmanager
    async def server(
        self, settings: Settings | None = None, store: MemoryStore | None = None
    ) -> AsyncIterator["Server"]:
        """A whole server as an application."""
        found: list[Rooms] = []

        async def note(rooms: Rooms) -> None:
            found.append(rooms)

        settings = settings or Settings()
        app = build_app(settings, store or self.store(), self.clock, PACKS, note)
        async with app.router.lifespan_context(app):
            yield Server(app, found[0])


@dataclass(frozen=True, slots=True)
class Server:
    """An application and the rooms behind it."""

    app: Starlette
    rooms: Rooms


@dataclass(frozen=True, slots=True)
class Table:
    """An open room with everybody's seat and token."""

    id: str
    code: str
    seats: dict[str, SeatId]
    tokens: dict[str, str]

    async def at(self, rooms: Rooms) -> Room:
        """The room in a process."""
        room = await rooms.get(self.id)
        assert room is not None
        return room


def creature(
    who: CombatantId,
    name: str,
    place: Square,
    initiative: int,
    *,
    pc: bool = False,
    hidden: bool = False,
    owned: tuple[Owned, ...] = (),
    **stats: StatValue,
) -> c.Creature:
    """Somebody for the fight."""
    return c.Creature(
        id=who,
        name=name,
        side=SideId("party" if pc else "foes"),
        kind="pc" if pc else "npc",
        position=place,
        initiative=initiative,
        stats={"hp": 90, "ac": 15, "attack": 5, "damage": "1d4", **stats},
        hidden=hidden,
        owned=owned,
    )


FIGHT: tuple[Command, ...] = (
    c.SetBoard(grid=Board(width=12, height=12)),
    c.Add(
        creatures=(
            creature(ORC, "Orc", (6, 5), 10),
            creature(ADA, "Ada", (5, 5), 20, pc=True),
            creature(BEA, "Bea", (7, 5), 15, pc=True),
        )
    ),
)
SPELL = c.Act(actor=ORC, action=ActionId("cast_spell"), choices={"action": 1})
"""What Ada and Bea may answer."""
CAST = {"type": "act", "actor": ORC, "action": "cast_spell", "choices": {"action": 1}}
"""The same, over the wire."""


async def sit_down(
    rooms: Rooms, commands: Sequence[Command] = FIGHT, *, begin: bool = True
) -> Table:
    """A room with a fight, a GM, two players, a display; it is the orc's turn."""
    opened = await open_room(rooms, SYSTEM, "Evening", commands)
    room = opened.room
    seats = {str(one.role): one.id for one in room.state.seats.values()}
    tokens = {"gm": opened.gm, "display": opened.display}
    for name, who in (("ada", ADA), ("bea", BEA)):
        seat, token = await take_seat(rooms, room, "player", name.title(), controls=(who,))
        seats[name], tokens[name] = seat, token
    if begin:
        # A reaction is there from one's first turn on: on to the orc's.
        for command in (c.Begin(), c.EndTurn(actor=ADA), c.EndTurn(actor=BEA)):
            assert (await room.submit(command)).refusal is None
    return Table(room.id, opened.code, seats, tokens)


def windows(state: Encounter) -> list[Window]:
    """The open windows, the newest last."""
    return [one for one in state.stack if isinstance(one, Window)]


def window(state: Encounter) -> Window:
    """The newest open window."""
    return windows(state)[-1]


def react(who: CombatantId, frame: FrameId, *, change: bool = False) -> c.React:
    """Somebody answers with the reaction everybody has."""
    return c.React(actor=who, window=frame, reaction=REACTION, change=change)
