"""What is chosen at a declaration: how many turns of work, and an action within another."""

from collections.abc import Mapping

from engine.kernel import budgets
from engine.kernel.cases import INSTEAD, parts, with_part
from engine.kernel.draft import Draft
from engine.kernel.refusals import Reason, require
from engine.kernel.rules import ActionRule
from engine.kernel.state import Owned
from engine.kernel.units import Chosen, CombatantId
from engine.kernel.waiting import work_key


def chosen(
    draft: Draft,
    who: CombatantId,
    rule: ActionRule,
    own: Owned | None,
    choices: Mapping[str, Chosen],
) -> Mapping[str, Chosen]:
    """What was chosen; work that is not said to take so many turns goes on as it was begun."""
    if rule.work is None or rule.turns is None or budgets.TURNS in choices:
        return choices
    begun = draft.state.activities.get(work_key(who, own.id if own else rule.id))
    return {**choices, budgets.TURNS: begun.of if begun else rule.turns[0]}


def with_chosen_part(
    draft: Draft, who: CombatantId, rule: ActionRule, choices: Mapping[str, Chosen]
) -> ActionRule:
    """The rule with what was chosen within it. Raises Rejected for what does not go there."""
    if INSTEAD in choices:
        there = parts(draft.pack, rule, draft.state.combatants[who].owned)
        require(choices[INSTEAD] in there, Reason.UNKNOWN, what="action")
    return with_part(draft.pack, rule, choices)


def check_turns(rule: ActionRule, choices: Mapping[str, Chosen]) -> None:
    """Raise Rejected unless the number of turns that an action is to take fits it."""
    turns = choices.get(budgets.TURNS, 1)
    least, most = rule.turns or (1, 1)
    good = isinstance(turns, int) and least <= turns <= most
    require(good, Reason.REQUIREMENT, what="turns", least=least, most=most)
