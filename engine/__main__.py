"""The engine's command line: check scenarios and packs, play a scenario."""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from engine.kernel import RulePack
from engine.packs import HERE, Pack, PackError, discover
from engine.packs.demo import untitled
from engine.text.catalogue import FALLBACK, faults
from engine.text.checking import check
from engine.text.placing import placed
from engine.text.replay import Rules
from engine.text.scenario import ScenarioError, play_file

SCENARIO = "*.scenario"


def parser() -> argparse.ArgumentParser:
    """The words of the command line."""
    top = argparse.ArgumentParser(prog="offturn", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    one = commands.add_parser("check", help="run scenarios and check packs")
    one.add_argument(
        "paths",
        nargs="*",
        type=Path,
        metavar="PATH",
        help="a scenario, a folder of scenarios or a pack's folder (default: the packs that ship)",
    )
    one.add_argument("--write", action="store_true", help="renew the answers in the files")
    two = commands.add_parser("play", help="print the transcript of a scenario")
    two.add_argument("file", type=Path, metavar="FILE")
    for each in (one, two):
        each.add_argument("--packs", type=Path, action="append", default=[], metavar="DIR")
    return top


def main(argv: Sequence[str]) -> int:
    """Run ``check`` or ``play``; 0 all right, 1 a difference, 2 a file that cannot be read."""
    asked = parser().parse_args(argv)
    try:
        if asked.command == "play":
            packs = _packs([asked.file], asked.packs)
            print(play_file(asked.file, _rules(packs)).went, end="")
            return 0
        return _check(asked.paths, _packs(asked.paths, asked.packs), write=asked.write)
    except PackError as error:
        print(placed(str(error)), file=sys.stderr)
    except ScenarioError as error:
        print(error, file=sys.stderr)
    return 2


def _check(paths: Sequence[Path], packs: Mapping[str, Pack], *, write: bool) -> int:
    folders = [*paths] or [pack.folder for pack in packs.values()]
    files = list(_files(folders))
    report = check(files, _rules(packs), write=write)
    for text in (*report.errors, *report.differences):
        print(text, file=sys.stderr)
    for renewed in report.renewed:
        print(f"{renewed}: renewed")
    asked = (pack for pack in packs.values() if any(_inside(pack.folder, one) for one in folders))
    wrong = [line for pack in asked for line in _list_missing(pack)]
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{report.right} of {len(files)} scenarios are as written")
    return 2 if wrong else report.code


def _inside(pack: Path, folder: Path) -> bool:
    return folder.resolve() in (pack.resolve(), *pack.resolve().parents)


def _list_missing(pack: Pack) -> Iterator[str]:
    """The catalogues of a pack that lack a text or have an unknown one, and which; the first
    language has to be there, since pages fall back on it."""
    variants = tuple(_variants(pack))
    for language in dict.fromkeys((FALLBACK, *pack.languages)):
        file, text = pack.folder / "locales" / f"{language}.ftl", pack.catalogue(language)
        found = ("no such file",) if text is None else tuple(faults(variants, text, untitled(pack)))
        if found:
            yield f"{file}: {'; '.join(found)}"


def _variants(pack: Pack) -> Iterator[RulePack]:
    """The pack as it is, with each choice of an option of its own, and with what a patch needs."""
    yield pack.rules
    for name, option in pack.rules.options.items():
        if not option.about:
            yield from (pack.variant({name: choice}) for choice in option.choices)
    yield from (pack.variant(patch["when"]) for patch in pack.table.get("patches", ()))


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    """The scenarios that these paths mean. Raises ScenarioError where there is none."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.rglob(SCENARIO))
        if not found and not list(path.rglob("pack.toml")):
            raise ScenarioError(str(path), 1, f"expected {SCENARIO} or a pack in this folder")
        yield from found


def _packs(paths: Iterable[Path], extra: Sequence[Path]) -> Mapping[str, Pack]:
    """The packs that ship, those in the extra folders, and those that the paths lie in or hold."""
    folders: dict[Path, None] = {}
    for one in extra:
        folders |= dict.fromkeys(_held(one.resolve()) or [one.resolve()])
    for path in paths:
        here = path.resolve()
        folders |= dict.fromkeys(one for one in here.parents if (one / "pack.toml").is_file())
        folders |= dict.fromkeys(_held(here))
    return discover(one for one in folders if HERE.resolve() not in one.parents)


def _held(folder: Path) -> list[Path]:
    """The packs' folders at, or directly in, a folder."""
    return [file.parent for file in (*folder.glob("pack.toml"), *folder.glob("*/pack.toml"))]


def _rules(packs: Mapping[str, Pack]) -> Mapping[str, Rules]:
    return {name: pack.variant for name, pack in packs.items()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
