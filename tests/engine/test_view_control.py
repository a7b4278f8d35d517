"""What the GM steers by: every option and setting with what holds, and what can be reported."""

import json
from dataclasses import replace
from typing import Any

from engine.kernel.state import Encounter, Settings
from engine.kernel.units import ActionId, CombatantId, HeldId
from engine.kernel.view.control import control
from engine.kernel.waiting import Held
from engine.packs import discover

PACK = discover()["three_action"].rules
STATE = Encounter(pack=PACK.id, options={"delay.enabled": "off"})


def seen(state: Encounter) -> Any:
    """The section as it arrives."""
    return json.loads(json.dumps(control(state, PACK)))


def test_an_option_has_its_default_until_it_is_set() -> None:
    found = {one["id"]: one for one in seen(STATE)["options"]}
    assert set(found) == set(PACK.options)
    assert found["delay.enabled"]["value"] == "off"
    assert found["ready.placement"]["value"] == PACK.options["ready.placement"].default
    assert found["ready.placement"]["choices"] == list(PACK.options["ready.placement"].choices)


def test_a_setting_has_its_bounds_or_its_choices() -> None:
    state = replace(STATE, settings=Settings(depth=4))
    found = {one["id"]: one for one in seen(state)["settings"]}
    assert found["depth"] == {"id": "depth", "value": 4, "least": 1, "most": 32}
    assert found["hit_points"]["choices"] == ["exact", "coarse", "none"]


def test_what_is_readied_says_for_what_and_whether_the_gm_has_to_tell() -> None:
    held = Held(
        id=HeldId("h1"),
        by=CombatantId("ada"),
        action=ActionId("strike"),
        owned=None,
        targets=(),
        on="",
        source=None,
        text="somebody opens the door",
        repeats=0,
    )
    other = replace(held, id=HeldId("h2"), on="casting")
    first, second = seen(replace(STATE, held=(held, other)))["held"]
    assert first["until"] == {"t": "somebody opens the door"}
    assert (first["told"], second["told"]) == (True, False)
    assert second["until"] == {"id": "ready-casting"}
    reported = [key for key, one in PACK.triggers.items() if one.reported]
    assert seen(STATE)["reports"] == reported
