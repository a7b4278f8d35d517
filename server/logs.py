"""Logs: a line for people, or one of JSON for machines; with room and command, without secrets."""

import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

import orjson

Form = Literal["text", "json"]
about: ContextVar[dict[str, str]] = ContextVar("about", default={})  # noqa: B039
SECRETS = (
    # A seat's token: 24 random bytes, a dot and its room; the room alone is no secret.
    re.compile(r"(?<![\w-])[\w-]{32}(?=\.[\w-]{12}(?![\w-]))"),
    # A password in a URL.
    re.compile(r"(?<=://)[^/\s@]*:[^/\s@]+(?=@)"),
    re.compile(r"(?i)(?<=bearer )\S+"),
)
TEXT = "%(asctime)s %(levelname)s %(name)s%(about)s: %(message)s"


@contextmanager
def concerning(**what: str | None) -> Iterator[None]:
    """Name the room, the seat or the command that what is logged meanwhile is about."""
    known = {name: value for name, value in what.items() if value}
    token = about.set({**about.get(), **known})
    try:
        yield
    finally:
        about.reset(token)


def without_secrets(text: str) -> str:
    """The text with every token and password blotted out."""
    for one in SECRETS:
        text = one.sub("***", text)
    return text


class Text(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        named = " ".join(f"{name}={value}" for name, value in about.get().items())
        record.about = f" [{named}]" if named else ""
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """One line of JSON: time, level, logger, message, room, command and trace."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {
            "time": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
            **about.get(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return without_secrets(orjson.dumps(line).decode())


def set_up(form: Form) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text(TEXT))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # What is worth knowing of others is said by us.
    for name in ("uvicorn", "redis", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
