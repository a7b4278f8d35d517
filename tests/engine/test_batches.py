"""Batches: what is declared on the way is thrown and applied together, if it still can be."""

from dataclasses import replace

from engine.kernel import batches, sight
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.draft import Draft
from engine.kernel.pending import Batch, Pending
from engine.kernel.pools import Pools
from engine.kernel.rules import RulePack
from engine.kernel.units import ActionId, CombatantId, FrameId, SeatId, SideId
from tests.engine.fights import PACKS, Fight, begun, creature, kinds

A, B, C = (CombatantId(who) for who in "abc")


def staying(**stats: int) -> Fight:
    """a has stayed where it is, next to b, and c beside it; nobody answers, and a is to act."""
    fight = begun(
        creature("a", side="red", initiative=9, position=(4, 4), stats={"reach": 1, **stats}),
        creature("b", side="blue", initiative=5, position=(4, 5)),
        creature("c", side="blue", initiative=1, position=(5, 4)),
        pack=PACKS["tiny_batch"],
    )
    fight.do(c.Act(actor=A, action=ActionId("stay")))
    fight.do(c.Resolve(window=fight.window().id))
    return fight


def thrown(events: tuple[e.Event, ...]) -> list[tuple[str, str, int]]:
    """What was thrown: why, against whom, how many dice."""
    found = [one.throw for one in events if isinstance(one, e.PoolThrown)]
    return [(one.why, one.target, one.dice) for one in found]


def test_the_gm_says_against_what_a_test_is_thrown() -> None:
    fight = staying()
    fight.do(c.EffectCommand(combatant=B, condition="veiled"))
    fight.do(c.Act(actor=A, action=ActionId("study"), targets=(B,)))
    asked = fight.question()
    assert (asked.ask, asked.to, asked.number) == ("dc", None, (0, 99))
    fight.throws(17)
    events = fight.do(c.Judge(question=asked.id, value=(17,)))
    throw = next(one.throw for one in events if isinstance(one, e.PoolThrown))
    assert (throw.need, throw.faces) == (17, (17,))
    assert not any(one.condition == "veiled" for one in fight.state.effects)


def test_more_targets_than_dice_get_no_dice_and_nothing_is_done_to_them() -> None:
    fight = staying(dice=2)
    fight.throws(20)
    pools = declared(fight, "cut", (B, C), dice=1)
    throw = pools.wanted()
    assert throw is not None
    assert (throw.target, throw.dice) == ("b", 1)
    opener = pools.moment.opener
    assert opener.batch is not None
    batch = replace(opener.batch, throws=(replace(throw, faces=(1,)),))
    after = Pools(fight.state, fight.pack, replace(opener, batch=batch))
    one = after.declared[0]
    assert (after.results(one, B), after.results(one, C)) == (("critical",), ())


def declared(fight: Fight, action: str, targets: tuple[CombatantId, ...], *, dice: int) -> Pools:
    """The dice of a batch in which a does one thing, with so many dice."""
    fight.do(c.Edit(combatant=A, stats={"dice": dice}))
    opener = fight.pending()
    one = Pending(id=FrameId("one"), by=A, action=ActionId(action), targets=targets)
    return Pools(fight.state, fight.pack, replace(opener, batch=Batch(declared=(one,))))


def test_magic_is_thrown_on_another_stat() -> None:
    needs = []
    for magic in (0, 1):
        throw = declared(staying(magic=magic, might=12, wits=9), "shoot", (B,), dice=1).wanted()
        assert throw is not None
        needs.append(throw.need)
    assert needs == [12, 9]


def test_without_a_board_nobody_knows_who_is_in_sight() -> None:
    fight = begun(creature("a", position=(1, 1)), board=None, pack=PACKS["tiny_batch"])
    assert sight.clear(fight.state, fight.pack, (1, 1), (3, 3)) is None
    assert sight.sees(fight.state, fight.pack, A, [(3, 3)]) is None


def test_who_is_removed_before_the_end_has_done_nothing() -> None:
    fight = staying()
    opener = fight.pending()
    mine, other = (
        Pending(id=FrameId(who), by=CombatantId(who), action=ActionId("rest")) for who in ("a", "x")
    )
    draft = Draft(fight.state, fight.stamp(), fight.pack)
    batches.close(draft, replace(opener, batch=Batch(declared=(other, mine))))
    resolved = [one for one in draft.events if isinstance(one, e.ActionResolved)]
    assert [one.combatant for one in resolved] == [A]


def resolved(fight: Fight, pack: RulePack, *targets: CombatantId) -> Draft:
    """What comes of a cut at these, with a die for each, once all dice lie."""
    fight.throws(*[1] * 9)
    one = Pending(id=FrameId("one"), by=A, action=ActionId("cut"), targets=targets)
    opener = replace(fight.pending(), batch=Batch(declared=(one,)))
    draft = Draft(replace(fight.state, stack=(opener,)), fight.stamp(), pack)
    while "frame.moved" not in kinds(draft.events):
        frame = draft.frame(opener.id)
        assert isinstance(frame, Pending)
        batches.go_on(draft, frame)
    return draft


def test_a_die_at_whoever_is_out_of_reach_is_wasted() -> None:
    fight = staying(dice=2)
    fight.do(c.Edit(combatant=C, position=(9, 8)))
    draft = resolved(fight, fight.pack, B, C)
    assert thrown(tuple(draft.events)) == [("strike", "b", 1), ("pierce", "b", 1)]
    assert [one.on for one in draft.state.effects if one.condition == "low"] == [B]


def test_a_strike_that_does_no_harm_throws_for_none() -> None:
    fight = staying(dice=1)
    cut = fight.pack.actions[ActionId("cut")]
    assert cut.pool is not None
    blunt = replace(cut, pool=replace(cut.pool, harm=None))
    pack = replace(fight.pack, actions={**fight.pack.actions, cut.id: blunt})
    assert thrown(tuple(resolved(fight, pack, B).events)) == [("strike", "b", 1)]


def test_whoever_throws_real_dice_is_asked_for_their_faces() -> None:
    fight = staying(dice=2)
    fight.do(c.SetOptions(settings={"dice": "typed"}))
    fight.do(c.TakeSeat(seat=SeatId("red"), name="Red", role="player", controls=(A,)))
    fight.do(c.Act(actor=A, action=ActionId("cut"), targets=(B,)))
    asked = fight.question()
    assert (asked.ask, asked.to, asked.number, asked.many) == ("die", A, (1, 20), 2)
    events = fight.do(c.Answer(question=asked.id, value=(20, 19)))
    throw = next(one.throw for one in events if isinstance(one, e.PoolThrown))
    assert (throw.faces, throw.typed) == ((20, 19), True)
    assert thrown(events) == [("strike", "b", 2)]


def test_nobody_waits_for_whoever_was_put_on_the_other_side() -> None:
    fight = staying()
    fight.do(c.Add(creatures=(creature("d", side="red", initiative=9, position=(1, 1)),)))
    events = kinds(fight.do(c.Edit(combatant=A, side=SideId("blue"))))
    assert "action.resolved" in events
    assert not fight.state.stack
