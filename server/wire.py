"""Every frame of the wire protocol as a model, and its JSON."""

from typing import Annotated, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

PROTOCOL = "offturn.v1"
LARGEST_NUMBER = 2**53
LONGEST_TEXT = 4_000


class BadMessage(Exception):
    """A frame that is not of the protocol; the message says what is wrong with it."""


class Incoming(BaseModel):
    """What a client sends; fields it adds of its own are passed over."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Client(Incoming):
    """What a client says of itself."""

    kind: str = Field(default="", max_length=40)
    host: str = Field(default="", max_length=40)
    version: str = Field(default="", max_length=40)
    language: str = Field(default="", max_length=20)
    """In which the seat is read, which the room remembers; empty: as it is."""


class Hello(Incoming):
    """The first frame: who is there."""

    t: Literal["hello"]
    token: str = Field(max_length=200)
    room: str = Field(max_length=80)
    conn: str = Field(min_length=1, max_length=80)
    client: Client = Client()


class Do(Incoming):
    """A command. ``id`` is the client's, unique; ``cmd`` is read by the engine's own types."""

    t: Literal["do"]
    id: str = Field(min_length=1, max_length=80)
    rev: int | None = None
    cmd: dict[str, object]


class Ping(Incoming):
    """Are you there? ``c`` is the client's clock and comes back. ``beat``: the number of a beat,
    sent back as soon as it came, by which the server measures the way."""

    t: Literal["ping"]
    c: float
    beat: int | None = None


class Seen(Incoming):
    """A prompt was shown or touched."""

    t: Literal["seen"]
    window: str = Field(max_length=80)
    actor: str = Field(max_length=80)
    stage: Literal["shown", "touched"]


class Here(Incoming):
    """The page came to the front or went to the back; or it is read in another language."""

    t: Literal["here"]
    visible: bool
    language: str = Field(default="", max_length=20)


Cell = tuple[int, int]
"""Column and row, from 1."""
Ref = Annotated[str, Field(min_length=1, max_length=80)]
"""The host's own name for one of its combatants."""


class Sighting(Incoming):
    """How a host has one of its combatants; what is missing is as it was. ``creature``: what an
    import made of its sheet."""

    ref: Ref
    name: str | None = Field(default=None, min_length=1, max_length=200)
    kind: Literal["pc", "npc", "hazard"] | None = None
    side: str | None = Field(default=None, max_length=40)
    initiative: int | None = None
    hp: int | None = None
    hp_max: int | None = None
    at: Cell | None = None
    size: int | None = Field(default=None, ge=1, le=6)
    hidden: bool | None = None
    defeated: bool | None = None
    creature: dict[str, object] | None = None


class Grid(Incoming):
    """The host's board, in cells."""

    width: int
    height: int


class Host(Incoming):
    """What has changed at the host. ``n``: its count of such frames; what is older than what was
    heard of a combatant is not listened to."""

    t: Literal["host"]
    id: str = Field(min_length=1, max_length=80)
    n: int = 0
    rev: int | None = None
    grid: Grid | None = None
    seen: list[Sighting] = Field(default=[], max_length=200)
    gone: list[Ref] = Field(default=[], max_length=200)
    fight: bool | None = None
    """Whether they fight there."""
    turn: Ref | None = None
    """Whose turn it is there."""


class Move(Incoming):
    """A token was moved at the host, along these cells. ``free``: whatever the rules say."""

    t: Literal["move"]
    id: str = Field(min_length=1, max_length=80)
    rev: int | None = None
    ref: Ref
    path: list[Cell] = Field(min_length=1, max_length=200)
    action: str | None = Field(default=None, max_length=80)
    free: bool = False


Frame = Hello | Do | Ping | Seen | Here | Host | Move
Order = Do | Host | Move
"""Frames that wait for their turn and are answered."""
FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="t")])


def read(text: str | bytes) -> Frame:
    """One frame from its JSON. Raises BadMessage."""
    try:
        value = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise BadMessage(f"not JSON: {error}") from None
    tame(value)
    try:
        return FRAME.validate_python(value)
    except ValidationError as error:
        raise BadMessage(first(error)) from None


def tame(value: object, depth: int = 0) -> None:
    """Raise BadMessage for what no honest client sends: huge numbers or texts, deep nesting."""
    if depth > 12:
        raise BadMessage("nested too deeply")
    match value:
        case str() if len(value) > LONGEST_TEXT:
            raise BadMessage("a text is too long")
        case int() | float() if abs(value) > LARGEST_NUMBER:
            raise BadMessage("a number is too large")
        case list():
            for one in value:
                tame(one, depth + 1)
        case dict():
            for key, one in value.items():
                tame(key, depth + 1)
                tame(one, depth + 1)


def first(error: ValidationError) -> str:
    """The first thing that is wrong, with its place."""
    one = error.errors(include_url=False)[0]
    where = ".".join(str(part) for part in one["loc"])
    return f"{where}: {one['msg']}" if where else str(one["msg"])


def frame(t: str, **fields: object) -> bytes:
    """A frame to a client."""
    return orjson.dumps({"t": t, **fields})


def joined(parts: dict[str, bytes]) -> bytes:
    """Sections that are encoded already, as the inside of an object."""
    return b",".join(b'"' + name.encode() + b'":' + part for name, part in parts.items())


def sections(head: bytes, body: bytes, tail: dict[str, object]) -> bytes:
    """A frame with sections that are ``joined`` already; ``head`` is an object, which goes on."""
    rest = b"".join(b',"' + key.encode() + b'":' + orjson.dumps(one) for key, one in tail.items())
    return head[:-1] + b',"sections":{' + body + b"}" + rest + b"}"
