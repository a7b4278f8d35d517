"""Options: what can be done now, with whom, where to, for how much, and why not."""

from dataclasses import replace
from itertools import product

from engine.kernel import Option, Reason, Refusal, options
from engine.kernel import commands as c
from engine.kernel.effects import Effect
from engine.kernel.state import Board, Owned
from engine.kernel.turn import Turn
from engine.kernel.units import ActionId, CombatantId, EffectId
from tests.engine.fights import PACKS, TINY, Fight, begun, creature

A, B = CombatantId("a"), CombatantId("b")


def two(**fields: object) -> Fight:
    return begun(
        creature("a", side="party", initiative=9, position=(3, 3), **fields),
        creature("b", initiative=5, position=(4, 3)),
    )


def of(fight: Fight, who: CombatantId = A) -> dict[str, Option]:
    found = options(fight.state, who, TINY)
    return {one.action or one.command.type: one for one in found}


def test_only_whoever_has_the_turn_of_a_running_fight_has_options() -> None:
    fight = two()
    common = [one for one, rule in TINY.actions.items() if not rule.owned]
    assert set(of(fight)) == {*common, "ready", "delay", "end_turn"}
    assert of(fight, B) == {}
    fight.do(c.End())
    assert of(fight) == {}


def test_an_option_says_with_whom_where_to_and_for_how_much() -> None:
    found = of(two())
    assert (found["hit"].count, found["hit"].candidates, found["hit"].squares) == (1, (B,), None)
    assert (found["run"].count, found["run"].candidates) == (0, ())
    assert (4, 3) not in (found["run"].squares or ())
    assert (3, 5) in (found["run"].squares or ())
    assert found["hit"].cost == {"act": 1}
    assert found["chant"].choices == {"act": (1, 2)}
    assert found["rest"].refusal is None


def test_what_is_chosen_is_capped_by_what_is_left() -> None:
    fight = two()
    fight.do(c.Edit(combatant=A, budgets={"act": 1}))  # type: ignore[dict-item]
    assert of(fight)["chant"].choices == {"act": (1, 1)}
    fight.do(c.Edit(combatant=A, budgets={"act": 2}))  # type: ignore[dict-item]
    assert of(fight)["chant"].choices == {"act": (1, 1)}
    refusal = of(fight)["chant"].refusal
    assert refusal is not None
    assert refusal.reason is Reason.INSUFFICIENT


def test_choices_that_share_what_pays_them_say_which_of_them_go_together() -> None:
    pack = PACKS["fourth_edition"]
    fight = begun(creature("a", initiative=9), creature("b", initiative=5), pack=pack, board=None)

    def improvise() -> Option:
        found = options(fight.state, A, pack)
        return next(one for one in found if one.action == "improvise")

    assert improvise().together == ()
    fight.do(c.Edit(combatant=A, budgets={"move": 0, "minor": 0}))  # type: ignore[dict-item]
    amounts = [tuple(one.values()) for one in improvise().together]
    assert amounts == [(0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0)]
    for each in product((0, 1), repeat=3):
        choices = dict(zip(("standard", "move", "minor"), each, strict=True))
        act = c.Act(actor=A, action=ActionId("improvise"), choices=choices)
        if each in amounts:
            assert fight.copy().do(act)
        else:
            assert fight.refused(act).reason is Reason.INSUFFICIENT


def test_what_is_greyed_out_says_why() -> None:
    fight = two()
    assert why(fight, "rush") == {"what": "reach"}
    fight.do(c.Edit(combatant=B, position=(9, 3)))
    assert why(fight, "hit") == {"what": "reach"}
    fight.do(c.SetBoard(grid=Board(width=3, height=3, blocked=((2, 3), (2, 2), (3, 2)))))
    assert why(fight, "run") == {"what": "path"}
    fight.do(c.Remove(combatant=B))
    assert why(fight, "chant") is None
    fight.do(c.Pause())
    assert all(one.refusal and one.refusal.reason is Reason.PAUSED for one in of(fight).values())


def why(fight: Fight, action: str) -> dict[str, object] | None:
    refusal = of(fight)[action].refusal
    return None if refusal is None else dict(refusal.params)


def test_nothing_can_be_done_over_something_under_way() -> None:
    fight = two()
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    assert {repr(one.refusal.params) for one in of(fight).values() if one.refusal} == {
        "{'why': 'under_way'}"
    }


def test_without_a_place_there_is_nowhere_to_choose() -> None:
    fight = begun(
        creature("a", side="party", initiative=9), creature("b", initiative=5), board=None
    )
    assert of(fight)["run"].squares is None
    assert of(fight)["run"].refusal is None


def test_a_straight_move_ends_where_a_straight_way_leads() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(1, 3)),
        creature("b", initiative=5, position=(9, 3)),
        creature("d", initiative=1, position=(3, 3)),
    )
    squares = of(fight)["rush"].squares or ()
    assert (2, 3) in squares
    assert (4, 3) not in squares
    assert (4, 3) in (of(fight)["run"].squares or ())


def test_an_own_case_stands_in_place_of_the_systems() -> None:
    club = Owned(id=ActionId("club"), name="Club", base=ActionId("hit"))
    found = of(two(owned=(club,)))["hit"]
    assert found.owned == club
    assert found.command == c.Act(actor=A, action=ActionId("club"))


def test_a_condition_that_bars_delaying_greys_it_out() -> None:
    assert TINY.delay is not None
    pack = replace(TINY, delay=replace(TINY.delay, bars=("cramped",)))
    fight = begun(creature("a", initiative=9), creature("b", initiative=5), pack=pack)

    def delaying() -> Option:
        (found,) = (
            one for one in options(fight.state, A, pack) if isinstance(one.command, c.Delay)
        )
        return found

    assert delaying().refusal is None
    fight.do(c.EffectCommand(combatant=A, condition="dazed"))
    assert delaying().refusal is None
    fight.do(c.EffectCommand(combatant=A, condition="cramped"))
    barred = Refusal(Reason.DISABLED, {"state": "cramped"})
    assert delaying().refusal == barred
    assert fight.refused(c.Delay(actor=A)) == barred


def test_who_is_not_named_is_not_offered_and_what_is_given_has_to_be_there() -> None:
    """a can bless everybody; it has nothing to hand over until it owns something."""
    hit, rest = TINY.actions[ActionId("hit")], TINY.actions[ActionId("rest")]
    everybody = replace(hit, target=replace(hit.target, all=True))  # type: ignore[type-var]
    giving = replace(rest, gives="range")
    pack = replace(TINY, actions={**TINY.actions, everybody.id: everybody, giving.id: giving})
    ring = Owned(id=ActionId("ring"), name="Ring", base=ActionId("breathe"), stats={"range": 1})
    for owned, refusal in (
        ((), Refusal(Reason.REQUIREMENT, {"what": "range"})),
        ((ring,), None),
    ):
        fight = begun(
            creature("a", side="party", initiative=9, position=(3, 3), owned=owned),
            creature("b", initiative=5, position=(9, 3)),
            pack=pack,
        )
        found = {one.action: one for one in options(fight.state, A, pack)}
        assert found[giving.id].refusal == refusal
        at_all = found[everybody.id]
        assert (at_all.refusal, at_all.count, at_all.candidates) == (None, 0, ())


def test_who_is_held_is_offered_only_ways_that_lead_to_whoever_holds_it() -> None:
    pack = PACKS["tiny_batch"]
    fight = begun(
        creature("a", side="party", position=(3, 3)),
        creature("b", position=(6, 3)),
        pack=pack,
    )
    fight.state = replace(fight.state, turn=Turn(of=CombatantId("party"), began=fight.now))
    go = ActionId("go")

    def ends() -> set[tuple[int, int]]:
        (found,) = (one for one in options(fight.state, A, pack) if one.action == go)
        return set(found.squares or ())

    free = ends()
    assert {(1, 3), (5, 3)} <= free
    held = Effect(id=EffectId("x"), on=A, name="condition-held", condition="held", about=B)
    fight.state = replace(fight.state, effects=(held,))
    toward = ends()
    assert toward < free
    assert (5, 3) in toward and (1, 3) not in toward
    for cell in ((1, 3), (3, 6)):
        refusal = fight.refused(c.Act(actor=A, action=go, path=(cell,)))
        assert refusal.params == {"what": "toward"}
