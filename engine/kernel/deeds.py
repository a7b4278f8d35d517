"""Deeds: what an action does when it resolves, to whom, by the degree of its check."""

from typing import assert_never

from engine.kernel import (
    beginnings,
    budgets,
    challenges,
    counters,
    damage,
    escapes,
    goods,
    harm,
    lasting,
    modes,
    picks,
    questions,
    real_dice,
    refunds,
    shoving,
    stats,
)
from engine.kernel.cases import rule_of
from engine.kernel.draft import Draft
from engine.kernel.events import ChanceRolled
from engine.kernel.frames import Pending
from engine.kernel.outcomes import EffectRule
from engine.kernel.units import BudgetId, CombatantId

OF_TRIGGER = ("modify", "interrupt", "avoid", "reduce", "redirect")
"""What is done to the action that this answers, whoever it is aimed at."""


def carry_out(draft: Draft, pending: Pending, effects: tuple[EffectRule, ...]) -> None:
    """Everything an action does; what does not fit the degree of its check is passed over.

    Of several rolls one that was not made does nothing.
    """
    if pending.strike is not None and pending.check is None:
        return
    for effect in effects:
        if due(draft, pending, effect) and _happens(draft, pending, effect):
            _to_all(draft, pending, effect)


def due(draft: Draft, pending: Pending, effect: EffectRule) -> bool:
    """Whether an effect is to happen when the action is resolved, if chance does not spare it."""
    if effect.early or not _has(draft, pending, effect.needs):
        return False
    return not effect.at or (pending.check is not None and pending.check.degree in effect.at)


def at_once(draft: Draft, pending: Pending, effects: tuple[EffectRule, ...]) -> None:
    """What an action does as soon as it is declared."""
    for effect in effects:
        if effect.early and _has(draft, pending, effect.needs):
            _to_all(draft, pending, effect)


def _has(draft: Draft, pending: Pending, name: str) -> bool:
    mine = stats.effects_on(draft.state, pending.by)
    return not name or any(one.name == f"effect-{name}" for one in mine)


def _to_all(draft: Draft, pending: Pending, effect: EffectRule) -> None:
    for who in bearers(draft, pending, effect):
        _one(draft, pending, effect, who)


def bearers(draft: Draft, pending: Pending, effect: EffectRule) -> tuple[CombatantId, ...]:
    """Whom an effect is about, of those who are there and did not get out of the way."""
    mine = effect.on == "self" or effect.kind in OF_TRIGGER
    if effect.on == "pick":
        picked = picks.picked(draft, pending, rule_of(draft.state, draft.pack, pending))
        return (picked,) if picked else ()
    return tuple(
        who
        for who in ((pending.by,) if mine else pending.aim)
        if who in draft.state.combatants and (mine or who not in pending.avoided)
    )


def _happens(draft: Draft, pending: Pending, effect: EffectRule) -> bool:
    """Throw for what happens by chance."""
    if effect.chance >= real_dice.PER_CENT:
        return True
    (face,) = real_dice.faces(draft, pending, real_dice.chance(effect, pending))
    draft.emit(
        ChanceRolled(frame=pending.id, combatant=pending.by, face=face, chance=effect.chance)
    )
    return face <= effect.chance


def _one(draft: Draft, pending: Pending, effect: EffectRule, who: CombatantId) -> None:
    match effect.kind:
        case "damage":
            damage.damage(draft, pending, effect, who)
        case "effect":
            beginnings.begin(draft, pending, effect, who)
        case "end":
            harm.end_named(draft, who, effect.name or effect.condition)
        case "sustain":
            lasting.sustain(draft, pending.by, effect.name, who if effect.on == "target" else None)
        case "modify":
            counters.modify(draft, pending, effect)
        case "interrupt":
            counters.stop(draft, pending, effect)
        case "avoid" | "reduce" | "redirect":
            escapes.escape(draft, pending, effect)
        case "ask":
            questions.ask(
                draft,
                "adjudicate",
                effect.name,
                source=who,
                choices=effect.choices,
                default=effect.choices[:1],
            )
        case "grant":
            named = picks.word(pending, effect.budget)
            budgets.lift(draft, who, BudgetId(named), effect.amount)
        case "regain":
            refunds.regain(draft, who, BudgetId(effect.budget), effect.amount)
        case "drain":
            budgets.change(draft, who, BudgetId(effect.budget), 0)
        case "heal":
            damage.heal(draft, pending, effect, who)
        case "push":
            shoving.push(draft, pending.by, who)
        case "mode":
            challenges.challenge(draft, pending, effect.name)
        case "yield":
            modes.interfere(draft, pending.by)
        case "give":
            goods.hand_over(draft, pending, who)
        case _:
            assert_never(effect.kind)
