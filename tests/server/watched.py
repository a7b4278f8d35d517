"""A fight with somebody hidden, and everything that the sockets around it carried."""

from collections.abc import Iterator
from contextlib import AsyncExitStack

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.state import Board, Note, Owned
from engine.kernel.units import ActionId
from tests.server.page import Page, a_page
from tests.server.table import (
    ADA,
    BEA,
    LURKER,
    ORC,
    REACTION,
    Server,
    Table,
    World,
    creature,
    sit_down,
    window,
)

SLING = Owned(
    id=ActionId("zzyx-sling"), name="Zzyx Sling", base=ActionId("strike"), stats={"range": 12}
)
HIDER = creature(LURKER, "Quorble", (6, 6), 18, hidden=True, owned=(SLING,), hp=7777, ac=31)
MARKS = (LURKER, "Quorble", "zzyx", "Zzyx", "7777", "Whisperling")


def fight(hider: c.Creature = HIDER) -> tuple[Command, ...]:
    """Ada, somebody hidden, Bea, and the orc, in this order."""
    hider = c.Creature(
        **{name: getattr(hider, name) for name in hider.__dataclass_fields__ if name != "notes"},
        notes=(Note(name="Whisperling", kind="reaction", text="Whisperling whispers"),),
    )
    return (
        c.SetBoard(grid=Board(width=12, height=12)),
        c.Add(
            creatures=(
                creature(ORC, "Orc", (6, 5), 10),
                creature(ADA, "Ada", (5, 5), 20, pc=True),
                creature(BEA, "Bea", (7, 5), 15, pc=True),
                hider,
            )
        ),
    )


class Watched:
    """A table with its GM, two players and a display, and all that their sockets carried."""

    def __init__(self, server: Server, table: Table, pages: dict[str, Page]) -> None:
        self.server = server
        self.table = table
        self.pages = pages

    async def do(self, who: str, **cmd: object) -> None:
        """Send a command that has to take effect, and let everybody hear of it."""
        answer = await self.pages[who].do(cmd)
        assert answer["t"] == "ok", answer
        await self.hear()

    async def hear(self) -> None:
        """Wait until everything on its way has arrived."""
        for number, page in enumerate(self.pages.values()):
            page.send("ping", c=number)
            await page.see("pong", c=number)

    async def frame(self) -> str:
        """The newest window."""
        return window((await self.table.at(self.server.rooms)).state).id

    def public(self) -> Iterator[str]:
        """Every frame that went to a player or a display."""
        for who, page in self.pages.items():
            if who != "gm":
                yield from page.raw


async def watched(stack: AsyncExitStack, world: World, commands: tuple[Command, ...]) -> Watched:
    server = await stack.enter_async_context(world.server())
    table = await sit_down(server.rooms, commands, begin=False)
    pages = {
        who: await stack.enter_async_context(a_page(server, table, who)) for who in table.tokens
    }
    return Watched(server, table, pages)


async def a_whole_fight(at: Watched) -> None:
    """A fight in which somebody hidden does everything that can be done."""
    await at.do("gm", type="begin")
    await at.do("ada", type="end_turn", actor=ADA)
    await at.do("gm", type="act", actor=LURKER, action="step", path=[[6, 7]])
    await at.do("gm", type="edit", combatant=LURKER, position=[6, 6])
    await at.do("gm", type="act", actor=LURKER, action="zzyx-sling", targets=[ADA])
    await at.do("ada", type="react", actor=ADA, window=await at.frame(), reaction=REACTION)
    await at.do("gm", type="effect", combatant=LURKER, condition="prone")
    await at.do("gm", type="effect", combatant=BEA, name="Cold", until="turn_end", anchor=LURKER)
    await at.do("gm", type="end_turn", actor=LURKER)
    await at.do("bea", type="end_turn", actor=BEA)
    await at.do("gm", type="end_turn", actor=ORC)
    await at.do("ada", type="act", actor=ADA, action="stride", path=[[2, 5]])
    window_ = await at.frame()
    await at.do("gm", type="answer_for", window=window_, actor=LURKER, reaction=REACTION)
    await at.do("gm", type="extend", window=window_, ms=5_000)
    await at.do("gm", type="answer_for", window=window_, actor=ORC)
    await at.do("gm", type="edit", combatant=LURKER, hp=7000, name="Quorble the Second")
    await at.do("gm", type="initiative", combatant=LURKER, value=17)
    await at.do("gm", type="defeat", combatant=LURKER, on=True)
    await at.do("gm", type="remove", combatant=LURKER)
