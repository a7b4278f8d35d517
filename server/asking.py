"""What a room is asked for, and what it decides: who may, when, by which rules."""

import secrets
from dataclasses import dataclass, replace

from engine.kernel import Command, Encounter, Event, RulePack, Stamp, decide
from engine.kernel import commands as c
from engine.kernel.dice import seeded
from engine.kernel.units import Instant, SeatId
from server.roomclock import room_now
from server.seats import check_free, check_role, new_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A command on its way into a room.

    ``seat`` None: the server itself asks. ``id``: the client's, with its seat. ``rev``: the serial
    that the GM saw. ``credit``: ms granted for the network.
    """

    command: Command
    seat: SeatId | None = None
    id: str | None = None
    rev: int | None = None
    credit: int = 0

    def at(self, store_now: int) -> "Asked":
        """The command with what only the server knows: the store's clock."""
        if isinstance(self.command, c.Resume):
            return replace(self, command=replace(self.command, clock=store_now))
        return self


def check(state: Encounter, asked: Asked) -> None:
    """Raise Rejected unless whoever asks may ask for this."""
    command = asked.command
    if asked.seat is not None:
        assert isinstance(command, c.SeatCommand | c.DirectorCommand)
        check_role(state, asked.seat, command)
    if isinstance(command, c.TakeSeat):
        check_free(state, command.controls)


def decided(state: Encounter, asked: Asked, store_now: int, rules: RulePack) -> tuple[Event, ...]:
    """What happens because of this. Raises Rejected."""
    now = room_now(state, store_now)
    stamp = Stamp(
        now=now,
        sent=Instant(now - asked.credit),
        roll=seeded(secrets.randbits(64)),
        fresh=new_id,
    )
    return decide(state, asked.command, stamp, rules)
