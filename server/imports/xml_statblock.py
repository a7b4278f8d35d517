"""A `<monster>` or `<player>` element, as Encounter+ and Fight Club write it."""

from collections.abc import Iterator

from server.imports import fivee, markup
from server.imports.codes import WarningCode
from server.imports.fields import feet, number, words
from server.imports.gather import Broken
from server.imports.model import Creature, External
from server.imports.tree import Node

_GROUPS: tuple[tuple[str, fivee.Group], ...] = (
    ("action", "action"),
    ("reaction", "reaction"),
    ("legendary", "legendary"),
)


def creature(value: object, host: str) -> Creature:
    """One element as a creature, or Broken; ``host`` is the program it comes from."""
    if not isinstance(value, Node):
        raise Broken(WarningCode.CREATURE_UNREADABLE)
    stated = number(value.words("initiative"))
    dexterity = fivee.modifier(value.words("dex"))
    passive = value.words("passive")
    if not passive:
        passive = value.words("senses").casefold().partition("passive perception")[2]
    slug, player = value.words("slug"), value.tag != "monster"
    key = f"/{value.tag}/{slug}" if slug else words(value.attributes.get("id"))
    return fivee.creature(
        name=value.name("name"),
        hp=number(value.words("hp")),
        ac=number(value.words("ac")),
        initiative=dexterity if stated is None else stated,
        perception=fivee.passive(passive, _skill(value), value.words("wis")),
        speed=feet(value.words("speed")),
        kind="pc" if player else "npc",
        level=number(value.words("level")) if player else None,
        features=_features(value),
        external=External(host=host, id=key[:64]) if key else None,
    )


def _skill(value: Node) -> str:
    return value.words("skill").casefold().partition("perception")[2]


def _features(value: Node) -> Iterator[fivee.Feature]:
    for tag, group in _GROUPS:
        for index, one in enumerate(value.all(tag)):
            texts = (markup.from_markdown(text.text) for text in one.all("text"))
            name = one.name("name")
            yield fivee.Feature(
                where=f"{tag}[{index}]", group=group, name=name, marked="\n".join(texts)
            )
