"""Decide: the one match over commands; its cases are the table of contents of the rules."""

from typing import assert_never

from engine.kernel import (
    absence,
    actions,
    answers,
    confirming,
    delay,
    director,
    endowing,
    gaps,
    held,
    hiding,
    hourglass,
    inquiry,
    modes,
    orders,
    phases,
    questions,
    reports,
    roster,
    seating,
    shelf,
    timer,
    turns,
)
from engine.kernel import commands as c
from engine.kernel.draft import Draft
from engine.kernel.events import Event
from engine.kernel.halting import FROZEN
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.rules import RulePack
from engine.kernel.stack import settle, tick
from engine.kernel.state import Encounter
from engine.kernel.units import Stamp


def decide(state: Encounter, command: c.Command, stamp: Stamp, pack: RulePack) -> tuple[Event, ...]:
    """What happens because of this command, in order; fold it with ``apply``.

    Raises Rejected where the rules say no; then nothing happens. The caller has made sure that
    whoever sent the command may send it.
    """
    return tuple(decided(state, command, stamp, pack).events)


def decided(state: Encounter, command: c.Command, stamp: Stamp, pack: RulePack) -> Draft:
    """The same with the states in between, for whoever would fold the events at once."""
    draft = Draft(state, stamp, pack)
    paused = state.clock.paused_at is not None
    require(not (paused and isinstance(command, FROZEN)), Reason.PAUSED)
    _carry_out(draft, command)
    settle(draft)
    timer.keep(draft)
    return draft


def _carry_out(draft: Draft, command: c.Command) -> None:
    match command:
        case c.Act():
            gaps.declare(draft, command)
        case c.React():
            answers.react(draft, command)
        case c.Decline():
            answers.decline(draft, command)
        case c.EndTurn(actor=who):
            actions.check_moment(draft, draft.combatant(who).id)
            require(not draft.state.outside(who), Reason.EXCLUSIVE_MODE)
            turns.end(draft, draft.state.active or who)
        case c.Answer(question=question, value=value):
            questions.answer(draft, question, value, by="seat")
        case c.Roll():
            inquiry.roll(draft, command)
        case c.Delay(actor=who):
            delay.delay(draft, who)
        case c.EndPhase(side=side):
            phases.end(draft, side)
        case c.Return(actor=who, after=after):
            delay.come_back(draft, who, after)
        case c.Ready():
            held.ready(draft, command)
        case c.Dismiss():
            held.dismiss(draft, command)
        case c.Begin(surprised=surprised):
            turns.begin(draft, surprised)
        case c.End():
            turns.finish(draft)
        case c.Judge(question=question, value=value):
            questions.answer(draft, question, value, by="gm")
        case c.AnswerFor():
            answers.answer_for(draft, command)
        case c.Standing():
            orders.order(draft, command)
        case c.MoreTime() | c.Extend() | c.Hold():
            hourglass.turn(draft, command)
        case c.Skip():
            director.skip(draft, command)
        case c.Reroute():
            director.reroute(draft, command)
        case c.Reorder():
            director.reorder(draft, command)
        case c.Resolve():
            director.resolve(draft, command)
        case c.SetScore(side=side, value=value):
            modes.set_score(draft, side, value)
        case c.EndMode():
            modes.give_up(draft)
        case c.CloseAll():
            director.close_all(draft)
        case c.ReportTrigger():
            reports.report(draft, command)
        case c.Interrupt():
            reports.interrupt(draft, command)
        case c.Fact():
            reports.state_fact(draft, command)
        case c.Pause():
            director.pause(draft)
        case c.Resume():
            director.resume(draft, command)
        case c.Shelve() | c.TakeUp() | c.Discard():
            shelf.change(draft, command)
        case c.Undo() | c.Redo():
            # Only whoever keeps the log knows what was; see undo.restore.
            raise reject(Reason.UNSUPPORTED)
        case c.TakeSeat():
            seating.take_seat(draft, command)
        case c.Tick():
            tick(draft)
        case c.Absent():
            absence.absent(draft, command)
        case c.Outage():
            director.outage(draft, command)
        case _:
            _set_table(draft, command)


TableCommand = (
    c.Add
    | c.Remove
    | c.Edit
    | c.Confirm
    | c.Initiative
    | c.Order
    | c.Defeat
    | c.Hide
    | c.Reveal
    | c.EffectCommand
    | c.SetBoard
    | c.SetOptions
    | c.SetOwned
    | c.SetReserve
    | c.SetSeat
    | c.Ask
)


def _set_table(draft: Draft, command: TableCommand) -> None:
    match command:
        case c.Add():
            roster.add(draft, command)
        case c.Remove(combatant=who):
            roster.remove(draft, who)
        case c.Edit():
            roster.edit(draft, command)
        case c.Confirm():
            confirming.confirm(draft, command)
        case c.Initiative():
            director.initiative(draft, command)
        case c.Order():
            director.move(draft, command)
        case c.Defeat(combatant=who, on=on):
            roster.defeat(draft, who, on=on)
        case c.Hide() | c.Reveal():
            hiding.change(draft, command)
        case c.EffectCommand():
            director.effect(draft, command)
        case c.SetBoard():
            director.board(draft, command)
        case c.SetOptions():
            director.options(draft, command)
        case c.SetOwned():
            endowing.own(draft, command)
        case c.SetReserve():
            endowing.reserve(draft, command)
        case c.SetSeat():
            seating.seat(draft, command)
        case c.Ask():
            inquiry.ask(draft, command)
        case _:
            assert_never(command)
