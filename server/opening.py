"""Opening rooms and handing out seats: ids, join codes, tokens and what is kept of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.kernel import Command, Encounter
from engine.kernel import commands as c
from engine.kernel.creatures import OptionValue
from engine.kernel.state import Clock, Role, Seat
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
    code = await claim_code(rooms, room)
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


async def claim_code(rooms: Rooms, room: Room) -> str:
    """Open the room to whoever has the code that this makes."""
    while True:
        code = seats.new_code()
        if await rooms.store.claim_code(code, room.id):
            await rooms.store.put(room.id, "code", code.encode())
            room.audience.name_code(code, for_phones(rooms.settings))
            return code


async def close_code(rooms: Rooms, room: Room) -> None:
    """Let nobody in by code any more."""
    kept = (await rooms.store.fields(room.id)).get("code")
    if kept:
        await rooms.store.release_code(kept.decode())
        await rooms.store.put(room.id, "code", None)
    room.audience.name_code(None, None)


async def take_seat(
    rooms: Rooms,
    room: Room,
    role: Role,
    name: str,
    *,
    controls: tuple[CombatantId, ...] = (),
    wants: tuple[CombatantId, ...] = (),
    language: str = "en",
) -> tuple[SeatId, str]:
    """A new seat and its token. Raises ValueError where its combatants are not to be had."""
    seat = SeatId(seats.new_id())
    # The ticket first: one without a seat opens nothing, a seat without one would be lost.
    token = await _secret(rooms, room, seat, 0, "token")
    try:
        await new_seat(
            room, role, name, seat=seat, controls=controls, wants=wants, language=language
        )
    except ValueError:
        await rooms.store.put(room.id, seats.field_of(token), None)
        raise
    return seat, token


async def new_seat(
    room: Room,
    role: Role,
    name: str,
    *,
    seat: SeatId | None = None,
    controls: tuple[CombatantId, ...] = (),
    wants: tuple[CombatantId, ...] = (),
    language: str = "en",
) -> SeatId:
    """A new seat, for which nobody has a secret yet. Raises ValueError."""
    seat = seat or SeatId(seats.new_id())
    command = c.TakeSeat(
        seat=seat, name=name, role=role, controls=controls, wants=wants, language=language
    )
    answer = await room.submit(command)
    if answer.refusal:
        raise ValueError(str(answer.refusal["reason"]))
    return seat


async def _secret(rooms: Rooms, room: Room, seat: SeatId, issue: int, kind: str) -> str:
    secret = seats.new_token(room.id)
    kept = seats.Ticket(seat=seat, issue=issue)
    await rooms.store.put(room.id, seats.field_of(secret, kind), kept.dump())
    return secret


async def invite(rooms: Rooms, room: Room, seat: SeatId) -> str:
    """A secret that can be exchanged for tokens of a seat, until the seat's are replaced."""
    return await _secret(rooms, room, seat, room.state.seats[seat].issue, "invite")


async def accept(rooms: Rooms, secret: str) -> tuple[Room, Seat, str] | None:
    """The room, the seat and a new token for it, in exchange for an invitation."""
    room_id = seats.room_of(secret)
    room = await rooms.get(room_id) if room_id else None
    seat = await holder(rooms, room, secret, "invite") if room else None
    if room is None or seat is None:
        return None
    return room, seat, await _secret(rooms, room, seat.id, seat.issue, "token")


async def holder(rooms: Rooms, room: Room, secret: str, kind: str = "token") -> Seat | None:
    """The seat that a secret opens, or None."""
    kept = (await rooms.store.fields(room.id)).get(seats.field_of(secret, kind))
    if not kept:
        return None
    ticket = seats.Ticket.model_validate_json(kept)
    seat = room.state.seats.get(SeatId(ticket.seat))
    return seat if seat is not None and seat.issue == ticket.issue else None
