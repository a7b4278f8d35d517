"""The placard of a room: what is shown of it that is no part of the fight."""

from collections.abc import Callable, Mapping

from engine.kernel.view import Json
from server import links
from server.presence import Presence


class Placard:
    """The room's name and its way in; ``stopped_at``: the instant on its clock at which it stands
    still until the store is back."""

    def __init__(self, room: str) -> None:
        self._room = room
        self.code: str | None = None
        self.base: str | None = None
        self.stopped_at: int | None = None

    def put(self, known: Mapping[str, Json], presence: Callable[[str], Presence]) -> Json:
        """The section about the room, with who is there, the way in, and why it stands still."""
        room = {"id": self._room, **known}
        seats = room["seats"]
        assert isinstance(seats, list)
        room["seats"] = [{**one, "presence": presence(one["id"])} for one in seats]
        if self.code:
            room["join"] = links.way_in(self.code, self.base)
        if self.stopped_at is not None and room["paused_at"] is None:
            room |= {"paused_at": self.stopped_at, "paused_by": "store_away"}
        return room
