"""The server's own key, by which push services and browsers know that a push comes from it."""

from base64 import urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from server.store import Store

NAME = "push-key"
LASTS_S = 12 * 3_600


class Signature:
    """Signs what is sent."""

    def __init__(self, vapid: Vapid02, contact: str) -> None:
        self._vapid = vapid
        self._contact = contact

    @classmethod
    async def of(cls, store: Store, contact: str) -> "Signature":
        """By the key of everybody who shares the store, which is made when it is first needed.
        ``contact``: where push services may complain, a ``mailto:`` or an ``https:`` address."""
        made = Vapid02()
        made.generate_keys()
        kept = await store.keep_once(NAME, made.private_pem())
        return cls(Vapid02.from_pem(kept), contact)

    @property
    def public(self) -> str:
        """The public half, as browsers take it."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str, now: int) -> dict[str, str]:
        """The headers that sign a push to this address. ``now``: ms since 1970."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        claims = {"aud": audience, "sub": self._contact, "exp": now // 1000 + LASTS_S}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed
