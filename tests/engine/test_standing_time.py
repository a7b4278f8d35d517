"""Standing orders and time: for this round alone, and when time is up."""

from typing import Any

import pytest

from engine.kernel import commands as c
from engine.kernel import view
from engine.kernel.offers import StandingRule
from engine.kernel.units import SeatId
from tests.engine.test_standing import RUN, SLASH, A, B, about, asked


def test_an_order_for_this_round_ends_with_it() -> None:
    fight = about(None)
    round_ = fight.state.round
    rule = StandingRule(mode="never", round=round_)
    fight.do(c.Standing(actor=B, reaction=SLASH, rule=rule))
    kept = StandingRule(mode="always", keep=1)
    fight.do(c.Standing(actor=A, reaction=SLASH, rule=kept))
    again = fight.copy()
    again.do(RUN)
    assert not asked(again)
    for who in (A, B):
        fight.do(c.EndTurn(actor=who))
    assert fight.state.round == round_ + 1
    assert list(fight.state.standing.values()) == [kept]
    fight.do(RUN)
    assert asked(fight)


def test_an_order_for_this_round_ends_with_the_fight() -> None:
    fight = about(StandingRule(mode="never", round=1))
    fight.do(c.End())
    fight.do(c.Begin())
    assert fight.state.standing == {}


@pytest.mark.parametrize(
    ("rule", "policy", "found"),
    [
        (None, "decline", {"do": "decline"}),
        (None, "wait", {"do": "wait"}),
        (StandingRule(mode="ask"), "wait", {"do": "wait"}),
        (StandingRule(mode="expiry"), "decline", {"do": "use", "reaction": SLASH}),
        (StandingRule(mode="expiry"), "wait", {"do": "use", "reaction": SLASH}),
    ],
)
def test_a_prompt_says_what_happens_when_time_is_up(
    rule: StandingRule | None, policy: str, found: dict[str, str]
) -> None:
    fight = about(rule)
    fight.do(c.SetOptions(settings={"expiry": policy}))
    fight.do(RUN)

    def told() -> object:
        me: Any = view(fight.state, fight.state.seats[SeatId("s")], fight.pack)["me"]
        return me["prompts"][0]["at_expiry"]

    assert told() == found
    waits = fight.copy()
    waits.do(c.Standing(actor=B, reaction=SLASH, rule=StandingRule(mode="never")))
    fight = waits
    assert told() == {"do": "decline"}
    fight.do(c.Standing(actor=B, reaction=SLASH, rule=None))
    fight.wait(10_000)
    if policy == "wait":
        assert told() is None
    else:
        assert not asked(fight)
