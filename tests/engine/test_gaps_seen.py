"""What others see of what is announced."""

import orjson
import pytest

from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel import view
from engine.kernel.state import Seat
from engine.kernel.units import SeatId
from engine.kernel.view import line
from tests.engine.fights import Fight
from tests.engine.in_gaps import (
    OWN,
    A,
    B,
    D,
    E,
    act,
    table,
    use,
)

SEATS = tuple(
    Seat(id=SeatId(name), name=name, role=role, controls=controls)  # type: ignore[arg-type]
    for name, role, controls in (
        ("phone", "player", (D,)),
        ("wall", "display", ()),
        ("by", "spectator", ()),
    )
)


def told(fight: Fight) -> list[str]:
    """What all but the GM and the actor see of the fight, and were told in its log."""
    found = []
    for seat in SEATS:
        shown = view(fight.state, seat, fight.pack)
        found.append(orjson.dumps({name: shown[name] for name in ("stack", "me")}).decode())
    state = fight.state
    said = [
        line(one, state, state, gm=False) for one in fight.log if isinstance(one, e.ActionAnnounced)
    ]
    return [*found, orjson.dumps(said).decode()]


@pytest.mark.parametrize(("reveal", "seen"), [("sealed", False), ("open", True)])
def test_the_others_learn_who_is_about_to_declare_and_only_where_it_is_open_what(
    reveal: str, seen: bool
) -> None:
    fight = table({"reveal": reveal}, d=OWN)
    fight.do(act(A, "hit", B))
    assert any("action-hit" in one for one in told(fight)) is seen
    assert "trigger-opening" in told(fight)[0]
    assert f'"known":{int(seen)}' in told(fight)[0]
    gm = view(fight.state, Seat(id=SeatId("gm"), name="gm", role="gm"), fight.pack)
    assert "action-hit" in orjson.dumps(gm["stack"]).decode()


def test_players_do_not_see_what_somebody_hidden_announces() -> None:
    fight = table({"reveal": "open"}, d=OWN)
    fight.do(c.Hide(combatant=A))
    fight.do(act(A, "hit", B))
    assert not any("announced" in one or "action-hit" in one for one in told(fight))


@pytest.mark.parametrize(("reveal", "seen"), [("sealed", False), ("open", True)])
def test_whoever_waits_to_come_before_shows_what_with_only_where_it_is_open(
    reveal: str, seen: bool
) -> None:
    fight = table({"reveal": reveal}, b=OWN, d=OWN, e=OWN)
    fight.do(act(A, "hit", B))
    fight.do(use(D, "my_lunge", A))
    fight.do(use(E, "my_lunge", A))
    fight.do(c.Decline(actor=B))
    assert [one.kind for one in fight.state.stack if one.kind == "chosen"] == ["chosen"]
    shown = orjson.dumps(view(fight.state, SEATS[2], fight.pack)["stack"]).decode()
    assert ("lunge" in shown) is seen
    assert ("title-announced" in shown) is not seen
