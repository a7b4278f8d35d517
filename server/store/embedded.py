"""The store Offturn brings along: a real Valkey in the data folder, synced at every append."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

from server.store import NoStore
from server.store.alongside import alongside
from server.store.binary import find_server

if sys.platform != "win32":
    from server.store import folder
    from server.store.ailment import (
        ailment,
        damaged_file,
        little_room,
        log_size,
        said_since,
        was_cut,
    )
    from server.store.repair import repair
    from server.store.valkey import START_LIMIT, Valkey, until

STEADY = 10.0
PAUSES = (0.0, 0.1, 0.5, 1.0, 2.0, 5.0)

log = logging.getLogger(__name__)


@asynccontextmanager
async def embedded(data: Path) -> AsyncIterator[str]:
    """The URL of a store in the folder ``data``, which runs as long as the block does. Only one
    Offturn may use a folder. Raises NoStore."""
    if sys.platform == "win32":
        raise NoStore("Offturn brings no store for Windows: set OFFTURN_REDIS_URL")
    data = data.resolve()
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with folder.only_one(data), folder.open_lock(data / "store.lock") as lock:
        server, socket = await adopt_or_start(data, lock)
        try:
            if warning := little_room(data):
                log.warning("%s", warning)
            async with alongside(keep_running(server, data)):
                yield f"unix://{quote(str(socket))}"
        finally:
            await server.stop()


async def adopt_or_start(data: Path, lock: int) -> tuple[Valkey, Path]:
    """A server whose Offturn was killed still works on the folder: there must not be a second."""
    program = find_server()
    noted = folder.noted_socket(data)
    if noted is not None:
        old = Valkey(program, data, noted, lock)
        if await until(old.is_ours, START_LIMIT, give_up=old.dead):
            log.info("using the store that still runs in %s", data)
            await old.ready()
            return old, noted
        if not await old.answers():
            folder.forget_socket(noted)
    if not folder.take(lock):
        raise NoStore(f"a store still runs in {data} and does not answer: end it, then try again")
    log.info("starting %s in %s", program, data)
    socket = folder.new_socket()
    server = Valkey(program, data, socket, lock)
    try:
        await start(server, data)
    except BaseException:
        await server.stop()
        raise
    return server, socket


async def start(server: Valkey, data: Path) -> None:
    """Start it; a damaged end of its log of rooms is cut off first. Raises NoStore."""
    before = log_size(data)
    try:
        await server.start()
    except NoStore as error:
        said = said_since(data, before)
        file = damaged_file(data, said)
        if file is None:
            raise NoStore(ailment(data, said) or str(error)) from error
        log.error("%s", await asyncio.to_thread(repair, file))
        await server.start()
    if was_cut(said_since(data, before)):
        log.warning("the log of rooms in %s had an unfinished end, which was left out", data)


async def keep_running(server: Valkey, data: Path) -> None:
    """Start the server again whenever it dies, on the same socket: clients come back to it. While
    that fails it is tried again, with longer and longer pauses."""
    now = asyncio.get_running_loop().time
    failures, told = 0, ""
    while True:
        began, before = now(), log_size(data)
        await server.death()
        failures = 0 if now() - began > STEADY else failures
        why = ailment(data, said_since(data, before)) or "it is started again"
        if why != told or not failures:
            log.error("the store died: %s", why)
        told = why
        await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
        failures += 1
        try:
            await start(server, data)
        except NoStore as error:
            log.error("%s", error)
        except Exception:
            # A full disk, no process left: whatever it is, it may pass.
            log.exception("the store could not be started again")
