"""Surprise: a round before the first for those who are aware, or a first round that others miss."""

from engine.kernel import budgets, harm, stats
from engine.kernel.creatures import SurpriseRule
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect, Expiry
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId, EffectId

MISSED = 1
"""The round that those miss who are surprised."""


def has_round(draft: Draft) -> bool:
    """Whether surprise is a round of its own, before the first."""
    return draft.pack.surprise is None


def startle(draft: Draft, surprised: tuple[CombatantId, ...]) -> None:
    """Surprise some, at the beginning of a fight."""
    condition, rule = draft.pack.surprised, draft.pack.surprise
    if not surprised or condition is None:
        return
    if rule is None:
        _withhold(draft, tuple(draft.state.combatants))
        for who in surprised:
            harm.apply_condition(draft, who, condition)
        return
    _withhold(draft, surprised)
    for who in surprised:
        harm.apply_condition(draft, who, rule.exposed)
        harm.apply_effect(
            draft,
            Effect(
                id=EffectId(draft.fresh()),
                on=who,
                name=f"condition-{condition}",
                condition=condition,
                until=Expiry(at=TimingPoint.TURN_END, anchor=who),
            ),
        )


def before_round(draft: Draft) -> None:
    """What the end of the round under way ends."""
    condition, rule = draft.pack.surprised, draft.pack.surprise
    if condition is None:
        return
    if rule is not None:
        if draft.state.round == MISSED:
            _end_missed(draft, rule)
    elif draft.state.round == 0:
        _end_round(draft, condition)


def _end_missed(draft: Draft, rule: SurpriseRule) -> None:
    for who in draft.state.combatants:
        if rule.exposed not in stats.conditions(draft.state, who):
            continue
        if rule.returns == "round":
            _give(draft, who)
        if rule.until == "round":
            harm.end_condition(draft, who, rule.exposed)


def _end_round(draft: Draft, condition: str) -> None:
    """The surprise round is over: who was aware gets what it withheld, the others can act."""
    for who in draft.state.combatants:
        if condition in stats.conditions(draft.state, who):
            harm.end_condition(draft, who, condition)
        elif draft.state.last is not None:
            _give(draft, who)


def at_turn(draft: Draft, who: CombatantId) -> None:
    """What the first turn ends that one of the surprised has."""
    rule = draft.pack.surprise
    if rule is not None and rule.until == "turn":
        harm.end_condition(draft, who, rule.exposed)


def _withhold(draft: Draft, whom: tuple[CombatantId, ...]) -> None:
    """None of these begins with more than surprise leaves them."""
    for who in whom:
        one = draft.state.combatants[who]
        for budget, rule in draft.pack.budgets.items():
            if rule.surprise is not None:
                budgets.change(draft, who, budget, min(rule.surprise, one.budgets.get(budget, 0)))


def _give(draft: Draft, who: CombatantId) -> None:
    """What the surprise round withheld from somebody aware, but for what a turn start gives."""
    for budget, rule in draft.pack.budgets.items():
        if rule.surprise is not None and not rule.of_turn:
            budgets.change(
                draft, who, budget, budgets.cap_of(draft.pack, draft.state.combatants[who], budget)
            )
