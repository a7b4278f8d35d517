"""Prompts: each is told what it may answer itself, though one window asks several."""

from typing import Any

from engine.kernel import commands as c
from engine.kernel.state import Seat
from engine.kernel.units import ActionId, CombatantId, SeatId
from engine.kernel.view import me
from engine.kernel.view.stack import stack
from tests.engine.fights import PACKS, begun, creature

A, B, C = (CombatantId(who) for who in "abc")
UNDER = PACKS["tiny_under"]


def test_the_target_and_its_friend_are_told_of_different_things() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, hp=10),
        creature("b", initiative=7, hp=10),
        creature("c", initiative=5, hp=10),
        pack=UNDER,
        board=None,
    )
    fight.throws(1)
    fight.do(c.Act(actor=A, action=ActionId("shoot"), targets=(B,)))
    told = {}
    for who in (B, C):
        seat = Seat(id=SeatId(who), name=who, role="player", controls=(who,))
        prompts: Any = me(fight.state, seat, UNDER)["prompts"]
        told[who] = prompts[0]["trigger"]["id"]
    assert told == {B: "trigger-hits", C: "trigger-friend_hit"}


def test_an_answer_that_would_reach_nobody_says_so_and_its_cells_are_those_that_reach() -> None:
    pack = PACKS["tiny_batch"]
    fight = begun(
        creature("a", side="party", initiative=9, position=(2, 2)),
        creature("b", initiative=7, position=(9, 2), stats={"range": 4}),
        pack=pack,
    )
    b = Seat(id=SeatId("b"), name="b", role="player", controls=(B,))

    def told() -> dict[str, Any]:
        prompts: Any = me(fight.state, b, pack)["prompts"]
        return {one["reaction"]: one for one in prompts[0]["options"]}

    fight.do(c.Act(actor=A, action=ActionId("go"), path=((3, 2), (4, 2), (5, 2))))
    far = {"reason": "requirement", "params": {"what": "reach", "need": 4, "have": 1}}
    assert told()["fist"]["misses"] == far
    assert (told()["snipe"]["misses"], told()["snipe"]["squares"]) == (None, [[4, 2], [5, 2]])
    assert told()["dodge"]["misses"] is None
    fight.do(c.Edit(combatant=B, stats={"range": 1}))
    assert told()["snipe"]["misses"]["params"]["what"] == "range"
    assert len(told()["snipe"]["squares"]) == 4
    fight.do(c.Hide(combatant=A))
    assert told()["fist"]["misses"] is None


def test_an_action_that_waits_for_its_actor_says_so() -> None:
    pack = PACKS["tiny_batch"]
    fight = begun(
        creature("a", initiative=9, position=(2, 2)),
        creature("b", side="party", position=(3, 2)),
        pack=pack,
    )
    fight.do(c.Act(actor=A, action=ActionId("stay")))
    shown: Any = stack(fight.state, pack, gm=False)
    assert [one.get("waits") for one in shown["frames"]] == [False, None]
    fight.do(c.Decline(actor=B))
    shown = stack(fight.state, pack, gm=False)
    assert [one["waits"] for one in shown["frames"]] == [True]
