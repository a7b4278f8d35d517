"""Deeds: what an action does when it resolves, to whom, by the degree of its check."""

from typing import assert_never

from engine.kernel import (
    budgets,
    challenges,
    damage,
    escapes,
    goods,
    harm,
    lasting,
    modes,
    questions,
    refunds,
    stats,
)
from engine.kernel.cases import rule_of
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect
from engine.kernel.events import (
    ActionInterrupted,
    ChanceRolled,
    CheckModified,
)
from engine.kernel.frames import Modifier, Pending
from engine.kernel.outcomes import EffectRule, ModifierRule
from engine.kernel.units import BudgetId, CombatantId, EffectId

PER_CENT = 100
OF_TRIGGER = ("modify", "interrupt", "avoid", "reduce", "redirect")
"""What is done to the action that this answers, whoever it is aimed at."""


def carry_out(draft: Draft, pending: Pending, effects: tuple[EffectRule, ...]) -> None:
    """Everything an action does; what does not fit the degree of its check is passed over.

    Of several rolls one that was not made does nothing.
    """
    if pending.strike is not None and pending.check is None:
        return
    for effect in effects:
        if effect.early or not _has(draft, pending, effect.needs):
            continue
        if effect.at and (pending.check is None or pending.check.degree not in effect.at):
            continue
        if not _happens(draft, pending, effect.chance):
            continue
        _to_all(draft, pending, effect)


def at_once(draft: Draft, pending: Pending, effects: tuple[EffectRule, ...]) -> None:
    """What an action does as soon as it is declared."""
    for effect in effects:
        if effect.early and _has(draft, pending, effect.needs):
            _to_all(draft, pending, effect)


def _has(draft: Draft, pending: Pending, name: str) -> bool:
    mine = stats.effects_on(draft.state, pending.by)
    return not name or any(one.name == f"effect-{name}" for one in mine)


def _to_all(draft: Draft, pending: Pending, effect: EffectRule) -> None:
    mine = effect.on == "self" or effect.kind in OF_TRIGGER
    for who in (pending.by,) if mine else pending.aim:
        if who in draft.state.combatants and (mine or who not in pending.avoided):
            _one(draft, pending, effect, who)


def _happens(draft: Draft, pending: Pending, chance: int) -> bool:
    """Throw for what happens by chance."""
    if chance >= PER_CENT:
        return True
    face = draft.roll(PER_CENT)
    draft.emit(ChanceRolled(frame=pending.id, combatant=pending.by, face=face, chance=chance))
    return face <= chance


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
            _modify(draft, pending, effect)
        case "interrupt":
            _interrupt(draft, pending, effect)
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
        ),
    )


def _value(draft: Draft, rule: ModifierRule, who: CombatantId) -> int:
    one = draft.state.combatants[who]
    instead = stats.number(draft.pack, one, rule.instead) if rule.instead else 0
    if instead:
        return instead
    return rule.value + (stats.number(draft.pack, one, rule.plus) if rule.plus else 0)


def _modify(draft: Draft, pending: Pending, effect: EffectRule) -> None:
    """Change the roll that this answers, before it is made."""
    parent = draft.frame(pending.parent) if pending.parent else None
    value = effect.values.get(pending.check.degree, 0) if pending.check else 0
    if isinstance(parent, Pending) and value:
        modifier = Modifier(why=f"effect-{effect.name}", value=value)
        draft.emit(CheckModified(frame=parent.id, by=pending.by, modifier=modifier))


def _interrupt(draft: Draft, pending: Pending, effect: EffectRule) -> None:
    """Stop what this answers, at once or if the GM says so."""
    parent = draft.frame(pending.parent) if pending.parent else None
    if not isinstance(parent, Pending):
        return
    rule = rule_of(draft.state, draft.pack, parent)
    if effect.tag and effect.tag not in rule.tags:
        return
    if not effect.choices:
        interrupt(draft, parent)
    elif stats.disabled(draft.state, draft.pack, parent.by) is None:
        questions.ask(
            draft,
            "adjudicate",
            effect.name,
            parent=parent.id,
            source=parent.by,
            choices=effect.choices,
            default=effect.choices[:1],
        )


def interrupt(draft: Draft, pending: Pending) -> None:
    """Stop an action: its costs stay spent, it does nothing, the GM says what else happens."""
    harm.fall(draft, pending)
    rule = rule_of(draft.state, draft.pack, pending)
    title = pending.title
    refunds.give_back(draft, pending)
    draft.emit(ActionInterrupted(frame=pending.id, combatant=pending.by, action=title))
    if rule.consequence:
        questions.ask(
            draft,
            "consequence",
            title,
            source=pending.by,
            choices=rule.consequence,
            default=rule.consequence[:1],
        )
