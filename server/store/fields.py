"""Small values on the server, beside a room's log; they live as long as it does."""

from server.store import keys, scripts
from server.store.client import Client


class Fields:
    """The small values of all rooms."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def put(self, room: str, field: str, value: bytes | None) -> None:
        at = keys.room_keys(room)
        values = (field,) if value is None else (field, value)
        await self._client.run(scripts.PUT, (at.head, at.fields), *values)

    async def swap(self, room: str, field: str, was: bytes, value: bytes) -> bool:
        at = keys.room_keys(room)
        return bool(await self._client.run(scripts.SWAP, (at.head, at.fields), field, was, value))

    async def all(self, room: str) -> dict[str, bytes]:
        kept = await self._client.order("HGETALL", keys.room_keys(room).fields)
        return {name.decode(): value for name, value in kept.items()}
