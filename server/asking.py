"""What a room is asked for, and what it decides: who may, when, by which rules."""

import secrets
from dataclasses import dataclass, replace

from engine.kernel import Command, Encounter, RulePack, Stamp
from engine.kernel import commands as c
from engine.kernel import decided as decided_by
from engine.kernel.dice import seeded
from engine.kernel.units import Instant, SeatId
from server.folding import Course
from server.lateness import needed
from server.roomclock import room_now
from server.seats import check_free, check_role, new_id

TRIES = 50
"""Conflicts in a row before a room gives up on a command."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A command on its way into a room.

    ``seat`` None: the server itself asks. ``id``: the client's, with its seat. ``rev``: the serial
    that the GM saw. ``credit``: ms that may be granted for the network, and then those that are.
    ``vouched``: the server has seen to it that the seat may do this.
    """

    command: Command
    seat: SeatId | None = None
    id: str | None = None
    rev: int | None = None
    credit: int = 0
    vouched: bool = False
    now: int = 0
    """The instant of the decision, on the store's clock."""

    def at(self, state: Encounter, store_now: int) -> "Asked":
        """The command with what only the server knows: the store's clock, and the credit that it
        needs, where that is not more than it may have."""
        command = self.command
        if isinstance(command, c.Resume):
            command = replace(command, clock=store_now)
        late = needed(state, command, room_now(state, store_now))
        most = min(self.credit, state.settings.allowance_ms)
        granted = late if late <= most else 0
        return replace(self, command=command, credit=granted, now=store_now)


def check(state: Encounter, asked: Asked) -> None:
    """Raise Rejected unless whoever asks may ask for this."""
    command = asked.command
    if asked.seat is not None and not asked.vouched:
        assert isinstance(command, c.SeatCommand | c.DirectorCommand)
        check_role(state, asked.seat, command)
    if isinstance(command, c.TakeSeat):
        check_free(state, command.controls)


def decided(state: Encounter, asked: Asked, rules: RulePack) -> Course:
    """What happens because of this. Raises Rejected."""
    now = room_now(state, asked.now)
    stamp = Stamp(
        now=now,
        sent=Instant(now - asked.credit),
        roll=seeded(secrets.randbits(64)),
        fresh=new_id,
    )
    draft = decided_by(state, asked.command, stamp, rules)
    return Course(tuple(draft.events), draft.states)
