"""Everything that anyone may ask for; the wire and scenario files use the same names."""

from engine.kernel.commands.director import (
    AnswerFor,
    Begin,
    CloseAll,
    End,
    Extend,
    Judge,
    Pause,
    Reorder,
    Resolve,
    Resume,
)
from engine.kernel.commands.seats import (
    Act,
    Decline,
    EndTurn,
    React,
)
from engine.kernel.commands.server import (
    Outage,
    TakeSeat,
    Tick,
)
from engine.kernel.commands.table import (
    Add,
    Creature,
    Defeat,
    Edit,
    EffectCommand,
    Hide,
    Initiative,
    Order,
    Remove,
    Reveal,
    SetBoard,
    SetOptions,
    SetSeat,
)

SeatCommand = Act | React | Decline | EndTurn
DirectorCommand = (
    Begin
    | End
    | Judge
    | AnswerFor
    | Extend
    | Reorder
    | Resolve
    | CloseAll
    | Pause
    | Resume
    | Add
    | Remove
    | Edit
    | Initiative
    | Order
    | Defeat
    | Hide
    | Reveal
    | EffectCommand
    | SetBoard
    | SetOptions
    | SetSeat
)
ServerCommand = TakeSeat | Tick | Outage
Command = SeatCommand | DirectorCommand | ServerCommand

__all__ = [
    "Act",
    "Add",
    "AnswerFor",
    "Begin",
    "CloseAll",
    "Command",
    "Creature",
    "Decline",
    "Defeat",
    "DirectorCommand",
    "Edit",
    "EffectCommand",
    "End",
    "EndTurn",
    "Extend",
    "Hide",
    "Initiative",
    "Judge",
    "Order",
    "Outage",
    "Pause",
    "React",
    "Remove",
    "Reorder",
    "Resolve",
    "Resume",
    "Reveal",
    "SeatCommand",
    "ServerCommand",
    "SetBoard",
    "SetOptions",
    "SetSeat",
    "TakeSeat",
    "Tick",
]
