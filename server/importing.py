"""Importing: a file becomes the document of what it holds, each creature ready to be added."""

import asyncio
from collections.abc import Mapping

import orjson

from engine.packs import Pack
from engine.text import codec
from server.casting import cast, spent
from server.http import Refused
from server.imports import Unreadable
from server.imports.csv_headers import FIELDS
from server.imports.limited import Limits, read_limited
from server.settings import Settings

AT_ONCE = 2
"""Files read at the same time by one process."""


def chosen_columns(header: str) -> Mapping[str, str]:
    """Which column a person chose for each field, from the JSON of a header. Raises Refused."""
    if not header:
        return {}
    try:
        found = orjson.loads(header)
    except orjson.JSONDecodeError:
        found = None
    if not isinstance(found, dict) or not all(isinstance(one, str) for one in found.values()):
        raise Refused(422, "unknown", "columns are an object of texts", what="columns")
    for field in found:
        if field not in FIELDS:
            known = ", ".join(FIELDS)
            raise Refused(422, "unknown", f"no field {field!r}; there are: {known}", what="columns")
    return found


class Importing:
    """Reads files for rooms, few at a time and each within the settings' limits."""

    def __init__(self, told: Settings) -> None:
        self._limits = Limits(ms=told.import_ms, memory=told.import_memory)
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def read(
        self, pack: Pack, content: bytes, filename: str | None, columns: Mapping[str, str]
    ) -> dict[str, object]:
        """What a file holds for a room of this pack; nothing is added yet. Raises Refused."""
        try:
            async with self._turn:
                found = await asyncio.to_thread(
                    read_limited, content, filename, columns=columns, limits=self._limits
                )
        except Unreadable as error:
            tried = [{"format": name, "reason": str(reason)} for name, reason in error.tried]
            params = {"tried": tried, "headers": list(error.headers), "fields": list(FIELDS)}
            raise Refused(422, "unreadable", str(error), **params) from None
        document = found.model_dump(mode="json")
        for sheet, one in zip(found.creatures, document["creatures"], strict=True):
            one["creature"] = orjson.loads(codec.dump(cast(sheet, pack)))
        fight = document["encounter"]
        for one in fight["combatants"] if fight else ():
            one["spent"] = spent(pack) if one["reaction_spent"] else ()
        return document | {"fields": list(FIELDS)}
