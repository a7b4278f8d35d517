"""The log in two editions: what it words, and what of it players read."""

import json

from engine.kernel import apply
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.frames import Check, Modifier
from engine.kernel.state import Encounter
from engine.kernel.units import ActionId, FrameId, SideId, Span
from engine.kernel.view import line
from tests.engine.fights import PACKS, Fight, begun, creature
from tests.engine.test_view import A, B, H, ambush


def log(fight: Fight, *, gm: bool) -> list[str]:
    """The messages of the whole log in one edition."""
    state, said = Encounter(pack=fight.pack.id), []
    for event in fight.log:
        before, state = state, apply(state, event)
        found = line(event, before, state, gm=gm)
        said += [json.dumps(found)] if found else []
    return said


def test_what_is_done_in_secret_is_in_one_edition_of_the_log() -> None:
    fight = ambush()
    fight.do(c.EndTurn(actor=A))
    fight.throws(1)
    fight.do(c.Act(actor=H, action=ActionId("hit"), targets=(A,)))
    fight.do(c.Decline(actor=A))
    fight.do(c.Edit(combatant=H, hp=2))
    told, kept = log(fight, gm=True), log(fight, gm=False)
    assert any('"h"' in one for one in told)
    assert not any('"h"' in one for one in kept)


def test_the_log_words_what_happened() -> None:
    fight = ambush()
    fight.do(c.Reveal(combatant=H))
    fight.do(c.Hide(combatant=B))
    fight.do(c.Reveal(combatant=B))
    fight.do(c.Edit(combatant=B, name="Bea"))
    fight.do(c.Edit(combatant=B, position=(3, 2)))
    fight.do(c.Edit(combatant=B, hp=4))
    fight.do(c.Edit(combatant=B, hp=9))
    fight.do(c.Initiative(combatant=B, value=6))
    fight.do(c.Order(combatant=B, to="last"))
    fight.do(c.SetOptions(settings={"depth": 2}))
    fight.do(c.EffectCommand(combatant=B, name="Bless"))
    fight.do(c.EffectCommand(combatant=B, end=fight.state.effects[0].id))
    fight.throws(9, 1)
    fight.do(c.Act(actor=A, action=ActionId("hit"), targets=(B,)))
    fight.do(c.Extend(window=fight.window().id, ms=5))  # type: ignore[arg-type]
    fight.do(c.React(actor=H, reaction=ActionId("cover")))
    fight.do(c.AnswerFor(window=fight.window().id, actor=B, reaction=ActionId("parry")))
    fight.do(c.Act(actor=A, action=ActionId("rest")))
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    fight.wait(60_000)
    fight.do(c.Outage(start=fight.now, end=fight.now + 1_500))  # type: ignore[arg-type]
    fight.do(c.Pause())
    fight.do(c.Resume(clock=fight.store))
    fight.do(c.EffectCommand(combatant=H, condition="down"))
    fight.do(c.EndTurn(actor=A))
    fight.do(c.Remove(combatant=H))
    fight.do(c.CloseAll())
    fight.do(c.End())
    told, kept = "".join(log(fight, gm=True)), "".join(log(fight, gm=False))
    for message in (
        "log-combatant-hidden",
        "log-combatant-revealed",
        "log-combatant-edited",
        "log-hp-lost",
        "log-hp-gained",
        "log-order-set",
        "log-options-set",
        "log-check-rolled",
        "log-window-declined-by-time",
    ):
        assert f'"{message}"' in told, message
        assert f'"{message}"' not in kept, message
    for message in (
        "log-hurt",
        "log-healed",
        "log-initiative-set",
        "log-effect-applied",
        "log-effect-ended",
        "log-check-result",
        "log-window-opened",
        "log-window-extended",
        "log-window-answered",
        "log-window-answered-gm",
        "log-window-closed-all_answered",
        "log-window-closed-deadline",
        "log-window-time-up",
        "log-window-released",
        "log-reaction-used",
        "log-action-declared",
        "log-action-declared-at",
        "log-moved",
        "log-outage",
        "log-paused",
        "log-resumed",
        "log-turn-skipped",
        "log-combatant-removed",
        "log-encounter-ended",
    ):
        assert f'"{message}"' in kept, message


def test_a_window_among_the_hidden_alone_is_not_in_the_log_of_players() -> None:
    fight = begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("h", initiative=7, position=(4, 3), hidden=True),
    )
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    fight.do(c.Extend(window=fight.window().id, ms=Span(5)))
    fight.do(c.Decline(actor=H))
    kept = "".join(log(fight, gm=False))
    assert "log-window" not in kept, kept
    assert "log-window-opened" in "".join(log(fight, gm=True))


def test_the_log_words_what_was_delayed_and_readied() -> None:
    fight = ambush()
    fight.do(c.Delay(actor=A))
    fight.do(c.Return(actor=A))
    bell = c.HeldTrigger(text="a bell rings")
    fight.do(c.Ready(actor=H, action=ActionId("hit"), trigger=bell))
    fight.do(c.Ready(actor=A, action=ActionId("rest"), trigger=bell))
    fight.do(c.EndTurn(actor=B))
    fight.do(c.EndTurn(actor=H))
    told, kept = "".join(log(fight, gm=True)), "".join(log(fight, gm=False))
    for message in ("log-delay-began", "log-delay-returning", "log-delay-ended"):
        assert f'"{message}"' in told, message
        assert f'"{message}"' in kept, message
    assert ('"log-held-stored-what"' in told, '"log-held-stored-what"' in kept) == (True, False)
    assert kept.count('"log-held-stored"') == kept.count('"log-held-expired"') == 1
    assert '"log-held-expired"' in told


def test_the_log_words_rolls_and_work_and_who_came_first() -> None:
    fight = ambush()
    roll = Check(faces=(3,), kept=3, modifiers=(), total=3, against=9, degree="failure")
    helped = Modifier(why="effect-help", value=2)
    f1 = FrameId("f1")
    found = []
    for event in (
        e.CheckModified(frame=f1, by=A, modifier=helped),
        e.SaveRolled(frame=f1, combatant=B, check=roll),
        e.ActivityAdvanced(frame=f1, combatant=A, action="ritual", done=1, of=3),
        e.InitiativeSet(combatant=B, value=7, faces=(4,), tiebreak=4),
        e.TurnCanEnd(combatant=A),
    ):
        said = line(event, fight.state, apply(fight.state, event), gm=False)
        found.append(said["id"] if said and "id" in said else None)
    assert found == [
        "log-check-modified",
        "log-save-rolled",
        "log-activity-advanced",
        "log-initiative-tie",
        None,
    ]


def test_players_read_of_a_side_by_its_name() -> None:
    fight = begun(creature("a", side="party"), creature("b"), pack=PACKS["tiny_sides"], board=None)
    fight.do(c.EndTurn(actor=A))
    assert '"side-foes"' in "".join(log(fight, gm=False))


def test_the_gm_reads_what_a_roll_is_made_of() -> None:
    fight = begun(
        creature("a", side=SideId("party"), position=(2, 2), initiative=9, stats={"skill": 3}),
        creature("b", initiative=3, position=(3, 2), hp=9),
    )
    fight.do(c.EffectCommand(combatant=B, name="ducking", modifiers={"guard": 2}))
    hit = c.Act(actor=A, action=ActionId("hit"), targets=(B,))
    (rolled,) = [one for one in fight.do(hit) if isinstance(one, e.CheckRolled)]
    assert sum(one.value for one in rolled.check.defences) == rolled.check.against
    text = line(rolled, fight.state, fight.state, gm=True)
    assert text is not None and text["id"] == "log-check-explained"
    assert "ducking" in json.dumps(text) and "+2" in json.dumps(text)
    kept = line(rolled, fight.state, fight.state, gm=False)
    assert kept is not None and "ducking" not in json.dumps(kept)
