"""The heartbeat of all servers in the store, and the gaps in it."""

from collections.abc import Sequence
from secrets import token_hex

from server.store import GAP_MS, Outage, keys, scripts
from server.store.client import Client

MOST_OUTAGES = 1000


class Heartbeat:
    """When a server was last heard of, by the store's own clock."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def now(self) -> int:
        seconds, micros = await self._client.run(scripts.TIME, (keys.BEAT,))
        return int(seconds) * 1000 + int(micros) // 1000

    async def beat(self) -> Outage | None:
        at = (keys.BEAT, keys.OUTAGES)
        gap = await self._client.run(scripts.BEAT, at, token_hex(8), GAP_MS, MOST_OUTAGES)
        return None if gap is None else Outage(start=int(gap[0]), end=int(gap[1]))

    async def outages(self, since: int) -> Sequence[Outage]:
        found = await self._client.order("ZRANGEBYSCORE", keys.OUTAGES, f"({since}", "+inf")
        spans = [one.decode().split("-") for one in found]
        return [Outage(start=int(start), end=int(end)) for start, end in spans]
