"""What the GM alone steers by: options, settings, what can be reported, what is readied."""

from dataclasses import fields

from engine.kernel.rules import RulePack
from engine.kernel.settings import BOUNDS, WORDS
from engine.kernel.state import Encounter, Settings
from engine.kernel.view.words import Json, action, plain, say


def control(state: Encounter, pack: RulePack) -> dict[str, Json]:
    """Options with their choices and what holds, settings, reportable triggers, readied actions."""
    return {
        "options": [
            {
                "id": key,
                "choices": list(one.choices),
                "about": one.about,
                "value": state.options.get(key, one.default),
            }
            for key, one in pack.options.items()
        ],
        "settings": [_setting(state.settings, one.name) for one in fields(Settings)],
        "reports": [key for key, one in pack.triggers.items() if one.reported],
        "held": [
            {
                "id": one.id,
                "by": one.by,
                "action": action(state, one.by, one.title),
                "until": say(f"ready-{one.on}") if one.on else plain(one.text),
                "told": not one.on,
            }
            for one in state.held
        ],
    }


def _setting(settings: Settings, name: str) -> dict[str, Json]:
    found: dict[str, Json] = {"id": name, "value": getattr(settings, name)}
    if name in BOUNDS:
        least, most = BOUNDS[name]
        return {**found, "least": least, "most": most}
    return {**found, "choices": list(WORDS[name])}
