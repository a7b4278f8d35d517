"""The shelf: fights that are put aside and gone on with, one of them at a time on the table."""

from typing import assert_never

from engine.kernel import commands as c
from engine.kernel.clean import clean_name
from engine.kernel.draft import Draft
from engine.kernel.events import EncounterDiscarded, EncounterResumed, EncounterShelved
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.state import Encounter, Shelved
from engine.kernel.units import CombatantId, ShelfId

MOST = 20
"""Fights on one shelf."""


def change(draft: Draft, command: c.Shelve | c.TakeUp | c.Discard) -> None:
    """Carry out one of the shelf's commands. Raises Rejected."""
    match command:
        case c.Shelve():
            _shelve(draft, command)
        case c.TakeUp(shelved=key):
            _take_up(draft, key)
        case c.Discard(shelved=key):
            _on_shelf(draft, key)
            draft.emit(EncounterDiscarded(shelved=key))
        case _:
            assert_never(command)


def _shelve(draft: Draft, command: c.Shelve) -> None:
    state = draft.state
    require(state.combatants or state.board, Reason.REQUIREMENT, what="combatants")
    require(len(state.shelf) < MOST, Reason.LIMIT, scope="shelf", n=MOST)
    name = clean_name(command.name) if command.name else state.title
    _put_aside(draft, name, party(state) if command.party else ())


def _put_aside(draft: Draft, name: str, along: tuple[CombatantId, ...]) -> None:
    key = ShelfId(draft.fresh())
    draft.emit(EncounterShelved(shelved=key, name=name, at=draft.now, party=along))


def _take_up(draft: Draft, key: ShelfId) -> None:
    """What was set up is fought by the characters as they are now; what had begun goes on as it
    was. Raises Rejected where the rules were others then and something was under way."""
    fight, now = _on_shelf(draft, key).encounter, draft.state
    same = fight.options == now.options or not fight.stack
    require(same, Reason.NOT_NOW, why="options")
    if _worth_keeping(now):
        _put_aside(draft, now.title, party(now))
    along = party(now) if fight.status == "setup" else ()
    draft.emit(EncounterResumed(shelved=key, at=draft.now, party=along))


def _on_shelf(draft: Draft, key: ShelfId) -> Shelved:
    found = draft.state.shelf.get(key)
    if found is None:
        raise reject(Reason.UNKNOWN, what="shelved")
    return found


def _worth_keeping(state: Encounter) -> bool:
    """Whether there is more on the table than the characters who are going on."""
    if state.status == "setup":
        return state.board is not None or len(party(state)) < len(state.combatants)
    return state.status == "running"


def party(state: Encounter) -> tuple[CombatantId, ...]:
    """The characters, who go from fight to fight."""
    return tuple(who for who, one in state.combatants.items() if one.kind == "pc")
