"""Counters: what an answer does to the action that it answers, and how an action is stopped."""

from engine.kernel import harm, questions, refunds, stats
from engine.kernel.cases import rule_of
from engine.kernel.draft import Draft
from engine.kernel.events import ActionInterrupted, CheckModified
from engine.kernel.frames import Modifier, Pending
from engine.kernel.outcomes import EffectRule


def modify(draft: Draft, pending: Pending, effect: EffectRule) -> None:
    """Change the roll that this answers, before it is made."""
    parent = draft.frame(pending.parent) if pending.parent else None
    value = effect.values.get(pending.check.degree, 0) if pending.check else 0
    if isinstance(parent, Pending) and value:
        modifier = Modifier(why=f"effect-{effect.name}", value=value)
        draft.emit(CheckModified(frame=parent.id, by=pending.by, modifier=modifier))


def stop(draft: Draft, pending: Pending, effect: EffectRule) -> None:
    """Stop what this answers, at once or if the GM says so."""
    parent = draft.frame(pending.parent) if pending.parent else None
    if not isinstance(parent, Pending):
        return
    rule = rule_of(draft.state, draft.pack, parent)
    if effect.tag and effect.tag not in rule.tags:
        return
    if not effect.choices:
        interrupt(draft, parent)
    elif stats.disabled(draft.state, draft.pack, parent.by) is None:
        questions.ask(
            draft,
            "adjudicate",
            effect.name,
            parent=parent.id,
            source=parent.by,
            choices=effect.choices,
            default=effect.choices[:1],
        )


def interrupt(draft: Draft, pending: Pending) -> None:
    """Stop an action: its costs stay spent, it does nothing, the GM says what else happens."""
    harm.fall(draft, pending)
    rule = rule_of(draft.state, draft.pack, pending)
    title = pending.title
    refunds.give_back(draft, pending)
    draft.emit(ActionInterrupted(frame=pending.id, combatant=pending.by, action=title))
    found = rule.consequence or draft.pack.interruptions.consequence
    if found and pending.readies is None:
        questions.ask(
            draft,
            "consequence",
            title,
            source=pending.by,
            choices=found,
            default=found[:1],
        )
