"""A reaction built from its name and text, with what is to be said about it."""

from collections.abc import Iterable
from itertools import islice

from server.imports import markup, triggers
from server.imports.codes import WarningCode
from server.imports.model import Reaction, ReactionKind, Remark

TEXT_LIMIT = 4000
MOST = 100
"""Reactions of one creature."""
Told = tuple[Reaction, tuple[Remark, ...]]


def build(
    name: str,
    marked: str,
    *,
    where: str,
    kind: ReactionKind = "reaction",
    field: str = "",
    keys: Iterable[str] = (),
    uses: str | None = None,
    requirements: str | None = None,
) -> Told:
    """A reaction and its warnings; `marked` is its text, `field` a trigger the file states."""
    trigger = triggers.find(marked, field=field, keys=keys)
    labels = triggers.labelled(marked)
    text = markup.bare(marked)
    reaction = Reaction(
        name=name,
        kind=kind,
        trigger=trigger.text,
        trigger_source=trigger.source,
        text=text[:TEXT_LIMIT],
        uses=uses or labels.get("frequency"),
        requirements=requirements or labels.get("requirements"),
    )
    codes = []
    if not text and not field:
        codes.append(WarningCode.TEXT_MISSING)
    if trigger.source == "prose":
        codes.append(WarningCode.TRIGGER_SUGGESTED)
    if trigger.source == "none" and kind not in ("legendary", "lair"):
        codes.append(WarningCode.TRIGGER_MISSING)
    if len(text) > TEXT_LIMIT:
        codes.append(WarningCode.TEXT_CUT)
    remarks = (Remark(code=code, params={"reaction": name}, where=where) for code in codes)
    return reaction, tuple(remarks)


def split(told: Iterable[Told]) -> tuple[tuple[Reaction, ...], tuple[Remark, ...]]:
    """Reactions on the one hand, all their warnings on the other; the first MOST are kept."""
    pairs = list(islice(told, MOST + 1))
    warnings = [remark for _, remarks in pairs[:MOST] for remark in remarks]
    if len(pairs) > MOST:
        warnings.append(Remark(code=WarningCode.REACTIONS_CUT, params={"kept": MOST}))
    return tuple(one for one, _ in pairs[:MOST]), tuple(warnings)
