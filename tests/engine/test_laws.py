"""The laws hold over every pack, whatever a table does; and over a made-up one that has it all."""

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.engine.fights import SYSTEMS
from tests.engine.machine import Table

QUICK = settings(
    max_examples=max(8, 50 // len(SYSTEMS)),
    stateful_step_count=30,
    deadline=None,
    # What lands is judged by the same fights everywhere; the long profile looks for new ones.
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
LONG = settings(
    QUICK,
    max_examples=250,
    derandomize=False,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
)
"""Other fights at every run; all of it within an hour on one quiet core."""


@pytest.mark.parametrize("allowance", [0, 500])
@pytest.mark.parametrize("name", SYSTEMS)
def test_laws_hold(name: str, allowance: int, request: pytest.FixtureRequest) -> None:
    machine = type(name, (Table,), {"system": SYSTEMS[name], "allowance": allowance})
    long = request.config.getoption("--long", default=False)
    run_state_machine_as_test(machine, settings=LONG if long else QUICK)
