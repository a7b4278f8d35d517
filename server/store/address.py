"""Where an existing store is: one server, one behind Sentinel, or a cluster, as one URL.

``redis://``, ``rediss://`` and ``unix://`` name one server. ``redis+sentinel://A:1,B:2/NAME/0``
names sentinels and the service they watch, ``redis+cluster://A:1,B:2`` nodes of a cluster.
``rediss+…`` speaks TLS. User, password and redis-py's options stand where they stand in ``redis://``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import SplitResult, unquote, urlsplit, urlunsplit

from redis.asyncio.connection import SSLConnection, parse_url

Kind = Literal["single", "sentinel", "cluster"]
PORTS: dict[Kind, int] = {"single": 6379, "sentinel": 26379, "cluster": 6379}
EXAMPLES = (
    "redis://localhost:6379/0, rediss://host:6380/0, unix:///run/valkey.sock, "
    "redis+sentinel://one:26379,two:26379/mymaster/0 or redis+cluster://one:6379,two:6379"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """``options`` go to every connection; ``hosts`` are sentinels or nodes of a cluster."""

    kind: Kind
    options: dict[str, Any]
    hosts: Sequence[tuple[str, int]] = ()
    service: str = ""


def read_address(url: str) -> Address:
    """Raises ValueError with the forms that there are."""
    try:
        return _read(urlsplit(url))
    except ValueError as error:
        raise ValueError(f"{error}; a URL is needed like {EXAMPLES}") from None


def _read(parts: SplitResult) -> Address:
    scheme, _, kind = parts.scheme.partition("+")
    match kind:
        case "":
            return Address(kind="single", options=dict(parse_url(urlunsplit(parts))))
        case "sentinel" | "cluster" if scheme in ("redis", "rediss"):
            return _many(parts, scheme, kind)
        case _:
            raise ValueError(f"no such kind of store: {parts.scheme}")


def _many(parts: SplitResult, scheme: str, kind: Literal["sentinel", "cluster"]) -> Address:
    who, at, hosts = parts.netloc.rpartition("@")
    found = [_host(one, PORTS[kind]) for one in hosts.split(",") if one]
    if not found:
        raise ValueError("no host is named")
    service, _, number = parts.path.strip("/").partition("/")
    if kind == "cluster" and service:
        raise ValueError("a cluster has no databases")
    if kind == "sentinel" and not service:
        raise ValueError("the service that the sentinels watch is not named")
    # Whatever stands in a URL of one server is read by redis-py.
    alone = urlunsplit((scheme, f"{who}{at}x", f"/{number}", parts.query, ""))
    options = dict(parse_url(alone))
    del options["host"]
    return Address(kind=kind, options=options, hosts=found, service=unquote(service))


def _host(text: str, port: int) -> tuple[str, int]:
    one = urlsplit(f"//{text}")
    return one.hostname or "localhost", one.port or port


def uses_tls(address: Address) -> bool:
    return address.options.get("connection_class") is SSLConnection
