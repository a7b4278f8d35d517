"""A survey of one moment: who may answer, why others may not, what is not known."""

from dataclasses import dataclass, field, replace

from engine.kernel import stats
from engine.kernel.answerable import aimless, answers_of, meant, offer_of
from engine.kernel.cause import Cause
from engine.kernel.eligibility import reaction_refusal
from engine.kernel.frames import Announced, Chosen, Pending
from engine.kernel.held_offers import held_offer, waiting, weigh
from engine.kernel.holders import everybody, members
from engine.kernel.likely import likely
from engine.kernel.offers import Offer
from engine.kernel.predicates import holds
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import RulePack, TriggerRule
from engine.kernel.situation import Situation
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, CombatantId

DECLARED = "declared"
"""The trigger of a prompt for somebody who has nothing that answers a declaration."""


def withheld_key(who: CombatantId, reaction: ActionId) -> str:
    """Where the reason is kept why a reaction was not offered."""
    return f"{who}:{reaction}"


@dataclass(slots=True)
class Survey:
    """Who may answer at a point, why others may not, and whose facts are unknown."""

    trigger: str | None = None
    triggers: tuple[str, ...] = ()
    """With decoys, everything that somebody would seem to have an answer to."""
    offers: dict[CombatantId, list[Offer]] = field(default_factory=dict)
    withheld: dict[str, Refusal] = field(default_factory=dict)
    unknown: dict[CombatantId, str] = field(default_factory=dict)

    def offer(self, who: CombatantId, one: Offer) -> None:
        """Somebody may answer."""
        self.trigger = self.trigger or one.trigger
        self.offers.setdefault(who, []).append(one)

    def seem(self, state: Encounter, *triggers: str) -> None:
        """Whatever may be answered, players are to think that something may be."""
        if state.settings.masking == "decoy":
            self.triggers = self.triggers or triggers

    def withhold(self, who: CombatantId, reaction: ActionId, why: Refusal) -> None:
        """Somebody may not."""
        self.withheld[withheld_key(who, reaction)] = why


def survey(state: Encounter, pack: RulePack, pending: Pending, point: TimingPoint) -> Survey:
    """Everybody's part in what an action triggers at this point."""
    own = Situation(state=state, pack=pack, who=pending.by, pending=pending, source=pending.by)
    triggers = {
        name: rule
        for name, rule in pack.triggers.items()
        if rule.at is point and not rule.reported and all(holds(one, own) for one in rule.when)
    }
    who = [
        one
        for one in everybody(state)
        if (one != pending.by or any(rule.actor for rule in triggers.values()))
        and (point, one) not in pending.passed
    ]
    cause = Cause(state=state, pack=pack, triggers=triggers, pending=pending, source=pending.by)
    found = _ask_around(cause, who)
    if state.settings.always_offer == "on" and pending.next == 0:
        _ask_all(cause, who, found)
    return found


def _ask_all(cause: Cause, everybody: list[CombatantId], found: Survey) -> None:
    """Ask all players' combatants about a declaration who can do anything at all."""
    state, pack = cause.state, cause.pack
    for one in everybody:
        played = any(one in seat.controls for seat in state.seats.values() if seat.role == "player")
        able = not (stats.disabled(state, pack, one) or stats.frozen(state, pack, one))
        if played and able and one != cause.source and not state.outside(one):
            found.trigger = found.trigger or DECLARED
            found.offers.setdefault(one, [])
            found.seem(state, DECLARED)


def survey_report(
    state: Encounter, pack: RulePack, kind: str, source: CombatantId | None
) -> Survey:
    """Everybody's part in what the GM reports."""
    triggers = {kind: pack.triggers[kind]}
    who = [one for one in everybody(state) if one != source]
    cause = Cause(state=state, pack=pack, triggers=triggers, pending=None, source=source)
    return _ask_around(cause, who)


def survey_end(state: Encounter, pack: RulePack, holder: CombatantId) -> Survey:
    """The part of everybody else in the end of the turn, which is about to be."""
    assert state.turn is not None
    state = replace(state, turn=replace(state.turn, ending=True))
    triggers = {name: rule for name, rule in pack.triggers.items() if _is_end(rule)}
    mine = members(state, holder)
    source = holder if holder in state.combatants else None
    cause = Cause(state=state, pack=pack, triggers=triggers, pending=None, source=source)
    return _ask_around(cause, [one for one in everybody(state) if one not in mine])


def _is_end(rule: TriggerRule) -> bool:
    return rule.at is TimingPoint.TURN_END and not rule.reported


def survey_gap(state: Encounter, pack: RulePack, by: CombatantId) -> Survey:
    """Everybody's part in the gap before what ``by`` is about to declare; without a trigger where
    there is none. Who is about to declare or to answer something is not asked."""
    above = [one.pending.by for one in state.stack if isinstance(one, Announced)]
    if pack.gap is None or sum(one != by for one in above) >= pack.gap.depth:
        return Survey()
    busy = {by, *above, *(one.by for one in state.stack if isinstance(one, Chosen))}
    own = Situation(state=state, pack=pack, who=by, source=by)
    triggers = {
        name: rule
        for name, rule in pack.triggers.items()
        if rule.at is TimingPoint.GAP and all(holds(one, own) for one in rule.when)
    }
    others = [one for one in everybody(state) if one not in busy]
    cause = Cause(state=state, pack=pack, triggers=triggers, pending=None, source=by)
    found = _ask_around(cause, others)
    found.trigger = found.trigger or next(iter(found.triggers), None)
    if triggers and not pack.gap.skip:
        found.seem(state, *triggers)
        for one in others:
            if not (stats.disabled(state, pack, one) or stats.frozen(state, pack, one)):
                found.trigger = found.trigger or next(iter(triggers))
                found.offers.setdefault(one, [])
    return found


def _ask_around(cause: Cause, everybody: list[CombatantId]) -> Survey:
    found = Survey()
    if cause.state.settings.masking == "decoy":
        found.triggers = likely(cause, everybody)
    if cause.triggers:
        for who in everybody:
            _ask(cause, who, found)
            for held in waiting(cause, who) if who != cause.source else ():
                offer = held_offer(cause.pack, held, held.on, cause.source)
                _sort_in(cause, who, offer, *weigh(cause, held, offer), found)
    return found


def _ask(cause: Cause, who: CombatantId, found: Survey) -> None:
    """What one has that answers this: reactions, and actions that may be declared in answer."""
    for rule, own in answers_of(cause, who):
        trigger, unfit = meant(cause, who, rule)
        if unfit:
            found.withhold(who, rule.id, unfit)
        if trigger is None:
            continue
        refusal, unknown = reaction_refusal(
            cause.state, cause.pack, who, rule, cause.pending, cause.source
        )
        offer = offer_of(cause, who, rule, own, trigger)
        refusal = refusal or aimless(rule, offer)
        _sort_in(cause, who, offer, refusal, unknown, found)


def _sort_in(
    cause: Cause,
    who: CombatantId,
    offer: Offer,
    refusal: Refusal | None,
    unknown: tuple[str, ...],
    found: Survey,
) -> None:
    """Offer something, withhold it, or put it to the GM, as the room has it about the unknown."""
    policy = cause.state.settings.unknown
    if policy == "ask" and cause.state.settings.masking == "decoy":
        # The time that the GM takes to answer would tell that somebody may react.
        policy = "offer"
    if refusal is None and unknown and policy == "skip":
        refusal = Refusal(Reason.INELIGIBLE, {"why": "unknown"})
    if refusal:
        found.withhold(who, offer.reaction, refusal)
    elif unknown and policy == "ask" and cause.pending:
        found.unknown[who] = unknown[0]
    else:
        found.offer(who, offer)
