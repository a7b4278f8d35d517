"""The scenarios that the rules are known by: each is there, under its number, and cites it."""

import pytest

from engine.packs import HERE

NUMBERS = {
    "active_passive": (
        "AP",
        "01 02 04 05 06 08 09 10 12 13 14 16 17 18 20 21 22 24 25 26 28 29 30 32 33 34 36 37 38",
    ),
    "skirmish": (
        "SKM",
        "01 02 04 05 06 08 09 10 12 13 14 16 17 18 20 21 22 24 25 26 28 29 30 32 33 34 36 37 38 "
        "40 41 42 44 45 46",
    ),
    "d100": (
        "D100",
        "01 02 04 05 06 08 09 10 12 13 14 16 17 18 20 21 22 24 25 26 28 29 30 32 33 34 36 37 38",
    ),
    "fourth_edition": (
        "4E",
        "01 02 04 05 06 08 09 10 12 13 14 16 17 18 20 21 22 24 25 26 28 29 30 32 33 34 36 37 38 "
        "40 41 42 44 45 46",
    ),
}


@pytest.mark.parametrize("pack", NUMBERS)
def test_every_numbered_scenario_is_there(pack: str) -> None:
    prefix, numbers = NUMBERS[pack]
    for number in numbers.split():
        file = HERE / pack / "scenarios" / f"{prefix.lower()}_{number}.scenario"
        assert file.read_text(encoding="utf-8").startswith(f"# {prefix}-{number}: "), file.name


@pytest.mark.parametrize("pack", NUMBERS)
def test_no_scenario_cites_another_number_than_its_own(pack: str) -> None:
    prefix, _ = NUMBERS[pack]
    for file in (HERE / pack / "scenarios").glob(f"{prefix.lower()}_*.scenario"):
        title = file.read_text(encoding="utf-8").splitlines()[0]
        number = file.stem.split("_")[1]
        assert title.startswith(f"# {prefix}-{number}: "), title
