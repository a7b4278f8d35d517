"""The codec: everything in a fight survives JSON, and a state is the fold of its events."""

from functools import reduce

import pytest

from engine.kernel import Encounter, apply
from engine.text import codec
from tests.engine.ambush import Room, ambush


@pytest.fixture(scope="module")
def room() -> Room:
    return ambush()


def test_every_state_along_a_fight_survives_json(room: Room) -> None:
    for state in room.states:
        assert codec.state.validate_json(codec.dump(state)) == state


def test_every_event_along_a_fight_survives_json(room: Room) -> None:
    for entry in room.entries:
        assert codec.events.validate_json(codec.dump(entry.events)) == entry.events
        for event in entry.events:
            assert codec.event.validate_json(codec.dump(event)) == event


def test_the_fight_covers_most_kinds_of_events(room: Room) -> None:
    assert len({event.type for entry in room.entries for event in entry.events}) > 25


def test_stored_events_fold_to_the_same_state(room: Room) -> None:
    stored = codec.dump([event for entry in room.entries for event in entry.events])
    found = reduce(apply, codec.events.validate_json(stored), Encounter(pack=room.state.pack))
    assert found == room.state


def test_servers_own_commands_are_not_for_people() -> None:
    tick = codec.dump({"type": "tick"})
    assert codec.command.validate_json(tick)
    with pytest.raises(ValueError, match="tick"):
        codec.asked.validate_json(tick)
