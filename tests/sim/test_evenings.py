"""Whole evenings with everything going wrong, and nothing lost or doubled at their end."""

import secrets
from collections import Counter

import pytest

from engine.kernel.dice import seeded
from tests.sim.laws import check_commands, check_guest, check_log, final_state
from tests.sim.table import Evening

pytestmark = pytest.mark.anyio

SHORT, LONG = 10, 200
EVENING_MS = 150_000


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        many = LONG if metafunc.config.getoption("--long") else SHORT
        metafunc.parametrize("seed", range(1, many + 1))


@pytest.fixture
def fate(seed: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """The system's entropy, made the same for the same seed."""
    roll = seeded(seed)
    letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    monkeypatch.setattr(secrets, "randbits", lambda bits: roll(2**bits) - 1)
    monkeypatch.setattr(secrets, "choice", lambda many: many[roll(len(many)) - 1])
    monkeypatch.setattr(
        secrets, "token_urlsafe", lambda size: "".join(letters[roll(36) - 1] for _ in range(size))
    )
    return seed


async def test_an_evening_ends_with_nothing_lost_or_doubled(fate: int) -> None:
    at = Evening(fate)
    happened: Counter[str] = Counter()
    try:
        async with at.going_on():
            await at.let_pass(EVENING_MS)
            await at.come_to_rest()
            final = await final_state(at)
            happened = check_log(at, final)
            check_commands(at)
            for guest in at.guests:
                check_guest(guest, final)
    except BaseException:
        print(f"seed {fate}: {dict(happened)}")
        raise
    assert happened["window.opened"] and happened["turn.started"] > 3, happened
