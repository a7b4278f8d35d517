"""Limits: how often a combatant may do a thing within a turn, cycle, round, trigger or action."""

from collections.abc import Iterator
from typing import assert_never

from engine.kernel import stats
from engine.kernel.frames import Pending
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, LimitRule, RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId, FrameId

Cause = Pending | FrameId | None
"""What is reacted to: an action, a window without one, nothing."""


def _frame(cause: Cause) -> FrameId | None:
    return cause.id if isinstance(cause, Pending) else cause


def key(limit: LimitRule, rule: ActionRule, who: CombatantId, cause: Cause) -> str:
    """Where the ledger counts uses of an action against this limit.

    A cycle runs from own turn start to own turn start, ``other_turn`` from anybody's to anybody's;
    ``action`` means the action reacted to,
    ``trigger`` the point at which it stands.
    """
    name = limit.of or rule.id
    match limit.per:
        case "action":
            return f"action:{_frame(cause)}:{who}:{name}"
        case "trigger":
            place = f"{cause.next}.{cause.leg}" if isinstance(cause, Pending) else ""
            return f"action:{_frame(cause)}:{place}:{who}:{name}"
        case "turn" | "other_turn" | "cycle" | "round" | "encounter":
            return f"{limit.per}:{who}:{name}"
        case _:
            assert_never(limit.per)


def tag_key(tag: str, who: CombatantId) -> str:
    """Where the ledger counts actions with a tag in one's own turn."""
    return f"turn:{who}:#{tag}"


def _counted(rule: ActionRule, cause: Cause) -> Iterator[LimitRule]:
    """The limits that count here; those of what is reacted to need an action."""
    for limit in rule.limits:
        if cause is not None or limit.per not in ("action", "trigger"):
            yield limit


def reached(
    state: Encounter, pack: RulePack, rule: ActionRule, who: CombatantId, cause: Cause
) -> Refusal | None:
    """Which limit leaves no further use, if any."""
    for limit in _counted(rule, cause):
        own = stats.number(pack, state.combatants[who], limit.stat) if limit.stat else 0
        if state.uses.get(key(limit, rule, who, cause), 0) >= max(limit.n, own):
            return Refusal(Reason.LIMIT, {"scope": limit.per})
    return None


def tags_reached(
    state: Encounter, pack: RulePack, rule: ActionRule, who: CombatantId
) -> Refusal | None:
    """Which tag of an action one has used often enough in this turn, if any."""
    for tag in sorted(pack.tag_limits.keys() & rule.tags):
        if state.uses.get(tag_key(tag, who), 0) >= pack.tag_limits[tag]:
            return Refusal(Reason.LIMIT, {"scope": "turn", "tag": tag})
    return None


def counts(rule: ActionRule, who: CombatantId, cause: Cause, *, own_turn: bool) -> tuple[str, ...]:
    """Every count of the ledger that one use of an action adds to."""
    limits = tuple(key(limit, rule, who, cause) for limit in _counted(rule, cause))
    tags = tuple(tag_key(tag, who) for tag in sorted(rule.tags)) if own_turn else ()
    return limits + tags
