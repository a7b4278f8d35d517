"""Three who fight by the three-action rules: what the tests of ready, delay and aid begin with."""

from engine.kernel.commands import EndTurn
from engine.kernel.rules import RulePack
from engine.kernel.state import Settings
from engine.kernel.units import CombatantId, SideId
from engine.packs import discover
from tests.engine.fights import Fight, begun, creature

SYSTEM = discover()["three_action"]
ADA, CORA, GOB = CombatantId("Ada"), CombatantId("Cora"), CombatantId("Gob")
PARTY = SideId("party")


def trio(pack: RulePack = SYSTEM.rules, settings: Settings | None = None) -> Fight:
    """Ada's turn; Cora stands beside her, Gob before both. Everybody has had a turn."""
    stats = {"ac": 15, "attack": 5, "damage": "1d6"}
    fight = begun(
        creature("Ada", side=PARTY, initiative=18, hp=30, position=(5, 5), stats=stats),
        creature("Cora", side=PARTY, initiative=15, hp=24, position=(5, 6), stats=stats),
        creature("Gob", initiative=14, hp=8, position=(6, 5), stats=stats),
        pack=pack,
        settings=settings,
    )
    for who in (ADA, CORA, GOB):
        fight.do(EndTurn(actor=who))
    return fight
