"""The laws bite: each of the mutants breaks one of them within a bounded search."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.engine.fights import SYSTEMS
from tests.engine.laws import Broken
from tests.engine.machine import Table
from tests.engine.mutants import MUTANTS, RARE

SEARCH = settings(
    max_examples=600,
    stateful_step_count=30,
    deadline=None,
    database=None,
    derandomize=True,
    report_multiple_bugs=False,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
    print_blob=False,
)


class Suspect(Table):
    """A table where network time is granted, in the system that has it all."""

    system = SYSTEMS["tiny"]
    allowance = 500


@pytest.mark.parametrize("mutant", [mutant for mutant, _ in MUTANTS], ids=lambda one: one.__name__)
def test_a_mutant_finds_its_place(
    mutant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    mutant(monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize(
    ("mutant", "laws"), MUTANTS, ids=[mutant.__name__ for mutant, _ in MUTANTS]
)
def test_a_law_catches_it(
    mutant: Callable[[pytest.MonkeyPatch], None],
    laws: tuple[int, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mutant(monkeypatch)
    with pytest.raises(Broken) as caught:
        run_state_machine_as_test(Suspect, settings=SEARCH)
    assert caught.value.law in laws, caught.value


@pytest.mark.parametrize(("mutant", "test"), RARE, ids=[mutant.__name__ for mutant, _ in RARE])
def test_a_test_catches_it(
    mutant: Callable[[pytest.MonkeyPatch], None],
    test: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    test()
    mutant(monkeypatch)
    with pytest.raises(AssertionError):
        test()
