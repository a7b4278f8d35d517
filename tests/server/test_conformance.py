"""Every frame of the protocol, played and held against its published description."""

from dataclasses import MISSING, fields
from typing import Any, get_args

import orjson
import pytest

from engine.kernel import commands as c
from engine.kernel.refusals import Reason
from server import wire
from server.asyncapi import CLOSES, WIRE_REASONS, described
from server.opening import take_seat
from server.outgoing import SENT, Sent
from server.settings import Settings
from tests.server.page import Page, a_page, a_socket
from tests.server.table import ADA, CAST, World, sit_down, window
from tests.server.web import a_web

pytestmark = pytest.mark.anyio

COMMANDS = {
    str(one.__dataclass_fields__["type"].default): one
    for one in (*get_args(c.SeatCommand), *get_args(c.DirectorCommand))
}
"""Every command there is, by its name."""
FIELDS: dict[str, Any] = {
    "actor": ADA,
    "combatant": ADA,
    "action": "stride",
    "name": "Ada",
    "reaction": "attack_of_opportunity",
    "window": "w",
    "question": "q",
    "frame": "f",
    "held": "h",
    "seat": "s",
    "shelved": "x",
    "value": ["yes"],
    "ms": 1_000,
    "to": 0,
    "about": "aware",
    "creatures": [{"name": "Imp"}],
    "grid": None,
    "actors": [],
    "side": "party",
    "text": "Well?",
    "seats": [],
    "choices": [],
}


def kinds(pages: list[Page]) -> set[str]:
    """The kinds of all frames that came, each as its model says."""
    found = set[str]()
    for page in pages:
        for text in page.raw:
            found.add(SENT.validate_json(text).t)
    return found


async def test_every_frame_is_as_it_is_published() -> None:
    world = World()
    async with world.server(Settings(frames_burst=500)) as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            await gm.do(CAST)
            await ada.see("update")
            room = await table.at(server.rooms)
            frame = window(room.state).id
            ada.send("seen", window=frame, actor=ADA, stage="shown")
            ada.send("seen", window=frame, actor=ADA, stage="touched")
            ada.send("here", visible=False)
            ada.send("ping", c=12.5)
            assert (await ada.see("pong"))["c"] == 12.5
            reply = {"type": "decline", "window": frame, "actor": ADA}
            assert (await ada.do(reply))["t"] == "ok"
            assert (await ada.do(reply))["reason"] == "already_answered"
            await world.clock.advance(5_000)
            await ada.see("beat")
            async with a_socket(server) as again:
                again.hello(table, "ada")
                await again.see("welcome")
                assert await ada.end() == 4409
            _, table.tokens["vtt"] = await take_seat(server.rooms, room, "bridge", "VTT")
            async with a_page(server, table, "vtt") as vtt:
                vtt.send("host", id="h", seen=[{"ref": "a", "name": "Ada"}])
                vtt.send("move", id="m", ref="a", path=[[1, 1]], free=True)
                await vtt.see("moved", re="m")
            seen = kinds([gm, ada, again, vtt])
    assert seen == {one.model_fields["t"].annotation.__args__[0] for one in get_args(Sent)}


@pytest.mark.parametrize("name", sorted(COMMANDS))
async def test_every_command_is_answered_with_a_reason_of_the_protocol(name: str) -> None:
    async with World().server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            needed = [
                one.name
                for one in fields(COMMANDS[name])
                if one.default is MISSING and one.default_factory is MISSING
            ]
            cmd = {"type": name, **{one: FIELDS[one] for one in needed}}
            cmd |= {"value": True} if name == "fact" else {"value": 1} if name == "score" else {}
            for page in (ada, gm):
                answer = await page.do(cmd)
                if answer["t"] == "no":
                    assert answer["reason"] in (*map(str, Reason), *WIRE_REASONS)
                    assert answer["reason"] not in WIRE_REASONS, answer
                SENT.validate_python(answer)


async def test_the_description_is_served_and_whole() -> None:
    async with a_web() as (web, *_):
        found = (await web.get("/api/v1/asyncapi.json")).json()
    assert found == orjson.loads(orjson.dumps(described()))
    schemas = found["components"]["schemas"]
    messages = found["channels"]["socket"]["messages"]
    sent = {one.model_fields["t"].annotation.__args__[0] for one in get_args(Sent)}
    taken = {one.model_fields["t"].annotation.__args__[0] for one in get_args(wire.Frame)}
    assert set(messages) == sent | taken
    for text in orjson.dumps(found).decode().split('"$ref":"')[1:]:
        path = text.partition('"')[0]
        assert path.startswith("#/"), path
        place: Any = found
        for part in path.removeprefix("#/").split("/"):
            place = place[part]
    commands = {
        one["properties"]["type"]["const"]
        for one in schemas.values()
        if "type" in one.get("properties", {}) and "const" in one["properties"]["type"]
    }
    assert set(COMMANDS) <= commands
    assert {4401, 4403, 4404, 4408, 4409, 4413, 4429, 4503} <= set(CLOSES)
