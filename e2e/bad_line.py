"""A bad line to a server: slow both ways, stalling, cut without a word, or silent."""

import asyncio
from asyncio import Queue, StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count

from anyio.from_thread import BlockingPortal, start_blocking_portal

CHUNK = 16_384
STALL_S = 1.0
STALLS = 20
"""Of so many chunks, one waits for STALL_S; 0: none does."""
Chunk = tuple[float, bytes]


class BadLine:
    """A proxy in front of a server. ``delay``: seconds each way."""

    def __init__(self, server: int, delay: float, stalls: int) -> None:
        self.url = ""
        self._server = server
        self._delay = delay
        self._stalls = stalls
        self._number = count(1)
        self._from = 1
        self._silent = False
        self._open: dict[StreamWriter, bool] = {}
        self._portal: BlockingPortal

    @classmethod
    @contextmanager
    def to(cls, server: int, delay: float = 0.15, stalls: int = STALLS) -> Iterator["BadLine"]:
        """A line for as long as the block runs. ``server``: its port."""
        line = cls(server, delay, stalls)
        with start_blocking_portal() as portal:
            line._portal = portal
            listening = portal.call(line._listen)
            line.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
            yield line
            portal.call(line._end, listening)

    def cut(self) -> None:
        """End every connection without a closing frame; what comes back has another address."""
        self._portal.call(self._cut)

    def silence(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        self._silent = True

    def speak(self) -> None:
        """New connections get through; those that fell silent stay so."""
        self._portal.call(self._speak)

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def _end(self, listening: asyncio.Server) -> None:
        listening.close()
        await self._cut()
        while self._open:
            await asyncio.sleep(0.01)
        await listening.wait_closed()

    async def _cut(self) -> None:
        for one in self._open:
            one.transport.abort()
        self._from += 1

    async def _speak(self) -> None:
        self._open = dict.fromkeys(self._open, True)
        self._silent = False

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        here = (f"127.0.0.{self._from}", 0)
        self._open[writer] = False
        there, back = await asyncio.open_connection("127.0.0.1", self._server, local_addr=here)
        self._open[back] = False
        try:
            await asyncio.gather(self._pour(reader, back), self._pour(there, writer))
        finally:
            for one in (writer, back):
                self._open.pop(one, None)
                one.transport.abort()

    async def _pour(self, reader: StreamReader, writer: StreamWriter) -> None:
        waiting: Queue[Chunk] = Queue()
        passing = asyncio.ensure_future(self._pass(waiting, writer))
        now = asyncio.get_running_loop().time
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                stalls = self._stalls and next(self._number) % self._stalls == 0
                waiting.put_nowait((now() + self._delay + (STALL_S if stalls else 0.0), data))
        waiting.put_nowait((now(), b""))
        await passing

    async def _pass(self, waiting: Queue[Chunk], writer: StreamWriter) -> None:
        now = asyncio.get_running_loop().time
        while (chunk := await waiting.get())[1]:
            await asyncio.sleep(max(0.0, chunk[0] - now()))
            if not self._silent and not self._open.get(writer):
                writer.write(chunk[1])
        writer.close()
