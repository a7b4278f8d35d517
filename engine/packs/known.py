"""Known names: one that a pack uses is in it, or is reported with those that are."""

from collections.abc import Iterable, Iterator


def known(where: str, name: str, there: Iterable[str], kind: str) -> Iterator[str]:
    """What is wrong with a name that has to be among these."""
    if name not in there:
        found = ", ".join(sorted(there)) or "none"
        yield f'{where}: unknown {kind} "{name}"; this pack has: {found}'


def all_known(where: str, names: Iterable[str], there: Iterable[str], kind: str) -> Iterator[str]:
    """What is wrong with several such names."""
    for name in names:
        yield from known(where, name, there, kind)
