"""XML as plain nodes: no document type, no entities, nothing fetched; odd names are mended."""

import re
from collections.abc import Iterator, Mapping

from lxml import etree

from server.imports.codes import ReasonCode
from server.imports.fields import CELL_LIMIT, name_of, words

NODE_LIMIT = 400_000
_TYPED = re.compile(rb"<!(?:DOCTYPE|ENTITY)", re.I)
_DECLARED = re.compile(r"^\s*<\?xml[^>]{0,200}\?>")
_TAG = re.compile(r"(</?)([^\s<>/!?][^\s<>/]{0,200})")
_ODD = re.compile(r"[^\w.\-:]")


class BrokenTree(Exception):
    """The text is no XML that may be read."""

    def __init__(self, reason: ReasonCode) -> None:
        super().__init__(reason)
        self.reason = reason


class Node:
    """An element of the tree, looked at as it is asked for."""

    def __init__(self, element: "etree._Element") -> None:
        self._element = element

    @property
    def tag(self) -> str:
        """The name, without its namespace."""
        tag = self._element.tag
        return tag.rpartition("}")[2] if isinstance(tag, str) else ""

    @property
    def attributes(self) -> Mapping[str, str]:
        """The attributes by their names."""
        return dict(self._element.attrib)

    @property
    def text(self) -> str:
        """All of the text, that of the elements within included."""
        return "".join(self._element.itertext())

    @property
    def children(self) -> Iterator["Node"]:
        """The elements right below."""
        return map(Node, self._element)

    def all(self, *path: str) -> Iterator["Node"]:
        """Every element at a path of tags."""
        if not path:
            yield self
            return
        for child in self.children:
            if child.tag == path[0]:
                yield from child.all(*path[1:])

    def first(self, *path: str) -> "Node | None":
        """The first element at a path of tags."""
        return next(self.all(*path), None)

    def words(self, *path: str, limit: int = CELL_LIMIT) -> str:
        """The text at a path on one line, or the empty text."""
        found = self.first(*path)
        return words(found.text, limit) if found else ""

    def name(self, *path: str) -> str:
        """The text at a path as a name."""
        return name_of(self.words(*path))

    def attribute(self, key: str, *path: str) -> str:
        """An attribute of the element at a path, or the empty text."""
        found = self.first(*path)
        return words(found.attributes.get(key)) if found else ""


def parse(content: bytes, text: str) -> Node:
    """The root; illegal names and a wrongly declared encoding are mended. Raises BrokenTree.

    ``text`` is the content as it was decoded by its bytes, whatever the XML says of itself.
    """
    if _TYPED.search(content):
        raise BrokenTree(ReasonCode.XML_DOCTYPE)
    try:
        return _read(content)
    except etree.XMLSyntaxError as error:
        if error.code == etree.ErrorTypes.ERR_NO_MEMORY:
            raise MemoryError from None
        mended = _TAG.sub(lambda one: one[1] + _ODD.sub("_", one[2]), _DECLARED.sub("", text))
    try:
        return _read(mended.encode())
    except etree.XMLSyntaxError:
        raise BrokenTree(ReasonCode.BROKEN_XML) from None


def _read(content: bytes) -> Node:
    parser = etree.XMLParser(
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
    )
    element = etree.fromstring(content, parser)
    if element.getroottree().docinfo.doctype:
        raise BrokenTree(ReasonCode.XML_DOCTYPE)
    if element.xpath("count(//*)") > NODE_LIMIT:
        raise BrokenTree(ReasonCode.TOO_LARGE)
    return Node(element)
