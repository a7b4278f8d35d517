"""Opening rooms and handing out seats: ids, join codes, tokens and what is kept of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.kernel import Command, Encounter
from engine.kernel import commands as c
from engine.kernel.creatures import OptionValue
from engine.kernel.state import Clock, Role
from engine.kernel.units import CombatantId, SeatId
from server import seats
from server.addresses import for_phones
from server.copybook import Copy
from server.logbook import Logbook
from server.room import Room
from server.rooms import Rooms
from server.store import RoomTaken

NO_OPTIONS: Mapping[str, OptionValue] = {}


@dataclass(frozen=True, slots=True)
class Opened:
    """A new room with its first secrets, shown once."""

    room: Room
    gm: str
    display: str
    code: str


async def open_room(
    rooms: Rooms,
    system: str,
    name: str,
    commands: Sequence[Command] = (),
    language: str = "en",
    options: Mapping[str, OptionValue] = NO_OPTIONS,
) -> Opened:
    """A new room with its GM's and its display's seat; ``system`` is one of ``rooms.packs``."""
    state = Encounter(
        pack=system,
        name=name,
        clock=Clock(outage_until=rooms.clock.now()),
    )
    room_id = await _create(rooms, state)
    room = await rooms.get(room_id)
    assert room is not None
    code = await _claim(rooms, room)
    gm = await take_seat(rooms, room, "gm", "gm", language=language)
    display = await take_seat(rooms, room, "display", "display", language=language)
    chosen = (c.SetOptions(options=options),) if options else ()
    for command in (*chosen, *commands):
        answer = await room.submit(command)
        if answer.refusal:
            raise ValueError(f"{command.type}: {answer.refusal}")
    return Opened(room, gm[1], display[1], code)


async def _create(rooms: Rooms, state: Encounter) -> str:
    while True:
        room = seats.new_id()
        try:
            await rooms.store.create(room, Copy(state, 0, "", Logbook()).snapshot())
        except RoomTaken:
            continue
        await rooms.store.touch(room, rooms.settings.keep_room_ms)
        return room


async def _claim(rooms: Rooms, room: Room) -> str:
    while True:
        code = seats.new_code()
        if await rooms.store.claim_code(code, room.id):
            await rooms.store.put(room.id, "code", code.encode())
            room.audience.name_code(code, for_phones(rooms.settings))
            return code


async def take_seat(
    rooms: Rooms,
    room: Room,
    role: Role,
    name: str,
    *,
    controls: tuple[CombatantId, ...] = (),
    language: str = "en",
) -> tuple[SeatId, str]:
    """A new seat and its token. Raises ValueError where its combatants are not to be had."""
    seat, token = SeatId(seats.new_id()), seats.new_token(room.id)
    kept = seats.Ticket(seat=seat, role=role)
    # The ticket first: one without a seat opens nothing, a seat without one would be lost.
    await rooms.store.put(room.id, seats.field_of(token), kept.dump())
    command = c.TakeSeat(seat=seat, name=name, role=role, controls=controls, language=language)
    answer = await room.submit(command)
    if answer.refusal:
        await rooms.store.put(room.id, seats.field_of(token), None)
        raise ValueError(str(answer.refusal["reason"]))
    return seat, token


async def ticket(rooms: Rooms, room: str, token: str) -> seats.Ticket | None:
    """Whose token this is, or None."""
    kept = (await rooms.store.fields(room)).get(seats.field_of(token))
    return seats.Ticket.model_validate_json(kept) if kept else None
