"""Escapes: what is answered does nothing to somebody, or less, or is aimed at somebody else."""

from engine.kernel.draft import Draft
from engine.kernel.events import ActionAvoided, ActionRedirected, DamageReduced
from engine.kernel.outcomes import EffectRule
from engine.kernel.pending import Pending


def escape(draft: Draft, pending: Pending, effect: EffectRule) -> None:
    """Let what this answers do nothing, or less, to the one who does this, or aim it at that one;
    the damage to somebody else may be less, too."""
    parent = draft.frame(pending.parent) if pending.parent else None
    if not isinstance(parent, Pending):
        return
    if effect.kind == "avoid":
        draft.emit(ActionAvoided(frame=parent.id, combatant=pending.by))
    elif effect.kind == "reduce":
        mine = pending.by in parent.aim or not parent.aim
        who = pending.by if mine else parent.aim[0]
        event = DamageReduced(frame=parent.id, by=pending.by, combatant=who, amount=effect.amount)
        draft.emit(event)
    elif parent.aim and pending.by not in parent.targets:
        draft.emit(ActionRedirected(frame=parent.id, combatant=parent.aim[0], to=pending.by))
