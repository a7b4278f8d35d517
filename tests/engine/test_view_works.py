"""What pages are told of work over several turns."""

from dataclasses import replace
from typing import Any

from engine.kernel.units import CombatantId
from engine.kernel.view.table import order
from engine.kernel.waiting import Work, work_key
from tests.engine.fights import TINY, begun, creature

A = CombatantId("a")


def test_everybody_sees_what_came_of_the_newest_test_of_some_work() -> None:
    work = {
        work_key(A, "ritual"): Work(done=2, of=4, round=1, kept=2, degree="failure", stopped=True),
        work_key(CombatantId("b"), "rest"): Work(done=1, of=3, round=1),
    }
    fight = begun(creature("a", side="party", initiative=9), creature("b", initiative=1), pack=TINY)
    rows: Any = order(replace(fight.state, activities=work), TINY, gm=False)["rows"]
    mine, other = (row["works"] for row in rows)
    assert mine == [
        {
            "action": {"id": "action-ritual"},
            "stopped": True,
            "done": 2,
            "of": 4,
            "degree": "failure",
        }
    ]
    assert [one["degree"] for one in other] == [None]
