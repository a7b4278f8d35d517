"""The HTTP calls: which path is whose, and what needs no seat: systems, QR codes."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from engine.kernel.creatures import SHORT
from engine.packs import Pack
from server.asyncapi import described
from server.bodies import Qr
from server.desk import Desk
from server.doors import Doors
from server.foreign import Door
from server.guard import Call, guarded
from server.hosting import Hosting
from server.http import Refused, answer, parse
from server.pairing import Pairing
from server.qr import TooLong, svg
from server.rooms import Rooms
from server.speech import FALLBACK, Speech

NAME = re.compile(r"^system-name = (.+)$", re.MULTILINE)


class Api:
    """The calls over one process's rooms."""

    def __init__(self, rooms: Rooms, speech: Speech) -> None:
        self.rooms = rooms
        self.doors = Doors(rooms)
        self.desk = Desk(rooms, speech)
        self.hosting = Hosting(self.desk)
        self.pairing = Pairing(self.desk)

    def routes(self) -> list[BaseRoute]:
        """The routes of the calls."""
        calls = (
            ("/api/v1/systems", "GET", self.systems),
            ("/api/v1/asyncapi.json", "GET", self.description),
            ("/api/v1/rooms", "POST", self.doors.open),
            ("/api/v1/rooms/{room}/log", "GET", self.desk.log),
            ("/api/v1/rooms/{room}/history", "GET", self.desk.history),
            ("/api/v1/rooms/{room}/seats", "POST", self.hosting.seat),
            ("/api/v1/rooms/{room}/seats/{seat}/link", "POST", self.hosting.link),
            ("/api/v1/rooms/{room}/code", "POST", self.hosting.code),
            ("/api/v1/rooms/{room}/pairing", "POST", self.pairing.code),
            ("/api/v1/qr", "POST", self.qr),
        )
        wider: tuple[tuple[str, Door, Call], ...] = (
            ("/api/v1/session", "open", self.doors.session),
            ("/api/v1/import", "paired", self.desk.read_file),
            ("/api/v1/pair", "open", self.pairing.pair),
        )
        return [
            *(Route(path, guarded(call, self.rooms), methods=[how]) for path, how, call in calls),
            *(
                Route(path, guarded(call, self.rooms, door), methods=["POST", "OPTIONS"])
                for path, door, call in wider
            ),
        ]

    async def systems(self, request: Request) -> Response:
        """Every rule system that can be played here, named in ``language`` where it can be."""
        language = request.query_params.get("language", FALLBACK)
        return answer([_system(pack, language) for pack in self.rooms.packs.values()])

    async def description(self, request: Request) -> Response:
        """What the socket takes and sends, as AsyncAPI."""
        return answer(described())

    async def qr(self, request: Request) -> Response:
        """A text as a QR code in SVG."""
        asked = await parse(request, Qr, self.rooms.settings.body_bytes)
        try:
            return Response(svg(asked.text), media_type="image/svg+xml")
        except TooLong:
            raise Refused(422, "too_big", "too long for a QR code") from None


def _system(pack: Pack, language: str) -> dict[str, object]:
    return {
        "id": pack.rules.id,
        "name": _name(pack, language),
        "languages": list(pack.languages),
        "demo": pack.demo_file.is_file(),
        "options": [
            {
                "id": key,
                "choices": list(one.choices),
                "default": one.default,
                "about": one.about,
                "most": SHORT if one.free else None,
            }
            for key, one in pack.rules.options.items()
        ],
    }


def _name(pack: Pack, language: str) -> str:
    for one in (language, FALLBACK):
        found = NAME.search(pack.catalogue(one) or "")
        if found:
            return found[1].strip()
    return pack.rules.id
