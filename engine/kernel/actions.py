"""Actions: declare one on one's own turn and pay for it."""

from collections.abc import Mapping

from engine.kernel import budgets, harm, limits, moments, rolling
from engine.kernel.aims import check_targets
from engine.kernel.commands import Act
from engine.kernel.draft import Draft
from engine.kernel.eligibility import own_actions, standing_refusal
from engine.kernel.events import ActionDeclared
from engine.kernel.frames import Pending
from engine.kernel.holders import has_turn
from engine.kernel.paths import find_path
from engine.kernel.refusals import Reason, Rejected, reject, require
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.state import Encounter, Owned
from engine.kernel.units import ActionId, CombatantId


def declare(draft: Draft, command: Act) -> None:
    """Declare an action on one's own turn, or alongside what is under way, and pay for it.

    Raises Rejected; then nothing is paid.
    """
    who = command.actor
    draft.combatant(who)
    rule, own = _timely(draft, command)
    mine = budgets.all_left(draft.pack, draft.state.combatants[who], rule)
    cost = {**budgets.cost_of(rule, command.choices), **mine}
    refusal = standing_refusal(draft.state, draft.pack, who, rule, cost)
    if refusal:
        raise Rejected(refusal)
    check_targets(draft.state, draft.pack, who, rule, command.targets, own)
    _check_turns(rule, command.choices)
    path = find_path(draft.state, draft.pack, who, rule, command.path)
    frame = Pending(
        id=draft.fresh(),
        by=who,
        action=rule.id,
        owned=own.id if own else None,
        targets=command.targets,
        path=path,
        choices=command.choices,
        strike=rolling.at_once(rule, command.targets),
    )
    budgets.pay(draft, who, cost, rule.tags)
    counts = limits.counts(rule, who, None, own_turn=has_turn(draft.state, who))
    draft.emit(ActionDeclared(frame=frame, counts=counts))
    harm.end_on(draft, who, rule.tags)


def _check_turns(rule: ActionRule, choices: Mapping[str, int | str]) -> None:
    """Raise Rejected unless the number of turns that an action is to take fits it."""
    turns = choices.get(budgets.TURNS, 1)
    least, most = rule.turns or (1, 1)
    good = isinstance(turns, int) and least <= turns <= most
    require(good, Reason.REQUIREMENT, what="turns", least=least, most=most)


def _timely(draft: Draft, command: Act) -> tuple[ActionRule, Owned | None]:
    """The rule of what is declared. Raises Rejected where it is not the moment for it."""
    who = command.actor
    found = moments.untimely(draft.state, who)
    try:
        rule, own = find(draft.state, draft.pack, who, command.action)
    except Rejected:
        if found:
            raise Rejected(found) from None
        raise
    found = moments.refusal(draft.state, rule, who)
    if found:
        raise Rejected(found)
    return rule, own


def check_moment(draft: Draft, who: CombatantId) -> None:
    """Raise Rejected unless ``who`` has the turn and nothing is under way."""
    found = moments.untimely(draft.state, who)
    if found:
        raise Rejected(found)


def find(
    state: Encounter, pack: RulePack, who: CombatantId, action: ActionId
) -> tuple[ActionRule, Owned | None]:
    """The rule of an action that ``who`` may declare. Raises Rejected ``unknown``.

    The pack's own id stands for the first case that the combatant owns.
    """
    mine = own_actions(state, pack, who)
    for rule, own in mine:
        if action == (own.id if own else rule.id):
            return rule, own
    for rule, own in mine:
        if action == rule.id:
            return rule, own
    raise reject(Reason.UNKNOWN, what="action")
