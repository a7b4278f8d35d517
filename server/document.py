"""A room as one document: what it began with, all that is kept of what happened since, its log.

It can be restored on another host and by a later version. It holds what the GM knows, so it is for
the GM alone; it holds no seat's secret.
"""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kernel import Stamp, decide
from engine.kernel import commands as c
from engine.kernel.units import Instant
from engine.packs import Pack
from engine.text.past import VERSION, FromTheFuture
from server.copybook import Broken, Copy, chained, unpack
from server.folding import folded
from server.room import Room
from server.roomclock import room_now
from server.seats import new_id
from server.store import Record, Snapshot, Store

MOST_RECORDS = 100_000
TRIES = 5


class NoRoom(Exception):
    """This is no document of a room that can be restored here; the message says why."""


class Happened(BaseModel):
    """One record."""

    model_config = ConfigDict(extra="ignore")

    serial: int
    at: int
    command: str | None = None
    cause: dict[str, Any] | None = None
    events: list[dict[str, Any]]
    form: int = VERSION


class Beginning(BaseModel):
    """The room before the first record."""

    model_config = ConfigDict(extra="ignore")

    serial: int = Field(ge=0)
    state: dict[str, Any]


class Document(BaseModel):
    """The whole document. ``at``: when it was made, on the store's clock (ms)."""

    model_config = ConfigDict(extra="ignore")

    format: Literal["offturn-room"] = "offturn-room"
    version: Literal[1] = 1
    offturn: str = ""
    system: str
    name: str = ""
    at: int
    beginning: Beginning
    records: list[Happened] = Field(max_length=MOST_RECORDS)
    log: dict[Literal["gm", "public"], list[dict[str, Any]]]


async def write_document(store: Store, room: Room, at: int) -> Document:
    """A room's document. Raises StoreAway, and NoRoom where the room is gone."""
    for _ in range(TRIES):
        before = await store.beginning(room.id)
        if before is None:
            break
        records = await store.since(room.id, before.serial)
        log = {"gm": await room.log(gm=True), "public": await room.log(gm=False)}
        if await store.beginning(room.id) == before:
            return _document(before, records, log, at)
    raise NoRoom("the room is gone")


def _document(before: Snapshot, records: Sequence[Record], log: Any, at: int) -> Document:
    state = orjson.loads(before.state)
    return Document(
        offturn=version("offturn"),
        system=state["encounter"]["pack"],
        name=state["encounter"].get("name", ""),
        at=at,
        beginning=Beginning(serial=before.serial, state=state),
        records=[
            Happened(
                serial=one.serial,
                at=one.at,
                command=one.command,
                cause=orjson.loads(one.cause) if one.cause else None,
                events=orjson.loads(one.events),
                form=one.form,
            )
            for one in records
        ],
        log=log,
    )


def read_document(body: bytes) -> Document:
    """Raises NoRoom."""
    try:
        return Document.model_validate_json(body)
    except ValidationError as error:
        one = error.errors(include_url=False)[0]
        where = ".".join(map(str, one["loc"]))
        raise NoRoom(f"this is no document of a room: {where} {one['msg']}".strip()) from None


class Restored:
    """What a document amounts to: a beginning, records, and the copy after them."""

    def __init__(self, document: Document) -> None:
        """Raises NoRoom for what does not fold."""
        try:
            state, log = unpack(
                Snapshot(serial=0, chain="", state=orjson.dumps(document.beginning.state))
            )
            self.copy = Copy(state, document.beginning.serial, "", log)
            self.beginning = self.copy.snapshot()
            self.records = [self._take(one) for one in document.records]
        except FromTheFuture as error:
            raise NoRoom(str(error)) from None
        except (Broken, ValidationError, KeyError, TypeError, AttributeError, ValueError) as error:
            raise NoRoom(f"what happened in this room cannot be read: {error!r:.200}") from None
        self.lines = orjson.dumps(document.log)

    def _take(self, one: Happened) -> Record:
        body = orjson.dumps(one.events)
        record = Record(
            serial=one.serial,
            chain=chained(self.copy.chain, body),
            at=one.at,
            command=one.command,
            cause=orjson.dumps(one.cause) if one.cause else b"",
            events=body,
            form=one.form,
        )
        self.copy.take(record)
        return record

    def give_back(self, document: Document, pack: Pack, now: int) -> None:
        """The time since the document was made counts against nobody."""
        state = self.copy.state
        command = c.Outage(start=Instant(document.at), end=Instant(max(now, document.at)))
        at = room_now(state, now)
        stamp = Stamp(now=at, sent=at, roll=lambda sides: sides, fresh=new_id)
        events = decide(state, command, stamp, pack.variant(state.options))
        if events:
            course = folded(state, events)
            record = self.copy.append(course, at=now, command=None).record
            self.copy.take(record)
            self.records.append(record)
