"""Readied actions, and effects that are sustained, as whoever may give them up reads them."""

from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.view.words import Json, action, effect, name, plain, say
from engine.kernel.waiting import Held


def held(state: Encounter, one: Held) -> dict[str, Json]:
    """What is readied and for when. ``told``: the GM says when, since no trigger of the system
    does."""
    return {
        "id": one.id,
        "by": one.by,
        "action": action(state, one.by, one.title),
        "until": say(f"ready-{one.on}") if one.on else plain(one.text),
        "told": not one.on,
    }


def sustained(state: Encounter, by: CombatantId, *, gm: bool) -> list[dict[str, Json]]:
    """What one sustains and may give up."""
    return [
        {
            "effect": one.id,
            "by": by,
            "name": effect(one.name),
            "on": name(state, one.on, gm=gm),
            "command": {"type": "dismiss", "actor": by, "effect": one.id},
        }
        for one in state.effects
        if one.sustained and one.by == by
    ]
