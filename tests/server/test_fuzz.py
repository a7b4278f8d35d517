"""More than ten thousand frames and calls that are none: each refused with a code."""

import logging
from typing import Any

import pytest

from engine.kernel.refusals import Reason
from server.asyncapi import WIRE_REASONS
from server.settings import Settings
from tests.server.checks import open_window
from tests.server.dice import Draw
from tests.server.junk import bodies, nonsense
from tests.server.page import Page, a_page
from tests.server.table import World, sit_down, window
from tests.server.web import IMPORT, QR, ROOMS, SESSION, a_web

pytestmark = pytest.mark.anyio

REASONS = {*map(str, Reason), *WIRE_REASONS}
FRAMES = 8_000
CALLS = 2_500
BATCH = 40
"""Frames on one connection, which is given up after fifty that are none of the protocol."""


async def either(page: Page) -> dict[str, Any]:
    """The next pong or refusal."""
    while True:
        for index, frame in enumerate(page.frames):
            if frame["t"] in ("pong", "no"):
                return page.frames.pop(index)
        page._changed.clear()
        await page._changed.wait()


async def test_thousands_of_frames_that_are_none_change_nothing_and_each_is_refused(
    caplog: pytest.LogCaptureFixture,
) -> None:
    draw, sent = Draw(6), 0
    world = World()
    settings = Settings(frames_burst=10**6, queue=BATCH + 1)
    async with world.server(settings) as server:
        table = await sit_down(server.rooms)
        await open_window(server.rooms, table)
        room = await table.at(server.rooms)
        frame, before = window(room.state).id, room.state
        while sent < FRAMES:
            async with a_page(server, table, "ada", conn=f"c{sent}") as page:
                for _ in range(BATCH):
                    one = nonsense(draw, frame)
                    page.binary(one) if isinstance(one, bytes) else page.text(one)
                sent += BATCH
                refusals = 0
                while refusals < BATCH:
                    answer = await either(page)
                    assert answer["t"] == "no", answer
                    assert answer["reason"] in REASONS
                    refusals += 1
                assert page.code is None
        assert room.state == before
        async with a_page(server, table, "gm") as gm:
            assert (await gm.do({"type": "close_all"}))["t"] == "ok"
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_thousands_of_calls_that_are_none_are_refused_with_a_code(
    caplog: pytest.LogCaptureFixture,
) -> None:
    draw = Draw(7)
    settings = Settings(joins_per_minute=10**6, rooms_per_minute=10**6, imports_per_minute=10**6)
    async with a_web(settings) as (web, server, table):
        room = await table.at(server.rooms)
        before = room.state
        paths = (
            ROOMS,
            SESSION,
            IMPORT,
            QR,
            f"{ROOMS}/{table.id}/seats",
            f"{ROOMS}/x/seats",
            f"{ROOMS}/{table.id}/code",
            f"{ROOMS}/{table.id}/seats/x/link",
            f"{ROOMS}/{table.id}/foresee",
        )
        gets = (
            f"{ROOMS}/{table.id}/log?format=",
            f"{ROOMS}/{table.id}/history?to=",
            f"{ROOMS}/{table.id}/view?seat=",
            f"{ROOMS}/",
            "/locales/",
            "/assets/",
        )
        tokens = ("", "x", f"x.{table.id}", table.tokens["ada"], table.tokens["display"])
        body = bodies(draw)
        for number in range(CALLS):
            headers = {"Authorization": f"Bearer {draw.choice(tokens)}"}
            if number % 5:
                response = await web.post(draw.choice(paths), content=next(body), headers=headers)
            else:
                word = "".join(chr(draw.randrange(33, 127)) for _ in range(draw.randrange(20)))
                word = word.replace("#", "").replace("?", "")
                response = await web.get(draw.choice(gets) + word, headers=headers)
            assert response.status_code < 500, (number, response.text)
            if response.status_code >= 400:
                assert set(response.json()) == {"error", "detail", "params"}
        assert room.state == before
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
