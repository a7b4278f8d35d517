"""Readied actions, as whoever readied them and the GM read them."""

from engine.kernel.state import Encounter
from engine.kernel.view.words import Json, action, plain, say
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
