"""What a combatant owns, for the GM: actions of its own, and imported reactions as text."""

from engine.kernel.state import Combatant, Owned
from engine.kernel.view.words import Json, cost


def belongings(one: Combatant) -> dict[str, Json]:
    """Own actions with what they answer, and notes with what they could become."""
    return {
        "owned": [
            {
                "id": own.id,
                "name": own.name,
                "base": own.base,
                "text": own.text,
                "cue": _cue(own),
                "cost": None if own.cost is None else cost(own.cost),
                "tags": None if own.tags is None else sorted(own.tags),
            }
            for own in one.owned.values()
        ],
        "reserves": [{"id": own.id, "cap": own.cap, "at": own.at} for own in one.reserves.values()],
        "notes": [
            {
                "name": note.name,
                "kind": note.kind,
                "trigger": note.trigger,
                "text": note.text,
                "base": note.base,
            }
            for note in one.notes
        ],
    }


def _cue(own: Owned) -> dict[str, Json] | None:
    cue = own.cue
    if cue is None:
        return None
    return {"trigger": cue.trigger, "whose": cue.whose, "near": cue.near, "at_me": cue.at_me}
