"""What lies over the fight: the mode under way."""

from engine.kernel.state import Encounter
from engine.kernel.view.words import Json, name, say


def mode(state: Encounter, *, gm: bool) -> dict[str, Json] | None:
    """The mode under way: its name, and who fights."""
    if state.mode is None:
        return None
    fighters = [name(state, who, gm=gm) for who in state.mode.fighters]
    return {"title": say(f"mode-{state.mode.name}"), "fighters": fighters}
