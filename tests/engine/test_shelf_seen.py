"""Who sees the shelf of fights, and who reads what a fight is called."""

from dataclasses import replace

import pytest

from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.state import Shelved
from engine.kernel.units import Instant, ShelfId
from engine.kernel.view import shared
from tests.engine.test_shelf import key_of, under_way
from tests.engine.test_view import ambush
from tests.engine.test_view_events import said, text

SHELVED, NOW = ShelfId("s"), Instant(9)


def test_only_the_gm_sees_the_shelf() -> None:
    fight = under_way()
    fight.do(c.Shelve(name="Bridge"))
    control = shared(fight.state, fight.pack, gm=True)["control"]
    assert isinstance(control, dict)
    assert control["shelf"] == [
        {
            "id": key_of(fight, "Bridge"),
            "name": "Bridge",
            "status": "running",
            "round": 1,
            "combatants": ["orc"],
            "characters": ["a", "b"],
        }
    ]
    assert "control" not in shared(fight.state, fight.pack, gm=False)
    again = shared(fight.state, fight.pack, gm=True, was=under_way().state)
    assert "control" in again


@pytest.mark.parametrize(
    ("event", "told", "read"),
    [
        (e.EncounterResumed(shelved=SHELVED, at=NOW), "resumed", True),
        (e.EncounterDiscarded(shelved=SHELVED), "discarded", False),
        (e.EncounterShelved(shelved=ShelfId("new"), name="Bridge", at=NOW), "shelved", True),
    ],
)
def test_what_a_fight_is_called_is_the_gms(event: e.Event, told: str, read: bool) -> None:
    fight = ambush()
    kept = Shelved(id=SHELVED, name="Bridge", at=NOW, encounter=fight.state)
    fight.state = replace(fight.state, shelf={SHELVED: kept})
    named = text(f"log-encounter-{told}-named", name={"t": "Bridge"})
    assert said(fight, event, gm=True) == named
    assert said(fight, event, gm=False) == (text(f"log-encounter-{told}") if read else None)
    fight.state = replace(fight.state, shelf={SHELVED: replace(kept, name="")})
    if not isinstance(event, e.EncounterShelved):
        assert said(fight, event, gm=True) == text(f"log-encounter-{told}")
