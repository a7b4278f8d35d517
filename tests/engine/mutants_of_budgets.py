"""Mutants of budgets, limits and effects that are used up: faults put in on purpose."""

from dataclasses import replace

import pytest

from engine.kernel import (
    answers,
    budgets,
    checks,
    grants,
    harm,
    limits,
)
from engine.kernel.draft import Draft
from engine.kernel.frames import Chosen, Window
from engine.kernel.offers import Reply
from engine.kernel.refusals import Refusal
from engine.kernel.rules import RulePack
from engine.kernel.state import Combatant
from engine.kernel.units import BudgetId, CombatantId

Patch = pytest.MonkeyPatch
Tags = frozenset[str]
NONE: Tags = frozenset()


def charged_twice(patch: Patch) -> None:
    """What is paid is paid twice."""
    real = budgets.pay

    def pay(draft: Draft, who: CombatantId, cost: budgets.Cost, tags: Tags = NONE) -> None:
        real(draft, who, cost, tags)
        if not budgets.lacking(draft.pack, draft.state.combatants[who], cost, tags):
            real(draft, who, cost, tags)

    patch.setattr(budgets, "pay", pay)


def released_is_charged(patch: Patch) -> None:
    """A reaction is paid before it is looked at again."""
    real = grants.grant

    def grant(draft: Draft, chosen: Chosen) -> None:
        rule, one = draft.pack.rule(chosen.reaction), draft.state.combatants.get(chosen.by)
        if rule and one and not budgets.lacking(draft.pack, one, rule.cost, rule.tags):
            budgets.pay(draft, chosen.by, rule.cost, rule.tags)
        real(draft, chosen)

    patch.setattr(grants, "grant", grant)


def paid_when_answered(patch: Patch) -> None:
    """A reaction is paid when it is chosen, not when it happens."""
    real = answers._seal

    def seal(draft: Draft, window: Window, actor: CombatantId, reply: Reply) -> None:
        real(draft, window, actor, reply)
        rule = draft.pack.reactions.get(reply.reaction) if reply.reaction else None
        if rule:
            real_pay(draft, actor, rule.cost, rule.tags)

    def pay(draft: Draft, who: CombatantId, cost: budgets.Cost, tags: Tags = NONE) -> None:
        if not any(isinstance(one, Chosen) for one in draft.state.stack):
            real_pay(draft, who, cost, tags)

    real_pay = budgets.pay
    patch.setattr(answers, "_seal", seal)
    patch.setattr(budgets, "pay", pay)


def refresh_adds(patch: Patch) -> None:
    """A refresh adds to what is left instead of setting it."""
    real = budgets.change

    def change(draft: Draft, who: CombatantId, budget: BudgetId, value: int) -> None:
        had = draft.state.combatants[who].budgets.get(budget, 0)
        refreshes = value == budgets.cap_of(draft.pack, draft.state.combatants[who], budget)
        real(draft, who, budget, had + value if refreshes else value)

    patch.setattr(budgets, "change", change)


def earmark_ignored(patch: Patch) -> None:
    """What is set apart for one thing is spent for any."""
    real = budgets.plan

    def plan(
        pack: RulePack, one: Combatant, cost: budgets.Cost, tags: Tags = NONE
    ) -> budgets.Cost | Refusal:
        every = (rule.only for rule in pack.budgets.values())
        return real(pack, one, cost, tags.union(*every))

    patch.setattr(budgets, "plan", plan)


def substitute_first(patch: Patch) -> None:
    """What may pay once a budget is used up pays before it."""
    real = budgets.plan

    def plan(
        pack: RulePack, one: Combatant, cost: budgets.Cost, tags: Tags = NONE
    ) -> budgets.Cost | Refusal:
        turned = {
            name: replace(rule, first=(*rule.first, *rule.instead), instead=())
            for name, rule in pack.budgets.items()
        }
        return real(replace(pack, budgets=turned), one, cost, tags)

    patch.setattr(budgets, "plan", plan)


def whole_costs_one(patch: Patch) -> None:
    """What costs everything that is left costs one."""
    patch.setattr(budgets, "all_left", lambda pack, one, rule: dict.fromkeys(rule.whole, 1))


def delay_keeps_budgets(patch: Patch) -> None:
    """Who delays keeps what the start of the turn granted."""
    patch.setattr(budgets, "withdraw", lambda draft, who, budget, before: None)


def delay_gives_back(patch: Patch) -> None:
    """Who delays gets back what was used in the turn."""
    patch.setattr(budgets, "withdraw", budgets.change)


def used_up_goes_on(patch: Patch) -> None:
    """A modifier that is used up stays."""
    real = checks._use_up

    def use_up(draft: Draft, who: CombatantId, stat: str, other: CombatantId | None) -> None:
        with Patch.context() as during:
            during.setattr(harm, "end", lambda draft, effect, reason: None)
            real(draft, who, stat, other)

    patch.setattr(checks, "_use_up", use_up)


def limits_forgotten(patch: Patch) -> None:
    """What is limited is not counted."""
    patch.setattr(limits, "counts", lambda rule, who, parent, *, own_turn: ())
