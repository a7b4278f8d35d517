"""Keys that stand twice in one JSON object: the last one counts, and that is told."""

import json

MANY = 20


def doubled_keys(text: str) -> tuple[str, ...]:
    """The first keys that stand twice in an object of a text that is JSON and not deep."""
    found: dict[str, None] = {}

    def look(pairs: list[tuple[str, object]]) -> None:
        if len(pairs) > 1 and len(found) < MANY:
            seen: set[str] = set()
            for key, _ in pairs:
                if key in seen and len(found) < MANY:
                    found[key] = None
                seen.add(key)

    json.loads(text, object_pairs_hook=look, parse_int=len, parse_float=len)
    return tuple(found)
