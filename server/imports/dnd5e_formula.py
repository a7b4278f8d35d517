"""The little sums in dnd5e documents: `@prof * 2`, `@abilities.int.mod + 1`."""

import re
from collections.abc import Mapping

from server.imports.fields import LARGEST

_TOKEN = re.compile(r"\s*(?:(@[\w.]{1,60})|(\d{1,6}(?:\.\d{1,6})?)|([+\-*/()]))")
LENGTH = 100


def evaluate(formula: str, values: Mapping[str, int]) -> int | None:
    """What a formula comes to, rounded down, or None where not all its values are known."""
    if not formula.strip():
        return 0
    tokens = _tokens(formula, values)
    if tokens is None:
        return None
    try:
        total = _sum(tokens)
    except (IndexError, ValueError, ZeroDivisionError):
        return None
    return int(total // 1) if not tokens and abs(total) <= LARGEST else None


def _tokens(formula: str, values: Mapping[str, int]) -> list[str] | None:
    """The formula's parts, first one last, its names replaced by their values."""
    found: list[str] = []
    place, formula = 0, formula.strip()
    while place < len(formula) <= LENGTH:
        match = _TOKEN.match(formula, place)
        if match is None or (match[1] and match[1][1:] not in values):
            return None
        found.append(str(values[match[1][1:]]) if match[1] else match[2] or match[3])
        place = match.end()
    return found[::-1] or None


def _sum(tokens: list[str]) -> float:
    total = _product(tokens)
    while tokens and tokens[-1] in ("+", "-"):
        sign = tokens.pop()
        total += _product(tokens) if sign == "+" else -_product(tokens)
    return total


def _product(tokens: list[str]) -> float:
    total = _factor(tokens)
    while tokens and tokens[-1] in ("*", "/"):
        sign = tokens.pop()
        total = total * _factor(tokens) if sign == "*" else total / _factor(tokens)
    return total


def _factor(tokens: list[str]) -> float:
    token = tokens.pop()
    if token in ("+", "-"):
        return _factor(tokens) if token == "+" else -_factor(tokens)
    if token != "(":
        return float(token)
    total = _sum(tokens)
    if tokens.pop() != ")":
        raise ValueError("unbalanced")
    return total
