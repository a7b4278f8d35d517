"""Picks: what whoever acts picks with its action: a word, or somebody."""

from collections.abc import Collection, Mapping

from engine.kernel import helping, questions
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
    return tuple(
        one
        for one in _every(state, pack, who, rule, targets)
        if _spent(state, who, rule, one, targets) is None
    )


def _every(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    targets: Collection[CombatantId],
) -> tuple[str, ...]:
    """What would be there to pick from if nobody had helped with it."""
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


def _spent(
    state: Encounter,
    who: CombatantId,
    rule: ActionRule,
    one: str,
    targets: Collection[CombatantId],
) -> Refusal | None:
    """Why there is no more help of this kind, if so."""
    about = next(iter(targets), None)
    if rule.pick is not None and rule.pick.who is not None:
        helpers = rule.pick.who.helpers
        return helping.refusal(state, who, helpers, CombatantId(one), against=about)
    if rule.target is None or about is None:
        return None
    return helping.refusal(state, who, rule.target.helpers, about, word=one)


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
    every = _every(state, pack, who, rule, targets)
    if not every:
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    spent = [_spent(state, who, rule, one, targets) for one in every]
    if None not in spent:
        return spent[0]
    if not chosen or PICKED not in chosen:
        return None
    if chosen[PICKED] not in every:
        return Refusal(Reason.UNKNOWN, {"what": "choice"})
    return spent[every.index(str(chosen[PICKED]))]


def ask(draft: Draft, pending: Pending, rule: ActionRule) -> bool:
    """Ask for what was not picked at the declaration: a word, or somebody where there are several.
    Whether it was asked."""
    if rule.pick is None or PICKED in pending.choices or PICKED in pending.answers:
        return False
    found = choices(draft.state, draft.pack, pending.by, rule, pending.targets)
    if len(found) < (1 if rule.pick.words else 2):
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
