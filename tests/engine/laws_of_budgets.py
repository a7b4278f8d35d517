"""The laws about budgets (law 6): within their bounds, paid once, from the right ones."""

from collections.abc import Mapping
from dataclasses import replace

from engine.kernel import Command, Event
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.budgets import cap_of, cost_of, left
from engine.kernel.cases import rule_of
from engine.kernel.reserves import rule_of as rule_of_budget
from engine.kernel.reserves import rules_of
from engine.kernel.rules import RulePack
from engine.kernel.state import Combatant, Encounter
from engine.kernel.units import BudgetId, CombatantId
from tests.engine.course import course
from tests.engine.laws import hold

REFRESHES = (
    e.TurnStarted,
    e.TurnEnded,
    e.TurnSkipped,
    e.RoundStarted,
    e.EffectEnded,
    e.BudgetRaised,
)
OVER = (
    e.ActionAnnounced,
    e.ActionDeclared,
    e.ActionInterrupted,
    e.ActionLost,
    e.ActionResolved,
    e.FrameMoved,
    e.HeldStored,
    e.QuestionAsked,
    e.WindowAnswered,
    e.WindowClosed,
    e.WindowExpired,
    e.WindowOpened,
)
"""What ends a moment that refreshes budgets; until then lasting harm may come between, and what
comes of it."""
EDITS = (c.Edit, c.Begin, c.Add)
"""Commands that set budgets as they like."""
Spent = Mapping[tuple[CombatantId, BudgetId], int]


def within_bounds(state: Encounter, pack: RulePack) -> None:
    """Law 6a: budgets stay between nothing and their cap."""
    for one in state.combatants.values():
        for budget in rules_of(pack, one):
            count = one.budgets.get(budget, 0)
            hold(6, 0 <= count <= cap_of(pack, one, budget), f"{one.id} has {budget}={count}")


def pays_once(
    before: Encounter, events: tuple[Event, ...], pack: RulePack, command: Command
) -> None:
    """Law 6b: what is spent is the cost of what is declared or readied next, no more, no less."""
    refreshed = False
    spent: dict[tuple[CombatantId, BudgetId], int] = {}
    drained: set[tuple[CombatantId, str]] = set()
    for state, event, after in course(before, events):
        if isinstance(event, e.BudgetChanged):
            key = event.combatant, event.budget
            if key in drained and event.value == 0:
                continue
            was = left(pack, state.combatants[event.combatant], event.budget)
            now = left(pack, after.combatants[event.combatant], event.budget)
            spent[key] = spent.get(key, 0) + was - now
            continue
        if isinstance(event, e.ActionDeclared):
            _declared(state, event, pack, spent)
            rule = rule_of(state, pack, event.frame)
            lost = [one.budget for one in rule.effects if one.kind == "drain"]
            drained = {(event.frame.by, budget) for budget in lost}
        elif isinstance(event, e.HeldStored):
            assert pack.ready is not None
            rule = pack.actions[event.held.action]
            one = state.combatants[event.held.by]
            _paid(one, {} if pack.ready.provokes else pack.ready.cost, pack, rule.tags, spent)
        elif not (refreshed or isinstance(event, REFRESHES) or isinstance(command, EDITS)):
            most = max(spent.values(), default=0) if isinstance(command, c.Delay) else 0
            least = -99 if isinstance(event, e.ActionInterrupted | e.ActionLost) else 0
            free = all(least < amount <= most for amount in spent.values())
            hold(6, free, f"{spent} was spent for {event}")
        if isinstance(event, e.DelayBegan):
            _withdrawn(state, event.combatant, pack)
        goes_on = refreshed and not isinstance(event, OVER)
        spent, refreshed = {}, goes_on or isinstance(event, REFRESHES)


def _declared(state: Encounter, event: e.ActionDeclared, pack: RulePack, spent: Spent) -> None:
    """An action costs what its rule says; one that was readied what firing costs."""
    frame = event.frame
    rule, one = rule_of(state, pack, frame), state.combatants[frame.by]
    cost = dict(cost_of(rule, frame.choices))
    if frame.readies is not None:
        assert pack.ready is not None
        cost = dict(pack.ready.cost)
    elif frame.repeats is not None:
        assert pack.ready is not None
        cost = dict(pack.ready.fire_cost)
    elif not frame.reaction:
        for budget in [one_of for one_of in rule.whole if cap_of(pack, one, one_of)] or rule.whole:
            cost[budget] = max(1, left(pack, one, budget) + spent.get((one.id, budget), 0))
    _paid(one, cost, pack, rule.tags, spent)


def _paid(
    one: Combatant,
    cost: Mapping[BudgetId, int],
    pack: RulePack,
    tags: frozenset[str],
    spent: Spent,
) -> None:
    """A cost was paid: exactly it, by the right one, out of budgets that may pay it, those first
    that come first."""
    said = f"{dict(cost)} for {sorted(tags)} was paid with {dict(spent)}"
    hold(6, sum(spent.values()) == sum(cost.values()), said)
    hold(6, all(who == one.id and amount > 0 for (who, _), amount in spent.items()), said)

    def may(budget: BudgetId) -> bool:
        only = rule_of_budget(pack, one, budget).only
        return not only or bool(only & tags)

    paying = {budget for _, budget in spent}
    sources: set[BudgetId] = set()
    for budget in (one_of for one_of, amount in cost.items() if amount):
        rule = rule_of_budget(pack, one, budget)
        line = [*map(BudgetId, rule.first), budget, *map(BudgetId, rule.instead)]
        line = [source for source in line if may(source)]
        sources.update(line)
        others = {source for source, amount in cost.items() if amount and source != budget}
        used = [n for n, source in enumerate(line) if source in paying - others]
        for source in line[: max(used, default=0)]:
            hold(6, left(pack, one, source) == 0, f"{said}, with {source} left")
    hold(6, paying <= sources, said)


def _withdrawn(state: Encounter, who: CombatantId, pack: RulePack) -> None:
    """Who delays keeps nothing that the start of the turn granted."""
    turn, one = state.turn, state.combatants[who]
    found = {} if turn is None else turn.before
    kept = pack.delay is not None and pack.delay.once
    for budget in found:
        if kept and not rule_of_budget(pack, one, budget).of_turn:
            continue
        was = left(pack, replace(one, budgets=found), budget)
        now = left(pack, one, budget)
        hold(6, now <= was, f"{who} delays with {budget}={now} left, and found {was}")
