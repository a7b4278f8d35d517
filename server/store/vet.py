"""What a server must be to hold rooms, and what is worth a warning."""

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from redis.exceptions import RedisClusterException

from server.store import NoStore, StoreAway, keys
from server.store.address import Address, read_address
from server.store.client import Client
from server.store.cluster import Clustered
from server.store.link import FAILURES, Link, Single
from server.store.scripts import Word

OLDEST = (6, 2)
OLDEST_CLUSTER = (7, 0)
OLDEST_WAIT = (7, 2)
NEEDED = ("EVALSHA", "XADD", "XRANGE", "HSET", "ZADD", "PEXPIRE", "PUBLISH", "SUBSCRIBE")
NEEDED_CLUSTER = ("SPUBLISH", "SSUBSCRIBE")
TRIAL = (
    b"redis.call('TIME') redis.call('XADD', KEYS[1], '1-0', 'a', 'b') "
    b"redis.call('XRANGE', KEYS[1], '-', '+') return redis.call('DEL', KEYS[1])"
)

log = logging.getLogger(__name__)


async def reach(url: str, *, replicas: int, answer_within: float) -> Client:
    """A client of the store at ``url``, which was vetted. A cluster is noticed by itself.
    Raises NoStore for a server that cannot work, and StoreAway."""
    try:
        address = read_address(url)
    except ValueError as error:
        raise NoStore(str(error)) from None
    client = Client(_link(address, answer_within), answer_within=answer_within)
    try:
        if address.kind == "single" and (await _about(client)).get("cluster_enabled"):
            await client.aclose()
            address = replace(address, kind="cluster")
            client = Client(_link(address, answer_within), answer_within=answer_within)
        await vet(client, replicas=replicas)
    except BaseException:
        await client.aclose()
        raise
    return client


def _link(address: Address, within: float) -> Link:
    try:
        if address.kind == "cluster":
            return Clustered(address, within)
        return Single(address, within)
    except (*FAILURES, RedisClusterException, TypeError) as error:
        raise NoStore(f"the store's URL cannot be used: {error}") from error


async def _about(client: Client) -> Mapping[str, Any]:
    found: Mapping[str, Any] = (await client.everywhere("INFO"))[0]
    return found


async def vet(client: Client, *, replicas: int) -> None:
    """Raises NoStore for servers that cannot work; warns of ones that may lose rooms."""
    for about in await client.everywhere("INFO"):
        _check(about, sharded=client.link.sharded, replicas=replicas)
    await _check_orders(client)
    for about in await client.everywhere("INFO"):
        await _warn(client, about)


def _check(about: Mapping[str, Any], *, sharded: bool, replicas: int) -> None:
    version = str(about.get("redis_version", "0"))
    needed = (OLDEST_WAIT, "--durability replicated") if replicas else (OLDEST, "Offturn")
    if sharded and not replicas:
        needed = (OLDEST_CLUSTER, "a cluster")
    if tuple(int(part) for part in version.split(".")[:2]) < needed[0] and not _valkey(about):
        oldest = ".".join(map(str, needed[0]))
        raise NoStore(
            f"the store is Redis {version}: {needed[1]} needs Valkey, or Redis {oldest} or newer"
        )
    if about.get("role") != "master":
        raise NoStore(
            f"the store at this address is a replica of {about.get('master_host')}: set "
            "OFFTURN_REDIS_URL to the primary, or to its sentinels"
        )
    if replicas > int(about.get("connected_slaves", 0)):
        raise NoStore(
            f"--durability replicated needs {replicas} replica(s), the store has "
            f"{about.get('connected_slaves', 0)}: connect one, or use --durability local"
        )


async def _check_orders(client: Client) -> None:
    """Hosted stores lack orders, or forbid them to some users."""
    names = (*NEEDED, *(NEEDED_CLUSTER if client.link.sharded else ()))
    try:
        known = (await client.everywhere("COMMAND INFO", *(one.lower() for one in names)))[0]
        has = {one["name"].lower() for one in known.values()} if isinstance(known, dict) else None
    except StoreAway:
        # Not even this may be asked: the trial tells.
        has = None
    if has is not None and (lacks := [one for one in names if one.lower() not in has]):
        raise NoStore(f"the store does not know {', '.join(lacks)}, which Offturn needs")
    words: tuple[Word, ...] = ("EVAL", TRIAL, 1, keys.TRIAL)
    try:
        await client.link.execute(words)
    except FAILURES as error:
        raise NoStore(f"the store refuses what Offturn needs: {error}") from error


async def _warn(client: Client, about: Mapping[str, Any]) -> None:
    if not about.get("aof_enabled"):
        log.warning("the store may lose rooms when it stops: set appendonly yes there")
    elif (synced := await _setting(client, "appendfsync")) != "always":
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


async def _setting(client: Client, name: str) -> str | None:
    """One of the servers' settings, None where they do not tell: hosted ones often do not."""
    try:
        found: list[dict[str, str]] = await client.everywhere("CONFIG GET", name)
    except StoreAway:
        return None
    values = {one.get(name) for one in found}
    return next(iter(values - {"always"}), "always")


def _valkey(about: Mapping[str, Any]) -> bool:
    return "valkey_version" in about or about.get("server_name") == "valkey"
