"""The log's lines about what somebody does or suffers."""

from typing import assert_never

from engine.kernel import events as e
from engine.kernel.frames import Check, Modifier
from engine.kernel.pending import Throw
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId
from engine.kernel.view.words import Json, Text, action, effect, name, names, reason, say

Deed = (
    e.ActionDeclared
    | e.CheckRolled
    | e.CheckWaived
    | e.ChanceRolled
    | e.DamageReduced
    | e.HpChanged
    | e.ActionAvoided
    | e.ActionRedirected
    | e.ActionInterrupted
    | e.ActionLost
    | e.ActionAnnounced
    | e.ActionWithdrawn
    | e.StepDone
    | e.Moved
    | e.EffectApplied
    | e.EffectEnded
    | e.EffectSustained
    | e.SavingRolled
    | e.CheckModified
    | e.SaveRolled
    | e.ActivityAdvanced
    | e.PoolThrown
    | e.ActivityInterrupted
)


def deed(event: Deed, after: Encounter, *, gm: bool) -> Text | None:
    """Lines about what somebody does or suffers."""
    match event:
        case e.ActionDeclared(frame=frame) if frame.readies is not None:
            return say("log-action-readied", who=name(after, frame.by, gm=gm))
        case e.ActionDeclared(frame=frame):
            what = action(after, frame.by, frame.title)
            kind = "log-reaction-used" if frame.reaction else "log-action-declared"
            who = name(after, frame.by, gm=gm)
            if frame.targets:
                target = name(after, frame.targets[0], gm=gm)
                return say(f"{kind}-at", who=who, action=what, target=target)
            return say(kind, who=who, action=what)
        case e.CheckModified(by=by, modifier=modifier):
            return say("log-check-modified", who=name(after, by, gm=gm), value=modifier.value)
        case e.SaveRolled(combatant=by, check=check):
            degree = say(f"degree-{check.degree}")
            return say("log-save-rolled", who=name(after, by, gm=gm), degree=degree)
        case e.ActivityAdvanced(combatant=by, action=title, done=done, of=of):
            who, what = name(after, by, gm=gm), action(after, by, title)
            return say("log-activity-advanced", who=who, action=what, done=done, of=of)
        case e.ActivityInterrupted(combatant=by, action=title, done=done, of=of):
            who, what = name(after, by, gm=gm), action(after, by, title)
            return say("log-activity-interrupted", who=who, action=what, done=done, of=of)
        case e.CheckRolled(combatant=by, target=target_id, check=check):
            who, target = name(after, by, gm=gm), name(after, target_id, gm=gm)
            degree = say(f"degree-{check.degree}")
            if not gm:
                return say("log-check-result", who=who, target=target, degree=degree)
            return _check(check, who, target, degree)
        case e.CheckWaived(combatant=by, target=target_id, check=check):
            who, target = name(after, by, gm=gm), name(after, target_id, gm=gm)
            degree = say(f"degree-{check.degree}")
            return say("log-check-waived", who=who, target=target, degree=degree)
        case e.ActionAvoided(combatant=by):
            return say("log-action-avoided", who=name(after, by, gm=gm))
        case e.ActionRedirected(combatant=by, to=other):
            target = name(after, other, gm=gm)
            return say("log-action-redirected", who=name(after, by, gm=gm), target=target)
        case e.ChanceRolled(combatant=by, face=face, chance=chance):
            who = name(after, by, gm=gm)
            return say("log-chance-rolled", who=who, face=face, chance=chance)
        case e.DamageReduced(by=by, combatant=hurt, amount=amount):
            who = name(after, by, gm=gm)
            if not _exact(after, hurt, gm=gm):
                return say("log-damage-weakened", who=who)
            return say("log-damage-reduced", who=who, amount=amount)
        case e.PoolThrown(throw=throw):
            return _thrown(throw, after, gm=gm)
        case e.HpChanged():
            return _hp(event, after, gm=gm)
        case e.ActionAnnounced(frame=frame):
            if event.sealed and not gm:
                return None
            what = action(after, frame.by, frame.title)
            return say("log-action-announced", who=name(after, frame.by, gm=gm), action=what)
        case e.ActionWithdrawn(combatant=by, why=None):
            return say("log-announcement-dropped", who=name(after, by, gm=gm))
        case e.ActionInterrupted() | e.ActionLost() | e.ActionWithdrawn():
            by = event.combatant
            return say(
                f"log-{event.type.replace('.', '-')}",
                who=name(after, by, gm=gm),
                action=action(after, by, event.action),
            )
        case e.StepDone(combatant=by):
            walk = next((one for one in after.stack if one.id == event.frame), None)
            done = walk is not None and walk.kind == "pending" and walk.leg == len(walk.path)
            return say("log-moved", who=name(after, by, gm=gm)) if done else None
        case e.Moved(combatant=moved, by=by) if moved == by:
            return say("log-moved", who=name(after, by, gm=gm))
        case e.Moved(combatant=moved, by=by):
            mover = name(after, by, gm=gm)
            return say("log-moved-by", who=name(after, moved, gm=gm), other=mover)
        case e.EffectApplied(effect=one):
            return say(
                "log-effect-applied", who=name(after, one.on, gm=gm), effect=effect(one.name)
            )
        case e.EffectEnded(combatant=by, name=title):
            return say("log-effect-ended", who=name(after, by, gm=gm), effect=effect(title))
        case e.EffectSustained(effect=lasting, by=by):
            title = next((one.name for one in after.effects if one.id == lasting), "")
            return say("log-effect-sustained", who=name(after, by, gm=gm), effect=effect(title))
        case e.SavingRolled(combatant=by, name=title, good=good):
            kind = "log-saved" if good else "log-not-saved"
            return say(kind, who=name(after, by, gm=gm), effect=effect(title))
        case _:
            assert_never(event)


def _check(check: Check, who: Text, target: Text, degree: Text) -> Text:
    """A roll with its numbers, and what they are made of where that is worth saying."""
    numbers: dict[str, Json] = {
        "face": check.kept,
        "total": check.total,
        "against": check.against,
    }
    parts = _parts(check)
    if len(parts) > 1:
        numbers["parts"] = names(parts)
    message = "log-check-explained" if len(parts) > 1 else "log-check-rolled"
    return say(message, who=who, target=target, degree=degree, **numbers)


def _parts(check: Check) -> list[Text]:
    """What a roll and the number it had to reach are made of, where that is worth saying."""
    found = [_part("part", one) for one in check.modifiers if one.value]
    if len(check.defences) > 1:
        found += [_part("part-against", one) for one in check.defences if one.value]
    return found


def _part(message: str, one: Modifier) -> Text:
    return say(message, why=reason(one.why), value=f"{one.value:+d}")


THROWN = {"pool": "log-pool-thrown", "own": "log-pool-thrown-own", "harm": "log-harm-thrown"}
RESULTS = {"pool": "log-pool-result", "own": "log-pool-result-own", "harm": "log-harm-result"}
"""What is said of dice of a batch to the GM, and to players."""


def _thrown(throw: Throw, after: Encounter, *, gm: bool) -> Text:
    """A line about dice of a batch; players are told how many count, not against what."""
    kind = "pool" if throw.why in ("strike", "test", "guard") else "harm"
    if kind == "pool" and throw.target == throw.by:
        kind = "own"
    told: dict[str, Json] = {
        "who": name(after, throw.by, gm=gm),
        "target": name(after, throw.target, gm=gm),
        "count": sum(face <= throw.need for face in throw.faces),
        "dice": len(throw.faces),
    }
    if not gm:
        return say(RESULTS[kind], **told)
    faces = ", ".join(map(str, throw.faces))
    return say(THROWN[kind], faces=faces, need=throw.need, **told)


def _hp(event: e.HpChanged, after: Encounter, *, gm: bool) -> Text:
    one = after.combatants[event.combatant]
    who = name(after, one.id, gm=gm)
    lost = event.change < 0
    if not _exact(after, one.id, gm=gm):
        return say("log-hurt" if lost else "log-healed", who=who)
    return say(
        "log-hp-lost" if lost else "log-hp-gained",
        who=who,
        amount=abs(event.change),
        left=event.value,
    )


def _exact(after: Encounter, who: CombatantId, *, gm: bool) -> bool:
    """Whether one reads how many hit points somebody loses and keeps."""
    kind = after.combatants[who].kind
    return gm or kind == "pc" or after.settings.hit_points == "exact"
