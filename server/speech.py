"""Speech: message ids worded on the server, for texts that leave it as files."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from fluent.runtime import FluentBundle, FluentResource

from engine.kernel.view import Json
from engine.packs import Pack

FALLBACK = "en"


class Speech:
    """Words texts with a pack's catalogue and the pages' own, English where one is missing."""

    def __init__(self, catalogues: Mapping[str, str]) -> None:
        self._catalogues = catalogues
        self._bundles: dict[tuple[str, str], list[FluentBundle]] = {}

    def speak(self, pack: Pack, language: str, lines: Sequence[Json]) -> str:
        """Log lines as text, one a line, each with its time of day (UTC)."""
        chain = self._chain(pack, language)
        return "".join(f"{_time(one)}  {_say(chain, one['text'])}\n" for one in map(_row, lines))

    def word(self, pack: Pack, language: str, message: str) -> str:
        """One message without parameters."""
        return _say(self._chain(pack, language), {"id": message})

    def _chain(self, pack: Pack, language: str) -> list[FluentBundle]:
        # Anybody may ask for any language: only those that there are get a place here.
        known = (*self._catalogues, *pack.languages)
        key = (pack.rules.id, language if language in known else FALLBACK)
        if key not in self._bundles:
            languages = dict.fromkeys((key[1], FALLBACK))
            self._bundles[key] = [self._bundle(pack, one) for one in languages]
        return self._bundles[key]

    def _bundle(self, pack: Pack, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        for text in (self._catalogues.get(language), pack.catalogue(language)):
            if text:
                bundle.add_resource(FluentResource(text))
        return bundle


def _row(line: Json) -> Mapping[str, Json]:
    assert isinstance(line, Mapping)
    return line


def _time(line: Mapping[str, Json]) -> str:
    at = line["at"]
    assert isinstance(at, int)
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%H:%M:%S")


def _say(chain: Sequence[FluentBundle], text: Json) -> str:
    if not isinstance(text, Mapping):
        return str(text)
    if "t" in text:
        return str(text["t"])
    many = text.get("list")
    if isinstance(many, Sequence):
        return ", ".join(_say(chain, one) for one in many)
    message = str(text.get("id"))
    params = text.get("params", {})
    assert isinstance(params, Mapping)
    words = {
        key: one if isinstance(one, int | float) else _say(chain, one)
        for key, one in params.items()
    }
    for bundle in chain:
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, words)[0])
    return message
