"""The GM's hand: time, windows, effects, board, settings, and the way out."""

import pytest

from engine.kernel import Reason
from engine.kernel import commands as c
from engine.kernel.state import Board
from engine.kernel.units import ActionId, CombatantId, EffectId, FrameId, Instant, Span
from tests.engine.fights import BOARD, Fight, begun, creature, kinds

A, B = CombatantId("a"), CombatantId("b")
GONE = FrameId("gone")


def two() -> Fight:
    return begun(
        creature("a", side="party", initiative=9, position=(3, 3)),
        creature("b", initiative=5, position=(4, 3)),
    )


def asked() -> Fight:
    fight = two()
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    return fight


@pytest.mark.parametrize(
    "command",
    [
        c.Extend(window=GONE, ms=Span(1)),
        c.Reorder(window=GONE, actors=()),
        c.Resolve(window=GONE),
    ],
)
def test_what_is_no_open_window_takes_no_ruling(
    command: c.Extend | c.Reorder | c.Resolve,
) -> None:
    assert asked().refused(command).reason is Reason.WINDOW_CLOSED


def test_more_time_is_added_to_what_is_left_or_from_now() -> None:
    fight = asked()
    window = fight.window().id
    fight.do(c.Extend(window=window, ms=Span(1_000)))
    assert fight.window().asked[B].closes_at == fight.now + 11_000
    fight.wait(30_000, tick=False)
    fight.do(c.Extend(window=window, ms=Span(1_000)))
    assert fight.window().asked[B].closes_at == fight.now + 1_000
    for ms in (0, -5, 3_600_001):
        assert fight.refused(c.Extend(window=window, ms=Span(ms))).params == {"what": "value"}


def test_who_has_answered_needs_no_more_time() -> None:
    fight = two()
    fight.do(c.Add(creatures=(creature("d", initiative=1, position=(3, 2)),)))
    fight.do(c.Act(actor=A, action=ActionId("run"), path=((2, 3),)))
    fight.do(c.Decline(actor=B))
    (event,) = fight.do(c.Extend(window=fight.window().id, ms=Span(9)))
    assert list(event.closes_at) == ["d"]  # type: ignore[union-attr]


@pytest.mark.parametrize("actors", [(A,), (B, B), (CombatantId("x"),)])
def test_an_order_names_those_who_are_asked_once(actors: tuple[CombatantId, ...]) -> None:
    fight = asked()
    refusal = fight.refused(c.Reorder(window=fight.window().id, actors=actors))
    assert refusal.reason is Reason.UNKNOWN


def test_the_gm_can_drop_everything_under_way() -> None:
    fight = asked()
    assert kinds(fight.do(c.CloseAll())) == ["stack.cleared"]
    assert fight.do(c.CloseAll()) == ()
    assert (fight.state.active, fight.one("a").position) == ("a", (3, 3))


def test_the_clock_stands_still_and_goes_on_where_it_stood() -> None:
    fight = asked()
    assert fight.refused(c.Resume()).params == {"why": "running"}
    fight.do(c.Pause())
    was = fight.now
    assert fight.refused(c.Pause()).reason is Reason.PAUSED
    assert fight.refused(c.Decline(actor=B)).reason is Reason.PAUSED
    fight.store += 5_000
    fight.do(c.Resume(clock=fight.store))
    assert (fight.now, fight.state.clock.lost) == (was, 5_000)
    fight.do(c.Pause())
    fight.do(c.Resume(clock=0))
    assert fight.state.clock.lost == 5_000


def test_time_without_a_server_is_given_back_once() -> None:
    fight = asked()
    was = fight.now
    fight.store += 4_000
    out = c.Outage(start=Instant(fight.store - 4_000), end=Instant(fight.store))
    fight.do(out)
    assert fight.now == was
    assert fight.do(out) == ()
    fight.do(c.Pause())
    fight.do(c.Outage(start=Instant(fight.store), end=Instant(fight.store + 9)))
    assert fight.state.clock.lost == 4_000


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"condition": "happy"}, Reason.UNKNOWN),
        ({}, Reason.REQUIREMENT),
        ({"name": "x" * 81}, Reason.REQUIREMENT),
        ({"name": "Bless", "modifiers": {"luck": 1}}, Reason.UNKNOWN),
        ({"name": "Bless", "modifiers": {"skill": 10**9}}, Reason.REQUIREMENT),
        ({"name": "Bless", "anchor": CombatantId("x")}, Reason.NOT_IN_ENCOUNTER),
        ({"end": EffectId("gone")}, Reason.UNKNOWN),
        ({"combatant": CombatantId("x"), "name": "Bless"}, Reason.NOT_IN_ENCOUNTER),
    ],
)
def test_a_bad_effect_is_refused(fields: dict[str, object], reason: Reason) -> None:
    command = c.EffectCommand(**{"combatant": A, **fields})  # type: ignore[arg-type]
    assert two().refused(command).reason is reason


def test_an_effect_begins_and_is_ended_on_whom_it_is() -> None:
    fight = two()
    fight.do(c.EffectCommand(combatant=A, name=" Bless "))
    fight.do(c.EffectCommand(combatant=A, condition="dazed"))
    one, two_ = fight.state.effects
    assert (one.name, two_.name) == ("Bless", "condition-dazed")
    assert fight.refused(c.EffectCommand(combatant=B, end=one.id)).params == {"what": "effect"}
    fight.do(c.EffectCommand(combatant=A, end=two_.id))
    fight.do(c.EffectCommand(combatant=A, end=one.id))
    assert fight.state.effects == ()


@pytest.mark.parametrize(
    "grid",
    [
        Board(width=0, height=5),
        Board(width=5, height=101),
        Board(width=5, height=5, difficult=((6, 1),)),
        Board(width=5, height=5, blocked=((1, 10**30),)),
    ],
)
def test_a_board_has_a_size_and_holds_its_cells(grid: Board) -> None:
    assert two().refused(c.SetBoard(grid=grid)).reason is Reason.REQUIREMENT


def test_a_board_may_become_too_small_for_those_on_it() -> None:
    fight = two()
    fight.do(c.SetBoard(grid=Board(width=2, height=2)))
    assert fight.refused(c.Act(actor=A, action=ActionId("run"), path=((9, 9),))).reason
    fight.do(c.SetBoard(grid=BOARD))
    fight.do(c.SetBoard(grid=None))
    assert fight.state.board is None


def test_options_and_settings_are_changed_by_name() -> None:
    fight = asked()
    assert fight.pack.options["mood"].default == "calm"
    assert fight.refused(c.SetOptions(options={"mood": "grim"})).params == {"why": "under_way"}
    fight.do(c.SetOptions(settings={"window_ms": 5_000, "unknown": "offer"}))
    fight.do(c.CloseAll())
    fight.do(c.SetOptions(options={"mood": "grim"}))
    assert (fight.state.settings.window_ms, fight.state.options) == (5_000, {"mood": "grim"})


@pytest.mark.parametrize(
    ("fields", "params"),
    [
        ({"options": {"luck": "on"}}, {"what": "option"}),
        ({"options": {"mood": "gay"}}, {"what": "value"}),
        ({"settings": {"speed": 1}}, {"what": "setting"}),
        ({"settings": {"unknown": "guess"}}, {"what": "value"}),
        ({"settings": {"depth": 0}}, {"what": "value", "least": 1, "most": 32}),
        ({"settings": {"window_ms": "long"}}, {"what": "value", "least": 1000, "most": 3600000}),
    ],
)
def test_a_bad_option_or_setting_is_refused(
    fields: dict[str, dict[str, str | int]], params: dict[str, object]
) -> None:
    refusal = two().refused(c.SetOptions(**fields))  # type: ignore[arg-type]
    assert refusal.params == params
