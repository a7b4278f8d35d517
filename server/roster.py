"""What a host says of its combatants, as commands for ours."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.kernel import Command, Encounter, stats
from engine.kernel import commands as c
from engine.kernel.legible import one_line
from engine.kernel.state import Combatant
from engine.kernel.units import CombatantId
from engine.packs import Pack
from engine.text import codec
from server.wire import Sighting


def namesake(state: Encounter, one: Sighting, taken: set[CombatantId]) -> CombatantId | None:
    """One of ours who is not spoken of yet and has this name: the host's is the same creature."""
    if one.name is None:
        return None
    wanted = _plain(one.name)
    for who, ours in state.combatants.items():
        alike = one.kind in (None, ours.kind)
        if who not in taken and alike and _plain(ours.name) == wanted:
            return who
    return None


def _plain(name: str) -> str:
    return one_line(name).casefold()


def _called(ours: str, name: str) -> bool:
    """Whether ours has this name, be it with a number behind it: namesakes get one here."""
    plain, wanted = _plain(ours), _plain(name)
    return plain == wanted or plain.removeprefix(f"{wanted} ").isdigit()


def newcomer(pack: Pack, who: CombatantId, one: Sighting) -> Command:
    """The command that adds a host's combatant, who has no place yet: it may be a bad one. Raises
    ValidationError for a bad ``creature``."""
    kind = one.kind or "npc"
    made: dict[str, Any] = {"kind": kind, "side": pack.sheets.side(kind)}
    made |= one.creature or {}
    for key in ("name", "kind", "side", "hp", "size", "hidden"):
        value = getattr(one, key)
        if value is not None:
            made[key] = value
    health = pack.rules.health
    if health and one.hp_max is not None:
        made["stats"] = {**made.get("stats", {}), health.stat: one.hp_max}
    if one.initiative is not None:
        made["initiative"] = one.initiative
    made |= {"id": who, "position": None}
    return codec.asked.validate_python({"type": "add", "creatures": [made]})


def changes(state: Encounter, pack: Pack, who: CombatantId, one: Sighting) -> Iterator[Command]:
    """The commands that make one of ours what the host says; none where it is so."""
    ours = state.combatants[who]
    edited = _edited(ours, pack, one)
    if edited:
        yield c.Edit(combatant=who, **edited)
    if one.initiative is not None and one.initiative != ours.initiative:
        yield c.Initiative(combatant=who, value=one.initiative)
    if one.hidden is not None and one.hidden is not ours.hidden:
        yield c.Hide(combatant=who) if one.hidden else c.Reveal(combatant=who)
    if one.defeated is not None and one.defeated is not ours.defeated:
        yield c.Defeat(combatant=who, on=one.defeated)
    if "at" in one.model_fields_set and one.at != ours.position:
        yield c.SetBoard(tokens={who: one.at})


def _edited(ours: Combatant, pack: Pack, one: Sighting) -> Mapping[str, Any]:
    found: dict[str, Any] = {}
    health = pack.rules.health
    if health and one.hp_max is not None and one.hp_max != ours.hp_max:
        found["stats"] = {health.stat: one.hp_max}
    if one.hp is not None and one.hp != ours.hp:
        found["hp"] = one.hp
    if one.name is not None and not _called(ours.name, one.name):
        found["name"] = one.name
    return found


def mirrored(ref: str, state: Encounter, pack: Pack, one: Combatant) -> dict[str, object]:
    """How one of ours is, in the host's words; ``down``: it has no hit points left, and lies there
    as its system says."""
    health = pack.rules.health
    fallen = {health.down, health.dead} if health else set()
    return {
        "ref": ref,
        "id": one.id,
        "name": one.name,
        "initiative": one.initiative,
        "hp": one.hp,
        "hp_max": one.hp_max,
        "at": one.position,
        "hidden": one.hidden,
        "defeated": one.defeated,
        "down": any(condition in fallen for condition in stats.conditions(state, one.id)),
    }
