"""A bridge to test with: the page that speaks for a virtual table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from engine.kernel.state import Encounter
from server.opening import take_seat
from tests.server.page import Page, a_page
from tests.server.table import Server, Table, World, sit_down

CLIENT = {"kind": "bridge", "host": "foundry"}


@asynccontextmanager
async def bridged(world: World, *, begin: bool = True) -> AsyncIterator[tuple[Server, Table]]:
    """A fight, the orc's turn, and the seat of a bridge."""
    async with world.server() as server:
        table = await sit_down(server.rooms, begin=begin)
        room = await table.at(server.rooms)
        _, table.tokens["vtt"] = await take_seat(server.rooms, room, "bridge", "VTT")
        yield server, table


def a_bridge(server: Server, table: Table, conn: str = "one") -> Any:
    """A page on the bridge's seat."""
    return a_page(server, table, "vtt", conn=conn, client=CLIENT)


async def say(page: Page, name: str, **fields: object) -> dict[str, Any]:
    """Say what has changed at the host; the answer."""
    page.send("host", id=name, **fields)
    return await page.see("hosted", re=name)


async def known(server: Server, table: Table) -> Encounter:
    """The fight as the server has it."""
    return (await table.at(server.rooms)).state
