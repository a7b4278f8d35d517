"""Triggers, from the best source there is: a field, a label, the glossary, the prose, none."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from server.imports import glossary, markup
from server.imports.model import TriggerSource

LENGTH = 400
_LABELS = {
    "trigger": "trigger",
    "auslöser": "trigger",
    "desencadenante": "trigger",
    "innesco": "trigger",
    "déclencheur": "trigger",
    "триггер": "trigger",
    "触发": "trigger",
    "触发条件": "trigger",
    "requirement": "requirements",
    "requirements": "requirements",
    "frequency": "frequency",
    "effect": "effect",
    "response": "effect",
    "cost": "cost",
    "critical success": "outcome",
    "success": "outcome",
    "failure": "outcome",
    "critical failure": "outcome",
    "special": "special",
}
_PLAIN = re.compile(
    r"(?:(?<=^)|(?<=[.;!?] ))(" + "|".join(map(re.escape, _LABELS)) + r")(?=\s?[:：])", re.I | re.M
)
_MARK = re.compile(f"([{markup.STRONG}{markup.EM}])([^\x01-\x03]{{1,60}}){markup.END}")
_PROSE = re.compile(r"(?:When(?:ever)?|If|In response to)\s+([^,\n]{3,300}),", re.I)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trigger:
    """What sets a reaction off, and how that was found."""

    text: str | None = None
    source: TriggerSource = "none"


def labelled(marked: str) -> dict[str, str]:
    """What stands behind each known label: up to the next label, strong text or line end."""
    marked = _PLAIN.sub(lambda match: f"{markup.EM}{match[1]}{markup.END}", marked)
    marks = [m for m in _MARK.finditer(marked) if m[1] == markup.STRONG or _label(m[2])]
    ends = [*(m.start() for m in marks), len(marked)][1:]
    found: dict[str, str] = {}
    for mark, end in zip(marks, ends, strict=True):
        label = _label(mark[2])
        lines = markup.bare(marked[mark.end() : end]).splitlines()
        text = lines[0].lstrip(":： ").rstrip(" ;")[:LENGTH] if lines else ""
        if label and text:
            found.setdefault(label, text)
    return found


def find(marked: str, *, field: str = "", keys: Iterable[str] = ()) -> Trigger:
    """The trigger of a reaction with this text; `keys` are its names in the glossary."""
    if field:
        return Trigger(text=field[:LENGTH], source="field")
    label = labelled(marked).get("trigger")
    if label:
        return Trigger(text=label, source="label")
    known = next((text for key in keys if (text := glossary.trigger(key))), None)
    if known:
        return Trigger(text=known, source="glossary")
    prose = _PROSE.match(markup.bare(marked))
    if prose:
        return Trigger(text=prose[1], source="prose")
    return Trigger()


def _label(text: str) -> str | None:
    return _LABELS.get(text.strip(" .:：").casefold())
