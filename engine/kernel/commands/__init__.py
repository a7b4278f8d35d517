"""Everything that anyone may ask for; the wire and scenario files use the same names."""

from engine.kernel.commands.cast import (
    Add,
    Confirm,
    Creature,
    Edit,
    Remove,
    SetOwned,
    SetReserve,
)
from engine.kernel.commands.director import (
    AnswerFor,
    Begin,
    CloseAll,
    End,
    EndMode,
    Extend,
    Fact,
    Hold,
    Interrupt,
    Judge,
    Pause,
    Redo,
    Reorder,
    ReportTrigger,
    Reroute,
    Resolve,
    Resume,
    SetScore,
    Skip,
    Undo,
)
from engine.kernel.commands.seats import (
    Act,
    Answer,
    Decline,
    Delay,
    Dismiss,
    EndPhase,
    EndTurn,
    HeldTrigger,
    MoreTime,
    React,
    Ready,
    Return,
    Roll,
    Standing,
)
from engine.kernel.commands.server import (
    Absent,
    Outage,
    TakeSeat,
    Tick,
)
from engine.kernel.commands.shelf import Discard, Shelve, TakeUp
from engine.kernel.commands.table import (
    Ask,
    Defeat,
    EffectCommand,
    Hide,
    Initiative,
    Order,
    Reveal,
    SetBoard,
    SetOptions,
    SetSeat,
)

SeatCommand = (
    Act
    | React
    | Decline
    | EndPhase
    | EndTurn
    | Answer
    | Roll
    | Delay
    | Return
    | Ready
    | Dismiss
    | MoreTime
    | Standing
)
DirectorCommand = (
    Begin
    | End
    | Judge
    | Ask
    | AnswerFor
    | Extend
    | Hold
    | Skip
    | Reroute
    | Reorder
    | Resolve
    | CloseAll
    | EndMode
    | SetScore
    | Pause
    | Resume
    | Shelve
    | TakeUp
    | Discard
    | Undo
    | Redo
    | ReportTrigger
    | Interrupt
    | Fact
    | Add
    | Remove
    | Edit
    | Confirm
    | Initiative
    | Order
    | Defeat
    | Hide
    | Reveal
    | EffectCommand
    | SetBoard
    | SetOptions
    | SetOwned
    | SetReserve
    | SetSeat
)
ServerCommand = TakeSeat | Tick | Absent | Outage
Command = SeatCommand | DirectorCommand | ServerCommand

__all__ = [
    "Absent",
    "Act",
    "Add",
    "Answer",
    "AnswerFor",
    "Ask",
    "Begin",
    "CloseAll",
    "Command",
    "Confirm",
    "Creature",
    "Decline",
    "Defeat",
    "Delay",
    "DirectorCommand",
    "Discard",
    "Dismiss",
    "Edit",
    "EffectCommand",
    "End",
    "EndMode",
    "EndPhase",
    "EndTurn",
    "Extend",
    "Fact",
    "HeldTrigger",
    "Hide",
    "Hold",
    "Initiative",
    "Interrupt",
    "Judge",
    "MoreTime",
    "Order",
    "Outage",
    "Pause",
    "React",
    "Ready",
    "Redo",
    "Remove",
    "Reorder",
    "ReportTrigger",
    "Reroute",
    "Resolve",
    "Resume",
    "Return",
    "Reveal",
    "Roll",
    "SeatCommand",
    "ServerCommand",
    "SetBoard",
    "SetOptions",
    "SetOwned",
    "SetReserve",
    "SetScore",
    "SetSeat",
    "Shelve",
    "Skip",
    "Standing",
    "TakeSeat",
    "TakeUp",
    "Tick",
    "Undo",
]
