"""The laws as checks of what was logged: by one command, or from the beginning of a fight."""

from engine.kernel import Event, stats
from engine.kernel import events as e
from engine.kernel.aims import target_refusal
from engine.kernel.cases import owned_of, rule_of
from engine.kernel.frames import Announced, Chosen, Pending, Question
from engine.kernel.grants import YES
from engine.kernel.holders import members
from engine.kernel.reports import READIED
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.timing import STEPS, TimingPoint
from engine.kernel.units import CombatantId, FrameId, HeldId
from tests.engine.course import course
from tests.engine.laws import hold


def still_makes_sense(before: Encounter, events: tuple[Event, ...], pack: RulePack) -> None:
    """Law 6: who reacts can, and what it reacts to is still under way when its turn comes;
    nobody walks or rolls who can do nothing."""
    for state, event, _ in course(before, events):
        if isinstance(event, e.StepDone | e.CheckRolled):
            down = stats.disabled(state, pack, event.combatant)
            hold(6, not down, f"{event.combatant} goes on and can do nothing")
        if isinstance(event, e.ActionDeclared) and event.frame.reaction:
            _reacts(state, event.frame, pack)


def _reacts(state: Encounter, frame: Pending, pack: RulePack) -> None:
    by, rule = frame.by, rule_of(state, pack, frame)
    no = stats.disabled(state, pack, by) or stats.frozen(state, pack, by)
    hold(6, not no, f"{by} reacts and can do nothing")
    no = stats.forbidden(state, pack, by, rule.tags)
    hold(6, not no, f"{by} does {rule.id}, which is forbidden")
    if frame.parent is not None:
        under = [
            one.pending.by if isinstance(one, Announced) else one.by
            for one in state.stack
            if one.id == frame.parent and isinstance(one, Pending | Announced)
        ]
        hold(6, under, f"{by} reacts to nothing")
        source = under[0]
        out = stats.disabled(state, pack, source) and not rule.anyway
        hold(6, not out, f"{by} reacts to {source}, who is out")
    if frame.repeats is None:
        return
    mine = [one for one in state.held if one.by == by and one.action == frame.action]
    hold(6, mine, f"{by} has not readied {frame.action}")
    for target in frame.targets if rule.target else ():
        assert rule.target is not None
        no = target_refusal(state, pack, by, rule.target, target, owned_of(state, frame), rule.tags)
        hold(6, not no, f"{by} readied {frame.action} at {target}, which does not fit any more")


def keeps_few(state: Encounter) -> None:
    """Law 6: nobody has more than one readied action, and nobody who is gone has any."""
    by = [one.by for one in state.held]
    hold(6, len(by) == len(set(by)) and set(by) <= set(state.combatants), f"readied by {by}")


def lapses(before: Encounter, events: tuple[Event, ...]) -> None:
    """Law 6: what was readied before one's turn begins is there no more when it has begun."""
    late = set[HeldId]()
    for state, event, after in course(before, events):
        if isinstance(event, e.TurnStarted):
            mine = members(state, event.combatant)
            late |= {one.id for one in state.held if one.by in mine}
        late &= {one.id for one in after.held} if event is events[-1] else late
    hold(6, not late, f"{late} outlast the turn's start")


def happens_once(log: list[Event]) -> None:
    """Law 6c: a chosen reaction is declared or released, once; a frame begins once."""
    begun = [one.frame.id for one in log if isinstance(one, e.ActionDeclared)]
    hold(6, len(begun) == len(set(begun)), "an action was declared twice")
    released = [one.frame for one in log if isinstance(one, e.WindowReleased)]
    hold(6, not set(released) & set(begun), "a released reaction was declared")
    opened = [one.window.id for one in log if isinstance(one, e.WindowOpened)]
    hold(6, len(opened) == len(set(opened)), "a window opened twice")


def keeps_capacity(log: list[Event]) -> None:
    """Law 6: of a window no more reactions happen than it has room for."""
    window_of: dict[FrameId, FrameId] = {}
    room: dict[FrameId, int] = {}
    for event in log:
        match event:
            case e.WindowOpened(window=window) if window.capacity is not None:
                room[window.id] = window.capacity
            case e.WindowClosed(chosen=chosen):
                window_of |= {one.id: one.window for one in chosen}
            case e.ActionDeclared(frame=frame) if window_of.get(frame.id) in room:
                room[window_of[frame.id]] -= 1
                hold(6, room[window_of[frame.id]] >= 0, "a window gave more than it had")


def asks_consent(log: list[Event], pack: RulePack) -> None:
    """Law 6: what needs the consent of whom it is for happens only after a yes."""
    asked: dict[FrameId, Question] = {}
    agreed: set[FrameId | None] = set()
    for event in log:
        match event:
            case e.QuestionAsked(question=question) if question.ask == "consent":
                asked[question.id] = question
            case e.QuestionAnswered() if event.frame in asked and event.value == (YES,):
                agreed.add(asked[event.frame].parent)
            case e.ActionDeclared(frame=frame) if frame.reaction and frame.targets:
                rule = pack.rule(frame.action)
                free = rule is None or not rule.consent or frame.id in agreed
                hold(6, free, f"nobody agreed to {frame.action}")


def asks_others(events: tuple[Event, ...], pack: RulePack) -> None:
    """Law 9: nobody is asked about what comes from itself, but where the trigger says so."""
    for event in events:
        if isinstance(event, e.WindowOpened) and event.window.trigger != READIED:
            own = event.window.source in event.window.asked
            own = own and not pack.triggers[event.window.trigger].actor
            hold(9, not own, f"{event.window.source} is asked about itself")


def asks_no_more(log: list[Event]) -> None:
    """Who declined a step, and did not say otherwise, is not asked again on the same path."""
    declined: dict[tuple[FrameId, TimingPoint], set[CombatantId]] = {}
    parent_of: dict[FrameId, tuple[FrameId, TimingPoint]] = {}
    replies: dict[FrameId, dict[CombatantId, bool]] = {}
    for event in log:
        match event:
            case e.WindowOpened(window=window) if window.parent and window.at in STEPS:
                place = (window.parent, window.at)
                parent_of[window.id], replies[window.id] = place, {}
                again = declined.get(place, set()) & set(window.asked)
                hold(9, not again, f"{again} declined and are asked again")
            case e.WindowAnswered(by=by, reply=reply) | e.WindowExpired(by=by, reply=reply):
                declines = reply.reaction is None and not reply.again
                replies.setdefault(event.frame, {})[by] = declines
            case e.WindowClosed() if event.frame in parent_of:
                passed = {who for who, no in replies[event.frame].items() if no}
                declined.setdefault(parent_of[event.frame], set()).update(passed)


def uses_up(state: Encounter) -> None:
    """Law 6: an effect that is good for some rolls ends with the last of them, and whatever was
    chosen is carried out or released."""
    for one in state.effects:
        hold(6, one.uses is None or one.uses > 0, f"{one.name} is used up and goes on")
    waiting = [one for one in state.stack if isinstance(one, Chosen)]
    hold(6, not waiting or state.stack[-1].kind != "chosen", "what was chosen is left lying")
