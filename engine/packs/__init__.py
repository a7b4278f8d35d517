"""Rule packs: find and load the folders beside this file, and folders given from outside."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine.kernel.creatures import OptionValue
from engine.kernel.rules import RulePack
from engine.packs.demo_tables import read_demo
from engine.packs.edits import edited, with_edits
from engine.packs.patches import Table, hollow, patched
from engine.packs.schema import PackError, build, read_table
from engine.packs.sheets import SheetRule

__all__ = ["HERE", "Pack", "PackError", "discover", "load", "usable"]

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Pack:
    """A rule system: its rules by default, its table, its folder, what it takes from sheets."""

    rules: RulePack
    table: Table
    folder: Path
    sheets: SheetRule
    _variants: dict[tuple[tuple[str, OptionValue], ...], RulePack] = field(default_factory=dict)

    def variant(self, options: Mapping[str, OptionValue]) -> RulePack:
        """The rules with these options of a room; what is not named is as by default.

        Raises PackError for a patch that breaks them.
        """
        known = self.rules.options
        chosen = {
            name: value
            for name, value in options.items()
            if name in known and value in known[name].choices[1:]
        }
        key = tuple(sorted(chosen.items()))
        if key not in self._variants:
            self._variants[key] = self._varied(chosen) if chosen else self.rules
        return self._variants[key]

    def _varied(self, chosen: Mapping[str, OptionValue]) -> RulePack:
        file = self.folder / "pack.toml"
        try:
            found = build(file, patched(self.table, chosen))
        except ValueError as error:
            raise PackError(f"{file}: {error}") from None
        return edited(replace(found, options=self.rules.options), chosen)

    @property
    def demo_file(self) -> Path:
        """Where the pack's ready-made fight is, if it has one."""
        return self.folder / "demo.toml"

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the pack has texts in."""
        return tuple(sorted(file.stem for file in (self.folder / "locales").glob("*.ftl")))

    def catalogue(self, language: str) -> str | None:
        """The pack's messages in a language, as Fluent text."""
        file = self.folder / "locales" / f"{language}.ftl"
        return file.read_text(encoding="utf-8") if language in self.languages else None


def load(folder: Path) -> Pack:
    """The pack in this folder, every choice of its options tried, and its ready-made fight read.

    Raises PackError.
    """
    file = folder / "pack.toml"
    table = read_table(file)
    rules = build(file, table)
    try:
        pack = Pack(
            with_edits(rules), table, folder, SheetRule.model_validate(table.get("import", {}))
        )
    except ValueError as error:
        raise PackError(f"{file}: {error}") from None
    for problem in hollow(table):
        raise PackError(f"{file}: {problem}")
    for name, option in rules.options.items():
        for choice in option.choices[1:]:
            try:
                pack.variant({name: choice})
            except PackError as error:
                said = str(error).removeprefix(f"{file}: ")
                raise PackError(f"{file}: options.{name}: with {choice!r}: {said}") from None
    if pack.demo_file.is_file():
        read_demo(pack.demo_file)
    return pack


def discover(extra: Iterable[Path] = ()) -> Mapping[str, Pack]:
    """Every pack that ships, and those in (or directly at) the extra folders; those first that say
    so of themselves (``featured``).

    Raises PackError for a broken one or for an id that exists twice.
    """
    found: dict[str, Pack] = {}
    for folder in _folders(extra):
        _take(found, folder)
    return _in_order(found)


def usable(extra: Iterable[Path] = ()) -> tuple[Mapping[str, Pack], tuple[str, ...]]:
    """As ``discover``, but a broken pack is left out; and what is wrong with each of those.

    Raises PackError for a folder that is not there, and where no pack is left.
    """
    found: dict[str, Pack] = {}
    complaints: list[str] = []
    for folder in _folders(extra):
        try:
            _take(found, folder)
        except PackError as error:
            complaints.append(str(error))
    if not found:
        raise PackError("\n".join(complaints))
    return _in_order(found), tuple(complaints)


def _folders(extra: Iterable[Path]) -> Iterator[Path]:
    for folder in (HERE, *extra):
        if not folder.is_dir():
            raise PackError(f"{folder}: no such folder of packs")
        files = sorted((*folder.glob("pack.toml"), *folder.glob("*/pack.toml")))
        yield from (file.parent for file in files)


def _take(found: dict[str, Pack], folder: Path) -> None:
    pack = load(folder)
    if pack.rules.id in found:
        first = found[pack.rules.id].folder
        raise PackError(f"{folder}: there is a pack of this name already in {first}")
    found[pack.rules.id] = pack


def _in_order(found: Mapping[str, Pack]) -> Mapping[str, Pack]:
    return dict(sorted(found.items(), key=lambda one: not one[1].table.get("featured", False)))
