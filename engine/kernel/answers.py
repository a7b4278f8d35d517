"""Answers to windows: taken while there is time, sealed until the window closes."""

from typing import Literal

from engine.kernel import hourglass, modes, stats
from engine.kernel.commands import AnswerFor, Decline, React
from engine.kernel.draft import Draft
from engine.kernel.eligibility import barred, own_actions
from engine.kernel.events import WindowAnswered
from engine.kernel.frames import Window
from engine.kernel.moments import companions
from engine.kernel.offers import Asked, Offer, Reply, keyed
from engine.kernel.paths import find_path
from engine.kernel.refusals import Reason, Rejected, reject, require
from engine.kernel.rules import ActionRule
from engine.kernel.survey import withheld_key
from engine.kernel.units import ActionId, CombatantId, FrameId, Span


def react(draft: Draft, command: React) -> None:
    """A seat uses a reaction. Raises Rejected: not asked, too late, answered before."""
    draft.combatant(command.actor)
    if modes.meddles(draft.state, draft.pack, command.actor):
        modes.interfere(draft, command.actor)
        return
    window = find(draft, command.actor, command.window)
    if window is None:
        raise _unasked(draft, command.actor, command.reaction)
    asked = _open(draft, window, command.actor, change=command.change)
    reply = _reply(draft, command, asked, by="seat")
    _seal(draft, window, command.actor, reply)


def decline(draft: Draft, command: Decline) -> None:
    """A seat uses none of what it was offered."""
    draft.combatant(command.actor)
    window = find(draft, command.actor, command.window)
    if window is None:
        raise reject(Reason.TRIGGER)
    _open(draft, window, command.actor, change=command.change)
    _seal(draft, window, command.actor, Reply(again=command.again))


def answer_for(draft: Draft, command: AnswerFor) -> None:
    """The GM answers in somebody's place; for him no answer is too late while it is open."""
    window = find(draft, command.actor, command.window)
    require(window, Reason.UNKNOWN, what="combatant")
    assert window is not None
    reply = _reply(draft, command, window.asked[command.actor], by="gm")
    draft.emit(WindowAnswered(frame=window.id, by=command.actor, reply=reply))


def find(draft: Draft, actor: CombatantId, frame: FrameId | None) -> Window | None:
    """The window that asks this combatant: the one named, else the newest; None if none does.

    Raises Rejected ``window_closed`` where the one named is not open any more.
    """
    if frame is not None:
        window = draft.frame(frame)
        if not isinstance(window, Window):
            raise reject(Reason.WINDOW_CLOSED)
        return window if actor in window.asked else None
    for one in reversed(draft.state.stack):
        if isinstance(one, Window) and actor in one.asked:
            return one
    return None


def _unasked(draft: Draft, actor: CombatantId, reaction: ActionId) -> Rejected:
    """Why a reaction nobody offered is refused: what bars it, else why it was not offered."""
    rule, cost = _known(draft, actor, reaction), None
    for action, own in own_actions(draft.state, draft.pack, actor):
        if action.on and reaction in (action.id, own.id if own else None):
            rule = action
    for held in draft.state.held:
        if held.by == actor and reaction in (held.id, held.owned, held.action) and draft.pack.ready:
            rule, cost = draft.pack.rule(held.action), draft.pack.ready.fire_cost
    if rule is None:
        return _off_turn(draft, actor, reaction) or reject(Reason.UNKNOWN, what="reaction")
    refusal = stats.frozen(draft.state, draft.pack, actor) or barred(
        draft.state, draft.pack, actor, rule, rule.cost if cost is None else cost
    )
    return Rejected(refusal) if refusal else _withheld(draft, actor, rule.id)


def _known(draft: Draft, actor: CombatantId, reaction: ActionId) -> ActionRule | None:
    """The reaction of this id, or the one that an own case of this id is a way to use."""
    own = draft.state.combatants[actor].owned.get(reaction)
    for rule in draft.pack.reactions.values():
        if rule.id == reaction or (own and own.base in (rule.id, rule.cases)):
            return rule
    return None


def _off_turn(draft: Draft, actor: CombatantId, reaction: ActionId) -> Rejected | None:
    """Why something that is no reaction is none, if the system has a word for that."""
    own = draft.state.combatants[actor].owned.get(reaction)
    rule = draft.pack.actions.get(own.base if own else reaction)
    return reject(Reason.NOT_NOW, why=rule.off_turn) if rule and rule.off_turn else None


def _base(draft: Draft, actor: CombatantId, reaction: ActionId) -> ActionId:
    """What an own case is a case of, as an answer; else the reaction itself."""
    own = draft.state.combatants[actor].owned.get(reaction)
    known = _known(draft, actor, reaction)
    return known.id if known else own.base if own else reaction


def _withheld(draft: Draft, actor: CombatantId, reaction: ActionId) -> Rejected:
    """The reason why something was not offered at the last trigger, else that there is none."""
    why = draft.state.withheld.get(withheld_key(actor, _base(draft, actor, reaction)))
    return Rejected(why) if why else reject(Reason.TRIGGER)


def _open(draft: Draft, window: Window, actor: CombatantId, *, change: bool) -> Asked:
    """The actor's part, if an answer can still be taken; what the GM answered stands."""
    require(not window.answered or change, Reason.ALREADY_ANSWERED)
    asked = window.asked[actor]
    late = hourglass.late(asked, draft.stamp.sent)
    timed_out = asked.reply is not None and asked.reply.by == "time"
    require(not late and not timed_out, Reason.TOO_LATE)
    by_gm = asked.reply is not None and asked.reply.by == "gm"
    require(asked.reply is None or (change and not by_gm), Reason.ALREADY_ANSWERED)
    return asked


def _offer(draft: Draft, actor: CombatantId, asked: Asked, reaction: ActionId) -> Offer:
    meant = keyed(asked.offers).get(reaction)
    if meant is not None:
        return meant
    for offer in asked.offers:
        if reaction in (offer.owned, offer.reaction, offer.held):
            return offer
    raise _off_turn(draft, actor, reaction) or _withheld(draft, actor, reaction)


def _reply(
    draft: Draft, command: React | AnswerFor, asked: Asked, *, by: Literal["seat", "gm"]
) -> Reply:
    """The answer that uses what was offered. A way to go is for a reaction that moves; without
    one the token is moved by hand."""
    if command.reaction is None:
        return Reply(by=by)
    offer = _offer(draft, command.actor, asked, command.reaction)
    targets = _targets(offer, command.targets)
    rule = draft.pack.rule(offer.reaction)
    path = command.path
    if offer.squares:
        path = path or (offer.squares if len(offer.squares) == 1 else ())
        named = len(path) == 1 and path[0] in offer.squares
        require(named, Reason.REQUIREMENT, what="path_point")
    elif path and rule is not None:
        path = find_path(draft.state, draft.pack, command.actor, rule, path)
    return Reply(
        reaction=offer.reaction,
        owned=offer.owned,
        targets=targets,
        path=path,
        also=_also(draft, command.actor, command.also),
        held=offer.held,
        by=by,
    )


def _also(draft: Draft, actor: CombatantId, also: tuple[ActionId, ...]) -> tuple[ActionId, ...]:
    """What is declared alongside a reaction, each once, as far as it is simple enough for that."""
    simple = [rule.id for rule in companions(draft.state, draft.pack, actor)]
    require(len(set(also)) == len(also) and set(also) <= set(simple), Reason.UNKNOWN, what="action")
    return also


def _targets(offer: Offer, targets: tuple[CombatantId, ...]) -> tuple[CombatantId, ...]:
    """Whom an answer is aimed at: whoever triggered it, unless another legal one is named; one who
    leaves it open is asked when it happens."""
    require(set(targets) <= set(offer.targets), Reason.REQUIREMENT, what="target")
    if offer.count is None:
        return targets or offer.targets
    need, have = offer.count, len(set(targets))
    good = not targets or have == len(targets) == need
    require(good, Reason.REQUIREMENT, what="targets", need=need, have=len(targets))
    return targets


def _seal(draft: Draft, window: Window, actor: CombatantId, reply: Reply) -> None:
    credit = Span(draft.stamp.now - draft.stamp.sent)
    draft.emit(WindowAnswered(frame=window.id, by=actor, reply=reply, credit=credit))
