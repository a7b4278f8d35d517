"""A row of a table as a creature."""

import re
from collections.abc import Mapping

from server.imports import reactions
from server.imports.codes import WarningCode
from server.imports.csv_rows import Row
from server.imports.fields import decimal, feet, name_of
from server.imports.model import Creature, Hp, Initiative, Kind, Number, Remark

_PLAYERS = {"pc", "player", "sc", "spieler", "pg", "pj", "игрок", "玩家", "персонаж игрока"}
_HAZARDS = {
    "hazard",
    "trap",
    "gefahr",
    "falle",
    "pericolo",
    "trappola",
    "trampa",
    "ловушка",
    "陷阱",
}
_FRACTION = re.compile(r"\s*(\d{1,6})\s*/\s*(\d{1,6})\s*")


class _Cells:
    """A row's cells by field, and what could not be read in them."""

    def __init__(self, row: Row, columns: Mapping[str, int]) -> None:
        self.row, self.columns = row, columns
        self.where = f"line {row.line}"
        self.remarks: list[Remark] = []

    def text(self, field: str) -> str:
        return self.row.cell(self.columns.get(field))

    def decimal(self, field: str) -> Number | None:
        text = self.text(field)
        value = decimal(text)
        if text and value is None:
            params: dict[str, str | int] = {"column": field, "value": name_of(text)}
            params["line"] = self.row.line
            code = WarningCode.NUMBER_UNREADABLE
            self.remarks.append(Remark(code=code, params=params, where=self.where))
        return value

    def number(self, field: str) -> int | None:
        value = self.decimal(field)
        return None if value is None else int(value)


def creature(row: Row, columns: Mapping[str, int]) -> Creature:
    """The creature of a row with a name; what is not a number is left out and told."""
    cells = _Cells(row, columns)
    hp = _hit_points(cells)
    initiative = Initiative(
        mod=cells.number("initiative_mod"), fixed=cells.decimal("initiative_fixed")
    )
    player = name_of(cells.text("player"))
    told = _reaction(cells)
    found = Creature(
        name=name_of(cells.text("name")),
        kind=_kind(cells, player),
        hp=hp,
        ac=cells.number("ac"),
        initiative=initiative,
        perception=cells.number("perception"),
        level=cells.decimal("level"),
        speed=feet(cells.text("speed")),
        reactions=(told[0],) if told else (),
        player=player or None,
    )
    if hp.max is None:
        cells.remarks.append(Remark(code=WarningCode.HP_MAX_UNKNOWN, where=cells.where))
    if initiative.mod is None and initiative.fixed is None:
        cells.remarks.append(Remark(code=WarningCode.INITIATIVE_UNKNOWN, where=cells.where))
    remarks = (*cells.remarks, *(told[1] if told else ()))
    return found.model_copy(update={"warnings": remarks})


def _kind(cells: _Cells, player: str) -> Kind:
    said = cells.text("kind").casefold()
    if player or said in _PLAYERS:
        return "pc"
    return "hazard" if said in _HAZARDS else "npc"


def _hit_points(cells: _Cells) -> Hp:
    """Hit points; one cell may hold both: 3/7."""
    both = _FRACTION.fullmatch(cells.text("hp_max"))
    if both:
        return Hp(max=int(both[2]), current=int(both[1]), temp=cells.number("hp_temp"))
    return Hp(
        max=cells.number("hp_max"),
        current=cells.number("hp_current"),
        temp=cells.number("hp_temp"),
    )


def _reaction(cells: _Cells) -> reactions.Told | None:
    name, trigger = name_of(cells.text("reaction")), cells.text("trigger")
    if name:
        return reactions.build(
            name,
            cells.text("text"),
            where=cells.where,
            field=trigger,
            uses=cells.text("uses") or None,
            requirements=cells.text("requirements") or None,
        )
    if trigger:
        cells.remarks.append(Remark(code=WarningCode.REACTION_NAMELESS, where=cells.where))
    return None
