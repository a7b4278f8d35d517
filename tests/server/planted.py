"""A fight of any system with secrets planted in it, and all that strangers hear of it."""

import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import replace

import httpx2
import orjson
from hypothesis import strategies as st

from engine.kernel import Command, Encounter, Rejected
from engine.kernel import commands as c
from engine.kernel.frames import Window
from engine.kernel.state import Note, Owned
from engine.kernel.units import ActionId, CombatantId, SideId
from engine.packs import Pack
from engine.text import codec
from server.opening import open_room, take_seat
from server.room import Room
from tests.engine import draws
from tests.engine.fights import Fight
from tests.server.page import Page, a_page
from tests.server.table import Server, Table, World
from tests.server.web import ROOMS, calling

SECRET = re.compile(r"(?i)qzx\w*|(?<![\w.])77(?:41|43)(?![\w.])")
"""What was planted: nothing of it may come to anybody but its owner and the GM."""
ADA, BEA, LURKER, OTHER = (CombatantId(one) for one in ("ada", "bea", "qzx-lurker", "orc"))
OWN = {ADA: "Qzxada", BEA: "Qzxbea"}
PLAYERS = {"ada": ADA, "bea": BEA}


def cast(data: st.DataObject, pack: Pack) -> tuple[c.Creature, ...]:
    """Two characters, a foe with secrets of its own, and somebody hidden who is all secret."""
    rules = pack.rules
    found = []
    for who in (ADA, BEA, OTHER, LURKER):
        one = data.draw(draws.creatures(rules, placed=True))
        hp = {rules.health.stat: 60} if rules.health else {}
        mine = tuple(own for own in one.owned if _may_have(pack, one, own))
        one = replace(
            one, owned=mine, id=who, name=who.title(), hidden=False, stats={**one.stats, **hp}
        )
        found.append(replace(one, initiative=None, kind="pc" if who in OWN else "npc"))
    ada, bea, orc, lurker = (_noted(one) for one in found)
    party, foes = SideId("party"), SideId("foes")
    hp = {rules.health.stat: 7741} if rules.health else {}
    mine = tuple(replace(own, name="Qzxknife", text="Qzxcuts") for own in lurker.owned)
    lurker = replace(lurker, name="Qzxlurker", hidden=True, owned=mine, side=foes)
    return (
        _with_own(replace(ada, side=party), pack),
        _with_own(replace(bea, side=party), pack),
        replace(orc, side=foes),
        replace(lurker, stats={**lurker.stats, **hp}),
    )


def _noted(one: c.Creature) -> c.Creature:
    """With a note of the GM's."""
    return replace(one, notes=(Note(name="Qzxnote", kind="reaction", text="Qzxwhispers"),))


def _with_own(one: c.Creature, pack: Pack) -> c.Creature:
    """With an own case of everything that answers anything, by a name of its own."""
    assert one.id is not None
    names = {base: f"{OWN[one.id]}{n}x" for n, base in enumerate(pack.rules.reactions)}
    all_own = [Owned(id=ActionId(name), name=name, base=base) for base, name in names.items()]
    return replace(one, owned=(*one.owned, *(own for own in all_own if _may_have(pack, one, own))))


def _may_have(pack: Pack, one: c.Creature, own: Owned) -> bool:
    """Whether somebody may have this of its own in the system."""
    with suppress(Rejected):
        return bool(Fight(pack.rules).do(c.Add(creatures=(replace(one, owned=(own,)),))))
    return False


class Planted:
    """The table, its pages, and what was disclosed to everybody by being done."""

    def __init__(self, world: World, server: Server, table: Table, room: Room) -> None:
        self.world, self.server, self.table, self.room = world, server, table, room
        self.pages: dict[str, Page] = {}
        self.web: httpx2.AsyncClient | None = None
        self.disclosed: set[str] = set()
        room.decided = self._note

    def fight(self) -> Fight:
        """The room as the draws want it."""
        found = Fight(self.room.rules, system=self.room.pack)
        found.state, found.store = self.room.state, self.world.clock.now()
        return found

    async def do(self, command: Command) -> None:
        """Let whoever may do it do it, over the wire; refusals are looked at like anything."""
        cmd = orjson.loads(codec.dump(command))
        who = {"ada": "ada", "bea": "bea"}.get(str(cmd.get("actor")), "gm")
        before = self.room.state
        answer = await self.pages[who].do(cmd)
        if answer["t"] == "no" and who != "gm":
            # Words of the sender's own come back; what the server adds must tell nothing.
            found = self.leaks([(who, str(answer["params"]))])
            assert not found, (answer, command)
        self._used(command, before)
        await self.world.clock.advance(1_000)
        for number, page in enumerate(self.pages.values()):
            page.send("ping", c=number)
            await page.see("pong", c=number)

    def _used(self, command: Command, before: Encounter) -> None:
        """An own thing that was used at once is everybody's knowledge."""
        named = command.reaction if isinstance(command, c.React) else ""
        named = command.action if isinstance(command, c.Act | c.Ready) else named
        windows = {one.id for one in before.stack if isinstance(one, Window)}
        if isinstance(command, c.Act) or windows - {one.id for one in self.room.state.stack}:
            self.disclosed.add(str(named).lower())

    def _note(self, before: Encounter, after: Encounter) -> None:
        """What was answered in a window that is closed is everybody's knowledge."""
        open_ones = {one.id for one in after.stack}
        for one in before.stack:
            if isinstance(one, Window) and one.id not in open_ones:
                replies = [asked.reply for asked in one.asked.values() if asked.reply]
                self.disclosed.update(str(reply.owned).lower() for reply in replies)

    def strangers(self) -> Iterator[tuple[str, str]]:
        """Every new frame of whoever is not the GM."""
        for who, page in self.pages.items():
            if who != "gm":
                yield from ((who, one) for one in page.raw)
            page.raw.clear()

    async def answers(self) -> list[tuple[str, str]]:
        """What strangers get from calls, errors and headers included."""
        assert self.web is not None
        found = []
        room = f"{ROOMS}/{self.table.id}"
        for who in ("ada", "bea", "display"):
            mine = {"Authorization": f"Bearer {self.table.tokens[who]}"}
            for path in ("log?format=json", "log?format=text", "log?format=scenario"):
                found.append(await self.web.get(f"{room}/{path}", headers=mine))
            for path in ("history", "view", "view?seat=", "export"):
                found.append(await self.web.get(f"{room}/{path}", headers=mine))
            forbidden = {"cmd": {"type": "undo", "to": 1}}
            found.append(await self.web.post(f"{room}/foresee", json=forbidden, headers=mine))
        found.append(await self.web.post("/api/v1/session", json={"join": self.table.code}))
        return [("a call", f"{one.headers} {one.text}") for one in found]

    def leaks(self, said: list[tuple[str, str]]) -> list[tuple[str, str, str]]:
        """What was said of secrets to whom they are not."""
        found = []
        for who, text in said:
            for word in SECRET.findall(text):
                own = OWN.get(PLAYERS.get(who, LURKER), "-")
                known = {one.lower() for one in (own, *self.disclosed)}
                if not any(word.lower().startswith(one) for one in known):
                    found.append((who, word, text))
        return found


async def planted(stack: AsyncExitStack, data: st.DataObject, pack: Pack) -> Planted:
    """Sit down at a table of this system with secrets planted in it."""
    world = World()
    server = await stack.enter_async_context(world.server())
    people = cast(data, pack)
    commands = (c.SetBoard(grid=draws.BOARD), c.Add(creatures=people))
    opened = await open_room(server.rooms, pack.rules.id, "Evening", commands)
    room = opened.room
    seats = {str(one.role): one.id for one in room.state.seats.values()}
    tokens = {"gm": opened.gm, "display": opened.display}
    for name, one in PLAYERS.items():
        seats[name], tokens[name] = await take_seat(
            server.rooms, room, "player", name, controls=(one,)
        )
    table = Table(room.id, opened.code, seats, tokens)
    at = Planted(world, server, table, room)
    for who in tokens:
        at.pages[who] = await stack.enter_async_context(a_page(server, table, who))
    await at.do(c.Begin())
    at.web = await stack.enter_async_context(calling(server))
    return at
