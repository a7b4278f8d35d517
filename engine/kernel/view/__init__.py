"""Views: what one seat may see, as named sections of JSON; nothing else leaves the server."""

from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter, Seat
from engine.kernel.units import CombatantId
from engine.kernel.view import table
from engine.kernel.view.control import control
from engine.kernel.view.log import line
from engine.kernel.view.mine import me
from engine.kernel.view.stack import stack
from engine.kernel.view.words import Json, Text

__all__ = ["Json", "Text", "line", "me", "shared", "view"]


def shared(
    state: Encounter, pack: RulePack, *, gm: bool, was: Encounter | None = None
) -> dict[str, Json]:
    """The sections that every seat of an edition gets alike. ``was``: an earlier state of which
    they are known; those that cannot have changed since are left out."""
    found: dict[str, Json] = {
        "order": table.order(state, pack, gm=gm),
        "stack": stack(state, pack, gm=gm),
    }
    if was is None or not _same_room(was, state):
        found["room"] = table.room(state, pack, gm=gm)
    placed = was is None or was.combatants is not state.combatants
    if placed or was is None or was.board is not state.board:
        found["board"] = table.board(state, pack, gm=gm)
    if placed or was is None or was.effects is not state.effects:
        found["effects"] = table.effects(state, gm=gm)
    chosen = (
        was is None
        or was.options is not state.options
        or was.settings is not state.settings
        or was.shelf is not state.shelf
    )
    if gm and (chosen or state.held or (was is not None and was.held)):
        found["control"] = control(state, pack)
    return found


def _same_room(was: Encounter, state: Encounter) -> bool:
    """Whether the section about the room cannot have changed."""
    same = (
        was.name == state.name
        and was.status == state.status
        and was.clock is state.clock
        and was.settings is state.settings
        and was.options is state.options
        and was.scores is state.scores
        and was.seats is state.seats
        and was.mode is state.mode is None
    )
    return same and (was.combatants is state.combatants or _hidden(was) == _hidden(state))


def _hidden(state: Encounter) -> set[CombatantId]:
    return {who for who, one in state.combatants.items() if one.hidden}


def view(state: Encounter, seat: Seat, pack: RulePack) -> dict[str, Json]:
    """Everything that one seat may see."""
    found = shared(state, pack, gm=seat.role == "gm")
    found["me"] = me(state, seat, pack)
    return found
