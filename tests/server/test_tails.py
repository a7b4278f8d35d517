"""The log on the wire: everybody gets new lines alone, and all of them where some were missed."""

from typing import Any

import orjson

from engine.kernel import Encounter
from engine.kernel import events as e
from engine.kernel.units import Instant, SeatId
from server.listener import Listener
from server.logbook import MOST, Logbook
from server.tails import Tails

STATE = Encounter(pack="x")


def grow(log: Logbook, times: int = 1) -> None:
    for _ in range(times):
        log.note(e.Paused(at=Instant(1)), STATE, STATE, 7)


def got(tails: Tails, one: Listener) -> dict[str, list[int]]:
    """The numbers of the lines that somebody gets now, by what they are sent as."""
    parts: dict[str, Any] = {key: orjson.loads(body) for key, body in tails.lacking(one).items()}
    tails.catch_up(one)
    return {key: [line["n"] for line in lines] for key, lines in parts.items()}


def listener(*, gm: bool = False) -> Listener:
    return Listener("page", SeatId("seat"), gm=gm)


def test_the_first_time_all_lines_come_and_then_the_new_ones() -> None:
    tails, log, one, other = Tails(), Logbook(), listener(), listener(gm=True)
    grow(log, 2)
    tails.take(log)
    assert got(tails, one) == {"log": [1, 2]}
    assert got(tails, one) == {}
    grow(log)
    tails.take(log)
    assert got(tails, one) == {"lines": [3]}
    grow(log)
    tails.take(log)
    assert (got(tails, one), got(tails, other)) == ({"lines": [4]}, {"log": [1, 2, 3, 4]})


def test_a_room_that_says_nothing_yet_says_so() -> None:
    assert got(Tails(), listener()) == {"log": []}


def test_whoever_was_away_for_too_long_gets_the_log_anew() -> None:
    tails, log, one, slow = Tails(), Logbook(), listener(), listener()
    grow(log)
    tails.take(log)
    assert got(tails, one) == got(tails, slow) == {"log": [1]}
    grow(log, MOST)
    tails.take(log)
    assert got(tails, one) == {"lines": list(range(2, MOST + 2))}
    grow(log)
    tails.take(log)
    assert got(tails, slow) == {"log": list(range(3, MOST + 3))}


def test_another_logbook_takes_the_place_of_the_old_one() -> None:
    tails, log, one = Tails(), Logbook(), listener()
    grow(log, 3)
    tails.take(log)
    got(tails, one)
    anew = Logbook(log.kept())
    grow(anew)
    tails.take(anew)
    assert got(tails, one) == {"log": [1, 2, 3, 4]}
