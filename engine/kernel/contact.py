"""Contact: foes in reach of each other are held by a condition, until they are not."""

from engine.kernel import harm, sight, stats
from engine.kernel.draft import Draft
from engine.kernel.effects import Effect
from engine.kernel.overlays import Moment
from engine.kernel.space import distance
from engine.kernel.units import CombatantId, EffectId


def arrive_all(draft: Draft, at: Moment) -> None:
    """A moment at which everybody in a foe's reach comes into contact."""
    for who in draft.state.combatants:
        arrive(draft, who, at)


def arrive(draft: Draft, who: CombatantId, at: Moment) -> None:
    """A moment at which ``who`` comes into contact with every foe in whose reach it is."""
    rule = draft.pack.contact
    if rule is None or at not in rule.at or stats.disabled(draft.state, draft.pack, who):
        return
    mine = draft.state.combatants[who].side
    for foe, other in draft.state.combatants.items():
        if other.side != mine and _holds(draft, foe, who) and not _held(draft, foe, who):
            draft_effect = Effect(
                id=EffectId(draft.fresh()),
                on=who,
                name=f"condition-{rule.condition}",
                condition=rule.condition,
                about=foe,
                good=False,
            )
            harm.apply_effect(draft, draft_effect)


def review(draft: Draft) -> None:
    """End every contact of whoever can do nothing, and whose foe is gone, out of reach, or can
    hold nobody."""
    rule = draft.pack.contact
    if rule is None:
        return
    for effect in draft.state.effects:
        if effect.condition != rule.condition or effect.about is None:
            continue
        out = stats.disabled(draft.state, draft.pack, effect.on)
        if out or _free(draft, effect.about) or _apart(draft, effect.about, effect.on):
            harm.end(draft, effect, "cause")


def _held(draft: Draft, foe: CombatantId, who: CombatantId) -> bool:
    rule = draft.pack.contact
    return rule is not None and any(
        one.condition == rule.condition and one.about == foe
        for one in stats.effects_on(draft.state, who)
    )


def _holds(draft: Draft, foe: CombatantId, who: CombatantId) -> bool:
    """Whether a foe has somebody in its reach and sight, as far as that is known."""
    place = draft.state.combatants[who].position
    if place is None or _free(draft, foe) or _apart(draft, foe, who) is not False:
        return False
    return sight.sees(draft.state, draft.pack, foe, (place,)) is not False


def _free(draft: Draft, foe: CombatantId) -> bool:
    """Whether nobody is held by this one."""
    rule = draft.pack.contact
    assert rule is not None
    if stats.disabled(draft.state, draft.pack, foe):
        return True
    return not set(rule.until).isdisjoint(stats.conditions(draft.state, foe))


def _apart(draft: Draft, foe: CombatantId, who: CombatantId) -> bool | None:
    """Whether somebody is out of a foe's reach; None where that is unknown."""
    one, other = draft.state.combatants[who], draft.state.combatants[foe]
    cells = distance(one, other, draft.pack.space)
    most = stats.reach(draft.state, draft.pack, foe)
    return None if cells is None else cells > most
