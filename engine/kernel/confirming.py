"""Confirming: an imported reaction becomes one that opens windows, or text again."""

from dataclasses import replace

from engine.kernel.commands import Confirm
from engine.kernel.draft import Draft
from engine.kernel.endowing import check_cue, free_id
from engine.kernel.events import CombatantEdited
from engine.kernel.refusals import Reason, reject, require
from engine.kernel.state import Combatant, Note, Owned


def confirm(draft: Draft, command: Confirm) -> None:
    """Change how one of a combatant's reactions is kept. Raises Rejected for what is not there."""
    one = draft.combatant(command.combatant)
    changed = _as_text(one, command) if command.cue is None else _as_reaction(draft, one, command)
    draft.emit(CombatantEdited(combatant=changed, what=("owned", "notes")))


def _as_reaction(draft: Draft, one: Combatant, command: Confirm) -> Combatant:
    note, own = _note(one, command.name), _own(one, command.name)
    base = command.base or (note.base if note else own.base if own else None)
    if note is None and own is None:
        raise reject(Reason.UNKNOWN, what="reaction")
    require(base in draft.pack.reactions, Reason.UNKNOWN, what="reaction")
    assert base is not None and command.cue is not None
    check_cue(draft.pack, draft.pack.reactions[base], command.cue)
    if note is not None:
        own = Owned(id=free_id(one.owned), name=note.name, base=base, text=note.text)
    assert own is not None
    own = replace(own, base=base, cue=command.cue)
    notes = tuple(each for each in one.notes if each is not note)
    return replace(one, owned={**one.owned, own.id: own}, notes=notes)


def _as_text(one: Combatant, command: Confirm) -> Combatant:
    own = _own(one, command.name)
    if own is None or own.cue is None:
        raise reject(Reason.UNKNOWN, what="reaction")
    note = Note(name=own.name, kind="reaction", text=own.text, base=own.base)
    owned = {key: each for key, each in one.owned.items() if key != own.id}
    return replace(one, owned=owned, notes=(*one.notes, note))


def _note(one: Combatant, name: str) -> Note | None:
    return next((each for each in one.notes if each.name == name), None)


def _own(one: Combatant, name: str) -> Owned | None:
    found = (each for each in one.owned.values() if each.name == name and each.cue)
    return next(found, None)
