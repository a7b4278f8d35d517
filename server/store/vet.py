"""What a server must be to hold rooms, and what is worth a warning."""

import logging
from typing import Any

from server.store import NoStore, StoreAway
from server.store.client import Client

OLDEST = (6, 2)

log = logging.getLogger(__name__)


async def vet(client: Client) -> None:
    """Raises NoStore for a server that cannot work; warns of one that may lose rooms."""
    about: dict[str, Any] = await client.order("INFO")
    version = str(about.get("redis_version", "0"))
    if tuple(int(part) for part in version.split(".")[:2]) < OLDEST and not valkey(about):
        raise NoStore(f"the store is Redis {version}: Offturn needs Valkey, or Redis 6.2 or newer")
    if about.get("cluster_enabled"):
        raise NoStore("the store is a cluster: set OFFTURN_REDIS_URL to a single server")
    if not about.get("aof_enabled"):
        log.warning("the store may lose rooms when it stops: set appendonly yes there")
    elif (synced := await setting(client, "appendfsync")) != "always":
        log.warning(
            "the store may lose what was acknowledged when its machine fails (appendfsync %s): "
            "set appendfsync always there",
            synced or "is not told",
        )
    policy = about.get("maxmemory_policy", "noeviction")
    if policy != "noeviction":
        log.warning(
            "the store may throw rooms away (maxmemory-policy %s): set noeviction there", policy
        )


async def setting(client: Client, name: str) -> str | None:
    """One of the server's settings, None where it does not tell: hosted ones often do not."""
    try:
        found: dict[str, str] = await client.order("CONFIG GET", name)
    except StoreAway:
        return None
    return found.get(name)


def valkey(about: dict[str, Any]) -> bool:
    return "valkey_version" in about or about.get("server_name") == "valkey"
