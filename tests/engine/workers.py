"""Two who fight while one of them works: what the tests of work begin with."""

from collections.abc import Mapping

from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.state import Owned
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import SYSTEMS, Fight, begun, creature

A, B = (CombatantId(who) for who in "ab")
UNDER = SYSTEMS["tiny_under"]


WALL = Owned(id=ActionId("wall"), name="Wall", base=ActionId("dig"))


def fight(work: str = "asked", *own: Owned) -> Fight:
    """a has the turn, then b."""
    return begun(
        creature("a", side="party", initiative=9, hp=20, owned=own),
        creature("b", initiative=7, hp=20),
        pack=UNDER.variant({"work": work}),
        board=None,
    )


def act(
    action: str,
    who: CombatantId = A,
    targets: tuple[CombatantId, ...] = (),
    choices: Mapping[str, int | str] | None = None,
) -> c.Act:
    return c.Act(actor=who, action=ActionId(action), targets=targets, choices=choices or {})


def turns(
    one: Fight, action: str, count: int, choices: Mapping[str, int | str] | None = None
) -> None:
    """a works for so many whole turns, and has the turn again after them."""
    for _ in range(count):
        one.do(act(action, choices=choices))
        one.do(c.EndTurn(actor=A))
        one.do(c.EndTurn(actor=B))


def shot(one: Fight, *, answer: c.React | None = None) -> None:
    """b shoots at a, which has just worked; a may answer."""
    one.do(c.EndTurn(actor=A))
    one.throws(1, 40, 40)
    one.do(act("shoot", B, targets=(A,)))
    one.do(answer or c.Decline(actor=A))


def done(one: Fight, key: str = "a:dig") -> int | None:
    work = one.state.activities.get(key)
    return work.done if work else None


def stopped(one: Fight) -> list[tuple[str, int, str]]:
    return [
        (each.action, each.done, each.why)
        for each in one.log
        if isinstance(each, e.ActivityInterrupted)
    ]


def checked(one: Fight) -> int:
    return sum(isinstance(each, e.CheckRolled) for each in one.log)
