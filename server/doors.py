"""The calls that let people in: open a room, look who is free, take a seat."""

from starlette.requests import Request
from starlette.responses import Response

from engine.kernel.units import CombatantId
from engine.packs.demo import demo_commands
from server import links
from server.bodies import NewRoom, NewSession
from server.http import Refused, answer, parse, spend
from server.opening import open_room, take_seat
from server.ratelimit import per_minute
from server.rooms import Rooms
from server.seats import clean_code, free_characters


class Doors:
    """The way in, for people whom nobody knows yet."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.settings = rooms.settings
        self.joins = per_minute(rooms.settings.joins_per_minute)
        self.openings = per_minute(rooms.settings.rooms_per_minute)

    def base(self, request: Request) -> str:
        """The address that people reach this server at."""
        public = self.settings.public_url
        return (public or str(request.base_url)).rstrip("/")

    async def open(self, request: Request) -> Response:
        """Open a room."""
        spend(request, self.openings, self.rooms.clock.now())
        asked = await parse(request, NewRoom, self.settings.body_bytes)
        pack = self.rooms.packs.get(asked.system)
        if pack is None:
            known = ", ".join(sorted(self.rooms.packs))
            raise Refused(404, "unknown", f"no such system; there are: {known}", what="system")
        if asked.demo and not pack.demo_file.is_file():
            raise Refused(404, "unknown", "this system has no demo fight", what="demo")
        for name, value in asked.options.items():
            rule = pack.rules.options.get(name)
            if rule is None or value not in rule.choices:
                what = "option" if rule is None else "value"
                raise Refused(422, "unknown", f"options.{name}: no such {what}", what=what)
        commands = demo_commands(pack) if asked.demo else ()
        name = " ".join(asked.name.split())
        opened = await open_room(
            self.rooms, asked.system, name, commands, asked.language, asked.options
        )
        base = self.base(request)
        room = opened.room.id
        return answer(
            {
                "room": room,
                "gm": {"token": opened.gm, "url": base + links.seat("gm", room, opened.gm)},
                "join": {"code": opened.code, "url": base + links.join(opened.code)},
                "display": {
                    "token": opened.display,
                    "url": base + links.seat("display", room, opened.display),
                },
            },
            201,
        )

    async def session(self, request: Request) -> Response:
        """Take a seat by join code, or look which characters are free."""
        spend(request, self.joins, self.rooms.clock.now())
        asked = await parse(request, NewSession, self.settings.body_bytes)
        code = clean_code(asked.join)
        room_id = await self.rooms.store.room_of(code) if code else None
        room = await self.rooms.get(room_id) if room_id else None
        if room is None:
            raise Refused(404, "unknown", "no room has this code", what="code")
        free = free_characters(room.state)
        if asked.name is None:
            people = [{"id": who, "name": name} for who, name in free.items()]
            state = room.state
            return answer({"room": {"name": state.name, "system": state.pack}, "free": people})
        name = " ".join(asked.name.split())
        if not name:
            raise Refused(422, "requirement", "a name is needed", what="name")
        want = tuple(CombatantId(one) for one in asked.want)
        if not set(want) <= set(free):
            raise Refused(409, "taken", "somebody else plays this character")
        try:
            seat, token = await take_seat(
                self.rooms, room, "player", name, controls=want, language=asked.language
            )
        except ValueError:
            raise Refused(409, "taken", "somebody else was faster") from None
        found = {"room": room.id, "seat": seat, "token": token, "role": "player"}
        return answer(found, 201)
