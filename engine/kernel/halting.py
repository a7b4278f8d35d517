"""What has to wait while the room is paused."""

from engine.kernel import commands as c

FROZEN = (
    c.SeatCommand
    | c.AnswerFor
    | c.Judge
    | c.Resolve
    | c.Extend
    | c.Hold
    | c.Skip
    | c.ReportTrigger
    | c.Interrupt
    | c.Absent
)
