"""One socket: hello, commands and their answers, updates, beats, and goodbyes."""

import pytest

from engine.kernel.view import view
from server.settings import Settings
from tests.server.page import a_page, a_socket
from tests.server.table import ADA, BEA, CAST, ORC, PACKS, SYSTEM, World, sit_down, window

pytestmark = pytest.mark.anyio


async def test_a_hello_is_answered_with_everything() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_socket(server) as page:
            page.hello(table, "ada")
            welcome = await page.see("welcome")
        assert page.subprotocol == "offturn.v1"
        assert welcome["seat"] == table.seats["ada"]
        assert (welcome["role"], welcome["room"]) == ("player", table.id)
        assert welcome["now"] == world.clock.now()
        assert welcome["limits"]["frame_bytes"] == 16_384
        assert set(welcome["sections"]) == {
            "room", "order", "stack", "board", "effects", "log", "me",
        }  # fmt: skip


@pytest.mark.parametrize("who", ["gm", "ada", "display"])
async def test_after_a_reconnect_every_section_is_as_the_seat_sees_it(who: str) -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, who), a_page(server, table, "gm") as gm:
            await gm.do(CAST)
        room = await table.at(server.rooms)
        async with a_page(server, table, who) as page:
            seat = room.state.seats[table.seats[who]]
            found = view(room.state, seat, PACKS[SYSTEM].rules)
            for name in ("order", "board", "effects", "me"):
                assert page.sections[name] == found[name], name
            frames = page.sections["stack"]["frames"]
            assert [one["id"] for one in frames] == [one.id for one in room.state.stack]
            assert window(room.state).id in str(frames)


async def test_a_command_is_answered_and_everybody_is_updated() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            assert await gm.do(CAST, "cast") == {"t": "ok", "re": "cast"}
            prompt = (await ada.see("update"))["sections"]["me"]["prompts"][0]
            assert (prompt["actor"], prompt["status"]) == (ADA, "open")
            answer = await ada.do(prompt["options"][0]["command"])
            assert answer["t"] == "ok"
            assert ada.sections["me"]["prompts"][0]["status"] == "answered"
            assert (await ada.see("update"))["seq"] >= 2


async def test_a_command_sent_again_on_a_new_connection_gets_its_first_answer() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        end = {"type": "end_turn", "actor": ORC}
        for _ in range(3):
            async with a_page(server, table, "gm") as page:
                assert await page.do(end, "end") == {"t": "ok", "re": "end"}
        assert (await table.at(server.rooms)).state.active == ADA


async def test_pings_are_answered_with_the_rooms_clock() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "ada") as page:
            page.send("ping", c=17.5)
            pong = await page.see("pong")
            assert pong == {"t": "pong", "c": 17.5, "now": world.clock.now()}


async def test_hearts_beat_faster_while_somebody_is_asked() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            await world.clock.advance(5_000)
            assert (await ada.see("beat"))["now"] == world.clock.now()
            await gm.do(CAST)
            await world.clock.advance(5_000)
            await ada.see("beat")
            await world.clock.advance(2_000)
            await ada.see("beat")
            await world.clock.advance(2_000)
            await ada.see("beat")


async def test_two_devices_on_one_seat_live_side_by_side() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        phone = a_page(server, table, "ada", conn="phone")
        tablet = a_page(server, table, "ada", conn="tablet")
        async with phone as one, tablet as other, a_page(server, table, "gm") as gm:
            await gm.do(CAST)
            prompt = (await other.see("update"))["sections"]["me"]["prompts"][0]
            command = prompt["options"][0]["command"]
            assert (await one.do(command))["t"] == "ok"
            second = {"type": "decline", "window": prompt["window"], "actor": ADA}
            assert (await other.do(second))["reason"] == "already_answered"
            assert (await other.do({**second, "change": True}))["t"] == "ok"
            await one.see("update")
            assert one.code is None


async def test_the_same_page_again_takes_the_place_of_its_old_connection() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "ada") as old, a_page(server, table, "ada") as new:
            assert await old.end() == 4409
            assert (await old.see("bye"))["code"] == 4409
            new.send("ping", c=1)
            await new.see("pong")


async def test_the_same_page_id_of_another_seat_throws_nobody_out() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)
        ada, bea = (a_page(server, table, who, conn="same") for who in ("ada", "bea"))
        async with ada as one, bea as other:
            for page in (one, other):
                page.send("ping", c=1)
                await page.see("pong")


async def test_receipts_are_for_the_gm_and_for_open_windows_only() -> None:
    world = World()
    async with world.server(Settings()) as server:
        table = await sit_down(server.rooms)
        async with a_page(server, table, "gm") as gm, a_page(server, table, "ada") as ada:
            await gm.do(CAST)
            frame = window((await table.at(server.rooms)).state).id
            await ada.see("update")
            await world.clock.advance(0)
            asked = gm.sections["stack"]["frames"][-1]["asked"]
            assert {one["actor"]: one["seen"] for one in asked} == {ADA: "delivered", BEA: None}
            ada.send("seen", window=frame, actor=ADA, stage="touched")
            ada.send("seen", window=frame, actor=ADA, stage="shown")
            ada.send("seen", window=frame, actor=BEA, stage="shown")
            ada.send("seen", window="made up", actor=ADA, stage="shown")
            ada.send("ping", c=1)
            await ada.see("pong")
            await world.clock.advance(0)
            asked = gm.sections["stack"]["frames"][-1]["asked"]
            assert {one["actor"]: one["seen"] for one in asked} == {ADA: "touched", BEA: None}
            assert "seen" not in str(ada.sections["stack"])


async def test_presence_is_here_away_asleep_or_offline() -> None:
    world = World()
    async with world.server() as server:
        table = await sit_down(server.rooms)

        def presence() -> object:
            seats = gm.sections["room"]["seats"]
            return next(one["presence"] for one in seats if one["id"] == table.seats["ada"])

        async with a_page(server, table, "gm") as gm:
            assert presence() == "offline"
            async with a_page(server, table, "ada") as ada:
                await gm.see("update")
                assert presence() == "here"
                ada.send("here", visible=False)
                await gm.see("update")
                assert presence() == "away"
                ada.send("here", visible=True)
                await gm.see("update")
                for second in range(20):
                    await world.clock.advance(1_000)
                    gm.send("ping", c=second)
                    await gm.see("pong")
                assert presence() == "asleep"
                ada.send("ping", c=1)
                await ada.see("pong")
                await world.clock.advance(0)
                assert presence() == "here"
            await gm.see("update")
            assert presence() == "offline"
