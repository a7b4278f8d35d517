"""Batches: everything that is declared on the way to a point is thrown and applied together there.

The action that opens a batch is its barrier. It stays on the stack at its point ``batch`` until its
actor has declared what to do and every die lies; then everything happens at once, and whoever
falls by it falls only when the opening action is resolved. So a batch needs no place of its own in
the stack, and windows, facts and limits of it are those of an action.
"""

from dataclasses import replace

from engine.kernel import contact, contest, deeds, harm, moments, questions
from engine.kernel.cases import rule_of
from engine.kernel.draft import Draft
from engine.kernel.events import ActionLost, ActionResolved, FrameMoved, PoolThrown
from engine.kernel.frames import Check, Degree, Pending
from engine.kernel.pending import Batch, Throw
from engine.kernel.pools import Pools
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId

HIT = "hit"
NUMBERS = (0, 99)
WAITS = (TimingPoint.ACTION_STEP, TimingPoint.BATCH)
"""The points at which an action waits until its actor has declared what to do."""


def begun(state: Encounter, who: CombatantId) -> Batch | None:
    """What an action that opens a batch begins with."""
    place = state.combatants[who].position
    return Batch(trail=() if place is None else (place,))


def waits(state: Encounter, pack: RulePack, pending: Pending) -> bool:
    """Whether an action stands at its batch until its actor declares what to do."""
    if moments.waiting(state) is not pending:
        return False
    return rule_of(state, pack, pending).timeline[pending.next] in WAITS


def joined(draft: Draft, parent: Pending | None) -> Pending | None:
    """The action whose batch a reaction to ``parent`` joins: until it is resolved, its own."""
    if parent is None or parent.batch is None:
        return None
    timeline = rule_of(draft.state, draft.pack, parent).timeline
    return parent if parent.next <= timeline.index(TimingPoint.BATCH) else None


def go_on(draft: Draft, pending: Pending) -> None:
    """Throw the next dice, or, when all lie, let everything happen."""
    pools = Pools(draft.state, draft.pack, pending)
    for one in pools.declared:
        why = pools.lost(one)
        if why is not None:
            title = one.title
            draft.emit(ActionLost(frame=one.id, combatant=one.by, action=title, why=why))
            return
    if _victim_asked(draft, pending, pools):
        return
    throw = pools.wanted()
    if throw is None:
        _apply(draft, pending, pools)
    elif not _asked_first(draft, pending, pools, throw):
        _throw(draft, pending, throw)


def _throw(draft: Draft, pending: Pending, throw: Throw) -> None:
    typed = pending.faces[: throw.dice]
    faces = typed or tuple(draft.roll(throw.die) for _ in range(throw.dice))
    thrown = replace(throw, faces=faces, typed=bool(typed))
    draft.emit(PoolThrown(frame=pending.id, throw=thrown))


def _victim_asked(draft: Draft, pending: Pending, pools: Pools) -> bool:
    """Let whoever was aimed at choose who is hit by what went astray."""
    for strike in pools.strikes():
        if pools.strayed(strike) and pools.victim(strike) is None:
            questions.ask(
                draft,
                "victim",
                pools.of(strike).title,
                to=strike.target,
                parent=pending.id,
                source=strike.by,
                choices=strike.near,
                default=strike.near[:1],
            )
            return True
    return False


def _asked_first(draft: Draft, pending: Pending, pools: Pools, throw: Throw) -> bool:
    """Ask the GM for the number, and the player for the faces of real dice, as the rules and the
    room have it."""
    one = next(each for each in pools.declared if each.id == throw.frame)
    rule = pools.pool(one)
    if rule is not None and rule.ask and "dc" not in pending.answers:
        questions.ask(
            draft,
            "dc",
            one.title,
            parent=pending.id,
            source=one.by,
            number=NUMBERS,
            default=(throw.need,),
        )
        return True
    if pending.faces or not questions.throws_real(draft, one.by):
        return False
    questions.ask(
        draft,
        "die",
        one.title,
        to=one.by,
        parent=pending.id,
        source=one.by,
        number=(1, throw.die),
        many=throw.dice,
    )
    return True


def _apply(draft: Draft, pending: Pending, pools: Pools) -> None:
    """Everything at once: first the wounds, then what else was declared does."""
    draft.emit(FrameMoved(frame=pending.id, next=pending.next + 1, at=None))
    for (by, target), count in pools.wounds().items():
        harm.wound(draft, target, count, by=by)
    for one in pools.declared:
        _do(draft, one, pools)
    contact.review(draft)
    contact.arrive_all(draft, "batch")


def _do(draft: Draft, one: Pending, pools: Pools) -> None:
    """What a declaration does, to each target by its own throw, to its actor by the best."""
    effects = rule_of(draft.state, draft.pack, one).effects
    if pools.pool(one) is None:
        deeds.carry_out(draft, one, effects)
        return
    for target in one.targets:
        results = pools.results(one, target)
        if results:
            for_target = tuple(effect for effect in effects if effect.on == "target")
            aimed = replace(one, targets=(target,), check=_check(contest.degree(results)))
            deeds.carry_out(draft, aimed, for_target)
    results = tuple(hit for throw in pools.thrown_for(one) for hit in pools.result(throw))
    mine = tuple(effect for effect in effects if effect.on == "self")
    deeds.carry_out(draft, replace(one, check=_check(contest.degree(results))), mine)


def _check(degree: Degree) -> Check:
    return Check(faces=(), kept=0, modifiers=(), total=0, against=0, degree=degree)


def close(draft: Draft, pending: Pending) -> None:
    """The batch is over: whoever has fallen is down, and what was declared is done."""
    harm.fall(draft, pending)
    contact.review(draft)
    assert pending.batch is not None
    for one in pending.batch.declared:
        if one.by in draft.state.combatants:
            title = one.title
            draft.emit(ActionResolved(frame=one.id, combatant=one.by, action=title))
