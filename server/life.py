"""The life of a room over HTTP: taken along as one document, restored, deleted."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from server import links, seats
from server.desk import Desk
from server.document import NoRoom, Restored, read_document, write_document
from server.doors import Doors
from server.guard import guarded
from server.http import Refused, answer, public_base, read_body, spend
from server.opening import claim_code
from server.room import Room
from server.roomclock import store_deadline
from server.store import RoomTaken


class Life:
    """The calls about a room as a whole; all but restoring are the GM's."""

    def __init__(self, doors: Doors, desk: Desk) -> None:
        self._doors = doors
        self._desk = desk
        self._rooms = desk.rooms
        self._store = desk.rooms.store

    def routes(self) -> list[BaseRoute]:
        """The routes of the calls."""
        calls = (
            ("/api/v1/rooms/restore", "POST", self.restore),
            ("/api/v1/rooms/{room}/export", "GET", self.export),
            ("/api/v1/rooms/{room}", "DELETE", self.delete),
        )
        rooms = self._rooms
        return [Route(path, guarded(call, rooms), methods=[method]) for path, method, call in calls]

    async def export(self, request: Request) -> Response:
        """The whole room as a file."""
        room = await self._desk.gm(request)
        try:
            document = await write_document(self._store, room, self._rooms.clock.now())
        except NoRoom as error:
            raise Refused(404, "unknown", str(error), what="room") from None
        return Response(
            document.model_dump_json(exclude_none=True),
            media_type="application/json",
            headers={
                "Cache-Control": "no-store",
                "X-Content-Type-Options": "nosniff",
                "Content-Disposition": 'attachment; filename="offturn-room.json"',
            },
        )

    async def restore(self, request: Request) -> Response:
        """A new room from a document, with new links for everybody who sat there."""
        spend(request, self._doors.openings, self._rooms.clock.now())
        body = await read_body(request, self._rooms.settings.restore_bytes)
        try:
            document = read_document(body)
            pack = self._rooms.packs.get(document.system)
            if pack is None:
                known = ", ".join(sorted(self._rooms.packs))
                raise NoRoom(f"there is no system {document.system} here; there are: {known}")
            found = Restored(document)
        except NoRoom as error:
            raise Refused(422, "unreadable", str(error)) from None
        found.give_back(document, pack, self._rooms.clock.now())
        room = await self._create(found)
        code = await claim_code(self._rooms, room)
        base = public_base(request, self._rooms.settings)
        people = []
        for seat in room.state.seats.values():
            token = seats.new_token(room.id)
            kept = seats.Ticket(seat=seat.id, issue=seat.issue)
            await self._store.put(room.id, seats.field_of(token), kept.dump())
            url = base + links.seat(seat.role, room.id, token)
            one = {"seat": seat.id, "name": seat.name, "role": seat.role}
            people.append({**one, "token": token, "url": url})
        gm = next((one for one in people if one["role"] == "gm"), None)
        if gm is None:
            await self._store.delete(room.id)
            raise Refused(422, "unreadable", "nobody is this room's GM")
        display = next((one for one in people if one["role"] == "display"), None)
        join = {"code": code, "url": base + links.join(code)}
        told = {"room": room.id, "gm": gm, "display": display, "join": join, "seats": people}
        return answer(told, 201)

    async def _create(self, found: Restored) -> Room:
        while True:
            room_id = seats.new_id()
            try:
                await self._store.create(
                    room_id,
                    found.beginning,
                    found.records,
                    lines=found.lines,
                    deadline=store_deadline(found.copy.state),
                )
            except RoomTaken:
                continue
            await self._store.touch(room_id, self._rooms.settings.keep_room_ms)
            room = await self._rooms.get(room_id)
            assert room is not None
            return room

    async def delete(self, request: Request) -> Response:
        """Forget the room, with all that belongs to it, now and everywhere."""
        room = await self._desk.gm(request)
        await self._store.delete(room.id)
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
