"""A readied action that moves its owner, once it is dropped, ignored or kept."""

import pytest

from engine.kernel import commands as c
from engine.kernel import events as e
from tests.engine.test_moves import RUN, A, B, C, D, fire, four, order, ready, turns


@pytest.mark.parametrize("late", ["at_once", "after_turn"])
def test_what_is_dropped_moves_nobody_later(late: str) -> None:
    fight = four(late=late)
    turns(fight, A)
    ready(fight, B, "passing", source=A)
    turns(fight, B, C, D)
    fight.do(c.Act(actor=A, action=RUN, path=((2, 3),)))
    fire(fight, B)
    fight.do(c.Remove(combatant=A))
    assert not fight.state.moves
    assert order(fight) == "bcd"


def test_ignored_it_is_gone_where_the_rules_have_it_so() -> None:
    fight = four(ignored="discarded")
    ready(fight, A, "passing", source=D)
    turns(fight, A, B, C)
    fight.do(c.Act(actor=D, action=RUN, path=((10, 3), (11, 3))))
    events = fight.do(c.Decline(actor=A))
    assert [one.reason for one in events if isinstance(one, e.HeldEnded)] == ["expired"]


def test_who_wants_to_be_asked_at_the_next_square_keeps_it() -> None:
    fight = four(ignored="discarded")
    ready(fight, A, "passing", source=D)
    turns(fight, A, B, C)
    fight.do(c.Act(actor=D, action=RUN, path=((10, 3), (11, 3))))
    fight.do(c.Decline(actor=A, again=True))
    fire(fight, A)
    assert order(fight) == "bcad"
