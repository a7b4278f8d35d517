"""What lasts: how long, whom it helps, and what it does at the start and end of a turn."""

from engine.kernel import harm, stats
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect, Expiry
from engine.kernel.events import EffectSustained, SavingRolled
from engine.kernel.outcomes import Until
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId


def expiry(until: Until, anchor: CombatantId | None) -> Expiry:
    """When something ends that lasts so long."""
    match until:
        case "never" | "encounter" | "save":
            return Expiry(at=until, anchor=anchor)
        case "next_turn_end":
            return Expiry(at=TimingPoint.TURN_END, anchor=anchor, next=True)
        case _:
            return Expiry(at=TimingPoint(until), anchor=anchor)


def helps(state: Encounter, effect: Effect, who: CombatantId) -> bool:
    """Whether an effect is good for somebody's side: good for its bearer, who is of that side, or
    bad for one of another."""
    same = state.combatants[effect.on].side == state.combatants[who].side
    return effect.good is not None and effect.good is same


def at_start(draft: Draft, who: CombatantId) -> None:
    """A turn begins: what lasted until then ends, and what hurts then hurts."""
    harm.expire(draft, TimingPoint.TURN_START, who)
    if _hurts(draft) == "turn_start":
        harm.tick(draft, who)


def at_end(draft: Draft, who: CombatantId, *, hurts: bool = True) -> None:
    """A turn ends: what hurts then hurts, what lasted until then ends, then saving throws."""
    if hurts and _hurts(draft) == "turn_end":
        harm.tick(draft, who)
    harm.expire(draft, TimingPoint.TURN_END, who)
    _save(draft, who)


def at_skip(draft: Draft, who: CombatantId) -> None:
    """A turn is passed over, in which one could do nothing: it hurts and ends all the same."""
    harm.tick(draft, who)
    at_end(draft, who, hurts=False)


def suspend(draft: Draft, who: CombatantId) -> None:
    """A turn is put off after its start: what hurts at its end does so now, what helps one's side
    until a moment of it ends, and so does what one has to sustain."""
    if _hurts(draft) == "turn_end":
        harm.tick(draft, who)
    for effect in tuple(draft.state.effects):
        own = (effect.until.anchor or effect.on) == who and not effect.until.next
        at_turn = effect.until.at in (TimingPoint.TURN_START, TimingPoint.TURN_END)
        if own and at_turn and (effect.sustained or helps(draft.state, effect, who)):
            harm.end(draft, effect, "expired")


def over(draft: Draft) -> None:
    """The fight is over, and so is what lasted as long as it did."""
    for effect in draft.state.effects:
        if effect.until.at == "encounter":
            harm.end(draft, effect, "expired")


def sustain(draft: Draft, who: CombatantId, name: str = "", on: CombatantId | None = None) -> None:
    """Let the oldest of what one sustains, and has not sustained in this turn, last until the end
    of one's next turn: any of it, or what is called ``name``, on anybody or ``on`` one."""
    for effect in draft.state.effects:
        mine = effect.by == who and effect.sustained and not effect.until.next
        if mine and name in ("", effect.name.partition("-")[2]) and on in (None, effect.on):
            draft.emit(EffectSustained(effect=effect.id, combatant=effect.on, by=who))
            return


def _hurts(draft: Draft) -> str:
    health = draft.pack.health
    return health.hurts if health else "turn_end"


def _save(draft: Draft, who: CombatantId) -> None:
    """Roll against each effect on somebody that lasts until a saving throw succeeds."""
    rule = draft.pack.saving
    if rule is None:
        return
    for effect in tuple(stats.effects_on(draft.state, who)):
        if effect.until.at != "save":
            continue
        face = draft.roll(rule.die)
        bonus = stats.total(draft.state, draft.pack, who, rule.stat) if rule.stat else 0
        good = face + bonus >= rule.against
        draft.emit(
            SavingRolled(
                effect=effect.id,
                combatant=who,
                name=effect.name,
                face=face,
                total=face + bonus,
                against=rule.against,
                good=good,
            )
        )
        if good:
            harm.end(draft, effect, "expired")
