"""Foundry's enrichers as words: `@UUID[…]{label}`, `@Check[…]`, `@Damage[…]`, `[[lookup …]]`."""

import re
from collections.abc import Callable

Look = Callable[[str], str | None]
_INNER = r"(?:[^\[\]]|\[(?:[^\[\]]|\[[^\[\]]{0,200}\]){0,400}\]){0,400}+"
_AT = re.compile(r"[@&](\w{1,30})\[(" + _INNER + r")\](?:\{([^{}]{0,300})\})?")
_INLINE = re.compile(
    r"\[\[([^\[\]]{0,300}(?:\[[^\[\]]{0,60}\][^\[\]]{0,100}){0,9})\]\](?:\{([^{}]{0,300})\})?"
)
_KEY = re.compile(r"@Localize\[([\w.\-]{1,200})\]")
_ID = re.compile(r"\.?[A-Za-z0-9]{16}")


def localized_keys(text: object) -> list[str]:
    """Keys of texts that live in Foundry only."""
    return _KEY.findall(text[:20_000]) if isinstance(text, str) else []


def expand(text: str, look: Look = lambda path: None) -> str:
    """The text with every enricher put into words; `look` answers lookups and items by name."""

    def inline(match: re.Match[str]) -> str:
        verb, _, rest = match[1].strip().partition(" ")
        if verb == "lookup":
            return look(rest) or match[2] or "…"
        if verb == "/item":
            return match[2] or look(f"/item {rest}") or _plain_name(rest)
        return match[2] or (_damage(rest) if verb in ("/damage", "/r", "/roll", "/br") else "")

    text = _INLINE.sub(inline, text)
    return _AT.sub(_at, text)


def _at(match: re.Match[str]) -> str:
    verb, inner, label = match[1].casefold(), match[2], match[3]
    if verb in ("localize", "embed"):
        return ""
    if label:
        return label
    match verb:
        case "damage":
            return _damage(re.sub(r"[(){}]", "", re.sub(r"[\[\]]", " ", inner.split("|")[0])))
        case "check":
            return _check(inner)
        case "template":
            return _template(inner)
        case "reference":
            return inner.split()[0].rpartition("=")[2] if inner.split() else ""
        case _:
            return _plain_name(re.split(r"\.Item\.", inner)[-1])


def _plain_name(text: str) -> str:
    """A readable name, or nothing where there is but an id."""
    return "" if _ID.fullmatch(text.rpartition(".")[2]) else text.strip()


def _damage(text: str) -> str:
    kept = [one for one in text.split() if one not in ("average", "extended") and "=" not in one]
    return " ".join(kept).replace(" ,", ",")


def _options(inner: str) -> tuple[list[str], dict[str, str]]:
    parts = [part.strip() for part in inner.split("|")]
    named = dict(part.split(":", 1) for part in parts if ":" in part)
    return [part for part in parts if ":" not in part], named


def _check(inner: str) -> str:
    bare, named = _options(inner)
    kind = named.get("type") or (bare[0] if bare else "")
    difficulty = f"DC {named['dc']}" if named.get("dc", "").isdigit() else ""
    basic = "basic" if named.get("basic") == "true" or "basic" in bare else ""
    return " ".join(part for part in (difficulty, basic, kind.replace("-", " ")) if part)


def _template(inner: str) -> str:
    bare, named = _options(inner)
    kind = named.get("type") or (bare[0] if bare else "")
    distance = f"{named['distance']}-foot" if named.get("distance", "").isdigit() else ""
    return " ".join(part for part in (distance, kind) if part)
