"""What an average command costs: decide, apply and all views, with 12 and with 100 combatants.

``uv run python -m tests.bench.kernel_cost`` plays the same evening at both sizes and prints
microseconds a command, by part, and the slope from one to the other.
"""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from statistics import median
from time import process_time_ns

import orjson

from engine.kernel import (
    Command,
    Encounter,
    Rejected,
    RulePack,
    Stamp,
    apply,
    decide,
    moments,
    options,
)
from engine.kernel import commands as c
from engine.kernel.dice import seeded
from engine.kernel.frames import Window
from engine.kernel.holders import members
from engine.kernel.state import Board, Seat, Settings
from engine.kernel.units import CombatantId, Instant, SeatId, SideId, Span
from engine.kernel.view import me, shared
from engine.packs import discover

SIZES = (12, 100)
COMMANDS = 150
ROUNDS = 3
AIM = 8.0
"""100 combatants may cost at most this many times what 12 do: no worse than linear."""


@dataclass
class Spent:
    """Nanoseconds of each part, one entry a command."""

    decide: list[int]
    apply: list[int]
    views: list[int]


def cast(size: int) -> tuple[c.Creature, ...]:
    """Two sides, close to each other in rows; robust, so that the evening goes on."""
    width = 30
    return tuple(
        c.Creature(
            id=CombatantId(f"c{n}"),
            name=f"Combatant {n}",
            side=SideId("party" if n % 2 else "foes"),
            kind="pc" if n % 2 else "npc",
            initiative=size - n,
            position=(1 + n % width, 1 + 2 * (n // width)),
            stats={"hp": 9_000, "ac": 15, "attack": 5, "damage": "1d6"},
        )
        for n in range(size)
    )


def evening(pack: RulePack, size: int, spent: Spent) -> None:
    """Play a fixed number of commands as simple players would, and take the time of each."""
    ids = (f"i{n}" for n in itertools.count())
    state = Encounter(pack=pack.id, settings=Settings(allowance_ms=Span(0)))
    roll, chance = seeded(7), seeded(8)
    now = itertools.count(1_000, 100)
    seats = {
        SeatId("gm"): Seat(id=SeatId("gm"), name="GM", role="gm"),
        **{
            SeatId(f"p{n}"): Seat(
                id=SeatId(f"p{n}"),
                name=f"P{n}",
                role="player",
                controls=(CombatantId(f"c{2 * n + 1}"),),
            )
            for n in range(4)
        },
    }

    def carry_out(command: Command, *, timed: bool) -> None:
        nonlocal state
        at = Instant(next(now))
        stamp = Stamp(now=at, sent=at, roll=roll, fresh=lambda: next(ids))
        begun = process_time_ns()
        events = decide(state, command, stamp, pack)
        decided = process_time_ns()
        for event in events:
            state = apply(state, event)
        applied = process_time_ns()
        for gm in (True, False):
            orjson.dumps(shared(state, pack, gm=gm))
        for seat in state.seats.values():
            orjson.dumps(me(state, seat, pack))
        seen = process_time_ns()
        if timed:
            spent.decide.append(decided - begun)
            spent.apply.append(applied - decided)
            spent.views.append(seen - applied)

    carry_out(c.SetBoard(grid=Board(width=40, height=20)), timed=False)
    carry_out(c.Add(creatures=cast(size)), timed=False)
    for seat in seats.values():
        take = c.TakeSeat(seat=seat.id, name=seat.name, role=seat.role, controls=seat.controls)
        carry_out(take, timed=False)
    carry_out(c.Begin(), timed=False)
    played = 0
    while played < COMMANDS:
        for command in thought(state, pack, chance):
            try:
                carry_out(command, timed=True)
            except Rejected:
                continue
            played += 1
            break


def thought(state: Encounter, pack: RulePack, chance: Callable[[int], int]) -> Iterator[Command]:
    """What to do next: answer what is asked, strike or walk once, else end the turn."""
    for frame in reversed(state.stack):
        if isinstance(frame, Window):
            for who, asked in frame.asked.items():
                if asked.reply is None:
                    yield c.React(actor=who, reaction=asked.offers[0].reaction)
    if state.active is not None:
        if moments.waiting(state) or (state.turn and not state.turn.used):
            yield from deeds(state, pack, chance)
        yield c.EndTurn(actor=members(state, state.active)[0])
    yield c.CloseAll()


def deeds(state: Encounter, pack: RulePack, chance: Callable[[int], int]) -> Iterator[Command]:
    """What those who may act now could declare, in any order, with the first targets that fit."""
    found = [one for who in moments.acting(state, pack) for one in options(state, who, pack)]
    for one in sorted(found, key=lambda _: chance(1_000)):
        if one.refusal is None and isinstance(one.command, c.Act):
            path = one.squares[-1:] if one.squares else ()
            targets = one.candidates[: one.count]
            yield replace(one.command, targets=targets, path=path)


def microseconds(pack: RulePack, size: int) -> tuple[float, float, float]:
    """The median of some rounds: decide, apply, views with their JSON."""
    rounds = []
    for _ in range(ROUNDS):
        spent = Spent([], [], [])
        evening(pack, size, spent)
        parts = (spent.decide, spent.apply, spent.views)
        rounds.append([sum(one) / COMMANDS / 1000 for one in parts])
    decided, applied, seen = (median(one[part] for one in rounds) for part in range(3))
    return decided, applied, seen


def main() -> None:
    """Print the table."""
    for name, pack in discover().items():
        totals = []
        for size in SIZES:
            decided, applied, seen = microseconds(pack.rules, size)
            totals.append(decided + applied + seen)
            print(f"{name}, {size} combatants: {totals[-1]:.0f} µs a command")
            print(f"  decide {decided:.0f}, apply {applied:.0f}, views and JSON {seen:.0f}")
        print(f"{name}: slope {totals[1] / totals[0]:.1f} × (aim: at most {AIM:.0f} ×)")


if __name__ == "__main__":
    main()
