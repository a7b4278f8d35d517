"""The kernel: turns, budgets, windows and the stack of any system, as pure functions.

It knows no system, no clock, no file and no socket. ``decide`` turns a command into events,
``apply`` folds an event, ``next_deadline`` says when to look again, ``options`` what could be done,
``view`` what one seat may see.
"""

from engine.kernel.apply import apply
from engine.kernel.commands import Command
from engine.kernel.decide import decide, decided
from engine.kernel.events import Event
from engine.kernel.options import Option, options
from engine.kernel.refusals import Reason, Refusal, Rejected
from engine.kernel.rules import RulePack
from engine.kernel.stack import next_deadline
from engine.kernel.state import Encounter, Seat
from engine.kernel.undo import restore
from engine.kernel.units import Stamp
from engine.kernel.view import view

__all__ = [
    "Command",
    "Encounter",
    "Event",
    "Option",
    "Reason",
    "Refusal",
    "Rejected",
    "RulePack",
    "Seat",
    "Stamp",
    "apply",
    "decide",
    "decided",
    "next_deadline",
    "options",
    "restore",
    "view",
]
