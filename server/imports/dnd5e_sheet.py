"""What dnd5e derives from an actor's source: modifiers, proficiency, armour class, initiative."""

from collections.abc import Mapping
from functools import cached_property

from server.imports import foundry
from server.imports.dnd5e_formula import evaluate
from server.imports.fields import decimal, dig, name_of, number, words
from server.imports.model import Initiative

_ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
_ARMOR = ("light", "medium", "heavy", "natural")
_UNLIMITED = 99


class Sheet:
    """An actor's document with the numbers the game derives from it."""

    def __init__(self, document: object) -> None:
        self.document = document
        self.part = foundry.system_part(document)
        self.name = foundry.actor_name(document)
        self.type = words(dig(document, "type"))
        self.items = foundry.items(document)

    @cached_property
    def values(self) -> dict[str, int]:
        """The names a formula may use."""
        scores = {a: number(dig(self.part, "abilities", a, "value")) for a in _ABILITIES}
        found = {f"abilities.{a}.mod": (s - 10) // 2 for a, s in scores.items() if s is not None}
        proficiency = self._proficiency()
        if proficiency is not None:
            found |= {"prof": proficiency, "attributes.prof": proficiency}
        return found

    @cached_property
    def item_names(self) -> dict[str, str]:
        """The items' names by id."""
        return {words(one.get("_id")): name_of(one.get("name")) for _, one in self.items}

    def mod(self, ability: str) -> int | None:
        """An ability's modifier."""
        return self.values.get(f"abilities.{ability}.mod")

    @property
    def level(self) -> int | None:
        """A character's level: that of all its classes together."""
        classes = [one for _, one in self.items if one.get("type") == "class"]
        levels = [number(dig(foundry.system_part(one), "levels")) or 0 for one in classes]
        return sum(levels) or number(dig(self.part, "details", "level"))

    def initiative(self) -> tuple[Initiative, str | None]:
        """Initiative, and the bonus' formula where it could not be read."""
        kept = dig(self.part, "attributes", "init")
        stat = words(dig(kept, "ability")) or "dex"
        bonus = dig(kept, "bonus")
        formula = str(number(bonus)) if isinstance(bonus, int) else words(bonus)
        more, mod = evaluate(formula, self.values), self.mod(stat)
        if more is None or mod is None:
            return Initiative(stat=stat), formula if more is None else None
        return Initiative(mod=mod + more, stat=stat), None

    def armor_class(self) -> int | None:
        """Armour class where it follows from a number or from what is worn."""
        kept = dig(self.part, "attributes", "ac")
        flat, calc = number(dig(kept, "flat")), words(dig(kept, "calc"))
        if calc not in ("default", "", "natural", "flat"):
            return None
        if calc == "natural" and flat is not None:
            return flat + self._worn_shield()
        if calc != "default":
            return flat if flat is not None else number(dig(kept, "value"))
        dex = self.mod("dex")
        return None if dex is None else self._worn_armor(dex) + self._worn_shield()

    def perception(self) -> int | None:
        """Passive Perception."""
        wis, prof = self.mod("wis"), self.values.get("prof")
        times = decimal(dig(self.part, "skills", "prc", "value")) or 0
        return None if wis is None or prof is None else 10 + wis + int(prof * times)

    def _proficiency(self) -> int | None:
        rank = decimal(dig(self.part, "details", "cr")) if self.type == "npc" else self.level
        return None if rank is None else int((max(rank, 1) + 7) // 4)

    def _worn(self, *types: str) -> list[Mapping[str, object]]:
        gear = [item for _, item in self.items if item.get("type") == "equipment"]
        parts = [foundry.system_part(item) for item in gear]
        worn = [part for part in parts if part.get("equipped") is True]
        return [part for part in worn if dig(part, "type", "value") in types]

    def _worn_armor(self, dex: int) -> int:
        totals = [10 + dex]
        for part in self._worn(*_ARMOR):
            most = number(dig(part, "armor", "dex"))
            if dig(part, "armor", "value"):
                totals.append(_bonus(part) + min(dex, _UNLIMITED if most is None else most))
        return totals[0] if len(totals) == 1 else max(totals[1:])

    def _worn_shield(self) -> int:
        return max((_bonus(part) for part in self._worn("shield")), default=0)


def _bonus(part: Mapping[str, object]) -> int:
    magic = number(dig(part, "armor", "magicalBonus")) or 0
    return (number(dig(part, "armor", "value")) or 0) + magic
