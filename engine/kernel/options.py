"""Options: what each combatant could do now, and why not what it could not."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.kernel import aims, budgets, doubts, goods, moments, paths, picks, spans, stats
from engine.kernel.cases import parts
from engine.kernel.commands import Act, Delay, EndTurn, HeldTrigger, Ready, Return
from engine.kernel.eligibility import can_be_readied, own_actions, standing_refusal
from engine.kernel.holders import has_turn
from engine.kernel.recall import Recall
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.state import Encounter, Owned
from engine.kernel.units import ActionId, BudgetId, CombatantId, Square
from engine.kernel.waiting import Work, work_key


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A command to fill in: with ``least`` to ``count`` of ``candidates`` as targets, with one of
    ``squares`` as path, with ``choices`` (budget, or ``turns`` of work, to least and most).
    ``refusal`` says why it is greyed out."""

    command: Act | EndTurn | Ready | Delay | Return
    action: ActionId | None = None
    owned: Owned | None = None
    cost: Mapping[BudgetId, int] = field(default_factory=dict)
    tags: frozenset[str] = frozenset()
    count: int = 0
    least: int = 0
    candidates: tuple[CombatantId, ...] = ()
    squares: tuple[Square, ...] | None = None
    choices: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    together: tuple[Mapping[str, int], ...] = ()
    """Where choices share what pays them: which of them can be paid together."""
    work: Work | None = None
    """What is done already of work that takes several turns."""
    picks: tuple[str, ...] = ()
    """Words or combatants of which one is picked with it."""
    items: tuple[Owned, ...] = ()
    """Own things of which one is handed over."""
    parts: tuple[ActionId, ...] = ()
    """The actions of which one may be chosen within this one."""
    readies: tuple[tuple[ActionId, Owned | None], ...] = ()
    """For ``ready``: the actions that can be readied."""
    triggers: tuple[str, ...] = ()
    """For ``ready``: the triggers of the pack that an action can be readied for."""
    refusal: Refusal | None = None


_RECALL: Recall[tuple[Option, ...]] = Recall()


def options(state: Encounter, who: CombatantId, pack: RulePack) -> tuple[Option, ...]:
    """What a combatant could declare now: in its turn anything, else what goes alongside."""
    return _RECALL.get((state, pack), who, lambda: _options(state, who, pack))


def _options(state: Encounter, who: CombatantId, pack: RulePack) -> tuple[Option, ...]:
    if state.status != "running":
        return ()
    paused = Refusal(Reason.PAUSED) if state.clock.paused_at is not None else None
    mine = [(rule, own) for rule, own in own_actions(state, pack, who) if not rule.answers]
    if not has_turn(state, who):
        mine = [(rule, own) for rule, own in mine if moments.alongside(state, rule, who)]
    found = [
        _option(state, pack, who, rule, own, paused or moments.refusal(state, pack, rule, who))
        for rule, own in mine
        if moments.step_refusal(state, pack, rule) is None
    ]
    if not has_turn(state, who):
        return tuple(found)
    moment = paused or moments.untimely(state, who)
    out = Refusal(Reason.EXCLUSIVE_MODE) if state.outside(who) else None
    return (
        *found,
        *_waits(state, pack, who, moment),
        Option(command=EndTurn(actor=who), refusal=moment or out),
    )


def readies(
    state: Encounter, pack: RulePack, who: CombatantId
) -> tuple[tuple[ActionId, Owned | None], ...]:
    """The actions that somebody could ready: cheap enough, and nothing stands against them."""
    ready = pack.ready
    assert ready is not None
    return tuple(
        (own.id if own else rule.id, own)
        for rule, own in own_actions(state, pack, who)
        if can_be_readied(rule, ready)
        and standing_refusal(state, pack, who, rule, ready.cost) is None
    )


def returns(state: Encounter, who: CombatantId, pack: RulePack) -> tuple[Option, ...]:
    """What somebody could do who is delaying: come back at the end of this turn."""
    delayed = next((one for one in state.delayed if one.who == who), None)
    able = state.status == "running" and stats.disabled(state, pack, who) is None
    if delayed is None or delayed.returning or not able:
        return ()
    paused = Refusal(Reason.PAUSED) if state.clock.paused_at is not None else None
    return (Option(command=Return(actor=who), refusal=paused),)


def _waits(
    state: Encounter, pack: RulePack, who: CombatantId, moment: Refusal | None
) -> tuple[Option, ...]:
    """Delay and ready, where the system has them."""
    found: tuple[Option, ...] = ()
    if pack.ready is not None:
        ready_ones = readies(state, pack, who)
        refusal = moment
        if refusal is None and not ready_ones:
            lacking = budgets.lacking(pack, state.combatants[who], pack.ready.cost)
            refusal = lacking or Refusal(Reason.REQUIREMENT, {"what": "action"})
        readying = Ready(actor=who, action=ActionId(""), trigger=HeldTrigger())
        found = (
            Option(
                command=readying,
                cost=pack.ready.cost,
                readies=ready_ones,
                triggers=tuple(name for name, one in pack.triggers.items() if one.ready),
                refusal=refusal,
            ),
        )
    if pack.delay is not None:
        begun = state.turn is not None and state.turn.used
        late = Refusal(Reason.TRIGGER, {"why": "turn_already_begun"}) if begun else None
        for condition in stats.conditions(state, who):
            if condition in pack.delay.bars:
                late = Refusal(Reason.DISABLED, {"state": condition})
        found = (*found, Option(command=Delay(actor=who), refusal=moment or late))
    return found


def _option(
    state: Encounter,
    pack: RulePack,
    who: CombatantId,
    rule: ActionRule,
    own: Owned | None,
    moment: Refusal | None,
) -> Option:
    mine = budgets.all_left(pack, state.combatants[who], rule)
    cost = {**budgets.cost_of(rule, {}), **mine}
    refusal = moment or standing_refusal(state, pack, who, rule, cost)
    squares: tuple[Square, ...] | None = None
    candidates: tuple[CombatantId, ...] = ()
    skips = doubts.policy(state, who) == "skip"
    if refusal is None and skips and any(doubts.of_actor(state, pack, who, rule)):
        refusal = Refusal(Reason.INELIGIBLE, {"why": "unknown"})
    if refusal is None:
        candidates = tuple(
            one
            for one in aims.candidates(state, pack, who, rule, own)
            if not (skips and any(doubts.of_target(state, pack, who, rule, one)))
        )
        barred = {one: picks.refusal(state, pack, who, rule, (one,)) for one in candidates}
        candidates = tuple(one for one in candidates if barred[one] is None)
        if rule.target and len(candidates) < rule.target.fewest:
            within = rule.target.within
            word = "target" if within == "anywhere" else within
            why = next(iter(barred.values()), None)
            refusal = why or Refusal(Reason.REQUIREMENT, {"what": word})
    if refusal is None:
        refusal = picks.refusal(state, pack, who, rule)
    if refusal is None and rule.move:
        squares = paths.ends(state, pack, who, rule)
        if squares == ():
            refusal = Refusal(Reason.REQUIREMENT, {"what": "path"})
    count = aims.most(state, pack, who, rule.target, own) if rule.target else 0
    if rule.target and rule.target.all:
        count, candidates = 0, ()
    if rule.target and rule.target.least is not None:
        count = max(rule.target.fewest, min(count, len(candidates)))
    items = goods.items(pack, state.combatants[who], rule)
    if refusal is None and rule.gives and not items:
        refusal = Refusal(Reason.REQUIREMENT, {"what": rule.gives})
    return Option(
        command=Act(actor=who, action=own.id if own else rule.id),
        action=rule.id,
        owned=own,
        cost=cost,
        tags=rule.tags,
        count=count,
        least=min(rule.target.fewest, count) if rule.target else 0,
        parts=parts(pack, rule, state.combatants[who].owned) if rule.hosts else (),
        candidates=candidates,
        squares=squares,
        choices=spans.choices(state, pack, who, rule),
        together=spans.together(pack, state.combatants[who], rule),
        picks=picks.choices(state, pack, who, rule),
        items=items,
        work=state.activities.get(work_key(who, own.id if own else rule.id)),
        refusal=refusal,
    )
