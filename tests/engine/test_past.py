"""What older versions wrote is read as if it had been written today."""

from typing import Any

import orjson
import pytest

from engine.kernel import Encounter
from engine.kernel import events as e
from engine.kernel.units import CombatantId
from engine.text import codec, past

WHO = CombatantId("ada")


def older_event(event: dict[str, Any]) -> list[dict[str, Any]]:
    """Once the turn's start was called otherwise, and said its round in the same breath."""
    if event["type"] != "turn.first":
        return [event]
    return [{"type": "round.started", "round": event["round"]}, {**event, "type": "turn.started"}]


def older_state(state: dict[str, Any]) -> dict[str, Any]:
    """Once the round was called a lap."""
    return {**{key: one for key, one in state.items() if key != "lap"}, "round": state["lap"]}


@pytest.fixture
def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two versions from now: the first changed events, the second states."""
    monkeypatch.setattr(past, "VERSION", 3)
    monkeypatch.setattr(past, "EVENT_STEPS", {1: older_event})
    monkeypatch.setattr(past, "STATE_STEPS", {2: older_state})


@pytest.mark.usefixtures("_later")
def test_events_go_through_every_step_since_they_were_written() -> None:
    body = orjson.dumps([{"type": "turn.first", "round": 2, "combatant": WHO, "at": 5}])
    found = past.read_events(body, 1)
    assert [one.type for one in found] == ["round.started", "turn.started"]
    assert past.read_events(codec.dump(found), 3) == found


@pytest.mark.usefixtures("_later")
def test_states_go_through_every_step_also_inside_events() -> None:
    state = orjson.loads(codec.dump(Encounter(pack="tiny")))
    state["lap"] = 7
    del state["round"]
    assert past.read_state(state, 2).round == 7
    assert past.read_state(state, 1).round == 7
    body = orjson.dumps([{"type": "undone", "to": 3, "encounter": state}])
    (event,) = past.read_events(body, 1)
    assert isinstance(event, e.Undone)
    assert event.encounter.round == 7


def test_what_a_newer_version_wrote_is_refused_with_what_to_do() -> None:
    for read in (
        lambda: past.read_events(b"[]", past.VERSION + 1),
        lambda: past.read_state({}, past.VERSION + 1),
    ):
        with pytest.raises(past.FromTheFuture, match="upgrade Offturn"):
            read()
