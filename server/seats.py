"""Seats at the border: secrets, their hashes, join codes, and what a role may ask for."""

import hashlib
import secrets

import orjson
from pydantic import BaseModel, ConfigDict

from engine.kernel import commands as c
from engine.kernel.frames import Question, Window
from engine.kernel.holders import speaks
from engine.kernel.offers import Asked
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.seating import asks
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, SeatId

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for one another."""
CODE_LENGTH = 6
BRIDGED = c.SetBoard | c.ReportTrigger
"""What an adapter of a virtual table may do: move tokens, and say what happened there."""


class Ticket(BaseModel):
    """What is kept of a seat's secret: whose it is, and which of its secrets (``Seat.issue``)."""

    model_config = ConfigDict(frozen=True)

    seat: str
    issue: int = 0

    def dump(self) -> bytes:
        """As the store keeps it."""
        return orjson.dumps(self.model_dump())


def new_token(room: str) -> str:
    """A seat's secret and the room it is for: shown once, kept as its hash only."""
    return f"{secrets.token_urlsafe(24)}.{room}"


def room_of(token: str) -> str:
    """The room that a token says it is for."""
    return token.rpartition(".")[2]


def new_id() -> str:
    """An id that tells nothing."""
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """A join code for reading aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def clean_code(text: str) -> str:
    """A join code as somebody typed it, in the one form it has."""
    return "".join(text.split()).replace("-", "").upper()


def field_of(token: str, kind: str = "token") -> str:
    """The name under which a secret's ticket is kept. Looking up a hash takes no secret's time."""
    return f"{kind}:" + hashlib.sha256(token.encode()).hexdigest()


def check_role(state: Encounter, seat: SeatId, command: c.SeatCommand | c.DirectorCommand) -> None:
    """Raise Rejected unless this seat may send this command for whom it names."""
    mine = state.seats.get(seat)
    if mine is not None and mine.role == "gm":
        return
    if mine is not None and mine.role == "bridge" and isinstance(command, BRIDGED):
        return
    if mine is None or mine.role != "player" or not isinstance(command, c.SeatCommand):
        raise reject(Reason.ROLE)
    if isinstance(command, c.React | c.Decline | c.MoreTime):
        asked = _asked(state, command)
        if asked is not None and asked.seat is not None:
            require(asked.seat == seat, Reason.NOT_YOURS)
            return
    if isinstance(command, c.Answer | c.Roll):
        asked_of = next((one for one in state.stack if one.id == command.question), None)
        yours = isinstance(asked_of, Question) and asks(state, mine, asked_of)
        require(yours, Reason.NOT_YOURS)
    elif not speaks(state, mine.controls, _named(command)):
        raise reject(Reason.NOT_YOURS)


def _named(command: c.SeatCommand) -> CombatantId | None:
    """Who, or which side, is to do it."""
    if isinstance(command, c.EndPhase):
        return CombatantId(command.side)
    return None if isinstance(command, c.Answer | c.Roll) else command.actor


def _asked(state: Encounter, command: c.React | c.Decline | c.MoreTime) -> Asked | None:
    """The part of a window that is answered, if there is one."""
    for one in reversed(state.stack):
        named = command.window in (None, one.id)
        if isinstance(one, Window) and named and command.actor in one.asked:
            return one.asked[command.actor]
    return None


def check_free(state: Encounter, controls: tuple[CombatantId, ...]) -> None:
    """Raise Rejected where somebody else plays one of these already."""
    if any(one in seat.controls for seat in state.seats.values() for one in controls):
        raise reject(Reason.NOT_YOURS)


def free_characters(state: Encounter) -> dict[CombatantId, str]:
    """Characters that nobody plays, by name."""
    taken = {one for seat in state.seats.values() for one in seat.controls}
    return {
        who: one.name
        for who, one in state.combatants.items()
        if one.kind == "pc" and not one.hidden and who not in taken
    }
