"""A push service to send to, with a phone's keys: it takes what is sent, and reads it."""

import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import http_ece
import orjson
import trustme
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AUTH = bytes(range(16))


def written(value: bytes) -> str:
    """Base64 for URLs."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


@dataclass
class PushService:
    """What came, decrypted, with its headers; ``status``: how it is answered."""

    authority: trustme.CA
    port: int = 0
    status: int = 201
    texts: list[dict[str, str]] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._key = generate_private_key(SECP256R1())

    @property
    def trusted(self) -> ssl.SSLContext:
        """For whoever shall believe that this is the service it calls itself."""
        context = ssl.create_default_context()
        self.authority.configure_trust(context)
        return context

    def address(self, name: str = "phone") -> dict[str, object]:
        """What a browser would say of where it takes pushes."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"https://localhost:{self.port}/{name}",
            "keys": {"p256dh": written(point), "auth": written(AUTH)},
        }

    async def take(self, request: web.Request) -> web.Response:
        """Read what is sent. A Location is named that nobody may follow."""
        body = await request.read()
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=AUTH, version="aes128gcm")
        self.bodies.append(body)
        self.headers.append({key.lower(): one for key, one in request.headers.items()})
        self.texts.append(orjson.loads(text))
        return web.Response(status=self.status, headers={"Location": "/elsewhere"})

    def claims(self, number: int = -1) -> dict[str, object]:
        """What the sender has signed."""
        token = self.headers[number]["authorization"].split("t=")[1].split(",")[0]
        part = token.split(".")[1]
        found: dict[str, object] = orjson.loads(urlsafe_b64decode(part + "=" * (-len(part) % 4)))
        return found


@asynccontextmanager
async def a_push_service(folder: Path | None = None) -> AsyncIterator[PushService]:
    """A service on this machine. ``folder``: where its authority's certificate is put."""
    service = PushService(trustme.CA())
    if folder is not None:
        service.authority.cert_pem.write_to_path(folder / "authority.pem")
    app = web.Application()
    app.router.add_post("/{name}", service.take)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    service.authority.issue_cert("localhost").configure_cert(context)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context)
        await site.start()
        service.port = runner.addresses[0][1]
        yield service
    finally:
        await runner.cleanup()
