"""Gaps: the moment before a declaration, in which others may come before it."""

from dataclasses import replace

from engine.kernel import actions, grants, modes, moments, questions, stats, windows
from engine.kernel.commands import Act
from engine.kernel.draft import Draft
from engine.kernel.events import ActionAnnounced, ActionWithdrawn, WindowReleased
from engine.kernel.frames import Announced
from engine.kernel.holders import has_turn
from engine.kernel.refusals import Refusal
from engine.kernel.survey import survey_gap
from engine.kernel.timing import TimingPoint


def declare(draft: Draft, command: Act) -> None:
    """Declare an action; where others may come before it, only announce it, or change what was
    announced. Raises Rejected."""
    who = command.actor
    if modes.meddles(draft.state, draft.pack, who) and has_turn(draft.state, who):
        modes.interfere(draft, who)
        return
    pending = actions.planned(draft, command)
    before = moments.announced(draft.state, command.actor)
    if before is not None:
        pending = replace(pending, id=before.id)
    elif draft.state.stack or not survey_gap(draft.state, draft.pack, pending.by).trigger:
        actions.declare(draft, pending)
        return
    draft.emit(
        ActionAnnounced(
            frame=pending, gap=True, sealed=draft.pack.gap is None or draft.pack.gap.sealed
        )
    )


def go_on(draft: Draft, one: Announced) -> None:
    """Ask everybody who may come before what is announced, until nobody does; then declare it.

    Whoever announced it, and could not say anything since somebody came before it, is asked
    whether it stands. Who can do nothing any more declares nothing.
    """
    gone = stats.disabled(draft.state, draft.pack, one.pending.by) if one.gap else None
    if gone:
        _drop(draft, one, gone)
        return
    if one.gap and not one.asked:
        found = survey_gap(draft.state, draft.pack, one.pending.by)
        if found.trigger is not None:
            who = one.pending.by
            windows.open_window(draft, found, TimingPoint.GAP, parent=one.id, source=who)
            return
        if one.preceded and one.chosen is None:
            _ask(draft, one)
            return
    if one.chosen is not None:
        grants.grant(draft, one.chosen, announced=True)
    else:
        actions.confirm(draft, one.pending)


def _ask(draft: Draft, one: Announced) -> None:
    choices = (questions.KEEP, questions.CHANGE)
    questions.ask(
        draft,
        "redeclare",
        one.pending.title,
        to=one.pending.by,
        parent=one.id,
        source=one.pending.by,
        choices=choices,
        default=choices[:1],
    )


def _drop(draft: Draft, one: Announced, why: Refusal) -> None:
    who, title = one.pending.by, one.pending.title
    if one.chosen is None:
        draft.emit(ActionWithdrawn(frame=one.id, combatant=who, action=title, why=why))
        return
    window = one.chosen.window
    draft.emit(WindowReleased(frame=one.id, window=window, by=who, reaction=title, why=why))
