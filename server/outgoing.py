"""Every frame that a client gets, as a model: for the published description and the tests."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter

from engine.kernel.state import Role


class Outgoing(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")


class Sections(Outgoing):
    """What a seat may see, by name. Texts are message ids with parameters."""

    room: dict[str, JsonValue] | None = None
    order: dict[str, JsonValue] | None = None
    stack: dict[str, JsonValue] | None = None
    board: dict[str, JsonValue] | None = None
    effects: list[dict[str, JsonValue]] | None = None
    log: list[dict[str, JsonValue]] | None = None
    """The newest lines, at most 200: on a welcome, and for whoever missed some."""
    lines: list[dict[str, JsonValue]] | None = None
    """Lines to put after those that came before."""
    me: dict[str, JsonValue] | None = None
    control: dict[str, JsonValue] | None = None
    """For the GM alone."""


class Limits(Outgoing):
    """What the server takes."""

    frame_bytes: int


class Welcome(Outgoing):
    """The answer to hello: all sections. ``now``: the room's clock (ms)."""

    t: Literal["welcome"]
    seat: str
    role: Role
    room: str
    now: int
    rev: int | None = None
    """The log's serial, for GM and bridge only."""
    sections: Sections
    limits: Limits


class Update(Outgoing):
    """The sections that changed, and what happened. ``seq`` counts this connection's updates."""

    t: Literal["update"]
    seq: int
    now: int
    rev: int | None = None
    sections: Sections
    events: list[dict[str, JsonValue]]


class Ok(Outgoing):
    """A command took effect."""

    t: Literal["ok"]
    re: str


class No(Outgoing):
    """A command, or (``re`` null) a frame, was refused: ``reason`` is a code of the protocol."""

    t: Literal["no"]
    re: str | None
    reason: str
    params: dict[str, JsonValue]


class Pong(Outgoing):
    """The answer to ping: ``c`` as it came, and the room's clock."""

    t: Literal["pong"]
    c: float
    now: int


class Beat(Outgoing):
    """The server lives: every 5 s, every 2 s while this seat is asked something. ``n`` is to be
    sent back at once, as ``ping.beat``."""

    t: Literal["beat"]
    now: int
    n: int


class Bye(Outgoing):
    """Why the connection ends."""

    t: Literal["bye"]
    code: int
    reason: str


class Lease(Outgoing):
    """To a bridge: whether it is the one that is listened to."""

    t: Literal["lease"]
    held: bool
    host: str


class Refusal(Outgoing):
    """What stands against a part of a frame."""

    reason: str
    params: dict[str, JsonValue]


class Hosted(Outgoing):
    """The answer to host: our ids, and what was refused, by ref (or grid, fight, turn)."""

    t: Literal["hosted"]
    re: str
    rev: int
    ids: dict[str, str]
    refused: dict[str, Refusal]


class Mirrored(Outgoing):
    """How one of a host's combatants is here."""

    ref: str
    id: str
    name: str
    initiative: int | None
    hp: int | None
    hp_max: int | None
    at: tuple[int, int] | None
    hidden: bool
    defeated: bool
    down: bool
    """Out of hit points, as the system says; ``defeated`` is said by hand."""


class Mirror(Outgoing):
    """To the bridge that is listened to: those of the host's combatants that have changed."""

    t: Literal["mirror"]
    rev: int
    status: Literal["setup", "running", "over"]
    round: int
    turn: str | None
    """Whose turn it is, by ref."""
    seen: list[Mirrored]
    gone: list[str]
    """Those that are in this fight no more; a sighting with a name brings one back."""


class Moved(Outgoing):
    """A move is over, and where it has ended; ``stopped``: that is not where it was to end."""

    t: Literal["moved"]
    re: str
    ref: str
    at: tuple[int, int] | None
    goal: tuple[int, int]
    stopped: bool


Sent = Welcome | Update | Ok | No | Pong | Beat | Bye | Lease | Hosted | Mirror | Moved
SENT: TypeAdapter[Sent] = TypeAdapter(Annotated[Sent, Field(discriminator="t")])
