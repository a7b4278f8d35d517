"""Challenges: the other side is asked whether it takes one up, and who does."""

from engine.kernel import questions, stats
from engine.kernel.draft import Draft
from engine.kernel.frames import Pending
from engine.kernel.modes import REFUSE
from engine.kernel.units import CombatantId


def challenge(draft: Draft, pending: Pending, name: str) -> None:
    """Ask the other side whether it takes up a challenge, and who does."""
    rule = draft.pack.modes[name]
    mine = draft.state.combatants[pending.by].side
    named = pending.targets if rule.appoints == "challenger" else ()
    able = tuple(
        who
        for who, one in draft.state.combatants.items()
        if one.side != mine
        and not one.hidden
        and stats.disabled(draft.state, draft.pack, who) is None
        and (not named or who in named)
    )
    if not able:
        return
    side = CombatantId(draft.state.combatants[able[0]].side)
    questions.ask(
        draft,
        "challenge",
        name,
        to=able[0] if named else side,
        parent=None,
        source=pending.by,
        choices=(REFUSE, *able),
        default=(REFUSE,),
    )
