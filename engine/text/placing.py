"""Placing: the line of a TOML file that an error about a key means."""

import re
from pathlib import Path

PROBLEM = re.compile(r"(?P<file>.*?\.toml): (?P<what>(?:(?P<key>[\w.]+): )?.*)", re.DOTALL)
AT_LINE = re.compile(r"at line (\d+)")


def placed(message: str) -> str:
    """The message about ``file: key: problem`` with the line of the key, as far as it is there."""
    found = PROBLEM.fullmatch(message)
    if found is None or not Path(found["file"]).is_file():
        return message
    named = AT_LINE.search(found["what"])
    text = Path(found["file"]).read_text(encoding="utf-8", errors="replace")
    line = int(named[1]) if named else line_of(text, (found["key"] or "").split("."))
    return f"{found['file']}:{line}: {found['what']}"


def line_of(text: str, key: list[str]) -> int:
    """The line of the deepest part of a dotted key that a TOML text names; 1 if none is."""
    best, deepest = 1, 0
    table: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        head = re.match(r"\s*\[+([^\]]+)\]", line)
        here = re.match(r"\s*([\w.\"-]+)\s*=", line)
        if head:
            table = _parts(head[1])
        path = table if head else [*table, *_parts(here[1])] if here else []
        if path and path == key[: len(path)] and len(path) > deepest:
            best, deepest = number, len(path)
    return best


def _parts(words: str) -> list[str]:
    return [one.strip().strip('"') for one in words.split(".")]
