"""A reverse proxy in front of several servers: the system's haproxy, or a small one of our own."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path

import anyio

from tests.server.servers import free_ports
from tests.server.stores import LIMIT

INSTALL_LIMIT = 180.0
CONFIG = """
global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option redispatch
  retries 3
frontend table
  bind 127.0.0.1:{port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 200ms fall 1 rise 1
"""
Place = tuple[str, int]


def find_haproxy() -> str | None:
    """Installed, or to be had by root; else None."""
    if found := shutil.which("haproxy"):
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (("update", "-q"), ("install", "-yq", "--no-install-recommends", "haproxy")):
            with suppress(OSError, subprocess.SubprocessError):
                subprocess.run(
                    ["apt-get", *words], env=env, capture_output=True, timeout=INSTALL_LIMIT
                )
    return shutil.which("haproxy")


@asynccontextmanager
async def a_proxy(servers: Sequence[Place], folder: Path) -> AsyncIterator[str]:
    """The base URL of a proxy that spreads connections over the servers, one after the other."""
    program = await anyio.to_thread.run_sync(find_haproxy)
    started = haproxy(program, servers, folder) if program else own_proxy(servers)
    async with started as port:
        yield f"http://127.0.0.1:{port}"


@asynccontextmanager
async def haproxy(program: str, servers: Sequence[Place], folder: Path) -> AsyncIterator[int]:
    (port,) = free_ports(1)
    lines = [f"  server s{number} {host}:{at}" for number, (host, at) in enumerate(servers)]
    config = folder / "haproxy.cfg"
    config.write_text(CONFIG.format(port=port) + "\n".join(lines) + "\n")
    async with await anyio.open_process([program, "-db", "-f", str(config)]) as process:
        try:
            with anyio.fail_after(LIMIT):
                while True:
                    with suppress(OSError):
                        await (await anyio.connect_tcp("127.0.0.1", port)).aclose()
                        break
                    await anyio.sleep(0.02)
            yield port
        finally:
            process.terminate()


@asynccontextmanager
async def own_proxy(servers: Sequence[Place]) -> AsyncIterator[int]:
    """Connections go on to the next server that takes them."""
    turn = count()
    pouring: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        pouring.add(task)
        try:
            for _ in servers:
                with suppress(OSError):
                    host, port = servers[next(turn) % len(servers)]
                    there, back = await asyncio.open_connection(host, port)
                    await asyncio.gather(pour(reader, back), pour(there, writer))
                    return
        finally:
            writer.close()
            pouring.discard(task)

    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]
        for task in pouring:
            task.cancel()
        await asyncio.gather(*pouring, return_exceptions=True)
