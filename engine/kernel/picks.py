"""Picks: what whoever acts picks with its action: a word, or somebody."""

from collections.abc import Collection, Mapping

from engine.kernel import questions
from engine.kernel.aims import target_refusal
from engine.kernel.draft import Draft
from engine.kernel.frames import Pending
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rolls import PICKED
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import Chosen, CombatantId


def choices(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    targets: Collection[CombatantId] = (),
) -> tuple[str, ...]:
    """What there is to pick from, for an action at these targets."""
    if rule.pick is None or rule.pick.who is None:
        return rule.pick.words if rule.pick else ()
    aim = rule.pick.who
    return tuple(
        one
        for one, other in state.combatants.items()
        if not other.hidden
        and one not in targets
        and target_refusal(state, pack, who, aim, one, None, rule.tags) is None
    )


def refusal(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    targets: Collection[CombatantId] = (),
    chosen: Mapping[str, Chosen] | None = None,
) -> Refusal | None:
    """That there is nothing to pick, or not what was chosen at the declaration, if so."""
    if rule.pick is None:
        return None
    found = choices(state, pack, who, rule, targets)
    if not found:
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    if chosen and PICKED in chosen and chosen[PICKED] not in found:
        return Refusal(Reason.UNKNOWN, {"what": "choice"})
    return None


def ask(draft: Draft, pending: Pending, rule: ActionRule) -> bool:
    """Ask for what was not picked at the declaration, where there are several to pick from.
    Whether it was asked."""
    if rule.pick is None or PICKED in pending.choices or PICKED in pending.answers:
        return False
    found = choices(draft.state, draft.pack, pending.by, rule, pending.targets)
    if len(found) < 2:
        return False
    questions.ask(
        draft,
        "pick",
        pending.action,
        to=pending.by,
        parent=pending.id,
        source=pending.by,
        choices=found,
        default=found[:1],
    )
    return True


def word(pending: Pending, name: str = PICKED) -> str:
    """The name itself, or the word that was picked where that stands in its place."""
    if name != PICKED:
        return name
    return str(pending.choices.get(PICKED) or pending.answers.get(PICKED, ""))


def picked(draft: Draft, pending: Pending, rule: ActionRule) -> CombatantId | None:
    """Who was picked, or is the only one there is; None where there is nobody."""
    found = choices(draft.state, draft.pack, pending.by, rule, pending.targets)
    who = CombatantId(word(pending) or next(iter(found), ""))
    return who if who in draft.state.combatants else None
