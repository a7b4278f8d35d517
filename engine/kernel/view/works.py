"""Work over several turns, as everybody who sees the worker sees it."""

from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.view.words import Json, action
from engine.kernel.waiting import Work, work_key


def works(state: Encounter, who: CombatantId) -> list[Json]:
    """What somebody has begun and not done yet, with what came of its newest check."""
    mine = work_key(who, "")
    return [
        {"action": action(state, who, key.removeprefix(mine)), "stopped": one.stopped, **work(one)}
        for key, one in state.activities.items()
        if key.startswith(mine)
    ]


def work(one: Work) -> dict[str, Json]:
    """How far work has got; ``degree``: what came of its newest check."""
    return {"done": one.done, "of": one.of, "degree": one.degree}
