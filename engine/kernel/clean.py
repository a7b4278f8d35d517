"""Cleaning: names, stats and places as they are kept, or a refusal that says what is wrong."""

from collections.abc import Mapping
from typing import assert_never

from engine.kernel.creatures import StatValue
from engine.kernel.dice import parse
from engine.kernel.draft import Draft
from engine.kernel.legible import one_line
from engine.kernel.refusals import Reason, require
from engine.kernel.rules import RulePack
from engine.kernel.units import Square

NAME = 80
"""Characters in a name."""
NUMBER = 99_999
"""The largest stat, either way."""
MOST_INITIATIVE = 999
"""The largest initiative, either way."""


def clean_text(text: str, most: int) -> str:
    """What somebody typed, as one legible line of at most so many characters. Raises Rejected."""
    line = one_line(text)
    require(len(line) <= most, Reason.REQUIREMENT, what="name", have=len(line))
    return line


def clean_name(name: str) -> str:
    """A name as it is kept: one line, not empty, not too long. Raises Rejected."""
    text = clean_text(name, NAME)
    require(text, Reason.REQUIREMENT, what="name", have=0)
    return text


def clean_stats(pack: RulePack, stats: Mapping[str, StatValue]) -> dict[str, StatValue]:
    """The stats that the system knows, each of its kind. Raises Rejected naming a bad one."""
    kept: dict[str, StatValue] = {}
    for name, value in stats.items():
        rule = pack.stats.get(name)
        if rule is None:
            continue
        match rule.kind:
            case "number":
                good = isinstance(value, int) and abs(value) <= NUMBER
            case "dice":
                good = is_dice(str(value))
            case "text":
                good = isinstance(value, str) and len(value) <= NAME
            case _:
                assert_never(rule.kind)
        require(good, Reason.REQUIREMENT, what="stats", stat=name)
        kept[name] = value
    return kept


def is_dice(text: str) -> bool:
    """Whether a text is a dice expression of a sane size."""
    try:
        dice = parse(text)
    except ValueError:
        return False
    return dice.count <= 100


def on_board(draft: Draft, place: Square | None) -> Square | None:
    """A place that can be: on the board, where there is one."""
    board = draft.state.board
    if place is not None:
        least = 1 if board else -NUMBER
        width, height = (board.width, board.height) if board else (NUMBER, NUMBER)
        inside = least <= place[0] <= width and least <= place[1] <= height
        require(inside, Reason.REQUIREMENT, what="place")
    return place
