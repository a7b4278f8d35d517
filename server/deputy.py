"""Doing in a seat's name what the server itself has seen to that it may do."""

from collections.abc import Sequence

from engine.kernel import Command
from engine.kernel.units import SeatId
from server.room import Room

Refusal = dict[str, object]


class Deputy:
    """Carries out commands for one seat, each once, whatever is sent again."""

    def __init__(self, room: Room, seat: SeatId) -> None:
        self._room = room
        self._seat = seat

    async def do(self, command: Command, mark: str, rev: int | None) -> Refusal | None:
        """Why not, or None. ``mark``: what tells this command from all others of the seat.
        Raises StoreAway and RoomGone."""
        answer = await self._room.submit(
            command, seat=self._seat, command_id=f"{self._seat}:{mark}", rev=rev, vouched=True
        )
        return answer.refusal

    async def all(self, commands: Sequence[Command], mark: str, rev: int | None) -> Refusal | None:
        """Carry out what belongs together; only the first is compared with ``rev``."""
        for number, command in enumerate(commands):
            no = await self.do(command, f"{mark}:{number}", None if number else rev)
            if no is not None:
                return no
        return None
