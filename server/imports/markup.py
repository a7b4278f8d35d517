"""HTML and Markdown as plain text in which emphasis is still marked, for labels to be found."""

import re
from html.parser import HTMLParser

STRONG, EM, END = "\x01", "\x02", "\x03"
LIMIT = 20_000
_OPENING = {"strong": STRONG, "b": STRONG, "h1": STRONG, "h2": STRONG, "h3": STRONG, "dt": STRONG}
_OPENING |= {"h4": STRONG, "em": EM, "i": EM}
_BLOCKS = {"p", "div", "hr", "br", "li", "ul", "ol", "tr", "table", "section", "blockquote", "dd"}
_SILENT = {"script", "style", "template", "noscript", "iframe", "object", "svg"}
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_LONELY = re.compile(r"<(?![^<>]*>)")  # opens no tag; left alone, it costs quadratic time
_MARKDOWN = re.compile(r"(?<![\w*])(\*{1,3}|_{1,3})([^\s*_][^*_\n]{0,40})\1(?![\w*])")


class _Stripper(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _SILENT:
            self.silent += 1
        self.parts.append("\n" if tag in _BLOCKS else _OPENING.get(tag, ""))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.parts.append("\n" if tag in _BLOCKS else "")

    def handle_endtag(self, tag: str) -> None:
        if tag in _SILENT:
            self.silent = max(0, self.silent - 1)
        self.parts.append("\n" if tag in _BLOCKS else END if tag in _OPENING else "")

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.parts.append(_CONTROL.sub("", data))


def from_html(html: object) -> str:
    """The text of some HTML, one line a block, emphasis marked; scripts and styles are dropped."""
    if not isinstance(html, str):
        return ""
    stripper = _Stripper()
    stripper.feed(_LONELY.sub("&lt;", _uncommented(_CONTROL.sub("", html[:LIMIT]))))
    stripper.close()
    return "".join(stripper.parts)


def from_markdown(text: object) -> str:
    """The same of a plain or Markdown text; its line ends stand."""
    if not isinstance(text, str):
        return ""
    lines = "\n".join(from_html(line) for line in text[:LIMIT].splitlines())
    return _MARKDOWN.sub(_emphasis, lines)


def _uncommented(html: str) -> str:
    """The HTML on one line, without comments."""
    html = html.replace("\n", " ")
    while "<!--" in html:
        head, _, rest = html.partition("<!--")
        html = head + rest.partition("-->")[2]
    return html


def bare(marked: str) -> str:
    """The text without its marks and without idle space."""
    lines = re.sub(f"[{STRONG}{EM}{END}]", "", marked).splitlines()
    return "\n".join(kept for line in lines if (kept := re.sub(r"\s+", " ", line).strip()))


def _emphasis(match: re.Match[str]) -> str:
    return f"{STRONG if len(match[1]) > 1 else EM}{match[2]}{END}"
