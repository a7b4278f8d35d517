"""What is kept outside the rooms' hash tags: join codes, as long as their rooms, and values kept
once and for all."""

from server.store import keys, scripts
from server.store.client import Client


class JoinCodes:
    """Which code belongs to which room."""

    def __init__(self, client: Client, *, keep_new_ms: int) -> None:
        self._client = client
        self._keep_new_ms = keep_new_ms

    async def keep_once(self, name: str, value: bytes) -> bytes:
        await self._client.order("SET", keys.once(name), value, "NX")
        kept: bytes = await self._client.order("GET", keys.once(name))
        return kept

    async def claim(self, code: str, room: str) -> bool:
        keep = self._keep_new_ms
        if not await self._client.run(scripts.CLAIM, (keys.code(code),), room, keep):
            return False
        at = keys.room_keys(room)
        left = await self._client.run(scripts.ENLIST, (at.head, at.codes), code, keep)
        await self.keep([code], left)
        return True

    async def room_of(self, code: str) -> str | None:
        room = await self._client.order("GET", keys.code(code))
        return None if room is None else room.decode()

    async def release(self, code: str) -> None:
        room = await self.room_of(code)
        if room is not None:
            await self._client.order("SREM", keys.room_keys(room).codes, code)
            await self.forget([code], room)

    async def keep(self, codes: list[str], keep_ms: int) -> None:
        for code in codes:
            await self._client.order("PEXPIRE", keys.code(code), keep_ms)

    async def forget(self, codes: list[str], room: str) -> None:
        for code in codes:
            await self._client.run(scripts.RELEASE, (keys.code(code),), room)
