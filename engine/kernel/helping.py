"""Helping: with one thing somebody is helped by so many at most, and by nobody twice."""

from collections.abc import Mapping

from engine.kernel import stats
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId


def refusal(
    state: Encounter,
    who: CombatantId,
    helpers: Mapping[str, int],
    helped: CombatantId,
    *,
    word: str = "",
    against: CombatantId | None = None,
) -> Refusal | None:
    """Why somebody cannot help another with this, if so: with a roll that a ``word`` names, or with
    what is done at or by ``against``. ``helpers``: name of the effect to how many there may be."""
    for name, most in helpers.items():
        found = [
            one
            for one in stats.effects_on(state, helped)
            if (one.name, one.word, one.against) == (f"effect-{name}", word, against)
        ]
        if any(one.by == who for one in found):
            return Refusal(Reason.LIMIT, {"scope": "helper", "n": 1})
        if len(found) >= most:
            return Refusal(Reason.LIMIT, {"scope": "helpers", "n": most})
    return None
