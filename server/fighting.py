"""The fight at a host: whether it goes on there, and whose turn it is, as commands for ours."""

from collections.abc import Iterator, Mapping

from engine.kernel import Command, Encounter
from engine.kernel import commands as c
from engine.kernel.units import CombatantId
from server import wire


def wanted(
    state: Encounter, ids: Mapping[str, CombatantId], frame: wire.Host
) -> Iterator[tuple[str, list[Command]]]:
    """What follows of the host's fight and turn, each with the name of the field."""
    running = state.status == "running"
    if frame.fight is True and not running:
        yield "fight", [c.Begin()]
    if frame.fight is False and running:
        yield "fight", [c.End()]
    active = state.active
    if frame.turn is not None and running and active is not None:
        who = ids.get(frame.turn)
        if who is not None and who != active and who == following(state, active):
            yield "turn", [c.EndTurn(actor=active)]


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
