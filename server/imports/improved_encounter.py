"""A saved encounter of Improved Initiative, new or old."""

from collections.abc import Iterable, Mapping

from server.imports import improved_statblock
from server.imports.codes import WarningCode
from server.imports.fields import decimal, dig, first_number, listed, name_of, number, record, words
from server.imports.gather import Entry
from server.imports.model import Combatant, Encounter, Remark


def rows(saved: object) -> list[object]:
    """The combatants as stored; the oldest files call them creatures."""
    kept = record(saved)
    return listed(kept.get("Combatants")) or listed(kept.get("Creatures"))


def is_encounter(value: object) -> bool:
    """Whether something looks like a saved encounter."""
    return any(improved_statblock.is_block(_block(row)) for row in rows(value))


def stat_blocks(where: str, saved: object) -> Iterable[Entry]:
    """The stat blocks within an encounter, each with its path."""
    for index, row in enumerate(rows(saved)):
        if improved_statblock.is_block(_block(row)):
            yield f"{where}.Combatants[{index}]", _block(row)


def encounter(where: str, saved: object) -> tuple[Encounter, tuple[Remark, ...]]:
    """An encounter, and a warning for each combatant that cannot be read."""
    combatants: list[Combatant] = []
    lost: list[Remark] = []
    turn = None
    active = _active(record(saved))
    for index, row in enumerate(rows(saved)):
        one = _combatant(record(row))
        if one is None:
            place = f"{where}.Combatants[{index}]"
            lost.append(Remark(code=WarningCode.COMBATANT_UNREADABLE, where=place))
            continue
        if active is not None and active in (index, words(dig(row, "Id"))):
            turn = len(combatants)
        combatants.append(one)
    found = Encounter(
        name=name_of(dig(saved, "Name")) or None,
        round=number(dig(saved, "RoundCounter")),
        turn=turn,
        combatants=tuple(combatants),
    )
    return found, tuple(lost)


def _active(saved: Mapping[str, object]) -> int | str | None:
    """Whose turn it is: by id, or in the oldest files by place; never both."""
    return words(saved.get("ActiveCombatantId")) or number(saved.get("ActiveCreatureIndex"))


def _block(row: object) -> Mapping[str, object]:
    return record(dig(row, "StatBlock")) or record(dig(row, "Statblock"))


def _combatant(row: Mapping[str, object]) -> Combatant | None:
    block = _block(row)
    name, count = name_of(block.get("Name")), number(row.get("IndexLabel"))
    numbered = f"{name} {count}" if name and count is not None else name
    label = name_of(row.get("Alias")) or numbered
    if not label:
        return None
    full = first_number(dig(block, "HP", "Value"), row.get("MaxHP"))
    spent = number(row.get("ReactionsSpent")) or 0
    return Combatant(
        ref=words(block.get("Id"))[:64] or None,
        name=name or None,
        label=label,
        initiative=decimal(row.get("Initiative")),
        hp=first_number(row.get("CurrentHP"), full),
        hidden=row.get("Hidden") is True,
        reaction_spent=spent > 0,
    )
