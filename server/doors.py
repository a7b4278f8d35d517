"""The calls that let people in: open a room, look who is free, take a seat."""

from starlette.requests import Request
from starlette.responses import Response

from engine.kernel.legible import one_line
from engine.kernel.units import CombatantId
from engine.packs.demo import demo_commands
from server import links
from server.bodies import NewRoom, NewSession
from server.foreign import paired
from server.http import Refused, answer, parse, public_base, spend
from server.opening import accept, open_room, take_seat
from server.origins import allowed
from server.ratelimit import per_minute
from server.room import Room
from server.rooms import Rooms
from server.seats import clean_code, free_characters, room_of


class Doors:
    """The way in, for people whom nobody knows yet."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.settings = rooms.settings
        self.joins = per_minute(rooms.settings.joins_per_minute)
        self.openings = per_minute(rooms.settings.rooms_per_minute)

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
            if rule is None or rule.kept(value) is None:
                what = "option" if rule is None else "value"
                raise Refused(422, "unknown", f"options.{name}: no such {what}", what=what)
        commands = demo_commands(pack, asked.language) if asked.demo else ()
        name = one_line(asked.name)
        opened = await open_room(
            self.rooms, asked.system, name, commands, asked.language, asked.options
        )
        base = public_base(request, self.settings)
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
        """Take a seat by join code or invitation, or look which characters are free."""
        spend(request, self.joins, self.rooms.clock.now())
        asked = await parse(request, NewSession, self.settings.body_bytes)
        if asked.invite:
            meant = room_of(asked.invite)
            await self._look(request, await self.rooms.get(meant) if meant else None)
            taken = await accept(self.rooms, asked.invite)
            if taken is None:
                raise Refused(404, "unknown", "this invitation is not good any more", what="invite")
            came, mine, token = taken
            found = {"room": came.id, "seat": mine.id, "token": token, "role": mine.role}
            return answer(found, 201)
        code = clean_code(asked.join)
        room_id = await self.rooms.store.room_of(code) if code else None
        room = await self.rooms.get(room_id) if room_id else None
        await self._look(request, room)
        if room is None:
            raise Refused(404, "unknown", "no room has this code", what="code")
        free = free_characters(room.state)
        if asked.name is None:
            people = [{"id": who, "name": name} for who, name in free.items()]
            state = room.state
            return answer({"room": {"name": state.name, "system": state.pack}, "free": people})
        name = one_line(asked.name)
        if not name:
            raise Refused(422, "requirement", "a name is needed", what="name")
        want = tuple(CombatantId(one) for one in asked.want)
        if not set(want) <= set(free):
            raise Refused(409, "taken", "somebody else plays this character")
        confirmed = room.state.settings.confirm == "off"
        controls, wants = (want, ()) if confirmed else ((), want)
        try:
            seat, token = await take_seat(
                self.rooms,
                room,
                "player",
                name,
                controls=controls,
                wants=wants,
                language=asked.language,
            )
        except ValueError:
            raise Refused(409, "taken", "somebody else was faster") from None
        return answer({"room": room.id, "seat": seat, "token": token, "role": "player"}, 201)

    async def _look(self, request: Request, room: Room | None) -> None:
        """Raise Refused for a page of a server that this room was not paired with."""
        mine = allowed(request.headers, self.settings)
        if not mine and not await paired(self.rooms, room, request.headers.get("origin")):
            raise Refused(403, "origin", "this page may not speak to this server")
