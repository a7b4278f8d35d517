"""Triggers of Pathfinder 2e abilities that exports name by key only, in our own words."""

import re

_STRIKE = "someone in your reach uses their hands, leaves a square or attacks from afar"
_TRIGGERS = {
    "attackofopportunity": _STRIKE,
    "reactivestrike": _STRIKE,
    "shieldblock": "your shield is raised and a physical attack is about to hurt you",
    "ferocity": "you are about to drop to 0 hit points",
    "retributivestrike": "a foe near you hurts an ally of yours, both within your aura",
    "buck": "someone climbs onto your back, or gives you orders from there",
    "catchrock": "a thrown rock is aimed at you, or one is about to fall on you",
}


def trigger(key: str) -> str | None:
    """The trigger by slug ("shield-block") or key ("PF2E.NPC.Abilities.Glossary.ShieldBlock")."""
    return _TRIGGERS.get(re.sub(r"[^a-z]", "", key.rpartition(".")[2].casefold()))
