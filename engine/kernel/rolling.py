"""Rolling: an action is rolled for, once or several times, at whom it can still reach."""

from collections.abc import Mapping

from engine.kernel import checks, questions, real_dice, refunds, working
from engine.kernel.aims import target_refusal
from engine.kernel.cases import owned_of
from engine.kernel.draft import Draft
from engine.kernel.events import ActionLost, CheckWaived
from engine.kernel.frames import Check, Degree, Pending
from engine.kernel.refusals import Refusal
from engine.kernel.rolls import CheckRule
from engine.kernel.rules import ActionRule
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId

NUMBERS = (-20, 99)
"""What the GM may set a number to be reached to."""
ROLL = "roll"
WAIVED: Mapping[str, Degree] = {"succeeds": "success", "fails": "failure"}
"""What the GM may say comes of an action that is not rolled for."""


def first(rule: ActionRule, targets: tuple[CombatantId, ...]) -> int | None:
    """The first of several rolls; None where there are not several."""
    return 0 if rule.check and rule.check.times * len(targets) > 1 else None


def at_once(rule: ActionRule, targets: tuple[CombatantId, ...]) -> int | None:
    """The first of several rolls of what begins with rolling."""
    begins = rule.timeline[0] is TimingPoint.BEFORE_ROLL
    return first(rule, targets) if begins else None


def following(rule: ActionRule, pending: Pending) -> int | None:
    """The next of several rolls; None where none is left."""
    if pending.strike is None or rule.check is None:
        return None
    coming = pending.strike + 1
    return coming if coming < rule.check.times * len(pending.targets) else None


def roll(draft: Draft, pending: Pending, rule: ActionRule) -> bool:
    """The check, if its target is still there to be hit; after a charge, if it was reached.

    Whether that is all that is to be done now: False lets the action go on without a roll.
    """
    own = owned_of(draft.state, pending)
    for target in pending.aim:
        assert rule.target is not None
        refusal = target_refusal(
            draft.state, draft.pack, pending.by, rule.target, target, own, rule.tags
        )
        if refusal is None:
            continue
        if pending.strike is not None:
            return False
        lose(draft, pending, refusal)
        return True
    spared = bool(pending.aim) and set(pending.aim) <= set(pending.avoided)
    if rule.check is None or spared or _too_early(draft, pending, rule):
        return False
    degree = WAIVED.get(str(pending.answers.get("call")))
    if degree is not None:
        _waive(draft, pending, degree)
    elif not _asked_first(draft, pending, rule.check):
        checks.make(draft, pending, rule.check, own)
    return True


def _waive(draft: Draft, pending: Pending, degree: Degree) -> None:
    check = Check(faces=(), kept=0, modifiers=(), total=0, against=0, degree=degree)
    target = pending.aim[0] if pending.aim else pending.by
    draft.emit(CheckWaived(frame=pending.id, combatant=pending.by, target=target, check=check))


def _too_early(draft: Draft, pending: Pending, rule: ActionRule) -> bool:
    """Whether this turn of work is none in which it is checked."""
    if rule.work is None or pending.turns == 1:
        return False
    return not rule.work.checks(working.done_with(draft, pending), pending.turns)


def _asked_first(draft: Draft, pending: Pending, rule: CheckRule) -> bool:
    """Ask the GM whether it is rolled, and for the number, and the player for the faces of a real
    die, where the rules and the room have it so. Whether something was asked."""
    if rule.called and "call" not in pending.answers:
        questions.ask(
            draft,
            "call",
            pending.title,
            parent=pending.id,
            source=pending.by,
            choices=(ROLL, *WAIVED),
            default=(ROLL,),
        )
        return True
    if rule.ask and "dc" not in pending.answers:
        number = checks.against(draft, pending, rule)
        questions.ask(
            draft,
            "dc",
            pending.title,
            parent=pending.id,
            source=pending.by,
            number=NUMBERS,
            default=(number,),
        )
        return True
    if not pending.faces and questions.throws_real(draft, pending.by):
        questions.ask(
            draft,
            "die",
            pending.title,
            to=pending.by,
            parent=pending.id,
            source=pending.by,
            number=(1, rule.die),
            many=rule.rolls,
        )
        return True
    return rule.contest and real_dice.asked(draft, pending, real_dice.opposed(rule, pending))


def lose(draft: Draft, pending: Pending, why: Refusal) -> None:
    """An action comes to nothing; what it cost stays spent, but for what is given back then."""
    refunds.give_back(draft, pending)
    draft.emit(
        ActionLost(
            frame=pending.id,
            combatant=pending.by,
            action=pending.title,
            why=why,
        )
    )
