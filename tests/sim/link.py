"""A bad network: frames to the server are lost, doubled, late and out of order."""

import asyncio
from collections.abc import Callable

from server.clock import ManualClock
from tests.server.page import Page

LATEST_MS = 3_000
Dice = Callable[[int], int]


class Link:
    """One client's way to the server."""

    def __init__(
        self, clock: ManualClock, roll: Callable[[int], int], group: asyncio.TaskGroup
    ) -> None:
        self._clock = clock
        self._roll = roll
        self._group = group
        self.calm = False

    def send(self, page: Page, text: str) -> None:
        """Bring a frame to the server: perhaps."""
        fate = 20 if self.calm else self._roll(20)
        if fate <= 3:
            return
        if fate <= 6:
            self._group.create_task(self._later(page, text))
        if fate <= 10:
            self._group.create_task(self._later(page, text))
            return
        page.text(text)

    async def _later(self, page: Page, text: str) -> None:
        await self._clock.wait(self._roll(LATEST_MS))
        page.text(text)
