"""The system of the guide, from its text to a fight on phones, with nothing else changed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.demo import answer
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage

GUIDE = Path(__file__).parents[1] / "docs" / "write-your-own-system.md"
FILE = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def with_own_system(tmp_path: Path) -> Iterator[Offturn]:
    for path, body in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body, encoding="utf-8")
    started = Offturn(tmp_path / "data", tmp_path / "my-systems")
    started.start()
    yield started
    started.stop()


def test_the_system_of_the_guide_is_played_on_phones(
    with_own_system: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    url = with_own_system.url
    gm = GmPage.open_demo(screen(size=(1440, 900)), url, "Back alley")
    gm.add("Dora", "party", "pc", 12, {"Fists": 20})
    gm.place("Dora", 5, 3)
    dora = PlayerPage.join(phone(), url, gm.code(), "Anna", "Dora")
    gm.begin()
    gm.expect_turn("Dora")

    dora.act("Blow", "Bob")
    expect(gm.stack.get_by_role("heading", name="Dora is about to hit Bob")).to_be_visible()
    answer(gm, "Bob", "Duck")
    gm.expect_budget("Bob", "Reflex: 0 of 1 left")
    gm.expect_budget("Dora", "Effort: 1 of 2 left")

    dora.act("Blow", "Bob")
    expect(gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    gm.expect_budget("Dora", "Effort: 0 of 2 left")
    log = gm.log()
    assert "Bob reacts: Duck" in log
    assert log.count("Dora: Blow → Bob") == 2
    assert re.search(r"Bob loses \d", log), log
    dora.end_turn()
    gm.expect_turn("Ann")
