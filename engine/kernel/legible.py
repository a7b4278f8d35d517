"""Legible text: what somebody typed or a file holds, without what cannot be seen and does harm."""

from unicodedata import category

STEERING = {*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF}
"""Characters that turn what stands beside them around, or are there for files alone."""


def legible(text: str) -> str:
    """A text without controls (but new lines and tabs), halves of characters, and what steers."""
    return "".join(one for one in text if one in "\n\t" or _seen(one))


def one_line(text: str) -> str:
    """The same as one line."""
    return " ".join(legible(" ".join(text.split())).split())


def _seen(one: str) -> bool:
    return category(one) not in ("Cc", "Cs") and ord(one) not in STEERING
