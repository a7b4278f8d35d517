"""Views: what each may see of the table, its prompts and the log, and never what is hidden."""

import contextlib
import json
from typing import Any

import pytest

from engine.kernel import Command, Reason, Refusal, Rejected, apply, view
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.state import Note, Owned, Seat
from engine.kernel.units import ActionId, CombatantId, HeldId, SeatId
from engine.kernel.view import shared, table
from tests.engine.fights import PACKS, Fight, begun, creature

A, B, H = (CombatantId(who) for who in "abh")
ROAR = Note(name="Roar", kind="reaction")
GM = Seat(id=SeatId("gm"), name="Desk", role="gm")
ADA = Seat(id=SeatId("s"), name="Phone", role="player", controls=(A,))
TV = Seat(id=SeatId("tv"), name="Screen", role="spectator")


def seen(fight: Fight, seat: Seat) -> Any:
    """A view as it goes over the wire."""
    return json.loads(json.dumps(view(fight.state, seat, fight.pack), default=list))


def ambush() -> Fight:
    """a has the turn; b stands beside it; h lies hidden between them in the order."""
    bite = Owned(id=ActionId("bite"), name="Bite", base=ActionId("hit"))
    fight = begun(
        creature("a", side="party", kind="pc", initiative=9, position=(3, 3), hp=8),
        creature("h", initiative=7, position=(3, 4), hidden=True, hp=6),
        creature(
            "b",
            initiative=5,
            position=(4, 3),
            hp=10,
            owned=(bite,),
            notes=(ROAR,),
        ),
    )
    fight.do(c.TakeSeat(seat=ADA.id, name="Phone", role="player", controls=(A,)))
    fight.do(c.TakeSeat(seat=GM.id, name="Desk", role="gm"))
    return fight


def test_who_is_hidden_is_in_no_section_of_a_player() -> None:
    fight = ambush()
    fight.do(c.EffectCommand(combatant=H, name="Fog", until="turn_end"))
    for seat in (ADA, TV):
        shown = seen(fight, seat)
        assert [row["id"] for row in shown["order"]["rows"]] == ["a", "b"]
        assert [one["id"] for one in shown["board"]["tokens"]] == ["a", "b"]
        assert shown["effects"] == []
    assert [row["id"] for row in seen(fight, GM)["order"]["rows"]] == ["a", "h", "b"]


def test_while_somebody_hidden_acts_the_one_before_stays_marked() -> None:
    fight = ambush()
    fight.do(c.EndTurn(actor=A))
    assert seen(fight, TV)["order"]["active"] == "a"
    assert seen(fight, GM)["order"]["active"] == "h"


def test_hidden_ones_are_no_targets_of_a_player_and_leave_no_gap_in_the_order() -> None:
    fight = ambush()

    def targets(seat: Seat) -> list[str]:
        found = {one["command"].get("action"): one for one in seen(fight, seat)["me"]["options"]}
        return list(found["chant"]["targets"]["candidates"])

    assert (targets(ADA), targets(GM)) == (["a", "b"], ["a", "h", "b"])
    fight.do(c.Act(actor=A, action=ActionId("chant"), targets=(B,)))
    (frame,) = [one for one in seen(fight, ADA)["stack"]["frames"] if one["kind"] == "window"]
    assert [(one["actor"], one["order"]) for one in frame["asked"]] == [("b", 1)]
    queues = []
    for first in (H, B):
        other = fight.copy()
        other.do(c.Reorder(window=other.window().id, actors=(first,)))
        for who in (H, B):
            other.do(c.React(actor=who, reaction=ActionId("unweave")))
        frames = seen(other, ADA)["stack"]["frames"]
        queues.append([one["order"] for one in frames if one["kind"] == "chosen"])
    assert queues == [[1], []]


@pytest.mark.parametrize(
    ("policy", "hp", "found"),
    [
        ("exact", 4, {"value": 4, "max": 10}),
        ("none", 4, None),
        ("coarse", 10, {"level": "unhurt"}),
        ("coarse", 6, {"level": "hurt"}),
        ("coarse", 5, {"level": "bloodied"}),
        ("coarse", 0, {"level": "down"}),
    ],
)
def test_hit_points_of_foes_are_as_the_room_wants(policy: str, hp: int, found: object) -> None:
    fight = ambush()
    fight.do(c.SetOptions(settings={"hit_points": policy}))
    fight.do(c.Edit(combatant=B, hp=hp))
    rows = {row["id"]: row for row in seen(fight, TV)["order"]["rows"]}
    assert rows["b"]["hp"] == found
    assert rows["a"]["hp"] == {"value": 8, "max": 8}


def test_the_gm_sees_stats_notes_and_answers_and_players_do_not() -> None:
    fight = ambush()
    fight.do(c.Reveal(combatant=H))
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    fight.do(c.React(actor=B, reaction=ActionId("parry")))
    row = next(one for one in seen(fight, GM)["order"]["rows"] if one["id"] == "b")
    assert (row["owned"][0]["name"], row["notes"][0]["name"]) == ("Bite", "Roar")
    for seat, told in ((GM, True), (TV, False)):
        (window,) = [one for one in seen(fight, seat)["stack"]["frames"] if one["kind"] == "window"]
        assert [one["answered"] for one in window["asked"]] == [False, True]
        assert all(("reply" in one) is told for one in window["asked"])
        assert ("withheld" in window) is told


def test_a_prompt_says_what_it_is_about_what_it_costs_and_what_was_answered() -> None:
    fight = ambush()
    fight.do(c.EndTurn(actor=A))
    fight.do(c.EndTurn(actor=H))
    fight.do(c.Act(actor=B, action=ActionId("bite"), targets=(A,)))
    (prompt,) = seen(fight, ADA)["me"]["prompts"]
    assert (prompt["actor"], prompt["source"], prompt["status"]) == ("a", "b", "open")
    assert prompt["options"][0]["cost"] == [{"budget": "answer", "amount": 1, "left": 0}]
    fight.do(c.TakeSeat(seat=SeatId("t"), name="T", role="player", controls=(A,)))
    assert seen(fight, TV)["me"]["prompts"] == []
    assert seen(fight, GM)["me"]["options"][0]["enabled"] is False
    fight.do(c.Pause())
    assert seen(fight, TV)["room"]["paused_at"] == fight.now


def test_a_question_is_the_gms_alone() -> None:
    fight = begun(
        creature("a", side="party", initiative=9), creature("b", initiative=5), board=None
    )
    fight.do(c.Act(actor=A, action=ActionId("run")))
    assert seen(fight, GM)["stack"]["frames"][-1]["kind"] == "question"
    assert [one["kind"] for one in seen(fight, TV)["stack"]["frames"]] == ["pending"]
    assert seen(fight, TV)["board"] is None


def test_views_stand_when_somebody_is_gone_from_the_middle_of_it() -> None:
    fight = ambush()
    fight.do(c.EffectCommand(combatant=A, name="Bless", until="turn_start", anchor=B))
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    fight.state = apply(fight.state, e.CombatantRemoved(combatant=B))
    for seat in (GM, ADA, TV):
        assert seen(fight, seat)["stack"]["frames"]


def test_a_prompt_stands_though_what_it_is_about_is_gone() -> None:
    fight = ambush()
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    gone = e.ActionLost(
        frame=fight.pending().id, combatant=A, action="hit", why=Refusal(Reason.TRIGGER)
    )
    fight.state = apply(fight.state, gone)
    (window,) = seen(fight, TV)["stack"]["frames"]
    assert window["trigger"]["params"]["action"] == {"id": "something"}


def test_what_cannot_have_changed_since_is_left_out_and_nothing_else() -> None:
    fight = ambush()
    changes: list[Command] = [
        c.SetOptions(settings={"depth": 3}),
        c.EffectCommand(combatant=B, name="Fog"),
        c.Edit(combatant=B, name="Bea"),
        c.SetBoard(grid=None),
        c.Act(actor=A, action=ActionId("chant"), targets=(B,)),
        c.Decline(actor=B),
        c.CloseAll(),
        c.Ready(actor=A, action=ActionId("hit"), trigger=c.HeldTrigger(text="a bell")),
        c.Dismiss(actor=A, held=HeldId("none")),
        c.EndTurn(actor=A),
    ]
    for gm in (True, False):
        other, known = fight.copy(), shared(fight.state, fight.pack, gm=gm)
        for command in changes:
            was = other.state
            with contextlib.suppress(Rejected):
                other.do(command)
            whole = shared(other.state, other.pack, gm=gm)
            known |= shared(other.state, other.pack, gm=gm, was=was)
            assert known == whole, command
        still = shared(other.state, other.pack, gm=gm, was=other.state)
        assert {"board", "effects"}.isdisjoint(still)


def test_a_purse_that_nothing_fills_is_told_apart_from_one_that_is_empty_for_now() -> None:
    rules = PACKS["skirmish"]
    told: Any = table.room(begun(creature("a"), pack=rules).state, rules, gm=False)["system"]
    assert {one["id"]: one["filled"] for one in told["budgets"]} == {"ap": True, "mana": False}
