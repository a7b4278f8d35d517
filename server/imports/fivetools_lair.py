"""5etools' lair actions: in groups beside the monsters, which name theirs."""

from collections.abc import Iterator, Mapping

from server.imports.fields import dig, listed, name_of, words

Lairs = Mapping[tuple[str, str], tuple[object, ...]]
"""Name and book of a group to its lair actions, each an entry of its own."""
CALLED = 5
"""Words of an action's text that name it where nothing else does."""


def lairs(value: object) -> Lairs:
    """The lair actions of every group of a file."""
    return {
        _key(one): tuple(_actions(dig(one, "lairActions")))
        for one in listed(dig(value, "legendaryGroup"))
    }


def of(monster: object, known: Lairs) -> tuple[object, ...]:
    """The lair actions of a monster, if the file has its group."""
    return known.get(_key(dig(monster, "legendaryGroup")), ())


def called(entry: object, text: str) -> str:
    """What a lair action is called: its own name, or how its text begins."""
    name = name_of(dig(entry, "name"))
    first = text.split()[: CALLED + 1]
    return name or " ".join(first[:CALLED]).rstrip(".,:;") + ("…" if len(first) > CALLED else "")


def _key(group: object) -> tuple[str, str]:
    name, book = words(dig(group, "name"), 80), words(dig(group, "source"), 40)
    return name.casefold(), book.casefold()


def _actions(entries: object) -> Iterator[object]:
    """What can be chosen between: the items of a list; where there is none, everything."""
    choices = [item for one in listed(entries) for item in listed(dig(one, "items"))]
    yield from choices or listed(entries)
