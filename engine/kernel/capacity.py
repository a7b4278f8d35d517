"""Capacity: how many reactions one action may cause, over all of its windows."""

from typing import assert_never

from engine.kernel.cases import rule_of
from engine.kernel.frames import Pending
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import RulePack, WindowRule
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId

FULL = Refusal(Reason.LIMIT, {"scope": "reactions"})
"""Why nobody may react any more."""


def rule_at(state: Encounter, pack: RulePack, pending: Pending) -> WindowRule:
    """The rule of the windows at the point that an action reaches next or stands at."""
    point: TimingPoint = rule_of(state, pack, pending).timeline[pending.next]
    return pack.windows.get(point, WindowRule())


def place(rule: WindowRule, pending: Pending, who: CombatantId) -> str | None:
    """Where the ledger counts a reaction of ``who`` to an action; None where it is counted in its
    window alone."""
    match rule.per:
        case "window":
            return None
        case "action":
            return f"action:{pending.id}:#reactions"
        case "target":
            return f"action:{pending.id}:#reactions:{_about(pending, who)}"
        case "reactor":
            return f"action:{pending.id}:#reactions:{who}"
        case _:
            assert_never(rule.per)


def _about(pending: Pending, who: CombatantId) -> CombatantId:
    """For which target somebody reacts: for itself, else for the one it is about."""
    mine = who in pending.aim or not pending.aim
    return who if mine else pending.aim[0]


def full(
    state: Encounter, pack: RulePack, pending: Pending | None, who: CombatantId
) -> Refusal | None:
    """That an action has caused as many reactions as it may, if so."""
    if pending is None:
        return None
    rule = rule_at(state, pack, pending)
    where = place(rule, pending, who)
    if where is None or rule.capacity is None or state.uses.get(where, 0) < rule.capacity:
        return None
    return FULL


def counts(
    state: Encounter, pack: RulePack, pending: Pending | None, who: CombatantId
) -> tuple[str, ...]:
    """The count of the ledger that a reaction adds to."""
    where = place(rule_at(state, pack, pending), pending, who) if pending else None
    return () if where is None else (where,)
