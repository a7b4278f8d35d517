"""What a combatant owns, for the GM: actions of its own, and imported reactions as text."""

from engine.kernel.state import Combatant, Owned
from engine.kernel.view.words import Json


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
            }
            for own in one.owned.values()
        ],
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
