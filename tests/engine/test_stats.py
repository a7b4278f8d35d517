"""Stats: where a number comes from, what changes it, and what disables."""

from engine.kernel import Reason, stats
from engine.kernel import commands as c
from engine.kernel.state import Owned
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import TINY, Fight, begun, creature

A, B = CombatantId("a"), CombatantId("b")
LASH = Owned(id=ActionId("lash"), name="Lash", base=ActionId("hit"), stats={"reach": 3})
CLUB = Owned(id=ActionId("club"), name="Club", base=ActionId("hit"), stats={"harm": "1d8"})


def armed() -> Fight:
    return begun(
        creature("a", initiative=9, stats={"skill": 7}, owned=(LASH, CLUB)),
        creature("b", initiative=1),
        board=None,
    )


def test_an_own_stat_comes_before_the_combatants_and_that_before_the_default() -> None:
    one = armed().one("a")
    assert [stats.value(TINY, one, name, LASH) for name in ("reach", "skill", "harm")] == [
        3,
        7,
        "1d4",
    ]
    assert stats.number(TINY, one, "harm") == 0


def test_effects_change_numbers_and_say_so() -> None:
    fight = armed()
    fight.do(c.EffectCommand(combatant=A, name="Bless", modifiers={"skill": 2, "guard": 1}))
    fight.do(c.EffectCommand(combatant=A, name="Curse", modifiers={"guard": -3}))
    found = stats.modifiers(fight.state, TINY, A, "skill")
    assert [(one.why, one.value) for one in found] == [("stat-skill", 7), ("Bless", 2)]
    assert stats.total(fight.state, TINY, A, "guard") == 6


def test_the_longest_weapon_threatens() -> None:
    state = armed().state
    assert stats.reach(state, TINY, A) == 3
    assert stats.reach(state, TINY, A, CLUB) == 1
    assert stats.reach(state, TINY, B) == 1


def test_what_disables_is_named() -> None:
    fight = armed()
    assert stats.disabled(fight.state, TINY, A) is None
    fight.do(c.EffectCommand(combatant=B, condition="dazed"))
    assert stats.disabled(fight.state, TINY, B) is None
    refusal = stats.forbidden(fight.state, TINY, B, frozenset({"magic", "move"}))
    assert refusal is not None
    assert refusal.params == {"tag": "magic"}
    assert stats.forbidden(fight.state, TINY, B, frozenset({"move"})) is None
    fight.do(c.EffectCommand(combatant=B, condition="down"))
    found = [stats.disabled(fight.state, TINY, CombatantId(who)) for who in ("b", "x")]
    fight.do(c.Defeat(combatant=B))
    found.append(stats.disabled(fight.state, TINY, B))
    assert [(one.reason, dict(one.params)) for one in found if one] == [
        (Reason.DISABLED, {"state": "down"}),
        (Reason.NOT_IN_ENCOUNTER, {"who": "x"}),
        (Reason.DISABLED, {"state": "defeated"}),
    ]


def test_a_condition_allows_some_tags_and_nothing_else() -> None:
    fight = armed()
    fight.do(c.EffectCommand(combatant=A, condition="cramped"))
    found = stats.forbidden(fight.state, TINY, A, frozenset({"move"}))
    assert found is not None
    assert (found.reason, found.params) == (Reason.DISABLED, {"state": "cramped"})
    assert stats.forbidden(fight.state, TINY, A, frozenset({"attack", "move"})) is None


def test_what_is_forbidden_in_ones_own_turn_is_allowed_in_others() -> None:
    fight = armed()
    attack = frozenset({"attack"})
    fight.do(c.EffectCommand(combatant=A, condition="meek"))
    assert stats.forbidden(fight.state, TINY, A, attack) is not None
    fight.do(c.EndTurn(actor=A))
    assert stats.forbidden(fight.state, TINY, A, attack) is None


def test_who_notices_nothing_or_may_not_react_does_not() -> None:
    fight = armed()
    assert stats.frozen(fight.state, TINY, A) is None
    found = []
    for condition in ("dazed", "asleep", "waiting"):
        fight.do(c.EffectCommand(combatant=B, condition=condition))
        found.append(stats.frozen(fight.state, TINY, B))
        fight.do(c.EffectCommand(combatant=B, end=fight.state.effects[-1].id))
    assert found[0] is None
    assert [one.reason for one in found if one] == [Reason.UNAWARE, Reason.DISABLED]
