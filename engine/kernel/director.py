"""The GM's hand on the fight: time, windows, order, effects, settings, the way out."""

from dataclasses import replace

from engine.kernel import commands as c
from engine.kernel import harm, lasting, order, questions
from engine.kernel.clean import MOST_INITIATIVE, NUMBER, clean_name, is_dice, on_board
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect
from engine.kernel.events import (
    BoardSet,
    CombatantEdited,
    InitiativeSet,
    OptionsSet,
    OutageGivenBack,
    Paused,
    Resumed,
    StackCleared,
    WindowAnswered,
    WindowOrdered,
    WindowRerouted,
    WindowResolve,
)
from engine.kernel.frames import Pending, Question
from engine.kernel.holders import queued
from engine.kernel.hourglass import part, window
from engine.kernel.offers import Reply
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.settings import changed_settings
from engine.kernel.state import Board
from engine.kernel.units import EffectId, Span

LARGEST = 100
"""Columns and rows of a board."""


def reorder(draft: Draft, command: c.Reorder) -> None:
    """The GM's order of resolution; who is not named comes after, by the rules."""
    one = window(draft, command.window)
    known = set(command.actors) <= set(one.asked)
    require(known and len(set(command.actors)) == len(command.actors), Reason.UNKNOWN, what="who")
    draft.emit(WindowOrdered(frame=one.id, order=command.actors))


def resolve(draft: Draft, command: c.Resolve) -> None:
    """Close a window now; who has not answered declines."""
    one = window(draft, command.window)
    draft.emit(WindowResolve(frame=one.id))


def skip(draft: Draft, command: c.Skip) -> None:
    """Wait no longer for one who is asked: it declines."""
    one, _ = part(draft, command.window, command.actor)
    draft.emit(WindowAnswered(frame=one.id, by=command.actor, reply=Reply(by="gm")))


def reroute(draft: Draft, command: c.Reroute) -> None:
    """Let another seat answer for one who is asked; None: its own again."""
    one, asked = part(draft, command.window, command.actor)
    known = command.seat is None or command.seat in draft.state.seats
    require(known, Reason.UNKNOWN, what="seat")
    if asked.seat != command.seat:
        draft.emit(WindowRerouted(frame=one.id, by=command.actor, seat=command.seat))


def close_all(draft: Draft) -> None:
    """Drop everything under way; what was paid stays paid, nothing more is.

    Without a place to come in at the fight does not go on: there the default is taken.
    """
    for frame in draft.state.stack:
        if isinstance(frame, Question) and frame.ask == "slot":
            questions.settle_with(draft, frame, frame.default, by="gm")
        if isinstance(frame, Pending):
            harm.fall(draft, frame)
    if draft.state.stack:
        draft.emit(StackCleared())


def pause(draft: Draft) -> None:
    """Stop the room's clock."""
    require(draft.state.clock.paused_at is None, Reason.PAUSED)
    draft.emit(Paused(at=draft.now))


def resume(draft: Draft, command: c.Resume) -> None:
    """Let the room's clock go on where it stood."""
    paused_at = draft.state.clock.paused_at
    if paused_at is None:
        raise reject(Reason.NOT_NOW, why="running")
    lost = max(draft.state.clock.lost, command.clock - paused_at)
    draft.emit(Resumed(lost=Span(lost)))


def outage(draft: Draft, command: c.Outage) -> None:
    """Give back time in which no server kept the clock; each span once."""
    clock = draft.state.clock
    start = max(command.start, clock.outage_until)
    if command.end <= start:
        return
    span = 0 if clock.paused_at is not None else command.end - start
    draft.emit(OutageGivenBack(lost=Span(clock.lost + span), until=command.end, span=Span(span)))


def initiative(draft: Draft, command: c.Initiative) -> None:
    """Set or roll initiative; the order follows, the turn does not."""
    who = draft.combatant(command.combatant).id
    if command.value is None:
        order.roll(draft, who)
    else:
        most = MOST_INITIATIVE
        require(abs(command.value) <= most, Reason.REQUIREMENT, what="value", most=most)
        draft.emit(InitiativeSet(combatant=who, value=command.value))
    if not queued(draft.state, who):
        order.sort_in(draft, who)


def move(draft: Draft, command: c.Order) -> None:
    """Move a combatant in the order, or the side that has its turns."""
    who = order.holder(draft, command.combatant)
    before, after = (
        order.holder(draft, one) if one else None for one in (command.before, command.after)
    )
    order.move(draft, who, before, after, command.to)


def effect(draft: Draft, command: c.EffectCommand) -> None:
    """Put a condition or modifier on a combatant, or end one."""
    who = draft.combatant(command.combatant).id
    if command.end is not None:
        for one in draft.state.effects:
            if one.id == command.end and one.on == who:
                harm.end(draft, one, "gm")
                return
        raise reject(Reason.UNKNOWN, what="effect")
    condition = command.condition
    require(not condition or condition in draft.pack.conditions, Reason.UNKNOWN, what="condition")
    name = f"condition-{condition}" if condition and not command.name else clean_name(command.name)
    require(not command.harm or is_dice(command.harm), Reason.REQUIREMENT, what="dice")
    require(set(command.modifiers) <= set(draft.pack.stats), Reason.UNKNOWN, what="stat")
    bounded = all(abs(one) <= NUMBER for one in command.modifiers.values())
    require(bounded, Reason.REQUIREMENT, what="value", most=NUMBER)
    if command.anchor is not None:
        draft.combatant(command.anchor)
    one = Effect(
        id=EffectId(draft.fresh()),
        on=who,
        name=name,
        condition=condition,
        modifiers=command.modifiers,
        until=lasting.expiry(command.until, command.anchor),
        by=command.anchor,
        sustained=command.sustained,
        good=command.good,
        harm=command.harm,
    )
    harm.apply_effect(draft, one)


def board(draft: Draft, command: c.SetBoard) -> None:
    """Lay out the grid, or take it away; or move tokens on it."""
    grid = command.grid
    if grid is not None or not command.tokens:
        _lay_out(draft, grid)
    for who, place in command.tokens.items():
        one = draft.combatant(who)
        changed = replace(one, position=None if place is None else on_board(draft, place))
        if changed != one:
            draft.emit(CombatantEdited(combatant=changed, what=("position",)))


def _lay_out(draft: Draft, grid: Board | None) -> None:
    if grid is not None:
        fits = 1 <= grid.width <= LARGEST and 1 <= grid.height <= LARGEST
        require(fits, Reason.REQUIREMENT, what="value", most=LARGEST)
        cells = (*grid.difficult, *grid.blocked)
        inside = all(1 <= x <= grid.width and 1 <= y <= grid.height for x, y in cells)
        require(inside, Reason.REQUIREMENT, what="place")
    draft.emit(BoardSet(board=grid))


def options(draft: Draft, command: c.SetOptions) -> None:
    """Change options of the system, or the room's settings.

    Options change the rules themselves, so they wait until nothing is under way.
    """
    require(not (command.options and draft.state.stack), Reason.NOT_NOW, why="under_way")
    chosen = dict(draft.state.options)
    for name, value in command.options.items():
        rule = draft.pack.options.get(name)
        if rule is None:
            raise reject(Reason.UNKNOWN, what="option")
        kept = rule.kept(value)
        if kept is None:
            raise reject(Reason.REQUIREMENT, what="value")
        chosen[name] = kept
    settings = changed_settings(draft.state.settings, command.settings)
    draft.emit(OptionsSet(options=chosen, settings=settings))
