"""A record as bytes: in the stream and in the publication, readable by people in both."""

import orjson

from server.store import Record, Told


def write(record: Record) -> bytes:
    """One line of JSON with the numbers, then the cause and the events as they came."""
    line = orjson.dumps(
        [record.form, record.serial, record.chain, record.at, record.command, len(record.cause)]
    )
    return line + b"\n" + record.cause + record.events


def write_told(by: str, what: bytes) -> bytes:
    """A publication that is no record: none begins like this."""
    return b"!" + by.encode() + b"\n" + what


def read_news(written: bytes) -> Record | Told | None:
    """What was published; nothing at all: something may have been missed."""
    if written.startswith(b"!"):
        by, _, what = written[1:].partition(b"\n")
        return Told(by.decode(), what)
    return read(written) if written else None


def read(written: bytes) -> Record:
    line, _, rest = written.partition(b"\n")
    form, serial, chain, at, command, length = orjson.loads(line)
    return Record(
        serial=serial,
        chain=chain,
        at=at,
        command=command,
        cause=rest[:length],
        events=rest[length:],
        form=form,
    )
