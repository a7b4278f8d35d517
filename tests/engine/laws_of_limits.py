"""The law about limits (law 6): nothing is done more often than it may be."""

from collections import Counter

from engine.kernel import Event
from engine.kernel import events as e
from engine.kernel.frames import Pending
from engine.kernel.holders import members
from engine.kernel.rules import LimitRule, RulePack
from engine.kernel.state import Encounter
from engine.kernel.stats import number
from engine.kernel.units import CombatantId
from tests.engine.course import course
from tests.engine.laws import hold


def keeps_limits(start: Encounter, log: tuple[Event, ...], pack: RulePack) -> None:
    """Law 6c: nothing is done more often than its limits allow within a turn, cycle, round,
    action or fight; firing what was readied does not count."""
    done = Counter[tuple[str, CombatantId, str, object]]()
    for state, event, _ in course(start, log):
        match event:
            case e.EncounterBegan():
                done.clear()
            case e.RoundStarted():
                _forget(done, "round", None)
            case e.TurnStarted(combatant=holder, resumed=resumed):
                _forget(done, "other_turn", None)
                if not resumed:
                    _forget(done, "turn", None)
                    _forget(done, "cycle", members(state, holder))
            case e.ActionDeclared(frame=frame) if frame.repeats is None:
                rule = pack.rule(frame.action)
                for limit in rule.limits if rule else ():
                    within = _within(state, limit, frame)
                    if within == ("action", None):
                        continue
                    key = (limit.per, frame.by, limit.of or frame.action, within)
                    done[key] += 1
                    own = state.combatants[frame.by]
                    most = max(limit.n, number(pack, own, limit.stat) if limit.stat else 0)
                    hold(6, done[key] <= most, f"{frame.action}: {done[key]} in a {limit.per}")


def _within(state: Encounter, limit: LimitRule, frame: Pending) -> object:
    """What a limit counts within, besides its scope: the action reacted to, and its point."""
    if limit.per not in ("action", "trigger"):
        return None
    under = [one for one in state.stack if one.id == frame.parent and isinstance(one, Pending)]
    if not under:
        return ("action", None)
    point = (under[0].next, under[0].leg) if limit.per == "trigger" else ()
    return ("action", frame.parent, *point)


def _forget(
    done: Counter[tuple[str, CombatantId, str, object]],
    scope: str,
    who: tuple[CombatantId, ...] | None,
) -> None:
    for key in [*done]:
        if key[0] == scope and (who is None or key[1] in who):
            del done[key]
