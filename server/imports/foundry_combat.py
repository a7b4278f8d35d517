"""Foundry's combat document: an order and its turn; who is who is in the actors beside it."""

from collections.abc import Mapping

from server.imports.codes import ReasonCode, WarningCode
from server.imports.fields import decimal, dig, listed, name_of, number, record, words
from server.imports.format import Format
from server.imports.model import Combatant, Encounter, Imported, Remark
from server.imports.source import NotThis, Source


def read(source: Source) -> Imported:
    """The fight, its combatants in the order of their turns."""
    value = source.json
    rows = dig(value, "combatants")
    if not isinstance(rows, list) or "round" not in record(value) or "results" in record(value):
        raise NotThis(ReasonCode.OTHER_SHAPE)
    combatants: list[Combatant] = []
    remarks: list[Remark] = []
    for where, row in sorted(_rows(rows), key=_rank):
        one = _combatant(row)
        if one is None:
            remarks.append(Remark(code=WarningCode.COMBATANT_UNREADABLE, where=where))
            continue
        if one.name is None:
            params: dict[str, str | int] = {"name": one.label, "ref": one.ref or ""}
            remarks.append(Remark(code=WarningCode.COMBATANT_UNKNOWN, params=params, where=where))
        combatants.append(one)
    turn = number(dig(value, "turn"))
    found = Encounter(
        name=name_of(dig(value, "name")) or None,
        round=number(dig(value, "round")),
        turn=turn if turn is not None and 0 <= turn < len(combatants) else None,
        combatants=tuple(combatants),
    )
    return Imported(encounter=found if combatants else None, warnings=tuple(remarks))


FORMAT = Format(name="foundry-combat", read=read)


def _rows(rows: list[object]) -> list[tuple[str, Mapping[str, object]]]:
    return [(f"combatants[{index}]", record(row)) for index, row in enumerate(listed(rows))]


def _rank(entry: tuple[str, Mapping[str, object]]) -> tuple[float, str]:
    """Foundry sorts by initiative, those without it last, equal ones by id."""
    initiative = decimal(entry[1].get("initiative"))
    return (float("inf") if initiative is None else -initiative, words(entry[1].get("_id")))


def _combatant(row: Mapping[str, object]) -> Combatant | None:
    name, ref = name_of(row.get("name")), words(row.get("actorId"))[:64]
    if not name and not ref:
        return None
    return Combatant(
        ref=ref or None,
        name=name or None,
        label=name or ref,
        initiative=decimal(row.get("initiative")),
        hidden=row.get("hidden") is True,
        defeated=row.get("defeated") is True,
    )
