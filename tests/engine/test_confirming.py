"""Imported reactions: text until the GM has confirmed what they answer, then they are asked for."""

from dataclasses import replace

import orjson
import pytest

from engine.kernel.commands import Act, Confirm, React, ReportTrigger
from engine.kernel.frames import Window
from engine.kernel.refusals import Reason
from engine.kernel.rules import RulePack
from engine.kernel.state import Cue, Note, Seat
from engine.kernel.units import ActionId, BudgetId, CombatantId, SeatId
from engine.kernel.view.belongings import belongings
from engine.kernel.view.mine import me
from tests.engine.fights import Fight
from tests.engine.trio import ADA, CORA, GOB, SYSTEM, trio

OWN, STRIKE = ActionId("own_reaction"), ActionId("strike")
PARRY = Note(name="Parry", kind="reaction", trigger="a blow", text="It parries.", base=OWN)
REACTION = BudgetId("reaction")
BOT = Seat(id=SeatId("s"), name="Bot", role="player", controls=(GOB,))
ATTACK = Cue(trigger="attacks", whose="foe", at_me=True)


def table(note: Note = PARRY, pack: RulePack = SYSTEM.rules) -> Fight:
    """Ada's turn; Gob stands before her and has an imported reaction."""
    fight = trio(pack)
    gob = replace(fight.state.combatants[GOB], notes=(note,))
    combatants = {**fight.state.combatants, GOB: gob}
    fight.state = replace(fight.state, combatants=combatants)
    return fight


def confirmed(cue: Cue = ATTACK, **fields: object) -> Fight:
    fight = table()
    fight.do(Confirm(combatant=GOB, name="Parry", cue=cue, **fields))  # type: ignore[arg-type]
    return fight


def asked(fight: Fight) -> dict[CombatantId, list[str]]:
    """Who is asked, and for what of their own."""
    top = fight.state.stack[-1] if fight.state.stack else None
    if not isinstance(top, Window):
        return {}
    return {who: [one.title for one in part.offers] for who, part in top.asked.items()}


def strike(fight: Fight) -> None:
    fight.faces = iter((10, 3))
    fight.do(Act(actor=ADA, action=STRIKE, targets=(GOB,)))


def test_text_opens_no_window() -> None:
    fight = table()
    strike(fight)
    assert asked(fight) == {}


def test_a_confirmed_reaction_is_asked_for_and_paid() -> None:
    fight = confirmed()
    strike(fight)
    assert asked(fight) == {GOB: ["own1"]}
    fight.do(React(actor=GOB, reaction=ActionId("own1")))
    assert fight.state.combatants[GOB].budgets[REACTION] == 0
    assert fight.state.stack == ()


@pytest.mark.parametrize(
    ("cue", "is_asked"),
    [
        (Cue(trigger="attacks"), True),
        (Cue(trigger="attacks", whose="ally"), False),
        (Cue(trigger="attacks", whose="anyone", near="adjacent"), True),
        (Cue(trigger="attacks", near="in_reach"), True),
        (Cue(trigger="stands_up"), False),
    ],
)
def test_the_cue_says_when(cue: Cue, is_asked: bool) -> None:
    fight = confirmed(cue)
    strike(fight)
    assert asked(fight) == ({GOB: ["own1"]} if is_asked else {})


def test_a_blow_at_somebody_else_is_not_at_me() -> None:
    fight = confirmed()
    fight.do(Confirm(combatant=GOB, name="Parry"))
    notes = fight.state.combatants[GOB].notes
    cora = replace(fight.state.combatants[CORA], side=fight.state.combatants[GOB].side, notes=notes)
    fight.state = replace(fight.state, combatants={**fight.state.combatants, CORA: cora})
    fight.do(Confirm(combatant=CORA, name="Parry", cue=ATTACK))
    strike(fight)
    assert asked(fight) == {}


def test_a_spent_reaction_is_withheld_with_its_reason() -> None:
    fight = confirmed(Cue(trigger="falls", whose="anyone"))
    gob = fight.state.combatants[GOB]
    spent = replace(gob, budgets={**gob.budgets, REACTION: 0})
    fight.state = replace(fight.state, combatants={**fight.state.combatants, GOB: spent})
    fight.do(ReportTrigger(kind="falls", source=ADA))
    assert fight.refused(React(actor=GOB, reaction=ActionId("own1"))).reason == Reason.INSUFFICIENT


def test_why_it_was_not_offered_is_kept_under_its_own_name() -> None:
    fight = confirmed(Cue(trigger="attacks", whose="ally"))
    strike(fight)
    refusal = fight.refused(React(actor=GOB, reaction=ActionId("own1")))
    assert (refusal.reason, refusal.params["why"]) == (Reason.INELIGIBLE, "other_side")


def test_a_reaction_can_be_a_case_of_another_and_both_are_asked_for() -> None:
    fight = confirmed(ATTACK, base=ActionId("attack_of_opportunity"))
    strike(fight)
    assert asked(fight) == {GOB: ["own1"]}
    rule = fight.state.combatants[GOB].owned[ActionId("own1")]
    assert rule.base == "attack_of_opportunity"


def test_it_can_be_made_text_again_and_confirmed_anew() -> None:
    fight = confirmed()
    fight.do(Confirm(combatant=GOB, name="Parry"))
    gob = fight.state.combatants[GOB]
    assert (gob.owned, [one.text for one in gob.notes]) == ({}, ["It parries."])
    fight.do(Confirm(combatant=GOB, name="Parry", cue=ATTACK))
    fight.do(Confirm(combatant=GOB, name="Parry", cue=Cue(trigger="falls")))
    own = fight.state.combatants[GOB].owned[ActionId("own1")]
    assert own.cue == Cue(trigger="falls")


@pytest.mark.parametrize(
    ("command", "what"),
    [
        (Confirm(combatant=GOB, name="Duck", cue=ATTACK), "reaction"),
        (Confirm(combatant=GOB, name="Parry", cue=Cue(trigger="rain")), "kind"),
        (Confirm(combatant=GOB, name="Parry", cue=ATTACK, base=ActionId("strike")), "reaction"),
        (Confirm(combatant=GOB, name="Parry"), "reaction"),
    ],
)
def test_what_is_not_there_is_refused(command: Confirm, what: str) -> None:
    refusal = table().refused(command)
    assert (refusal.reason, refusal.params["what"]) == (Reason.UNKNOWN, what)


def test_without_a_reaction_to_be_a_case_of_one_has_to_be_named() -> None:
    fight = table(replace(PARRY, base=None))
    command = Confirm(combatant=GOB, name="Parry", cue=ATTACK)
    assert fight.refused(command).reason == Reason.UNKNOWN
    fight.do(replace(command, base=OWN))
    assert fight.state.combatants[GOB].owned[ActionId("own1")].base == OWN


def test_ids_of_weapons_are_not_taken() -> None:
    fight = confirmed()
    gob = fight.state.combatants[GOB]
    two = replace(gob, notes=(replace(PARRY, name="Dodge"),))
    fight.state = replace(fight.state, combatants={**fight.state.combatants, GOB: two})
    fight.do(Confirm(combatant=GOB, name="Dodge", cue=ATTACK))
    assert list(fight.state.combatants[GOB].owned) == ["own1", "own2"]


def test_the_views_show_what_it_answers_and_what_it_does() -> None:
    fight = confirmed()
    found = belongings(fight.state.combatants[GOB])
    cue = {"trigger": "attacks", "whose": "foe", "near": "anywhere", "at_me": True}
    own = {"id": "own1", "name": "Parry", "base": OWN, "text": "It parries.", "cue": cue}
    as_base = {"cost": None, "tags": None}
    assert found == {"owned": [own | as_base], "reserves": [], "notes": []}
    assert belongings(table().state.combatants[GOB])["owned"] == []
    strike(fight)
    said = orjson.loads(orjson.dumps(me(fight.state, BOT, SYSTEM.rules)))
    (option,) = said["prompts"][0]["options"]
    assert (option["reaction"], option["text"]) == ("own1", "It parries.")
