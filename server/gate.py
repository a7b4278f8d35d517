"""A gate that lets few pass at once.

What a thousand rooms have to do at one instant would keep the loop from its heartbeat, and the
heartbeat's absence from what people answer. Passing a few at a time, each round of the loop stays
short, and what was due first is done first.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PLACES = 16
PATIENCE = 0.1
"""Seconds after which whoever is still inside no longer keeps others out: it waits for a store
that is away, and other rooms may live in another part of it."""


class Gate:
    """``places``: how many pass at once. ``patience``: for how long each counts (s)."""

    def __init__(self, places: int = PLACES, patience: float = PATIENCE) -> None:
        self._places = asyncio.Semaphore(places)
        self._patience = patience

    @asynccontextmanager
    async def passing(self) -> AsyncIterator[None]:
        """Wait for a place, and keep it while the block runs, but not for longer than patience."""
        await self._places.acquire()
        inside = True

        def leave() -> None:
            nonlocal inside
            if inside:
                inside = False
                self._places.release()

        leaving = asyncio.get_running_loop().call_later(self._patience, leave)
        try:
            yield
        finally:
            leaving.cancel()
            leave()
