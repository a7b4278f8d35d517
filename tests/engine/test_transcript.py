"""Transcripts: a room's log is a scenario, which goes again as it went."""

from dataclasses import replace

from engine.kernel.units import Instant
from engine.text.scenario import play
from engine.text.transcript import Entry, transcript
from tests.engine.ambush import SETTING, SYSTEM, Room, ambush

PACKS = {SYSTEM.rules.id: SYSTEM.variant}


def test_a_rooms_log_replays_to_the_letter() -> None:
    room = ambush()
    text = transcript(room.states[0], room.entries)
    assert play(text, "log", PACKS).difference == ""


def test_ids_are_words_and_times_begin_at_zero() -> None:
    room = ambush()
    text = transcript(room.states[0], room.entries)
    assert "x0" not in text
    assert "0.0  > Ada act action=draw_item" in text
    assert "closes_at=Ada:29.0,Cora:49.0" in text


def test_lateness_and_late_ticks_replay() -> None:
    room = ambushed()
    room.say("Gob act action=stride path=7:5>8:5")
    room.say("Ada react reaction=attack_of_opportunity", after=20_200, late=300)
    room.tick(late=40)
    text = transcript(room.states[0], room.entries)
    assert "29.2 > Ada react reaction=attack_of_opportunity sent=28.9" in text
    assert "49.54 > tick" in text
    assert play(text, "log", PACKS).difference == ""


def test_a_log_may_begin_with_people_at_the_table() -> None:
    room = ambushed(until="begin")
    start, known = room.state, len(room.entries)
    for line in ("begin", "Ada act action=draw_item"):
        room.say(line)
    text = transcript(start, room.entries[known:])
    assert 'cast "Black Gob" hp=8 position=9:9' in text
    assert play(text, "log", PACKS).difference == ""


def test_a_log_from_the_middle_says_that_it_does_not_replay() -> None:
    room = ambushed()
    room.say("Ada edit hp=12 budgets.reaction=0")
    room.say("Ada effect condition=prone")
    text = transcript(room.state, [Entry(at=Instant(0), command=room.entries[0].command)])
    assert text.startswith("# This begins in the middle of a fight")
    assert "given Ada hp=12 condition=prone" in text
    assert "given Cora budget.reaction=1" in text


def test_a_refusal_names_people_too() -> None:
    room = Room()
    room.say("Ada decline")
    gone = replace(room.entries[0], at=Instant(5))
    assert "! not_in_encounter who=Ada" in transcript(room.state, [gone])


def ambushed(until: str = "") -> Room:
    """The ambush up to Gob's first turn, or up to this line."""
    room = Room(faces=[5, 12, 3])
    for line in SETTING:
        if line == until:
            break
        room.say(line)
    return room


def test_a_name_that_somebody_gone_had_is_numbered() -> None:
    room = ambushed()
    room.say("Gob remove")
    room.say('add creatures=[{"name":"Gob"}]')
    room.say('"Gob 2" hide')
    text = transcript(room.states[0], room.entries)
    assert '> "Gob 2" hide' in text
    assert play(text, "log", PACKS).difference == ""


def test_typed_dice_and_readied_actions_replay() -> None:
    room = ambushed()
    room.say("options settings.dice=typed")
    room.say('Gob ready action=strike trigger.text="somebody laughs" targets=Cora')
    room.say('"Black Gob" end_turn')
    room.say("trigger held=h1 source=Ada")
    room.say("Gob react reaction=strike")
    text = transcript(room.states[0], room.entries)
    assert 'trigger.text="somebody laughs"' in text
    assert "check.rolled by=Gob target=Cora" in text
    assert play(text, "log", PACKS).difference == ""
