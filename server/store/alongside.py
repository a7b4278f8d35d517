"""Work that goes on beside a block and ends with it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager


@asynccontextmanager
async def alongside(*work: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """Run ``work`` while the block runs. A failing piece of work cancels the block; the block's
    own exception comes out as it is, not in a group."""
    failure: Exception | None = None
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one) for one in work]
        try:
            yield
        except Exception as error:
            failure = error
        finally:
            for task in tasks:
                task.cancel()
    if failure is not None:
        raise failure
