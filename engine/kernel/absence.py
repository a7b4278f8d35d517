"""Those who are asked while nobody is there to answer for them: what the room does meanwhile."""

from engine.kernel import commands as c
from engine.kernel import orders
from engine.kernel.draft import Draft
from engine.kernel.events import WindowAbsent, WindowAnswered
from engine.kernel.frames import Window
from engine.kernel.offers import Asked, Reply


def absent(draft: Draft, command: c.Absent) -> None:
    """Nobody answers for one who is asked, or somebody does again. Never refused: what is so
    already, or is not asked any more, changes nothing."""
    one = draft.frame(command.window)
    asked = one.asked.get(command.actor) if isinstance(one, Window) else None
    if not isinstance(one, Window) or asked is None or asked.reply or asked.absent is command.on:
        return
    policy = draft.state.settings.absent
    draft.emit(
        WindowAbsent(
            frame=one.id,
            by=command.actor,
            at=draft.now,
            on=command.on,
            policy=policy,
            rests=policy == "hold" and _can_rest(one, asked) if command.on else asked.rests,
        )
    )
    if command.on and policy in ("standing", "go_on"):
        said = orders.reply(
            draft.state, draft.pack, command.actor, asked.offers, one.source, expired=True
        )
        if said is None and policy == "go_on":
            said = Reply(by="absence")
        if said is not None:
            draft.emit(WindowAnswered(frame=one.id, by=command.actor, reply=said))


def _can_rest(window: Window, asked: Asked) -> bool:
    """Whether there is time that can stand still; nobody's absence makes a decoy longer."""
    return window.not_before is None and asked.held_at is None and asked.closes_at is not None
