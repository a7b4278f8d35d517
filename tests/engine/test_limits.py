"""Limits: how often is too often, and when counting begins anew."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.limits import counts, key, reached
from engine.kernel.rules import ActionRule, LimitRule
from engine.kernel.units import ActionId, CombatantId, FrameId
from tests.engine.fights import begun, creature

A, B = CombatantId("a"), CombatantId("b")


@pytest.mark.parametrize(
    ("per", "where"),
    [
        ("action", "action:f1:a:slash"),
        ("turn", "turn:a:slash"),
        ("cycle", "cycle:a:slash"),
        ("round", "round:a:slash"),
        ("encounter", "encounter:a:slash"),
    ],
)
def test_every_scope_has_its_place_in_the_ledger(per: str, where: str) -> None:
    limit = LimitRule(n=1, per=per)  # type: ignore[arg-type]
    rule = ActionRule(id=ActionId("slash"), tags=frozenset({"b", "a"}), limits=(limit,))
    assert key(limit, rule, A, FrameId("f1")) == where
    assert counts(rule, A, FrameId("f1"), own_turn=False) == (where,)
    assert counts(rule, A, FrameId("f1"), own_turn=True) == (where, "turn:a:#a", "turn:a:#b")


def test_a_limit_is_reached_and_begins_anew() -> None:
    fight = begun(creature("a", initiative=9), creature("b", initiative=1), board=None)
    chant = c.Act(actor=A, action=ActionId("chant"), targets=(B,))
    for _ in range(3):
        fight.do(chant)
        while fight.state.stack:
            fight.do(c.CloseAll())
        assert fight.refused(chant).reason is Reason.LIMIT
        assert fight.refused(chant).params == {"scope": "turn"}
        fight.do(c.EndTurn(actor=A))
        fight.do(c.EndTurn(actor=B))
    assert fight.refused(chant).params == {"scope": "encounter"}
    assert reached(fight.state, fight.pack, fight.pack.actions[ActionId("run")], A, None) is None


def test_a_cycle_runs_from_own_turn_to_own_turn() -> None:
    fight = begun(
        creature("c", side="party", initiative=9),
        creature("a", side="party", initiative=5),
        creature("b", side="party", initiative=1),
        board=None,
    )

    def cheers(singer: CombatantId) -> bool:
        """Whether b is asked when somebody has chanted; it cheers then."""
        fight.do(c.Act(actor=singer, action=ActionId("chant"), targets=(B,)))
        fight.do(c.Resolve(window=fight.window().id))
        asked = B in fight.window().asked if fight.state.stack else False
        if asked:
            fight.do(c.React(actor=B, reaction=ActionId("cheer")))
            fight.do(c.Resolve(window=fight.window().id))
        fight.do(c.CloseAll())
        fight.do(c.EndTurn(actor=singer))
        return asked

    assert cheers(CombatantId("c"))
    assert not cheers(A)
    fight.do(c.EndTurn(actor=B))
    assert cheers(CombatantId("c"))
