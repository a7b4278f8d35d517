"""Attacks in the prose of 5e stat blocks: "Melee Weapon Attack: +4 to hit, reach 5 ft., …"."""

import re

from server.imports.model import Attack

_BONUS = re.compile(r"(?:Melee|Ranged)[\w ]{0,40}Attack(?: Roll)?:\s*([+-]\d{1,3})\b", re.I)
_REACH = re.compile(r"\breach (\d{1,4}) f", re.I)
_RANGE = re.compile(r"\brange (\d{1,5})", re.I)
_DICE = r"\((\d{1,3}d\d{1,4}(?:\s?[+-]\s?\d{1,4})?)\)"
_HIT = re.compile(r"(?:\bHit:|\bft\.)\s*\d{1,5}\s?" + _DICE, re.I)
_PLUS = re.compile(r"[^.]{0,60}?\bplus \d{1,5}\s?" + _DICE + r"(?! \w{1,20} damage if\b)", re.I)


def attack(name: str, text: str) -> Attack | None:
    """The attack a text describes, if it does."""
    text = text.replace("\u2212", "-")
    bonus = _BONUS.search(text)
    if bonus is None or not name:
        return None
    reach, far = _REACH.search(text), _RANGE.search(text)
    return Attack(
        name=name,
        bonus=int(bonus[1]),
        damage=_damage(text),
        reach=int(reach[1]) if reach else None,
        range=int(far[1]) if far else None,
    )


def _damage(text: str) -> str | None:
    hit = _HIT.search(text)
    if hit is None:
        return None
    more = _PLUS.match(text, hit.end())
    return "+".join(part[1].replace(" ", "") for part in (hit, more) if part)
