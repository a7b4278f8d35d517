"""Law 10 over every byte: whatever a table of any system does, strangers hear of no secret."""

import asyncio
import re
from contextlib import AsyncExitStack

import orjson
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.units import Square
from engine.packs import discover
from tests.engine import draws, draws_of_gm
from tests.engine.fights import Fight
from tests.server.planted import ADA, BEA, LURKER, OTHER, Planted, planted

SYSTEMS = discover()
WORDS = re.compile(r"\w+")
STEPS = 16
FEW = settings(
    max_examples=2,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
KINDS = ("act", "act", "act", "answer", "answer", "answer", "gm", "trespass", "wait")


@pytest.mark.parametrize("name", SYSTEMS)
def test_no_byte_tells_a_stranger_of_a_secret(name: str) -> None:
    @FEW
    @given(st.data())
    def an_evening(data: st.DataObject) -> None:
        told = asyncio.run(play(data, name))
        assert not told, told[0]

    an_evening()


async def play(data: st.DataObject, name: str) -> list[tuple[str, str, str]]:
    """One evening of this system; everything that was said is looked at as it is said. What was
    told of secrets, to whom."""
    async with AsyncExitStack() as stack:
        at = await planted(stack, data, SYSTEMS[name])
        told = {"masking": data.draw(st.sampled_from(["off", "hide_who", "decoy"]))}
        await at.do(c.SetOptions(settings={"unknown": "offer", **told}))
        for _ in range(STEPS):
            await at.do(_next(data, at.fight()))
            found = at.leaks(list(at.strangers()))
            if found or not _contained(at):
                return [*found, ("somebody", "more than the GM", "")]
        seen = orjson.dumps(at.pages["gm"].sections).decode()
        assert {"Qzxnote", "Qzxwhispers"} <= set(WORDS.findall(seen)), "the GM sees what is planted"
        return at.leaks(await at.answers())


def _next(data: st.DataObject, fight: Fight) -> Command:
    """What somebody does next: by the rules, or where he has no business."""
    kind = data.draw(st.sampled_from(KINDS))
    window, question = draws.open_window(fight), draws.open_question(fight)
    if kind == "answer" and window is not None and window.asked:
        return data.draw(draws.answers(window))
    if question is not None:
        return c.Judge(question=question.id, value=data.draw(draws.values(question)))
    if kind == "act" and not fight.state.stack and (kinds := draws.enabled(fight)):
        option = data.draw(st.sampled_from(data.draw(st.sampled_from(kinds))))
        return data.draw(draws.fills(fight, option))
    if kind == "trespass":
        return _trespass(data, fight)
    if kind == "gm":
        return _of_gm(data, fight)
    return c.Resolve(window=window.id) if window else c.EndTurn(actor=fight.state.active or ADA)


def _trespass(data: st.DataObject, fight: Fight) -> Command:
    """A player tries anything anywhere: a refusal must not tell who stands there unseen."""
    place: Square = data.draw(draws.PLACES)
    hidden = fight.state.combatants[LURKER].position
    who = data.draw(st.sampled_from([ADA, BEA]))
    action = data.draw(st.sampled_from([*fight.pack.actions]))
    path = (data.draw(st.sampled_from([place, hidden or place])),)
    targets = (OTHER,) if data.draw(st.booleans()) else ()
    return c.Act(actor=who, action=action, path=path, targets=targets)


def _of_gm(data: st.DataObject, fight: Fight) -> Command:
    """The GM does something to whoever is hidden, or in secret."""
    place: Square = data.draw(draws.PLACES)
    conditions = [*fight.pack.conditions]
    commands: list[Command] = [
        c.Edit(combatant=LURKER, position=place),
        c.Edit(combatant=LURKER, name="Qzxrenamed", hp=7743),
        c.EffectCommand(combatant=LURKER, name="Qzxcurse"),
        c.EffectCommand(combatant=LURKER, condition=conditions[0]),
        c.EffectCommand(combatant=ADA, name="Cold", anchor=LURKER, until="turn_end"),
        c.Initiative(combatant=LURKER, value=data.draw(st.integers(-5, 30))),
        c.Hide(combatant=LURKER),
        c.Defeat(combatant=LURKER, on=data.draw(st.booleans())),
        c.Order(combatant=LURKER, to="first"),
        data.draw(draws_of_gm.effects(fight, LURKER, ADA)),
    ]
    return data.draw(st.sampled_from(commands))


def _contained(at: Planted) -> bool:
    """Spectator within player within GM: shared sections are the same, and the GM has more."""
    display, ada, gm = (at.pages[who].sections for who in ("display", "ada", "gm"))
    shared = set(display) - {"me"}
    mine = display["me"]["prompts"] or display["me"]["options"] or display["me"]["questions"]
    same = all(display[one] == ada[one] for one in shared)
    for section, name in (("order", "rows"), ("stack", "frames"), ("room", "seats")):
        ids = [{one["id"] for one in each[section][name]} for each in (ada, gm)]
        same = same and ids[0] <= ids[1]
    return same and not mine and len(ada["effects"]) <= len(gm["effects"])
