"""Reports: the GM says that something happened, and everybody who may answer is asked."""

from engine.kernel import counters, masking, windows, working
from engine.kernel.commands import Fact, Interrupt, ReportTrigger
from engine.kernel.draft import Draft
from engine.kernel.events import FactSet
from engine.kernel.frames import Pending
from engine.kernel.held_offers import held_offer, held_refusal
from engine.kernel.refusals import Reason, Rejected, reject, require
from engine.kernel.survey import Survey, survey_report
from engine.kernel.timing import TimingPoint

READIED = "readied"
"""The trigger of a readied action that waits for something in words."""
LONGEST = 40
"""Characters in the name of a fact."""


def report(draft: Draft, command: ReportTrigger) -> None:
    """Open the window of a trigger that no action has; nobody eligible: none opens."""
    require(draft.state.status == "running", Reason.NOT_NOW, why=draft.state.status)
    there = command.source is None or command.source in draft.state.combatants
    require(there, Reason.UNKNOWN, what="combatant")
    if command.held is not None:
        _report_held(draft, command)
        return
    rule = draft.pack.triggers.get(command.kind)
    if rule is None or not rule.reported:
        raise reject(Reason.UNKNOWN, what="trigger")
    found = survey_report(draft.state, draft.pack, command.kind, command.source)
    if masking.wanted(found):
        windows.open_window(draft, found, rule.at, parent=None, source=command.source)


def _report_held(draft: Draft, command: ReportTrigger) -> None:
    """What a readied action waits for in words has happened."""
    held = next((one for one in draft.state.held if one.id == command.held), None)
    if held is None:
        raise reject(Reason.UNKNOWN, what="held")
    refusal = held_refusal(draft.state, draft.pack, held, command.source)
    if refusal:
        raise Rejected(refusal)
    found = Survey()
    found.offer(held.by, held_offer(draft.pack, held, READIED, command.source))
    if not draft.state.combatants[held.by].hidden:
        found.seem(draft.state, READIED)
    windows.open_window(draft, found, TimingPoint.AFTER_STEP, parent=None, source=command.source)


def interrupt(draft: Draft, command: Interrupt) -> None:
    """Stop an action under way, or somebody's work over several turns, by the GM's word."""
    if command.worker is not None:
        who = draft.combatant(command.worker).id
        require(working.interrupt(draft, who, "gm"), Reason.UNKNOWN, what="work")
        return
    frame = draft.frame(command.frame) if command.frame else None
    if not isinstance(frame, Pending):
        raise reject(Reason.UNKNOWN, what="frame")
    counters.interrupt(draft, frame)


def state_fact(draft: Draft, command: Fact) -> None:
    """Keep what the GM says of a combatant."""
    who = draft.combatant(command.combatant).id
    named = command.about.isidentifier() and len(command.about) <= LONGEST
    require(named, Reason.REQUIREMENT, what="name")
    draft.emit(FactSet(about=command.about, combatant=who, value=command.value))
