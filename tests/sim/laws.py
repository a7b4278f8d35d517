"""What holds at the end of every evening, whatever went wrong."""

from collections import Counter

import orjson

from engine.kernel import Encounter, apply
from engine.kernel import events as e
from engine.kernel.budgets import cap_of
from engine.kernel.frames import Window
from engine.kernel.view import Json, view
from engine.text import codec
from server.copybook import chained, fetch
from tests.sim.guest import Guest
from tests.sim.table import PACK, Evening

TOLERANCE_MS = 4_000
"""Lost time is given back only where more than two seconds were lost, and late ticks are swept."""


async def final_state(at: Evening) -> Encounter:
    """The encounter as somebody loads it who was not there."""
    copy = await fetch(at.world.store(), at.table.id)
    assert copy is not None
    return copy.state


def check_log(at: Evening, final: Encounter) -> Counter[str]:
    """The log folds to the same state, step by step within bounds. What happened how often."""
    happened: Counter[str] = Counter()
    kept = at.world.kept.rooms[at.table.id]
    state = Encounter(pack=final.pack, name=final.name, clock=START)
    chain, serial = "", 0
    for record in kept.records:
        events = codec.events.validate_json(record.events)
        chain, serial = chained(chain, record.events), serial + len(events)
        assert (record.chain, record.serial) == (chain, serial)
        for event in events:
            _check_deadline(state, event, record.at)
            state = apply(state, event)
            happened[event.type] += 1
        _check_budgets(state)
    assert _plain(state) == _plain(final)
    return happened


START = Encounter(pack="").clock


def _plain(state: Encounter) -> Json:
    """What of a state the events decide."""
    found: dict[str, Json] = orjson.loads(codec.dump(state))
    del found["options"]
    if not any(found["clock"].values()):  # type: ignore[union-attr]
        del found["clock"]
    found["clock"] = {"lost": state.clock.lost, "paused_at": state.clock.paused_at}
    return found


def _check_deadline(state: Encounter, event: e.Event, at: int) -> None:
    if isinstance(event, e.WindowClosed):
        window = next(one for one in state.stack if one.id == event.frame)
        assert isinstance(window, Window)
        last = max(one.closes_at or 0 for one in window.asked.values())
        late = at - state.clock.lost - last - state.settings.allowance_ms
        assert state.clock.paused_at is not None or late <= TOLERANCE_MS, late
    if isinstance(event, e.WindowAnswered) and event.reply.by == "seat":
        window = next(one for one in state.stack if one.id == event.frame)
        assert isinstance(window, Window)
        assert at - state.clock.lost < (window.asked[event.by].closes_at or 0)


def _check_budgets(state: Encounter) -> None:
    for one in state.combatants.values():
        for budget, value in one.budgets.items():
            assert 0 <= value <= cap_of(PACK, one, budget), (one.id, budget, value)


def check_commands(at: Evening) -> None:
    """Every command took effect at most once, and those that were said to have did."""
    kept = Counter(one.command for one in at.world.kept.rooms[at.table.id].records if one.command)
    assert max(kept.values(), default=1) == 1
    for guest in at.guests:
        seat = at.table.seats[guest.who]
        if guest.who == "gm":
            assert "gm-last" in guest.done, guest.sent
        for command_id, cmd in guest.done.items():
            if cmd["type"] in ("act", "react", "decline", "end_turn", "answer_for"):
                assert kept[f"{seat}:{command_id}"] == 1, (command_id, cmd)
        assert not guest.taken_back, guest.taken_back
        assert not guest.sent, f"{guest.who} was never answered: {guest.sent}"


def check_guest(guest: Guest, final: Encounter) -> None:
    """What a guest was shown last is what there is."""
    assert guest.page is not None and guest.page.code is None, f"{guest.who} did not come back"
    shown = guest.page.sections
    seat = final.seats[guest.table.seats[guest.who]]
    there = orjson.loads(orjson.dumps(view(final, seat, PACK)))
    for name in ("order", "board", "effects", "me"):
        assert shown[name] == there[name], (guest.who, name)
    assert _bare(shown["stack"]) == _bare(there["stack"]), guest.who
    assert shown["room"].items() >= {**there["room"], "seats": shown["room"]["seats"]}.items()


def _bare(stack: Json) -> Json:
    """A stack without how far each prompt has got."""
    found = orjson.loads(orjson.dumps(stack))
    for frame in found["frames"]:
        for asked in frame.get("asked", ()):
            asked.pop("seen", None)
    bare: Json = found
    return bare
