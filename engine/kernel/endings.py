"""The end of a turn: before it is over, everybody is asked who has something to do then."""

from engine.kernel import masking, windows
from engine.kernel.draft import Draft
from engine.kernel.events import TurnEnding
from engine.kernel.survey import survey_end
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId


def ask(draft: Draft, who: CombatantId) -> bool:
    """Open the window of the end of this turn, once; False where nobody has anything to do."""
    turn = draft.state.turn
    if turn is None or turn.ending:
        return False
    found = survey_end(draft.state, draft.pack, who)
    if not masking.wanted(found):
        return False
    draft.emit(TurnEnding(combatant=who))
    source = who if who in draft.state.combatants else None
    windows.open_window(draft, found, TimingPoint.TURN_END, parent=None, source=source)
    return True
