"""Rubbish: when the interpreter looks through all of memory for what nobody needs any more.

With some hundred rooms that takes some tenths of a second, and at any moment a window may be about
to close. So it is done while nothing is due, and not whenever enough has been made. What is young
is still looked through all the time, which takes milliseconds.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from server.roomclock import store_deadline
from server.rooms import Rooms

LOOK_MS = 10_000
EVERY_MS = 600_000
LATEST_MS = 3_600_000
"""Something may always be due: an hour after the last time it is done all the same."""
CLEAR_MS = 3_000
"""For how long nothing may be due."""
NEVER = 2**30


@contextmanager
def rubbish_put_off() -> Iterator[None]:
    """While the block runs, all of memory is looked through only on demand. What is there already
    stays, and is left out."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*before[:2], NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def clear_rubbish(rooms: Rooms) -> None:
    """Look through all of memory every ten minutes, for ever: when no room has anything due."""
    done_at = rooms.clock.now()
    while True:
        await rooms.clock.wait(LOOK_MS)
        since = rooms.clock.now() - done_at
        if since >= LATEST_MS or (since >= EVERY_MS and not _soon_due(rooms)):
            gc.collect()
            done_at = rooms.clock.now()


def _soon_due(rooms: Rooms) -> bool:
    soon = rooms.clock.now() + CLEAR_MS
    dues = [store_deadline(room.state) for room in rooms.live()]
    return any(due is not None and due < soon for due in dues)
