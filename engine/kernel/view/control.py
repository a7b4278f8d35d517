"""What the GM alone steers by: options, settings, reports, what is readied, the shelf."""

from engine.kernel.creatures import SHORT, OptionValue
from engine.kernel.rules import RulePack
from engine.kernel.settings import BOUNDS, LENGTH, WORDS, flat
from engine.kernel.state import Encounter, Shelved
from engine.kernel.view.held import held
from engine.kernel.view.words import Json


def control(state: Encounter, pack: RulePack) -> dict[str, Json]:
    """Options with their choices and what holds, settings, reportable triggers, readied actions."""
    return {
        "options": [
            {
                "id": key,
                "choices": list(one.choices),
                "about": one.about,
                "most": SHORT if one.free else None,
                "value": state.options.get(key, one.default),
            }
            for key, one in pack.options.items()
        ],
        "settings": [_setting(name, value) for name, value in flat(state.settings).items()],
        "triggers": list(pack.triggers),
        "title": state.title,
        "shelf": [_shelved(one) for one in state.shelf.values()],
        "bases": [*pack.actions, *pack.reactions],
        "reports": [key for key, one in pack.triggers.items() if one.reported],
        "held": [held(state, one) for one in state.held],
    }


def _shelved(one: Shelved) -> dict[str, Json]:
    fight = one.encounter
    return {
        "id": one.id,
        "name": one.name,
        "status": fight.status,
        "round": fight.round,
        "combatants": [each.name for each in fight.combatants.values() if each.kind != "pc"],
        "characters": [each.name for each in fight.combatants.values() if each.kind == "pc"],
    }


def _setting(name: str, value: OptionValue) -> dict[str, Json]:
    found: dict[str, Json] = {"id": name, "value": value}
    bounds = BOUNDS["window_ms"] if name.startswith(LENGTH) else BOUNDS.get(name)
    if bounds:
        least, most = bounds
        return {**found, "least": least, "most": most}
    return {**found, "choices": list(WORDS[name])}
