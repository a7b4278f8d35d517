"""Carrying out a command of a seat: from its frame to the frame that answers it."""

import logging

from pydantic import ValidationError

from engine.kernel.units import SeatId
from engine.text import codec
from server import wire
from server.lateness import Trips
from server.room import Room

log = logging.getLogger(__name__)


async def carry_out(room: Room, seat: SeatId, trips: Trips, do: wire.Do) -> bytes:
    """Do what is asked for, or say why not. Raises StoreAway and RoomGone."""
    try:
        command = codec.asked.validate_python(do.cmd)
    except ValidationError as error:
        detail = wire.first(error)[:200]
        return wire.frame("no", re=do.id, reason="bad_message", params={"detail": detail})
    quota, now = room.quota, room.clock.now()
    answer = await room.submit(
        command,
        seat=seat,
        command_id=f"{seat}:{do.id}",
        rev=do.rev,
        credit=min(trips.way, quota.left(seat, now)),
    )
    if answer.credit:
        quota.spend(seat, answer.credit, now)
    if answer.refusal is not None:
        return wire.frame("no", re=do.id, **answer.refusal)
    return wire.frame("ok", re=do.id)
