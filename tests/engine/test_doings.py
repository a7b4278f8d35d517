"""What was done and what is being done: conditions about it, damage taken off, costs given back."""

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.state import Owned, Seat, Settings
from engine.kernel.units import ActionId, BudgetId, Choice, CombatantId, SeatId, Span
from engine.kernel.view import view
from tests.engine.fights import BOARD, PACKS, Fight, begun, creature, kinds

GAPS = PACKS["tiny_gaps"]
A, B, D, E = (CombatantId(who) for who in "abde")
BIG, STOCK = BudgetId("big"), BudgetId("stock")


def own(*names: str) -> tuple[Owned, ...]:
    return tuple(Owned(id=ActionId(f"my_{one}"), name=one, base=ActionId(one)) for one in names)


def table(depth: int = 8, *, placed: bool = True) -> Fight:
    """a blasts b, who can roll away; d and e shelter their own, e from far off."""
    places = {"a": (1, 1), "b": (5, 1), "d": (6, 1), "e": (12, 8)}
    owned = {"b": own("roll_away"), "d": own("shelter"), "e": own("shelter")}
    return begun(
        *(
            creature(
                who,
                side="foes" if who == "a" else "party",
                initiative=9 - number,
                hp=20,
                stats={"hp": 20, "mana": 0},
                position=place if placed else None,
                owned=owned.get(who, ()),
            )
            for number, (who, place) in enumerate(places.items())
        ),
        pack=GAPS,
        board=BOARD if placed else None,
        settings=Settings(allowance_ms=Span(0), depth=depth),
    )


def act(who: CombatantId, action: str, *targets: CombatantId) -> c.Act:
    return c.Act(actor=who, action=ActionId(action), targets=targets)


def use(who: CombatantId, reaction: str, *also: str) -> c.React:
    return c.React(
        actor=who, reaction=ActionId(reaction), also=tuple(ActionId(one) for one in also)
    )


def test_who_is_near_enough_takes_off_damage_of_an_ally() -> None:
    fight = table()
    fight.do(act(A, "blast", B))
    assert set(fight.window().asked) == {B, D}
    refusal = fight.refused(use(E, "shelter"))
    assert (refusal.reason, refusal.params) == (Reason.REQUIREMENT, {"what": "near_target"})
    fight.throws(3, 2)
    fight.do(use(D, "shelter"))
    events = fight.do(c.Decline(actor=B))
    reduced = [one for one in events if isinstance(one, e.DamageReduced)]
    assert [(one.by, one.combatant, one.amount) for one in reduced] == [(D, B, 4)]
    assert fight.one("b").hp == 18


def test_where_nobody_knows_who_is_near_the_gm_says_so() -> None:
    fight = table(placed=False)
    fight.do(act(A, "blast", B))
    asked = fight.question()
    assert (asked.ask, asked.text, set(asked.choices)) == ("facts", "near_target", {"d", "e"})
    fight.do(c.Judge(question=asked.id, value=(Choice("e"),)))
    assert set(fight.window().asked) == {B, E}


def test_nothing_is_taken_off_where_nothing_is_left() -> None:
    fight = table()
    fight.do(c.Edit(combatant=E, position=(4, 1)))
    fight.do(act(A, "blast", B))
    for who, what in ((B, "roll_away"), (D, "shelter")):
        fight.do(use(who, what))
    fight.throws(3, 3)
    events = fight.do(use(E, "shelter"))
    # b comes first in the order of turns: it is not hit at all, and the others are not needed.
    released = [one for one in events if isinstance(one, e.WindowReleased)]
    assert [(one.by, one.why.params) for one in released] == [
        (D, {"what": "harm_left"}),
        (E, {"what": "harm_left"}),
    ]
    assert fight.one("b").hp == 20
    assert fight.one("b").budgets[STOCK] == 1


def test_more_is_taken_off_until_nothing_is_left() -> None:
    fight = table()
    fight.do(c.Edit(combatant=E, position=(4, 1)))
    fight.do(act(A, "blast", B))
    fight.do(c.Decline(actor=B))
    fight.do(use(D, "shelter"))
    fight.throws(3, 3)
    fight.do(use(E, "shelter"))
    assert fight.one("b").hp == 20


def test_one_does_not_shelter_oneself() -> None:
    fight = table()
    fight.do(act(A, "blast", D))
    assert not fight.state.stack


def test_what_is_given_back_is_given_back_when_it_comes_to_nothing() -> None:
    fight = table()
    fight.do(act(A, "blast", B))
    assert (fight.one("a").budgets[STOCK], fight.one("a").budgets[BIG]) == (1, 1)
    fight.do(c.Interrupt(frame=fight.pending().id))
    assert (fight.one("a").budgets[STOCK], fight.one("a").budgets[BIG]) == (2, 1)
    fight.do(act(A, "blast", B))
    fight.do(c.Remove(combatant=A))
    assert "a" not in fight.state.combatants


def test_what_was_done_in_the_turn_and_what_is_untouched_can_be_asked() -> None:
    fight = table()
    fight.do(act(A, "sprint"))
    fight.do(act(A, "blast", E))
    fight.do(c.Edit(combatant=A, budgets={STOCK: 3}))
    assert fight.refused(act(A, "sprint")).params == {"what": "untouched"}
    fight.do(c.Edit(combatant=A, budgets={BIG: 0}))
    assert fight.refused(act(A, "sprint")).params == {"what": "calm"}


def test_what_lasts_until_the_end_of_the_round_ends_before_the_next_one() -> None:
    fight = table()
    fight.do(act(A, "blast", E))
    assert [one.name for one in fight.state.effects] == ["effect-hot"]
    for who in (A, B, D):
        fight.do(c.EndTurn(actor=who))
        assert fight.state.effects
    happened = kinds(fight.do(c.EndTurn(actor=E)))
    assert happened.index("effect.ended") < happened.index("round.started")
    assert not fight.state.effects


def struck() -> Fight:
    """a blasts b, who may duck, and shout with it."""
    fight = table()
    fight.do(c.Edit(combatant=B, stats={"mana": 3}, budgets={BudgetId("mana"): 3}))
    fight.do(act(A, "blast", B))
    fight.do(c.Decline(actor=D))
    return fight


def test_something_is_declared_alongside_a_reaction() -> None:
    fight = struck()
    events = fight.do(use(B, "roll_away", "shout"))
    declared = [one.frame for one in events if isinstance(one, e.ActionDeclared)]
    assert [(one.action, one.reaction) for one in declared] == [
        ("roll_away", True),
        ("shout", False),
    ]
    resolved = [one.action for one in events if isinstance(one, e.ActionResolved)]
    assert resolved[:2] == ["shout", "roll_away"]


def test_only_what_is_simple_goes_alongside_a_reaction() -> None:
    fight = struck()
    for also in (("hit",), ("brace",), ("nothing",), ("shout", "shout")):
        assert fight.refused(use(B, "roll_away", *also)).reason is Reason.UNKNOWN


def test_what_cannot_be_declared_any_more_costs_nothing() -> None:
    fight = struck()
    fight.do(c.SetOptions(settings={"depth": 1}))
    events = fight.do(use(B, "roll_away", "shout"))
    declared = [one.frame.action for one in events if isinstance(one, e.ActionDeclared)]
    assert declared == ["roll_away"]


def test_who_is_asked_sees_what_goes_alongside() -> None:
    fight = struck()
    seat = Seat(id=SeatId("s"), name="s", role="player", controls=(B,))
    me = view(fight.state, seat, GAPS)["me"]
    assert isinstance(me, dict)
    assert [one["also"] for one in me["prompts"]] == [
        [{"action": "shout", "label": {"id": "action-shout"}, "cost": []}]
    ]
