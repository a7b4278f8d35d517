"""The laws as checks of what was logged: by one command, or from the beginning of a fight."""

from engine.kernel import Command, Event, apply, stats
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.frames import Pending
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.timing import STEPS
from engine.kernel.units import CombatantId, FrameId
from tests.engine.laws import hold


def still_makes_sense(before: Encounter, events: tuple[Event, ...], pack: RulePack) -> None:
    """Law 6: who reacts can, and what it reacts to is still under way when its turn comes;
    nobody walks or rolls who can do nothing."""
    state = before
    for event in events:
        if isinstance(event, e.StepDone | e.CheckRolled):
            down = stats.disabled(state, pack, event.combatant)
            hold(6, not down, f"{event.combatant} goes on and can do nothing")
        if isinstance(event, e.ActionDeclared) and event.frame.reaction:
            by, parent = event.frame.by, event.frame.parent
            hold(6, not stats.disabled(state, pack, by), f"{by} reacts and can do nothing")
            under = [one for one in state.stack if one.id == parent and isinstance(one, Pending)]
            hold(6, under, f"{by} reacts to nothing")
            source = under[0].by
            hold(6, not stats.disabled(state, pack, source), f"{by} reacts to {source}, who is out")
        state = apply(state, event)


def happens_once(log: list[Event]) -> None:
    """Law 6c: a chosen reaction is declared or released, once; a frame begins once."""
    begun = [one.frame.id for one in log if isinstance(one, e.ActionDeclared)]
    hold(6, len(begun) == len(set(begun)), "an action was declared twice")
    released = [one.frame for one in log if isinstance(one, e.WindowReleased)]
    hold(6, not set(released) & set(begun), "a released reaction was declared")
    opened = [one.window.id for one in log if isinstance(one, e.WindowOpened)]
    hold(6, len(opened) == len(set(opened)), "a window opened twice")


def keeps_turns(
    before: Encounter, command: Command, events: tuple[Event, ...], pack: RulePack
) -> None:
    """Law 8: a turn ends because it was ended or its holder can do nothing; the next one able
    in the order follows; nobody begins while somebody has the turn."""
    state, ended = before, None
    unable, skipped = set[CombatantId](), set[CombatantId]()
    for event in events:
        unable |= {who for who in state.combatants if stats.disabled(state, pack, who)}
        skipped |= {event.combatant} if isinstance(event, e.TurnSkipped) else set()
        if isinstance(event, e.TurnEnded):
            by_right = isinstance(command, c.EndTurn) and command.actor == event.combatant
            gone = isinstance(command, c.Remove) and command.combatant == event.combatant
            taken = not (by_right or gone or event.combatant in unable)
            hold(8, not taken, f"the turn of {event.combatant} was taken away")
            hold(8, state.active == event.combatant, "a turn ended that was not under way")
            ended = [slot.holder for slot in state.order], event.combatant
        if isinstance(event, e.TurnStarted):
            hold(8, state.active is None, f"{event.combatant} began in {state.active}'s turn")
            hold(8, not stats.disabled(state, pack, event.combatant), "one who cannot act began")
            if ended:
                defeated = {who for who, one in state.combatants.items() if one.defeated}
                _skips_nobody({*skipped, *defeated}, *ended, event.combatant)
        state = apply(state, event)


def _skips_nobody(
    fair: set[CombatantId], line: list[CombatantId], last: CombatantId, comes: CombatantId
) -> None:
    place = line.index(last) + 1
    ahead = [*line[place:], *line[:place]]
    for who in ahead[: ahead.index(comes)]:
        hold(8, who in fair, f"{who} was passed by, {comes} began")


def starts_once(log: list[Event]) -> None:
    """Law 8: in a round whose order was not edited nobody has two turns."""
    had: set[CombatantId] = set()
    for event in log:
        match event:
            case e.RoundStarted() | e.OrderSet() | e.CombatantRemoved():
                had = set()
            case e.TurnStarted(combatant=who):
                hold(8, who not in had, f"{who} began twice in a round")
                had.add(who)


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


def asks_no_more(log: list[Event]) -> None:
    """Who declined a step, and did not say otherwise, is not asked again on the same path."""
    declined: dict[FrameId, set[CombatantId]] = {}
    parent_of: dict[FrameId, FrameId] = {}
    replies: dict[FrameId, dict[CombatantId, bool]] = {}
    for event in log:
        match event:
            case e.WindowOpened(window=window) if window.parent and window.at in STEPS:
                parent_of[window.id], replies[window.id] = window.parent, {}
                again = declined.get(window.parent, set()) & set(window.asked)
                hold(9, not again, f"{again} declined and are asked again")
            case e.WindowAnswered(by=by, reply=reply) | e.WindowExpired(by=by, reply=reply):
                declines = reply.reaction is None and not reply.again
                replies.setdefault(event.frame, {})[by] = declines
            case e.WindowClosed() if event.frame in parent_of:
                passed = {who for who, no in replies[event.frame].items() if no}
                declined.setdefault(parent_of[event.frame], set()).update(passed)
