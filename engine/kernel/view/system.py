"""The system of a room, as its devices need it: units, sides, conditions, budgets and stats."""

from engine.kernel.rules import RulePack
from engine.kernel.view.words import Json

SIDES: tuple[str, ...] = ("party", "foes", "others")


def system(pack: RulePack) -> dict[str, Json]:
    """What a device must know of the rules; ``filled``: a budget that something of them fills;
    ``ranked``: turns follow numbers of combatants, not those of sides."""
    return {
        "id": pack.id,
        "cell": pack.space.cell,
        "unit": pack.space.unit,
        "grid": pack.space.grid,
        "health": pack.health.stat if pack.health else None,
        "sides": list(SIDES),
        "ranked": pack.initiative.by != "side",
        "conditions": sorted(pack.conditions),
        "surprise": pack.surprised is not None,
        "points": any(one.winner or one.draw for one in pack.modes.values()),
        "budgets": [
            {
                "id": key,
                "cap": one.cap,
                "mark": one.mark,
                "count": one.count,
                "filled": bool(one.refresh) or one.start != 0,
            }
            for key, one in pack.budgets.items()
        ],
        "stats": [
            {"id": key, "kind": one.kind, "default": one.default} for key, one in pack.stats.items()
        ],
    }
