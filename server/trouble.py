"""A room's trouble with the store: since when it is away, and which spans are to be given back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from server.clock import Clock
from server.store import GAP_MS, Outage, Store, StoreAway


class Trouble:
    """What one room knows of the store's absence."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.since: int | None = None

    @asynccontextmanager
    async def noting(self) -> AsyncIterator[None]:
        """Note it when the store is away for what is done meanwhile."""
        began = self._clock.now()
        try:
            yield
        except StoreAway:
            self.since = self.since or began
            raise

    async def spans(self, after: int) -> list[Outage]:
        """When nobody could be answered, since an instant on the store's clock. Of a cluster's
        servers one can be away while the heartbeat's goes on. Raises StoreAway."""
        await self._store.beat()
        found = list(await self._store.outages(after))
        now = self._clock.now()
        if self.since is not None and now - self.since > GAP_MS:
            found.append(Outage(start=self.since, end=now))
        return found

    def over(self) -> None:
        """All of it is given back."""
        self.since = None
