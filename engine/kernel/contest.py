"""Contests of dice pools: which faces count alone, and which against another's pool."""

from collections.abc import Sequence
from typing import Literal

from engine.kernel.frames import Degree

Hit = Literal["miss", "hit", "critical"]


def alone(faces: Sequence[int], need: int, critical: int) -> tuple[Hit, ...]:
    """What each face is by itself: at or under the number a hit, up to ``critical`` a critical."""
    return tuple(
        "critical" if face <= critical else "hit" if face <= need else "miss" for face in faces
    )


def met(
    faces: Sequence[int],
    mine: Sequence[Hit],
    others: Sequence[int],
    theirs: Sequence[Hit],
    *,
    ties: bool,
) -> tuple[Hit, ...]:
    """What is left of a pool that meets another one.

    A hit counts if it is higher than the other's highest hit (as high will do with ``ties``) and
    the other has no critical one. Critical ones always count; what misses does not matter.
    """
    best = max((face for face, hit in zip(others, theirs, strict=True) if hit == "hit"), default=0)
    beaten = "critical" in theirs

    def left(face: int, hit: Hit) -> Hit:
        if hit != "hit":
            return hit
        higher = face > best or (ties and face == best)
        return "hit" if higher and not beaten else "miss"

    return tuple(left(face, hit) for face, hit in zip(faces, mine, strict=True))


def without(hits: Sequence[Hit], spare: int) -> tuple[Hit, ...]:
    """What is left of a pool when so many ordinary hits of it are cancelled, the first ones."""
    found: list[Hit] = []
    for hit in hits:
        cancelled = hit == "hit" and spare > 0
        spare -= cancelled
        found.append("miss" if cancelled else hit)
    return tuple(found)


def degree(hits: Sequence[Hit]) -> Degree:
    """How well a whole pool went: as well as its best die."""
    if "critical" in hits:
        return "critical_success"
    return "success" if "hit" in hits else "failure"
