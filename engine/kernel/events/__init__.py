"""Everything that can have happened. Events carry results, so that ``apply`` needs no rules."""

from engine.kernel.events.actions import (
    ActionDeclared,
    ActionInterrupted,
    ActionLost,
    ActionResolved,
    BudgetChanged,
    CheckRolled,
    EffectApplied,
    EffectEnded,
    FrameMoved,
    HpChanged,
    StepDone,
)
from engine.kernel.events.table import (
    BoardSet,
    CombatantAdded,
    CombatantEdited,
    CombatantRemoved,
    InitiativeSet,
    OptionsSet,
    OrderSet,
    SeatLeft,
    SeatSet,
)
from engine.kernel.events.turns import (
    EncounterBegan,
    EncounterEnded,
    OutageGivenBack,
    Paused,
    Resumed,
    RoundStarted,
    StackCleared,
    TurnCanEnd,
    TurnEnded,
    TurnSkipped,
    TurnStarted,
)
from engine.kernel.events.windows import (
    QuestionAnswered,
    QuestionAsked,
    WindowAnswered,
    WindowClosed,
    WindowExpired,
    WindowExtended,
    WindowOpened,
    WindowOrdered,
    WindowReleased,
    WindowResolve,
)

Event = (
    SeatSet
    | SeatLeft
    | OptionsSet
    | CombatantAdded
    | CombatantRemoved
    | CombatantEdited
    | InitiativeSet
    | OrderSet
    | BoardSet
    | EncounterBegan
    | EncounterEnded
    | RoundStarted
    | TurnStarted
    | TurnCanEnd
    | TurnEnded
    | TurnSkipped
    | StackCleared
    | Paused
    | Resumed
    | OutageGivenBack
    | BudgetChanged
    | HpChanged
    | EffectApplied
    | EffectEnded
    | ActionDeclared
    | FrameMoved
    | StepDone
    | CheckRolled
    | ActionInterrupted
    | ActionLost
    | ActionResolved
    | WindowOpened
    | WindowAnswered
    | WindowExpired
    | WindowExtended
    | WindowOrdered
    | WindowResolve
    | WindowClosed
    | WindowReleased
    | QuestionAsked
    | QuestionAnswered
)

__all__ = [
    "ActionDeclared",
    "ActionInterrupted",
    "ActionLost",
    "ActionResolved",
    "BoardSet",
    "BudgetChanged",
    "CheckRolled",
    "CombatantAdded",
    "CombatantEdited",
    "CombatantRemoved",
    "EffectApplied",
    "EffectEnded",
    "EncounterBegan",
    "EncounterEnded",
    "Event",
    "FrameMoved",
    "HpChanged",
    "InitiativeSet",
    "OptionsSet",
    "OrderSet",
    "OutageGivenBack",
    "Paused",
    "QuestionAnswered",
    "QuestionAsked",
    "Resumed",
    "RoundStarted",
    "SeatLeft",
    "SeatSet",
    "StackCleared",
    "StepDone",
    "TurnCanEnd",
    "TurnEnded",
    "TurnSkipped",
    "TurnStarted",
    "WindowAnswered",
    "WindowClosed",
    "WindowExpired",
    "WindowExtended",
    "WindowOpened",
    "WindowOrdered",
    "WindowReleased",
    "WindowResolve",
]
