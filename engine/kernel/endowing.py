"""Endowing: the GM gives a combatant an action, reaction or budget of its own, or takes it."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from engine.kernel.clean import NAME, clean_name, clean_stats
from engine.kernel.commands import SetOwned, SetReserve
from engine.kernel.draft import Draft
from engine.kernel.events import CombatantEdited
from engine.kernel.legible import legible, one_line
from engine.kernel.moments import collects, opens
from engine.kernel.owned import Cue, Note, Owned, Reserve
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.units import ActionId, BudgetId

MOST = 60
"""Things of its own that one combatant may have, and budgets."""
MOST_OF = 20
"""The cap of an own budget, and the most that something of its own may cost."""
MOST_TAGS = 12
"""Tags of one own action."""
TEXT = 2_000
"""Characters that are kept of a text."""


def own(draft: Draft, command: SetOwned) -> None:
    """Give a combatant something of its own, change it, or take it away. Raises Rejected."""
    one = draft.combatant(command.combatant)
    if command.owned is None:
        require(command.remove in one.owned, Reason.UNKNOWN, what="action")
        owned = {key: each for key, each in one.owned.items() if key != command.remove}
    else:
        given = command.owned
        given = given if given.id else replace(given, id=free_id(one.owned))
        given = checked(draft.pack, one.reserves, given)
        owned = {**one.owned, given.id: given}
        require(len(owned) <= MOST, Reason.LIMIT, scope="own_actions", n=MOST)
    draft.emit(CombatantEdited(combatant=replace(one, owned=owned), what=("owned",)))


def reserve(draft: Draft, command: SetReserve) -> None:
    """Give a combatant a budget of its own, filled, change it, or take it away. Raises Rejected."""
    one = draft.combatant(command.combatant)
    if command.reserve is None:
        require(command.remove in one.reserves, Reason.UNKNOWN, what="budget")
        used = any(command.remove in (each.cost or {}) for each in one.owned.values())
        require(not used, Reason.REQUIREMENT, what="unused_budget")
        kept = {key: each for key, each in one.reserves.items() if key != command.remove}
        left = {key: value for key, value in one.budgets.items() if key != command.remove}
    else:
        given = checked_reserve(draft.pack, command.reserve)
        kept = {**one.reserves, given.id: given}
        require(len(kept) <= MOST, Reason.LIMIT, scope="own_budgets", n=MOST)
        have = one.budgets.get(given.id, given.cap)
        left = {**one.budgets, given.id: min(have, given.cap)}
    changed = replace(one, reserves=kept, budgets=left)
    draft.emit(CombatantEdited(combatant=changed, what=("reserves",)))


def checked(pack: RulePack, reserves: Mapping[BudgetId, Reserve], one: Owned) -> Owned:
    """Something of a combatant's own as it is kept. Raises Rejected for what cannot be."""
    base = pack.rule(one.base)
    if base is None:
        raise reject(Reason.UNKNOWN, what="action")
    taken = one.id != one.base and pack.rule(one.id)
    require(0 < len(one.id) <= NAME and not taken, Reason.REQUIREMENT, what="id")
    for budget, amount in (one.cost or {}).items():
        known = budget in pack.budgets or budget in reserves
        require(known, Reason.UNKNOWN, what="budget")
        require(0 <= amount <= MOST_OF, Reason.REQUIREMENT, what="value", most=MOST_OF)
    tags = one.tags or frozenset()
    good = len(tags) <= MOST_TAGS and all(tag.isidentifier() and len(tag) <= NAME for tag in tags)
    require(good, Reason.REQUIREMENT, what="tags")
    if one.cue is not None:
        check_cue(pack, base, one.cue)
    cost = one.cost and {budget: amount for budget, amount in one.cost.items() if amount}
    name = clean_name(one.name) if one.name else ""
    stats = clean_stats(pack, one.stats)
    return replace(one, name=name, stats=stats, cost=cost, text=legible(one.text)[:TEXT])


def noted(one: Note) -> Note:
    """An imported reaction as it is kept as text."""
    name = one_line(one.name)[:NAME]
    return replace(one, name=name, trigger=one_line(one.trigger), text=legible(one.text)[:TEXT])


def check_cue(pack: RulePack, base: ActionRule, cue: Cue) -> None:
    """Raise Rejected where a case of ``base`` cannot answer this: it would open a batch of its own,
    or its dice are thrown in a batch and none is open then."""
    trigger = pack.triggers.get(cue.trigger)
    if trigger is None:
        raise reject(Reason.UNKNOWN, what="kind")
    require(not opens(base), Reason.REQUIREMENT, what="answering_base")
    thrown = base.pool is None or collects(pack, trigger)
    require(thrown, Reason.REQUIREMENT, what="trigger_of_sequence")


def checked_reserve(pack: RulePack, one: Reserve) -> Reserve:
    """A budget of a combatant's own as it is kept. Raises Rejected for what cannot be."""
    name = clean_name(one.id)
    require(name not in pack.budgets, Reason.REQUIREMENT, what="id")
    require(1 <= one.cap <= MOST_OF, Reason.REQUIREMENT, what="value", most=MOST_OF)
    return replace(one, id=BudgetId(name))


def free_id(taken: Collection[str]) -> ActionId:
    """An id that the combatant has not given yet."""
    found = (f"own{n}" for n in range(1, len(taken) + 2))
    return ActionId(next(each for each in found if each not in taken))


def start(pack: RulePack, reserves: Collection[Reserve]) -> dict[BudgetId, Reserve]:
    """The own budgets of somebody who comes into the fight. Raises Rejected."""
    require(len(reserves) <= MOST, Reason.LIMIT, scope="own_budgets", n=MOST)
    return {one.id: one for one in (checked_reserve(pack, each) for each in reserves)}
