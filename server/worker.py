"""One of several processes of ``offturn serve --workers N``: started, watched and ended by it.

It is told its settings, the store's URL and the number of the listening socket in one line on its
standard input, says "ready" on its standard output, and ends when the input does.
"""

import asyncio
import os
import signal
import socket
import sys

import orjson

from engine.packs import usable
from server.failing import told
from server.logs import set_up
from server.rooms import Rooms
from server.serving import serve
from server.settings import Settings
from server.store.alongside import alongside

READY = b"ready\n"


async def work() -> None:
    """Serve until the signal to stop, or until nobody watches any more."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    order = orjson.loads(await reader.readline())
    settings = Settings.model_validate_json(order["settings"])
    set_up(settings.log_format)
    packs, _ = usable(settings.packs)

    async def say_ready(rooms: Rooms) -> None:
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()

    async def watched() -> None:
        await reader.read()
        os.kill(os.getpid(), signal.SIGTERM)

    with socket.socket(fileno=order["listening"]) as listening:
        async with alongside(watched()):
            await serve(settings, packs, order["url"], listening, say_ready)


def main() -> int:
    """Run it; its exit code."""
    return told(lambda: asyncio.run(work()))


if __name__ == "__main__":
    sys.exit(main())
