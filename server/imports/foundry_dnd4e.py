"""Foundry actors of the fourth edition: powers with their triggers in a field."""

from collections.abc import Mapping

from server.imports import foundry, markup, reactions
from server.imports.codes import WarningCode
from server.imports.fields import dig, first_number, name_of, number, words
from server.imports.format import Format
from server.imports.gather import Broken, gather
from server.imports.model import Attack, Creature, Hp, Imported, Initiative, Kind, ReactionKind
from server.imports.source import Source
from server.imports.unknowns import unknown

SYSTEM = "dnd4e"
SQUARE = 5
_KINDS: dict[str, Kind] = {"npc": "npc", "player character": "pc", "character": "pc"}
_ACTIONS: dict[str, ReactionKind] = {
    "interrupt": "interrupt",
    "reaction": "reaction",
    "opportunity": "opportunity",
    "free": "free",
}
_TEXTS = (("effect", "detail"), ("hit", "detail"), ("miss", "detail"), ("description", "value"))


def read(source: Source) -> Imported:
    """Every actor of the file."""
    found = gather(foundry.actors(source, SYSTEM), creature)
    return Imported(creatures=tuple(found.creatures), warnings=tuple(found.warnings))


FORMAT = Format(name="foundry-actor:dnd4e", read=read)


def creature(document: object) -> Creature:
    """One actor as a creature, or Broken."""
    name = foundry.named(document, SYSTEM)
    kind = words(dig(document, "type"))
    if kind.casefold() not in _KINDS:
        raise Broken(WarningCode.KIND_SKIPPED, name=name, kind=kind)
    part, items = foundry.system_part(document), foundry.items(document)
    powers = [(where, one) for where, one in items if one.get("type") == "power"]
    own, remarks = reactions.split(t for where, one in powers if (t := _reaction(where, one)))
    hp, ac = foundry.hit_points(part), number(dig(part, "defences", "ac", "value"))
    initiative = Initiative(mod=number(dig(part, "attributes", "init", "value")), stat="init")
    squares = first_number(
        dig(part, "movement", "walk", "value"), dig(part, "movement", "base", "value")
    )
    role = dig(part, "details", "role", "secondary")
    return Creature(
        name=name,
        kind=_KINDS[kind.casefold()],
        system=SYSTEM,
        hp=Hp(
            max=hp.max, current=hp.current, temp=number(dig(part, "attributes", "temphp", "value"))
        ),
        ac=ac,
        initiative=initiative,
        perception=number(dig(part, "skills", "prc", "value")),
        level=number(dig(part, "details", "level")),
        speed=None if squares is None else squares * SQUARE,
        minion=words(role).casefold() == "minion",
        reactions=own,
        attacks=tuple(a for _, one in powers if (a := _attack(one))),
        external=foundry.external(document),
        warnings=(*unknown(hp.max, initiative, ac), *remarks),
    )


def _reaction(where: str, item: Mapping[str, object]) -> reactions.Told | None:
    part, name = foundry.system_part(item), name_of(item.get("name"))
    kind = _ACTIONS.get(words(part.get("actionType")).casefold())
    trigger = markup.bare(markup.from_html(part.get("trigger")))
    if not name or kind is None or (kind == "free" and not trigger):
        return None
    texts = (markup.from_html(dig(part, *path)) for path in _TEXTS)
    return reactions.build(
        name,
        "\n".join(text for text in texts if text),
        where=where,
        kind=kind,
        field=words(trigger),
        uses=words(part.get("useType"), 40) or None,
        requirements=words(markup.bare(markup.from_html(part.get("requirement")))) or None,
    )


def _attack(item: Mapping[str, object]) -> Attack | None:
    """A power that attacks; its bonus is a formula of the game, so it stays open."""
    part, name = foundry.system_part(item), name_of(item.get("name"))
    if not name or dig(part, "attack", "isAttack") is not True:
        return None
    ranged = words(part.get("rangeType")) in ("range", "ranged", "closeBlast", "areaBurst")
    far = number(part.get("rangePower"))
    return Attack(
        name=name,
        reach=None if ranged else SQUARE * (far or 1),
        range=SQUARE * far if ranged and far else None,
    )
