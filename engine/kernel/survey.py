"""A survey of one moment: who may answer, why others may not, what is not known."""

from dataclasses import dataclass, field

from engine.kernel.cause import Cause
from engine.kernel.eligibility import owns, reaction_refusal
from engine.kernel.frames import Pending
from engine.kernel.held_offers import held_offer, waiting, weigh
from engine.kernel.holders import everybody
from engine.kernel.offers import Offer
from engine.kernel.predicates import holds
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, RulePack
from engine.kernel.situation import Situation
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, CombatantId


def withheld_key(who: CombatantId, reaction: ActionId) -> str:
    """Where the reason is kept why a reaction was not offered."""
    return f"{who}:{reaction}"


@dataclass(slots=True)
class Survey:
    """Who may answer at a point, why others may not, and whose facts are unknown."""

    trigger: str | None = None
    offers: dict[CombatantId, list[Offer]] = field(default_factory=dict)
    withheld: dict[str, Refusal] = field(default_factory=dict)
    unknown: dict[CombatantId, str] = field(default_factory=dict)

    def offer(self, who: CombatantId, one: Offer) -> None:
        """Somebody may answer."""
        self.trigger = self.trigger or one.trigger
        self.offers.setdefault(who, []).append(one)

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
        one for one in everybody(state) if one != pending.by and (point, one) not in pending.passed
    ]
    cause = Cause(state=state, pack=pack, triggers=triggers, pending=pending, source=pending.by)
    return _ask_around(cause, who)


def survey_report(
    state: Encounter, pack: RulePack, kind: str, source: CombatantId | None
) -> Survey:
    """Everybody's part in what the GM reports."""
    triggers = {kind: pack.triggers[kind]}
    who = [one for one in everybody(state) if one != source]
    cause = Cause(state=state, pack=pack, triggers=triggers, pending=None, source=source)
    return _ask_around(cause, who)


def _ask_around(cause: Cause, everybody: list[CombatantId]) -> Survey:
    found = Survey()
    if cause.triggers:
        for who in everybody:
            _ask(cause, who, found)
            for held in waiting(cause, who):
                offer = held_offer(cause.pack, held, held.on, cause.source)
                _sort_in(cause, who, offer, *weigh(cause, held, offer), found)
    return found


def _ask(cause: Cause, who: CombatantId, found: Survey) -> None:
    """The reactions of the pack that one has."""
    state = cause.state
    for rule in cause.pack.reactions.values():
        trigger = next((name for name in rule.on if cause.concerns(name, who)), None)
        if trigger is None or not owns(state, who, rule):
            continue
        refusal, unknown = reaction_refusal(
            state, cause.pack, who, rule, cause.pending, cause.source
        )
        _sort_in(cause, who, _offer(cause, rule, trigger), refusal, unknown, found)


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
    if refusal is None and unknown and policy == "skip":
        refusal = Refusal(Reason.INELIGIBLE, {"why": "unknown"})
    if refusal:
        found.withhold(who, offer.reaction, refusal)
    elif unknown and policy == "ask" and cause.pending:
        found.unknown[who] = unknown[0]
    else:
        found.offer(who, offer)


def _offer(cause: Cause, rule: ActionRule, trigger: str) -> Offer:
    """A reaction as it is offered: aimed at whoever triggered it."""
    targets = (cause.source,) if rule.target and cause.source else ()
    return Offer(reaction=rule.id, trigger=trigger, targets=targets, cost=rule.cost)
