"""Picks: what whoever acts picks once its action is declared: a word, or somebody."""

from engine.kernel import questions
from engine.kernel.aims import target_refusal
from engine.kernel.draft import Draft
from engine.kernel.frames import Pending
from engine.kernel.rules import ActionRule
from engine.kernel.units import CombatantId

PICK = "pick"


def ask(draft: Draft, pending: Pending, rule: ActionRule) -> bool:
    """Ask for what is to be picked, where there are several to pick from. Whether it was asked."""
    if rule.pick is None or PICK in pending.answers:
        return False
    found = choices(draft, pending, rule)
    if len(found) < 2:
        return False
    questions.ask(
        draft,
        "pick",
        pending.title,
        to=pending.by,
        parent=pending.id,
        source=pending.by,
        choices=found,
        default=found[:1],
    )
    return True


def choices(draft: Draft, pending: Pending, rule: ActionRule) -> tuple[str, ...]:
    """What there is to pick from."""
    if rule.pick is None or rule.pick.who is None:
        return rule.pick.words if rule.pick else ()
    aim = rule.pick.who
    return tuple(
        who
        for who, one in draft.state.combatants.items()
        if not one.hidden
        and who not in pending.targets
        and target_refusal(draft.state, draft.pack, pending.by, aim, who, None, rule.tags) is None
    )


def picked(draft: Draft, pending: Pending, rule: ActionRule) -> CombatantId | None:
    """Who was picked, or is the only one there is; None where there is nobody."""
    found = pending.answers.get(PICK) or next(iter(choices(draft, pending, rule)), None)
    who = CombatantId(str(found))
    return who if who in draft.state.combatants else None
