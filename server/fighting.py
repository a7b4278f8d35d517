"""The fight at a host: whether it goes on there, and whose turn it is, as commands for ours."""

from collections.abc import Iterator, Mapping

from engine.kernel import Command, Encounter
from engine.kernel import commands as c
from engine.kernel.units import CombatantId
from server import wire
from server.census import STRANGE
from server.deputy import Refusal

NOT_NOW: Refusal = {"reason": "not_now", "params": {}}


def wanted(
    state: Encounter, ids: Mapping[str, CombatantId], frame: wire.Host
) -> Iterator[tuple[str, Command]]:
    """What follows of the host's fight and turn, each with the name of the field."""
    running = state.status == "running"
    if frame.fight is True and not running:
        yield "fight", c.Begin()
    if frame.fight is False and running:
        yield "fight", c.End()
    active = state.active
    if frame.turn is not None and running and active is not None:
        who = ids.get(frame.turn)
        if who is not None and who != active and who == following(state, active):
            yield "turn", c.EndTurn(actor=active)


def strange(state: Encounter, ids: Mapping[str, CombatantId], frame: wire.Host) -> Refusal | None:
    """Why the host's turn is not ours: nobody knows whose it is, or others come first."""
    active = state.active
    if frame.turn is None or state.status != "running" or active is None:
        return None
    who = ids.get(frame.turn)
    if who not in state.combatants:
        return STRANGE
    return None if who in (active, following(state, active)) else NOT_NOW


def following(state: Encounter, active: CombatantId) -> CombatantId | None:
    """Who comes next in the order, of those who are still in the fight."""
    holders = [slot.holder for slot in state.order]
    if active not in holders:
        return None
    place = holders.index(active)
    for one in (*holders[place + 1 :], *holders[:place]):
        if one in state.combatants and not state.combatants[one].defeated:
            return one
    return None
