"""What the players of a table may do next, drawn from the fight as it stands."""

from collections.abc import Mapping
from dataclasses import replace

from hypothesis import strategies as st

from engine.kernel import Command, Option, next_deadline, options, picks
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.actions import find
from engine.kernel.aims import candidates
from engine.kernel.budgets import ITEM
from engine.kernel.commands import Creature
from engine.kernel.frames import Question, Value, Window
from engine.kernel.moments import acting
from engine.kernel.options import returns
from engine.kernel.rolls import PICKED
from engine.kernel.rules import RulePack
from engine.kernel.state import Board, Owned
from engine.kernel.units import ActionId, Chosen, CombatantId, SideId, Square
from tests.engine.draws_of_own import deeds, reserves
from tests.engine.fights import Fight

SIDES = st.sampled_from([SideId("party"), SideId("foes"), SideId("others")])
BOARD = Board(width=6, height=5, difficult=((3, 3), (2, 4)), blocked=((5, 1),))
PLACES = st.tuples(st.integers(1, 6), st.integers(1, 5))
NOBODY = CombatantId("nobody")
OFTEN = {"hit": 4, "go": 4, "other": 2, "ready": 2, "again": 4}
"""How often what one does is of a kind; once where it is not here."""


@st.composite
def creatures(draw: st.DrawFn, pack: RulePack, *, placed: bool) -> Creature:
    """A creature with few hit points, close to the others, of one of three sides."""
    place: Square | None = draw(PLACES) if placed or draw(st.integers(0, 3)) == 0 else None
    owned: tuple[Owned, ...] = ()
    if pack.weapon and draw(st.booleans()):
        stats = {pack.reach: draw(st.integers(1, 2)), "range": draw(st.sampled_from([0, 0, 6]))}
        owned = (Owned(id=ActionId("weapon1"), name="Flail", base=pack.weapon, stats=stats),)
    rules = (*pack.reactions.values(), *pack.actions.values())
    special = [rule.id for rule in rules if rule.owned and rule.on]
    if special and draw(st.sampled_from([True, False])):
        owned = (
            *owned,
            Owned(id=ActionId("gift"), name="Gift", base=draw(st.sampled_from(special))),
        )
    boss = bool(pack.triggers) and draw(st.integers(0, 2)) == 0
    if boss:
        owned = (*owned, draw(deeds(pack)))
    health = {pack.health.stat: draw(st.integers(1, 9))} if pack.health else {}
    return Creature(
        name=draw(st.sampled_from(["Ada", "Gob", "Ogre"])),
        side=draw(SIDES),
        initiative=draw(st.none() | st.integers(0, 20)),
        position=place,
        size=draw(st.sampled_from([1, 1, 1, 2])),
        hidden=draw(st.integers(0, 5)) == 0,
        stats={**health, pack.reach: draw(st.integers(1, 3))},
        owned=owned,
        reserves=(draw(reserves),) if boss else (),
    )


@st.composite
def fills(draw: st.DrawFn, fight: Fight, option: Option) -> Command:
    """An option filled in: some of its candidates, one of its squares, a choice of its costs; an
    action to ready, with its trigger."""
    command = option.command
    if isinstance(command, c.Ready):
        return draw(readied(fight, option, command))
    if not isinstance(command, c.Act):
        return command
    order = draw(st.permutations(option.candidates)) if option.count else ()
    targets = tuple(order[: option.count])
    rule, _ = find(fight.state, fight.pack, command.actor, command.action)
    there = picks.choices(fight.state, fight.pack, command.actor, rule, targets)
    return c.Act(
        actor=command.actor,
        action=command.action,
        targets=targets,
        path=(draw(st.sampled_from(option.squares)),) if option.squares else (),
        choices=draw(chosen(replace(option, picks=there))),
    )


@st.composite
def chosen(draw: st.DrawFn, option: Option) -> Mapping[str, Chosen]:
    """The choices of an option: amounts, what is handed over, what is picked."""
    found: dict[str, Chosen] = {
        name: draw(st.integers(*span)) for name, span in option.choices.items()
    }
    if option.together:
        found.update(draw(st.sampled_from(option.together)))
    if option.items:
        found[ITEM] = draw(st.sampled_from(option.items)).id
    said: bool = draw(st.booleans())
    if option.picks and said:
        found[PICKED] = draw(st.sampled_from(option.picks))
    return found


@st.composite
def readied(draw: st.DrawFn, fight: Fight, option: Option, command: c.Ready) -> Command:
    """An action that can be readied, for a trigger that there is or that words describe."""
    state, pack = fight.state, fight.pack
    action, _ = draw(st.sampled_from(option.readies))
    rule, own = find(state, pack, command.actor, action)
    fits = candidates(state, pack, command.actor, rule, own, near=False)
    count = rule.target.count if rule.target else 0
    targets = tuple(draw(st.permutations(fits))[:count]) if draw(st.booleans()) else ()
    on = draw(st.sampled_from([*option.triggers, ""]))
    source = draw(st.none() | st.sampled_from([*state.combatants]))
    trigger = c.HeldTrigger(on=on, source=source, text="" if on else "a bell rings")
    return replace(
        command, action=action, trigger=trigger, targets=targets if len(targets) == count else ()
    )


def enabled(fight: Fight) -> list[list[Option]]:
    """What those who have the turn, or are delaying, can do, by kinds: there are many ways to do
    nothing much, and doing the same again is where limits are met."""
    state, pack = fight.state, fight.pack
    found = [one for who in acting(state, pack) for one in options(state, who, pack)]
    found += [one for who in state.combatants for one in returns(state, who, pack)]
    kinds: dict[str, list[Option]] = {}
    done = (one.frame.title for one in reversed(fight.log) if isinstance(one, e.ActionDeclared))
    last = next(done, None)
    for one in found:
        if one.refusal is None:
            kinds.setdefault(_kind(one), []).append(one)
            if isinstance(one.command, c.Act) and one.command.action == last:
                kinds.setdefault("again", []).append(one)
    return [kinds[name] for name in sorted(kinds) for _ in range(OFTEN.get(name, 1))]


def _kind(option: Option) -> str:
    if not isinstance(option.command, c.Act):
        return option.command.type
    return "hit" if option.count else "go" if option.squares else "other"


def open_window(fight: Fight) -> Window | None:
    """The window that is waited for."""
    top = fight.state.stack[-1] if fight.state.stack else None
    return top if isinstance(top, Window) else None


def open_question(fight: Fight) -> Question | None:
    """The question that is waited for."""
    top = fight.state.stack[-1] if fight.state.stack else None
    return top if isinstance(top, Question) else None


@st.composite
def answers(draw: st.DrawFn, window: Window) -> c.React | c.Decline:
    """An answer of somebody asked, even of one who has answered."""
    answer = draw(answer_of(window, draw(st.sampled_from(list(window.asked)))))
    named = draw(st.sampled_from([window.id, None]))
    return replace(answer, window=named, change=draw(st.integers(0, 3)) == 0)


@st.composite
def answer_of(draw: st.DrawFn, window: Window, who: CombatantId) -> c.React | c.Decline:
    """What this one may answer: more often yes than no."""
    offers = window.asked[who].offers
    place = draw(st.integers(-1, len(offers) - 1) | st.just(0))
    if place < 0 or not offers:
        return c.Decline(actor=who, window=window.id, again=draw(st.booleans()))
    offer = offers[place]
    reaction = ActionId(offer.held) if offer.held else offer.title
    path = (draw(st.sampled_from(offer.squares)),) if offer.squares else ()
    return c.React(actor=who, window=window.id, reaction=reaction, path=path)


@st.composite
def values(draw: st.DrawFn, question: Question) -> Value:
    """A proper answer to a question."""
    if question.number is not None:
        return tuple(draw(st.integers(*question.number)) for _ in range(question.many))
    some = draw(st.permutations(question.choices))
    count = draw(st.integers(0, question.many)) if question.ask == "facts" else question.many
    return tuple(some[:count])


@st.composite
def waits(draw: st.DrawFn, fight: Fight) -> int:
    """Milliseconds to wait: until what is due, until what closes, about then, or any."""
    window, question = open_window(fight), open_question(fight)
    ends = [next_deadline(fight.state)] * 2
    if window:
        ends += [one.closes_at for one in window.asked.values() if one.reply is None]
    if question:
        ends.append(question.closes_at)
    spans = [0, *(end - fight.now for end in ends if end is not None)]
    span = draw(st.sampled_from(spans[1:] or spans))
    return max(0, span + draw(st.sampled_from([0, 0, 0, -1, 1, -2000, 2000])))
