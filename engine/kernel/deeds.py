"""Deeds: what an action does when it resolves, to whom, by the degree of its check."""

from typing import assert_never

from engine.kernel import (
    budgets,
    challenges,
    counters,
    damage,
    escapes,
    goods,
    harm,
    lasting,
    modes,
    questions,
    real_dice,
    stats,
)
from engine.kernel.cases import rule_of
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect
from engine.kernel.events import ChanceRolled
from engine.kernel.frames import Pending
from engine.kernel.outcomes import EffectRule, ModifierRule
from engine.kernel.units import BudgetId, CombatantId, EffectId

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
        if who in draft.state.combatants:
            _one(draft, pending, effect, who)


def bearers(draft: Draft, pending: Pending, effect: EffectRule) -> tuple[CombatantId, ...]:
    """Whom an effect is about, of those who are there and did not get out of the way."""
    mine = effect.on == "self" or effect.kind in OF_TRIGGER
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
            _begin(draft, pending, effect, who)
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
            budgets.lift(draft, who, BudgetId(effect.budget), effect.amount)
        case "mode":
            challenges.challenge(draft, pending, effect.name)
        case "yield":
            modes.interfere(draft, pending.by)
        case "give":
            goods.hand_over(draft, pending, who)
        case _:
            assert_never(effect.kind)


def _begin(draft: Draft, pending: Pending, effect: EffectRule, who: CombatantId) -> None:
    name = f"effect-{effect.name}" if effect.name else f"condition-{effect.condition}"
    about = next((one for one in pending.targets if one != who), None)
    harm.end_named(draft, who, name)
    harm.apply_effect(
        draft,
        Effect(
            id=EffectId(draft.fresh()),
            on=who,
            name=name,
            condition=effect.condition,
            modifiers={one.stat: _value(draft, one, who) for one in effect.modifiers},
            until=lasting.expiry(effect.until, pending.by if effect.until != "never" else None),
            by=pending.by,
            sustained=effect.sustained,
            good=effect.good,
            uses=effect.uses,
            ends_on=effect.ends_on,
            about=about,
            word=_word(draft, pending, effect),
        ),
    )


def _word(draft: Draft, pending: Pending, effect: EffectRule) -> str:
    words = rule_of(draft.state, draft.pack, pending).words.get(effect.word, ("",))
    return str(pending.choices.get(effect.word, words[0]))


def _value(draft: Draft, rule: ModifierRule, who: CombatantId) -> int:
    one = draft.state.combatants[who]
    instead = stats.number(draft.pack, one, rule.instead) if rule.instead else 0
    if instead:
        return instead
    return rule.value + (stats.number(draft.pack, one, rule.plus) if rule.plus else 0)
