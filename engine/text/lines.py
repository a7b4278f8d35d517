"""Lines: a command as a line of a scenario and back, and a refusal as a line."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields
from typing import get_args, get_origin

from pydantic import ValidationError

from engine.kernel.commands import Command, Creature, HeldTrigger
from engine.kernel.creatures import OptionValue
from engine.kernel.refusals import Refusal
from engine.kernel.units import Chosen, CombatantId
from engine.text import codec, values
from engine.text.names import Names
from engine.text.words import BARE, LineError, Words, split

WHO = ("actor", "combatant")
"""The fields that a line has before the command's name."""
PARTED = (HeldTrigger,)
"""Parts of commands that are written field by field: ``trigger.on=moved trigger.source=Gob``."""
KINDS: Mapping[str, type] = {
    get_args(values.fields(one)["type"])[0]: one for one in get_args(Command)
}
"""Name of a command to its class."""


def read_command(text: str, names: Names) -> Command:
    """The command in a line such as ``Gob act action=stride``. Raises LineError."""
    return command_of(split(text), names)


def command_of(words: Words, names: Names) -> Command:
    """The command that these words are. Raises LineError."""
    *who, tag = words.plain or ("",)
    kind = KINDS.get(tag)
    if kind is None:
        raise LineError(f"unknown command {tag}; there are: {', '.join(sorted(KINDS))}")
    takes = {name: hint for name, hint in values.fields(kind).items() if name != "type"}
    actor = next((name for name in WHO if name in takes), None)
    if len(who) != (actor is not None):
        raise LineError(f"expected {'one name' if actor else 'no name'} before {tag}")
    found: dict[str, object] = {"type": tag}
    for key, word in words.pairs.items():
        _read_pair(found, takes, actor, tag, key, word, names)
    if actor:
        found[actor] = names.find(takes[actor], who[0])
    try:
        return codec.command.validate_python(found)
    except ValidationError as error:
        raise LineError(_first(error)) from None


def _read_pair(
    found: dict[str, object],
    takes: Mapping[str, object],
    actor: str | None,
    tag: str,
    key: str,
    word: str,
    names: Names,
) -> None:
    """One ``key=value``; ``key.name=value`` fills a table."""
    name, _, inner = key.partition(".")
    if name not in takes or name == actor:
        known = ", ".join(one for one in takes if one != actor) or "nothing"
        raise LineError(f"{tag} has no {name}=; it takes: {known}")
    if not inner:
        found[name] = values.read(word, takes[name], names)
        return
    part = _part(takes[name], name, inner)
    table = found.setdefault(name, {})
    if not isinstance(table, dict):
        raise LineError(f"{name} stands here twice")
    table[inner] = values.read(word, part, names)


def _part(hint: object, name: str, inner: str) -> object:
    """The type of one entry of a table, or of one field of a part with fields. Raises LineError."""
    if get_origin(hint) is Mapping:
        return get_args(hint)[1]
    if hint not in PARTED:
        raise LineError(f"{name} has no parts; write {name}=value")
    parts = values.fields(HeldTrigger)
    if inner not in parts:
        raise LineError(f"{name} has no {inner}; it has: {', '.join(parts)}")
    return parts[inner]


def _first(error: ValidationError) -> str:
    one = error.errors()[0]
    where = ".".join(str(part) for part in one["loc"])
    return f"{where}: {one['msg']}"


def write_command(command: Command, names: Names) -> str:
    """The line for a command; ``read_command`` gives the command back."""
    hints = values.fields(KINDS[command.type])
    actor = next((name for name in WHO if name in hints), None)
    words: list[str] = [command.type]
    if actor:
        words.insert(0, values.write(getattr(command, actor), hints[actor], names))
    return " ".join((*words, *write_fields(command, names, {"type", actor})))


def write_fields(
    one: Command | Creature | HeldTrigger, names: Names, without: Collection[str | None]
) -> Iterator[str]:
    """The fields that are not as they are by themselves, as ``key=value``."""
    hints = values.fields(type(one))  # type: ignore[arg-type]
    for field in fields(one):
        value = getattr(one, field.name)
        if field.name not in without and not values.defaulted(field, value):
            yield from _write_pair(field.name, value, hints[field.name], names)


def _write_pair(name: str, value: object, hint: object, names: Names) -> Iterator[str]:
    if isinstance(value, PARTED):
        yield from (f"{name}.{one}" for one in write_fields(value, names, ()))
    elif isinstance(value, Mapping) and value and all(map(BARE.fullmatch, value)):
        part = get_args(hint)[1]
        yield from (f"{name}.{key}={values.write(one, part, names)}" for key, one in value.items())
    else:
        yield f"{name}={values.write(value, hint, names)}"


def write_table(name: str, table: Mapping[str, OptionValue]) -> Iterator[str]:
    """A table of plain values as ``name.key=value`` each."""
    return _write_pair(name, table, Mapping[str, OptionValue], Names()) if table else iter(())


def write_choices(choices: Mapping[str, Chosen], names: Names) -> Iterator[str]:
    """What was chosen with a declaration as ``choices.key=value`` each."""
    hint = Mapping[str, Chosen]
    return _write_pair("choices", choices, hint, names) if choices else iter(())


def write_refusal(refusal: Refusal, names: Names) -> str:
    """The line for a refusal: ``insufficient budget=action need=2 have=1``."""
    return " ".join((refusal.reason.value, *write_params(refusal, names)))


def write_params(refusal: Refusal, names: Names) -> Iterator[str]:
    """The facts of a refusal as ``key=value``."""
    for key, value in refusal.params.items():
        if isinstance(value, str):
            hint: object = CombatantId if key == "who" else str
            yield f"{key}={values.write(value, hint, names)}"
        else:
            yield f"{key}={value}"
