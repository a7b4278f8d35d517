"""Offers: each of a window has a name of its own, and is worded so that one tells them apart."""

from typing import Any

from engine.kernel import commands as c
from engine.kernel.events import ActionDeclared
from engine.kernel.offers import Offer, keyed
from engine.kernel.state import Owned
from engine.kernel.units import ActionId, CombatantId
from engine.kernel.view import shared
from engine.kernel.view.words import offered
from engine.packs import discover
from tests.engine.fights import Fight, begun, creature

SKIRMISH = discover()["skirmish"]
A, B = CombatantId("a"), CombatantId("b")


def offer(reaction: str, owned: str | None = None) -> Offer:
    own = ActionId(owned) if owned else None
    return Offer(reaction=ActionId(reaction), owned=own, trigger="t")


def test_an_offer_goes_by_its_title_unless_another_does() -> None:
    assert list(keyed([offer("parry"), offer("cut", "sword"), offer("cut", "axe")])) == [
        *("parry", "sword", "axe")
    ]
    two = [offer("cut", "sword"), offer("parry", "sword"), offer("dodge")]
    assert list(keyed(two)) == ["cut/sword", "parry/sword", "dodge"]


def test_ways_to_use_one_thing_are_worded_apart() -> None:
    state = two_weapons().state
    cut, parry = offer("cut", "sword"), offer("parry", "sword")
    assert offered(state, B, "sword", cut) == {"t": "Sword"}
    assert offered(state, B, "parry/sword", parry) == {
        "id": "offer-of-several",
        "params": {"action": {"t": "Sword"}, "way": {"id": "action-parry"}},
    }


def two_weapons() -> Fight:
    swords = tuple(
        Owned(id=ActionId(one), name=one.title(), base=ActionId("melee_attack"), stats={"reach": 1})
        for one in ("sword", "axe")
    )
    fight = begun(
        creature("a", side="party", position=(3, 3)),
        creature("b", position=(5, 3), owned=swords),
        pack=SKIRMISH.rules,
    )
    fight.do(c.Act(actor=A, action=ActionId("walk"), path=((4, 3),)))
    return fight


def test_the_gm_answers_with_each_of_several_weapons() -> None:
    fight = two_weapons()
    seen: Any = shared(fight.state, fight.pack, gm=True)["stack"]
    (frame,) = [one for one in seen["frames"] if one["kind"] == "window"]
    found = [one["reaction"] for one in frame["asked"][0]["options"]]
    assert {"sword", "axe"} < set(found)
    assert len(found) == len(set(found))
    fight.do(c.AnswerFor(window=frame["id"], actor=B, reaction=ActionId("axe")))
    declared = [one.frame.owned for one in fight.log if isinstance(one, ActionDeclared)]
    assert declared[-1] == "axe"
