"""The outbox: sends pushes, to public addresses alone, and says which are not taken any more."""

import logging
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from pywebpush import WebPusher

from server.push.signature import Signature
from server.push.subscription import Address, is_number

LIMIT = aiohttp.ClientTimeout(total=10)
GONE = (404, 410)
SIZE = 256
"""Bytes of every text that is sent, so that its length tells nothing."""
TRANSLATED = ip_network("64:ff9b::/96")

log = logging.getLogger(__name__)


class Refused(Exception):
    """A push may not go there."""


def is_public(number: str) -> bool:
    """Whether a number is one of the whole net, also where it only wraps another."""
    found = ip_address(number)
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None or found in TRANSLATED:
            return inner is not None and inner.is_global
    return found.is_global and not found.is_multicast


class PublicOnly(AbstractResolver):
    """Finds the numbers of a host, and none of a network that is not everybody's."""

    def __init__(self) -> None:
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The numbers to connect to. Raises OSError where none is left."""
        found = await self._inner.resolve(host, port, family)
        left = [one for one in found if is_public(one["host"])]
        if not left:
            raise OSError(None, f"{host} is in a private network")
        return left

    async def close(self) -> None:
        """Nothing is held open."""


class Outbox:
    """Sends over connections that it keeps. ``anywhere``: to private networks, too."""

    def __init__(
        self, session: aiohttp.ClientSession, signature: Signature, *, anywhere: bool
    ) -> None:
        self._session = session
        self.signature = signature
        self._anywhere = anywhere

    @classmethod
    @asynccontextmanager
    async def open(
        cls, signature: Signature, *, anywhere: bool, trusted: ssl.SSLContext | None = None
    ) -> AsyncIterator["Outbox"]:
        """An outbox for as long as the block runs. ``trusted``: instead of whom everybody does."""
        resolver = ThreadedResolver() if anywhere else PublicOnly()
        connector = aiohttp.TCPConnector(
            resolver=resolver, ssl=trusted or True, use_dns_cache=False, limit=20
        )
        async with aiohttp.ClientSession(connector=connector, timeout=LIMIT) as session:
            yield cls(session, signature, anywhere=anywhere)

    def check(self, endpoint: str) -> None:
        """Raise Refused where no push may go, as far as its address tells."""
        parts = urlsplit(endpoint)
        if self._anywhere:
            return
        if is_number(parts.hostname or "") or parts.port not in (None, 443):
            raise Refused("push services have a name and the usual port")

    async def send(self, to: Address, text: bytes, *, ttl: int, topic: str, now: int) -> bool:
        """Send a text of at most SIZE bytes; False where the phone takes none any more. ``ttl``:
        seconds for which it is worth anything. ``topic``: it replaces what waits under this name.
        A failure on the way is logged, and all there is to it."""
        self.check(to.endpoint)
        pusher = WebPusher(to.model_dump(include={"endpoint", "keys"}))
        body = pusher.encode(text.ljust(SIZE), "aes128gcm")["body"]
        headers = {
            **self.signature.headers(to.endpoint, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl),
            "Urgency": "high",
            "Topic": topic,
        }
        try:
            async with self._session.post(
                to.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                if answer.status >= 300 and answer.status not in GONE:
                    log.warning("a push service answered %s", answer.status)
                return answer.status not in GONE
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            log.warning("a push did not arrive: %s", type(error).__name__)
            return True
