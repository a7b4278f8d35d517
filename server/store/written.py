"""A record as bytes: in the stream and in the publication, readable by people in both."""

import orjson

from server.store import Record


def write(record: Record) -> bytes:
    """One line of JSON with the numbers, then the cause and the events as they came."""
    line = orjson.dumps(
        [record.form, record.serial, record.chain, record.at, record.command, len(record.cause)]
    )
    return line + b"\n" + record.cause + record.events


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
