"""What lasts: until when, kept up by whom, and saved against."""

import re
from dataclasses import replace

from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.outcomes import Until
from engine.kernel.rules import RulePack
from engine.kernel.state import Owned
from engine.kernel.units import ActionId, CombatantId, SideId
from engine.kernel.view import table
from engine.text import codec
from tests.engine.fights import TINY, Fight, begun, creature, kinds

A, B, C = CombatantId("a"), CombatantId("b"), CombatantId("c")
BIND, KEEP, TIGHTEN = ActionId("bind"), ActionId("keep"), ActionId("tighten")
OWNED = tuple(Owned(id=one, name=one, base=one) for one in (BIND, KEEP, TIGHTEN))


def three(pack: RulePack = TINY) -> Fight:
    """It is a's turn; a and b are on one side, c is on the other."""
    return begun(
        creature("a", side=SideId("party"), initiative=9, hp=6, owned=OWNED),
        creature("b", side=SideId("party"), initiative=5, hp=6),
        creature("c", initiative=1, hp=6),
        pack=pack,
    )


def turns(fight: Fight, *who: CombatantId) -> None:
    for one in who:
        fight.do(c.EndTurn(actor=one))


def names(fight: Fight) -> list[str]:
    return [one.name.partition("-")[2] or one.name for one in fight.state.effects]


def effect(fight: Fight, on: CombatantId, until: Until, **fields: object) -> None:
    fight.do(c.EffectCommand(combatant=on, name="x", until=until, **fields))  # type: ignore[arg-type]


def test_the_end_of_the_turn_is_that_of_the_turn_under_way() -> None:
    fight = three()
    effect(fight, C, "turn_end", anchor=A)
    turns(fight, A)
    assert names(fight) == []


def test_the_end_of_the_next_turn_is_one_turn_later() -> None:
    fight = three()
    effect(fight, C, "next_turn_end", anchor=A)
    turns(fight, A, B, C)
    assert (fight.state.active, names(fight)) == (A, ["x"])
    turns(fight, A)
    assert names(fight) == []


def test_a_next_turn_that_is_passed_over_is_one_all_the_same() -> None:
    fight = three()
    effect(fight, C, "next_turn_end", anchor=B)
    fight.do(c.EffectCommand(combatant=B, condition="down"))
    turns(fight, A)
    assert (fight.state.active, names(fight)) == (C, ["down"])


def test_what_lasts_as_long_as_the_fight_ends_with_it() -> None:
    fight = three()
    effect(fight, C, "encounter")
    effect(fight, B, "never")
    turns(fight, A, B, C)
    assert names(fight) == ["x", "x"]
    fight.do(c.End())
    assert [one.on for one in fight.state.effects] == [B]


def test_a_saving_throw_at_the_end_of_a_turn_ends_what_lasts_until_then() -> None:
    fight = three()
    effect(fight, A, "save", anchor=C)
    fight.throws(5, 6)
    events = fight.do(c.EndTurn(actor=A))
    (rolled,) = [one for one in events if isinstance(one, e.SavingRolled)]
    assert (rolled.combatant, rolled.face, rolled.good, names(fight)) == (A, 5, False, ["x"])
    turns(fight, B, C)
    assert kinds(fight.do(c.EndTurn(actor=A)))[:2] == ["saving.rolled", "effect.ended"]


def test_what_is_added_to_a_saving_throw_counts() -> None:
    fight = three()
    fight.do(c.Edit(combatant=A, stats={"quick": 1}))
    effect(fight, A, "save")
    fight.throws(5)
    turns(fight, A)
    assert names(fight) == []


def test_a_system_without_saving_throws_throws_none() -> None:
    fight = three(replace(TINY, saving=None))
    effect(fight, A, "save")
    turns(fight, A)
    assert names(fight) == ["x"]


def test_what_nobody_sustains_ends_with_the_next_turn() -> None:
    fight = three()
    fight.do(c.Act(actor=A, action=BIND, targets=(C,)))
    turns(fight, A, B)
    fight.throws(1)
    turns(fight, C)
    assert names(fight) == ["bound", "hex", "trance"]
    events = kinds(fight.do(c.EndTurn(actor=A)))
    assert "effect.ended" in events
    assert names(fight) == ["hex", "trance"]


def test_what_one_sustains_lasts_one_more_turn_each_time() -> None:
    fight = three()
    fight.do(c.Act(actor=A, action=BIND, targets=(C,)))
    for _ in range(3):
        fight.throws(1)
        turns(fight, A, B, C)
        assert "effect.sustained" in kinds(fight.do(c.Act(actor=A, action=KEEP)))
        assert "effect.sustained" not in kinds(fight.do(c.Act(actor=A, action=KEEP)))
    turns(fight, A)
    assert "bound" in names(fight)


def test_what_is_sustained_by_name_is_that_on_the_target() -> None:
    fight = three()
    fight.do(c.Act(actor=A, action=BIND, targets=(C,)))
    fight.throws(1)
    turns(fight, A, B, C)
    assert "effect.sustained" not in kinds(fight.do(c.Act(actor=A, action=TIGHTEN, targets=(B,))))
    assert "effect.sustained" in kinds(fight.do(c.Act(actor=A, action=TIGHTEN, targets=(C,))))


def test_a_delay_ends_what_helps_ones_side_and_what_one_sustains() -> None:
    fight = three()
    for on, good in ((C, False), (C, True), (B, True), (B, False), (B, None)):
        fight.do(c.EffectCommand(combatant=on, name=f"{on}{good}", until="turn_end", anchor=A,
                                 good=good))  # fmt: skip
    effect(fight, C, "next_turn_end", anchor=A, good=False)
    fight.do(c.EffectCommand(combatant=C, name="wall", until="turn_end", anchor=A, sustained=True))
    fight.do(c.Delay(actor=A))
    assert names(fight) == ["cTrue", "bFalse", "bNone", "x", "waiting"]


def test_saving_throws_and_what_harms_wait_for_the_turn_that_was_put_off() -> None:
    fight = three()
    effect(fight, A, "save")
    fight.do(c.EffectCommand(combatant=A, name="curse", until="turn_end", good=False))
    fight.do(c.Delay(actor=A))
    fight.do(c.Return(actor=A))
    turns(fight, B)
    assert names(fight) == ["x", "curse"]
    fight.throws(9)
    turns(fight, A)
    assert names(fight) == []


def test_saving_throws_are_made_for_a_turn_that_is_lost() -> None:
    fight = three()
    effect(fight, A, "save")
    fight.do(c.Delay(actor=A))
    turns(fight, B)
    fight.throws(9)
    turns(fight, C)
    fight.do(c.Judge(question=fight.question().id, value=fight.question().default))
    assert names(fight) == []


def test_everybody_sees_until_when() -> None:
    fight = three()
    for until in ("never", "turn_start", "turn_end", "next_turn_end", "encounter", "save"):
        effect(fight, A, until, anchor=B)
    words = codec.dump(table.effects(fight.state, gm=False)).decode()
    assert re.findall(r"until-\w+", words) == ["until-turn_start", "until-turn_end",
        "until-next_turn_end", "until-encounter", "until-save"]  # fmt: skip
