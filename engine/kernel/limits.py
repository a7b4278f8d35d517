"""Limits: how often a combatant may do a thing within a turn, cycle, round or action."""

from typing import assert_never

from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, LimitRule, RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, FrameId


def key(limit: LimitRule, rule: ActionRule, who: CombatantId, parent: FrameId | None) -> str:
    """Where the ledger counts uses of an action against this limit.

    A cycle runs from own turn start to own turn start; ``action`` means the action reacted to.
    """
    match limit.per:
        case "action":
            return f"action:{parent}:{who}:{rule.id}"
        case "turn" | "cycle" | "round" | "encounter":
            return f"{limit.per}:{who}:{rule.id}"
        case _:
            assert_never(limit.per)


def tag_key(tag: str, who: CombatantId) -> str:
    """Where the ledger counts actions with a tag in one's own turn."""
    return f"turn:{who}:#{tag}"


def reached(
    state: Encounter, rule: ActionRule, who: CombatantId, parent: FrameId | None
) -> Refusal | None:
    """Which limit leaves no further use, if any."""
    for limit in rule.limits:
        if state.uses.get(key(limit, rule, who, parent), 0) >= limit.n:
            return Refusal(Reason.LIMIT, {"scope": limit.per})
    return None


def tags_reached(
    state: Encounter, pack: RulePack, rule: ActionRule, who: CombatantId
) -> Refusal | None:
    """Which tag of an action one has used often enough in this turn, if any."""
    for tag in sorted(rule.tags & set(pack.tag_limits)):
        if state.uses.get(tag_key(tag, who), 0) >= pack.tag_limits[tag]:
            return Refusal(Reason.LIMIT, {"scope": "turn", "tag": tag})
    return None


def counts(
    rule: ActionRule, who: CombatantId, parent: FrameId | None, *, own_turn: bool
) -> tuple[str, ...]:
    """Every count of the ledger that one use of an action adds to; what answers no action is not
    counted against one."""
    limits = tuple(
        key(limit, rule, who, parent)
        for limit in rule.limits
        if limit.per != "action" or parent is not None
    )
    tags = tuple(tag_key(tag, who) for tag in sorted(rule.tags)) if own_turn else ()
    return limits + tags
