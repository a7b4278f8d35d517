"""Who is there, told between processes and kept for a moment: nothing of it outlives them."""

from collections.abc import Mapping

from redis.exceptions import NoScriptError

from server.store import StoreAway, keys, scripts
from server.store.client import Client
from server.store.written import write_told


class Telling:
    """What processes say of the rooms that they serve."""

    def __init__(self, client: Client, verb: str) -> None:
        self._client = client
        self._verb = verb

    async def tell(
        self, by: str, what: Mapping[str, bytes], keep_ms: int
    ) -> Mapping[str, Mapping[str, bytes]]:
        if not what:
            return {}
        orders = []
        for room, said in what.items():
            at = keys.room_keys(room)
            news = write_told(by, said)
            values = (by, said, keep_ms, at.news, self._verb, news)
            orders.append(scripts.TELL.order((at.head, at.present), *values))
        replies = await self._client.together(orders)
        if any(isinstance(one, NoScriptError) for one in replies):
            await self._client.everywhere("SCRIPT LOAD", scripts.TELL.text)
            replies = await self._client.together(orders)
        found: dict[str, Mapping[str, bytes]] = {}
        for room, reply in zip(what, replies, strict=True):
            if isinstance(reply, Exception):
                raise StoreAway(f"the store refused: {reply}") from reply
            names = (one.decode() for one in reply[::2])
            found[room] = dict(zip(names, reply[1::2], strict=True))
        return found
