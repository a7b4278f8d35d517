"""A subscription: where a phone's browser takes pushes for a seat, and by which keys."""

import hashlib
from base64 import urlsafe_b64decode
from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

FIELD = "push:"
"""Under names that begin so, a room keeps its subscriptions."""
AUTH_BYTES = 16


def raw(text: str) -> bytes:
    """What is written in base64 for URLs, with or without its end. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(text: str) -> str:
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw(text))
    return text


def _secret(text: str) -> str:
    if len(raw(text)) != AUTH_BYTES:
        raise ValueError(f"{AUTH_BYTES} bytes are needed")
    return text


def _address(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.fragment:
        raise ValueError("an address with https is needed")
    if parts.port == 0:
        raise ValueError("no such port")
    return url


def is_number(host: str) -> bool:
    """Whether a host is named by its number, as no push service is."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Keys(BaseModel):
    """By what a browser recognises what is sent to it."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    p256dh: Annotated[str, Field(max_length=100), AfterValidator(_point)]
    auth: Annotated[str, Field(max_length=40), AfterValidator(_secret)]


class Address(BaseModel):
    """Where a browser takes pushes, as its page says."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    endpoint: Annotated[str, Field(max_length=1_000), AfterValidator(_address)]
    keys: Keys


class Subscription(Address):
    """An address and whose it is. ``issue``: it ends when the seat's links do. ``at``: since."""

    seat: str
    issue: int
    at: int

    @property
    def field(self) -> str:
        """The name under which the room keeps it."""
        return field(self.seat, self.endpoint)


def field(seat: str, endpoint: str) -> str:
    """The name under which a seat's subscription is kept."""
    return FIELD + hashlib.sha256(f"{seat} {endpoint}".encode()).hexdigest()


def subscriptions(fields: dict[str, bytes]) -> list[Subscription]:
    """All subscriptions among a room's fields, the oldest first."""
    found = [
        Subscription.model_validate_json(value)
        for name, value in fields.items()
        if name.startswith(FIELD)
    ]
    return sorted(found, key=lambda one: one.at)
