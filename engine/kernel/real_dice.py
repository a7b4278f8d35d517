"""Real dice: faces that players type for whatever else is rolled than an action itself."""

from dataclasses import dataclass
from typing import Literal

from engine.kernel import questions
from engine.kernel.draft import Draft
from engine.kernel.outcomes import EffectRule
from engine.kernel.pending import Pending
from engine.kernel.rolls import CheckRule
from engine.kernel.units import CombatantId

PER_CENT = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Cast:
    """Dice to be thrown: by whom, how many of how many sides, and for what (``key``)."""

    what: Literal["opposed", "chance", "save", "damage"]
    key: str
    who: CombatantId
    sides: int
    count: int = 1


def _key(what: str, effect: EffectRule, who: CombatantId) -> str:
    name = effect.stat or effect.name or effect.condition
    return f"{what}:{name}:{'+'.join(effect.at)}:{who}"


def opposed(rule: CheckRule, pending: Pending) -> Cast:
    """The die that a target throws against the roll of an action."""
    return Cast(what="opposed", key="opposed", who=pending.aim[0], sides=rule.die)


def chance(effect: EffectRule, pending: Pending) -> Cast:
    """The die for whether an effect happens."""
    key = _key("chance", effect, pending.by)
    return Cast(what="chance", key=key, who=pending.by, sides=PER_CENT)


def save(effect: EffectRule, who: CombatantId, sides: int) -> Cast:
    """The die by which somebody takes more or less of an effect."""
    return Cast(what="save", key=_key("save", effect, who), who=who, sides=sides)


def damage(effect: EffectRule, pending: Pending, who: CombatantId, sides: int, count: int) -> Cast:
    """The dice of an effect that hurts."""
    key = _key("damage", effect, who)
    return Cast(what="damage", key=key, who=pending.by, sides=sides, count=count)


def faces(draft: Draft, pending: Pending, cast: Cast) -> tuple[int, ...]:
    """The faces that were typed, else thrown by the server."""
    typed = pending.typed.get(cast.key, ())
    if len(typed) == cast.count:
        return typed
    return tuple(draft.roll(cast.sides) for _ in range(cast.count))


def asked(draft: Draft, pending: Pending, cast: Cast) -> bool:
    """Ask a player for faces, where real dice are thrown and these are still missing. Whether
    something was asked."""
    if not cast.count or cast.key in pending.typed or not questions.throws_real(draft, cast.who):
        return False
    questions.ask(
        draft,
        "die",
        pending.title,
        to=cast.who,
        parent=pending.id,
        source=pending.by,
        number=(1, cast.sides),
        many=cast.count,
        of=f"{cast.what} {cast.key}",
    )
    return True
