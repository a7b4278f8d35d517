"""An ambush: a room whose commands are lines, with everything kept that came of them."""

from collections.abc import Sequence

from engine.kernel import Encounter, Event, Rejected, Stamp, apply, decide, next_deadline
from engine.kernel.commands import Command, Tick
from engine.kernel.dice import scripted
from engine.kernel.units import Instant
from engine.packs import discover
from engine.text.lines import read_command
from engine.text.names import Names
from engine.text.transcript import Entry

SYSTEM = discover()["three_action"]
PACK = SYSTEM.rules


class Room:
    """A room as a server would run it: ids of its own, a clock far from zero."""

    def __init__(self, faces: Sequence[int] = (), start: int = 1_700_000_000_000) -> None:
        self.state = Encounter(pack=PACK.id)
        self.now = Instant(start)
        self.entries: list[Entry] = []
        self.names = Names()
        self.states = [self.state]
        self._roll = scripted(faces)
        self._ids = 0

    def say(self, line: str, *, after: int = 1_000, late: int = 0) -> tuple[Event, ...]:
        """Carry out a line some time later; a refusal is kept as well. ``late``: ms on the way."""
        return self.do(read_command(line, self.names), after=after, late=late)

    def do(self, command: Command, *, after: int = 1_000, late: int = 0) -> tuple[Event, ...]:
        """Carry out a command some time later."""
        self.now = Instant(self.now + after)
        sent = Instant(self.now - late)
        stamp = Stamp(now=self.now, sent=sent, roll=self._roll, fresh=self._fresh)
        try:
            events = decide(self.state, command, stamp, PACK)
        except Rejected as no:
            self.entries.append(Entry(at=self.now, command=command, refusal=no.refusal, sent=sent))
            return ()
        for event in events:
            self.names.learn(event)
            self.state = apply(self.state, event)
            self.states.append(self.state)
        self.entries.append(Entry(at=self.now, command=command, events=events, sent=sent))
        return events

    def tick(self, *, late: int = 0) -> tuple[Event, ...]:
        """Let the next deadline come, ``late`` ms after its time."""
        due = next_deadline(self.state)
        assert due is not None
        return self.do(Tick(), after=due + late - self.now)

    def _fresh(self) -> str:
        self._ids += 1
        return f"x{self._ids:03d}z"


SETTING = [
    "Ada act action=draw_item",
    'board grid={"width":12,"height":10,"difficult":[[3,3]],"blocked":[]}',
    'add creatures=[{"name":"Ada","side":"party","kind":"pc","initiative":18,"hp":30,'
    '"stats":{"ac":18,"attack":9,"damage":"1d8+4"},"position":[5,5]}]',
    'add creatures=[{"name":"Cora","side":"party","initiative":15,"hp":24,"position":[5,4]},'
    '{"name":"Gob","initiative":14,"hp":30,"stats":{"ac":15},"position":[6,5]},'
    '{"name":"Black Gob","hp":8,"position":[9,9]}]',
    "take_seat seat=s1 name=Cora role=player controls=Cora",
    "seat seat=s1 factor=2",
    "begin",
    "Ada end_turn",
    "Cora end_turn",
]
FIRST = [
    "Gob act action=stride path=7:5>8:5",
    "Ada react reaction=counter",
    "Cora react reaction=attack_of_opportunity",
    "extend window=f2 ms=5.0",
    "Ada decline",
    "Gob end_turn",
    '"Black Gob" effect condition=prone until=turn_end',
    '"Black Gob" act action=cast_spell choices.action=1',
    '"Black Gob" end_turn',
    "Ada act action=stride path=7:5",
    "Ada act action=strike targets=Gob",
    "Ada end_turn",
    'add creatures=[{"name":"Zoe","side":"party"}]',
    "Cora edit hp=20 name=Corinna",
    "Zoe edit budgets.reaction=1",
    "Cora end_turn",
    "Gob act action=stride path=9:5",
]
LAST = [
    "judge question=f8 value=Cora",
    "Ada react reaction=attack_of_opportunity",
    "Cora initiative value=3",
    "Gob hide",
    "close_all",
    '"Black Gob" remove',
    "end",
]


def ambush() -> Room:
    """A whole fight: windows, a question, a pause, lateness, newcomers, effects, refusals."""
    room = Room(faces=[5, 12, 17, 2, 11, 4, 6])
    for line in (*SETTING, *FIRST):
        room.say(line)
    room.say("pause")
    room.say("Ada decline", after=0)
    room.say("resume", after=0)
    for line in LAST:
        room.say(line)
    return room
