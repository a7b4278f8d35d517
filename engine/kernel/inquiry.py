"""Questions beyond the rules: facts that nobody can compute, and what the GM asks in words."""

from engine.kernel import questions
from engine.kernel.clean import clean_text
from engine.kernel.commands import Ask, Roll
from engine.kernel.draft import Draft
from engine.kernel.frames import Pending
from engine.kernel.refusals import Reason, require
from engine.kernel.units import CombatantId

YES_OR_NO = ("yes", "no")
TEXT = 200
"""Characters of a question."""
CHOICE = 60
"""Characters of a choice."""
MOST_CHOICES = 8
SIDES = range(2, 1001)


def ask(draft: Draft, command: Ask) -> None:
    """Ask each of these seats; they answer one by one, and by default nothing. Raises Rejected."""
    seats = dict.fromkeys(command.seats)
    require(seats, Reason.REQUIREMENT, what="seat")
    for seat in seats:
        there = seat in draft.state.seats and draft.state.seats[seat].role in ("player", "gm")
        require(there, Reason.UNKNOWN, what="seat")
    text = clean_text(command.text, TEXT)
    choices = tuple(dict.fromkeys(clean_text(one, CHOICE) for one in command.choices))
    require(all(choices), Reason.REQUIREMENT, what="choices")
    few = len(choices) != 1 and len(choices) <= MOST_CHOICES
    require(few, Reason.REQUIREMENT, what="choices", need=2, most=MOST_CHOICES)
    die = command.die
    require(die is None or (die in SIDES and not choices), Reason.REQUIREMENT, what="dice")
    for seat in seats:
        questions.ask(
            draft,
            "words",
            text,
            seat=seat,
            choices=() if die else choices or YES_OR_NO,
            number=(1, die) if die else None,
            aloud=command.aloud,
        )


def roll(draft: Draft, command: Roll) -> None:
    """Answer with faces of dice: those of real ones, or thrown now. Raises Rejected."""
    frame = questions.asked(draft, command.question)
    dice = frame.ask in ("die", "words") and frame.number is not None
    require(dice, Reason.REQUIREMENT, what="value")
    thrown = command.faces is None
    faces = command.faces if command.faces is not None else questions.thrown_for(draft, frame)
    questions.answer(draft, frame.id, faces, by="seat", thrown=thrown)


def ask_facts(draft: Draft, pending: Pending, unknown: dict[CombatantId, str]) -> None:
    """Ask the GM for whom a fact holds that nobody can compute; by default for everybody,
    since somebody asked in vain can decline."""
    fact = next(iter(unknown.values()))
    who = tuple(one for one, name in unknown.items() if name == fact)
    questions.ask(
        draft,
        "facts",
        fact,
        parent=pending.id,
        source=pending.by,
        choices=who,
        default=who,
        many=len(who),
    )
