"""A survey of one moment: who may answer, why others may not, what is not known."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.kernel import capacity, stats
from engine.kernel.aims import target_refusal
from engine.kernel.cases import as_owned
from engine.kernel.eligibility import barred, owns, reaction_refusal
from engine.kernel.frames import Pending
from engine.kernel.holders import everybody
from engine.kernel.offers import Offer
from engine.kernel.predicates import failed, holds
from engine.kernel.refusals import Reason, Refusal
from engine.kernel.rules import ActionRule, RulePack, TriggerRule
from engine.kernel.situation import Situation
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, CombatantId
from engine.kernel.waiting import Held


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """What may be answered: triggers, and the action or the one they come from."""

    state: Encounter
    pack: RulePack
    triggers: Mapping[str, TriggerRule]
    pending: Pending | None
    source: CombatantId | None

    def situation(self, who: CombatantId) -> Situation:
        """The cause as it is for one who might answer."""
        return Situation(
            state=self.state,
            pack=self.pack,
            who=who,
            pending=self.pending,
            source=self.source,
        )


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
            for held in _waiting(cause, who):
                _ask_held(cause, held, found)
    return found


def _ask(cause: Cause, who: CombatantId, found: Survey) -> None:
    """The reactions of the pack that one has."""
    state = cause.state
    for rule in cause.pack.reactions.values():
        trigger = next((name for name in rule.on if name in cause.triggers), None)
        if trigger is None or not owns(state, who, rule):
            continue
        refusal, unknown = reaction_refusal(
            state, cause.pack, who, rule, cause.pending, cause.source
        )
        if refusal:
            found.withhold(who, rule.id, refusal)
        elif unknown and state.settings.unknown == "skip":
            found.withhold(who, rule.id, Refusal(Reason.INELIGIBLE, {"why": "unknown"}))
        elif unknown and state.settings.unknown == "ask" and cause.pending:
            found.unknown[who] = unknown[0]
        else:
            found.offer(who, _offer(cause, rule, trigger))


def _offer(cause: Cause, rule: ActionRule, trigger: str) -> Offer:
    """A reaction as it is offered: aimed at whoever triggered it."""
    targets = (cause.source,) if rule.target and cause.source else ()
    return Offer(reaction=rule.id, trigger=trigger, targets=targets, cost=rule.cost)


def _waiting(cause: Cause, who: CombatantId) -> Iterator[Held]:
    """The readied actions of one that wait for this."""
    for held in cause.state.held:
        rule = cause.triggers.get(held.on)
        if held.by != who or rule is None or held.source not in (None, cause.source):
            continue
        if all(holds(one, cause.situation(who)) is not False for one in rule.who):
            yield held


def _ask_held(cause: Cause, held: Held, found: Survey) -> None:
    refusal = capacity.full(cause.state, cause.pack, cause.pending, held.by) or held_refusal(
        cause.state, cause.pack, held, cause.source
    )
    if refusal:
        found.withhold(held.by, held.action, refusal)
    else:
        found.offer(held.by, held_offer(cause.pack, held, held.on, cause.source))


def held_offer(pack: RulePack, held: Held, trigger: str, source: CombatantId | None) -> Offer:
    """A readied action as it is offered: at its own targets, else at whoever triggered it."""
    rule = pack.actions[held.action]
    targets = held.targets or ((source,) if source and rule.target else ())
    assert pack.ready is not None
    return Offer(
        reaction=held.action,
        owned=held.owned,
        trigger=trigger,
        targets=targets if rule.target else (),
        cost=pack.ready.fire_cost,
        held=held.id,
    )


def held_refusal(
    state: Encounter, pack: RulePack, held: Held, source: CombatantId | None
) -> Refusal | None:
    """Why a readied action cannot be used now; its requirements must still hold."""
    assert pack.ready is not None
    own = state.combatants[held.by].owned.get(held.owned) if held.owned else None
    rule = as_owned(pack.actions[held.action], own)
    found = stats.frozen(state, pack, held.by) or barred(
        state, pack, held.by, rule, pack.ready.fire_cost
    )
    if found:
        return found
    situation = Situation(state=state, pack=pack, who=held.by)
    for predicate in rule.when:
        if holds(predicate, situation) is False:
            return failed(predicate)
    if rule.target is None:
        return None
    aim = held.targets or ((source,) if source else ())
    if not aim:
        return Refusal(Reason.REQUIREMENT, {"what": "target"})
    refusals = (target_refusal(state, pack, held.by, rule.target, one, own) for one in aim)
    return next((one for one in refusals if one), None)
