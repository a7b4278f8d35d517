"""Priority: answers resolve by the rules' order, whenever they arrived."""

from dataclasses import replace

import pytest

from engine.kernel.frames import Pending, Window
from engine.kernel.offers import Asked, Reply
from engine.kernel.priority import sort
from engine.kernel.rules import RulePack, WindowRule
from engine.kernel.state import Combatant, Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.turn import Slot, Turn
from engine.kernel.units import ActionId, CombatantId, FrameId, Instant, SideId
from tests.engine.ambush import PACK

ADA, BEA, CORA, GOB = (CombatantId(who) for who in ("Ada", "Bea", "Cora", "Gob"))
BLOW = Pending(id=FrameId("f1"), by=GOB, action=ActionId("strike"), targets=(CORA,))


def fight(*order: CombatantId) -> Encounter:
    slots = tuple(Slot(holder=who, rank=20 - place) for place, who in enumerate(order))
    return Encounter(pack=PACK.id, order=slots, stack=(BLOW,))


def window(by_gm: tuple[CombatantId, ...] = (), parent: str = "f1") -> Window:
    return Window(
        id=FrameId("f2"),
        trigger="any",
        at=TimingPoint.AFTER_ROLL,
        source=GOB,
        parent=FrameId(parent),
        opened_at=Instant(0),
        asked={who: Asked(offers=(), closes_at=None) for who in (CORA, ADA, BEA)},
        order=by_gm,
    )


def pack(*order: str) -> RulePack:
    return replace(PACK, windows={TimingPoint.AFTER_ROLL: WindowRule(order=order)})


@pytest.mark.parametrize(
    ("names", "order", "by_gm", "expected"),
    [
        (("initiative",), (ADA, BEA, CORA, GOB), (), (ADA, BEA, CORA)),
        (("initiative",), (GOB, CORA, BEA, ADA), (), (CORA, BEA, ADA)),
        (("direct_target", "initiative"), (ADA, BEA, CORA), (), (CORA, ADA, BEA)),
        (("initiative", "direct_target"), (ADA, BEA, CORA), (), (ADA, BEA, CORA)),
        (("initiative",), (BEA,), (), (BEA, ADA, CORA)),
        ((), (CORA, BEA, ADA), (), (ADA, BEA, CORA)),
        (("initiative",), (ADA, BEA, CORA), (CORA,), (CORA, ADA, BEA)),
        (("direct_target", "initiative"), (ADA, BEA, CORA), (BEA, ADA), (BEA, ADA, CORA)),
    ],
)
def test_answers_resolve_in_the_order_of_the_rules(
    names: tuple[str, ...],
    order: tuple[CombatantId, ...],
    by_gm: tuple[CombatantId, ...],
    expected: tuple[CombatantId, ...],
) -> None:
    one = window(by_gm)
    assert sort(fight(*order), pack(*names), one, one.asked) == expected
    assert sort(fight(*order), pack(*names), one, reversed(tuple(one.asked))) == expected


@pytest.mark.parametrize(
    ("active", "expected"),
    [
        (None, (ADA, BEA, CORA)),
        (GOB, (BEA, CORA, ADA)),
        (BEA, (CORA, ADA, BEA)),
        (CORA, (ADA, BEA, CORA)),
    ],
)
def test_whoever_comes_next_after_the_turn_under_way_is_first(
    active: CombatantId | None, expected: tuple[CombatantId, ...]
) -> None:
    turn = Turn(of=active, began=Instant(0)) if active else None
    state = replace(fight(ADA, GOB, BEA, CORA), turn=turn)
    one = window()
    assert sort(state, pack("after_active"), one, one.asked) == expected


def test_a_window_without_a_rule_goes_by_initiative() -> None:
    bare = replace(PACK, windows={})
    one = window()
    assert sort(fight(BEA, CORA, ADA), bare, one, one.asked) == (BEA, CORA, ADA)


def test_without_the_trigger_nobody_is_its_target() -> None:
    one = window(parent="gone")
    assert sort(fight(ADA, BEA, CORA), pack("direct_target", "initiative"), one, one.asked) == (
        ADA,
        BEA,
        CORA,
    )


def test_the_side_that_has_not_the_turn_comes_first_and_what_interrupts_before_what_follows() -> (
    None
):
    sides = {ADA: "party", BEA: "foes", CORA: "party", GOB: "foes"}
    people = {who: Combatant(id=who, name=who, side=SideId(side)) for who, side in sides.items()}
    state = replace(
        fight(ADA, BEA, CORA, GOB), combatants=people, turn=Turn(of=ADA, began=Instant(0))
    )
    one = window()
    assert sort(state, pack("reactive_side", "initiative"), one, one.asked) == (BEA, ADA, CORA)
    of_side = replace(state, turn=Turn(of=CombatantId("foes"), began=Instant(0)))
    assert sort(of_side, pack("reactive_side"), one, one.asked) == (ADA, CORA, BEA)
    without = {who: other for who, other in people.items() if who != BEA}
    gone = replace(state, combatants=without)
    assert sort(gone, pack("reactive_side"), one, one.asked) == (ADA, CORA, BEA)
    nobody = replace(state, turn=None)
    assert sort(nobody, pack("reactive_side", "initiative"), one, one.asked) == (ADA, BEA, CORA)
    stops = replace(PACK.reactions[ActionId("aid")], tags=frozenset({"interrupt"}))
    rules = replace(pack("interrupts_first"), reactions={**PACK.reactions, stops.id: stops})
    replies = {
        ADA: None,
        BEA: Reply(reaction=ActionId("feather_fall")),
        CORA: Reply(reaction=stops.id),
    }
    asked = {who: replace(one.asked[who], reply=reply) for who, reply in replies.items()}
    chosen = replace(one, asked=asked)
    assert sort(state, rules, chosen, (*asked, GOB)) == (CORA, ADA, BEA, GOB)
