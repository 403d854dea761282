"""Hands written as XML: a part of a file as elements, each with the line on which it stands.

Sites write many documents into one file, or one without its end; so a file is cut by its text, and
each hand is a document of its own. Knows no poker.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.parsers import expat

from msgspec import Struct

from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.other_sites import NoDeclarations, NoXml


class Element(Struct, gc=False):
    """An element, its attributes by their names in small letters, and what stands in it."""

    name: str
    attributes: dict[str, str]
    line: int
    children: list[Element]
    text: str = ""

    def attribute(self, name: str) -> str:
        """An attribute, without space around it; empty if there is none."""
        return self.attributes.get(name, "").strip()

    def find(self, name: str) -> Element | None:
        """The first element of this name, wherever it stands below."""
        return next(self.find_all(name), None)

    def find_all(self, name: str) -> Iterator[Element]:
        """Every element of this name, wherever it stands below."""
        for each in self.children:
            if each.name == name:
                yield each
            yield from each.find_all(name)

    def text_of(self, name: str) -> str:
        """What stands in the first element of this name; empty if there is none."""
        found = self.find(name)
        return found.text.strip() if found is not None else ""

    def __str__(self) -> str:
        told = "".join([f' {key}="{value}"' for key, value in self.attributes.items()])
        return f"<{self.name}{told}>{self.text.strip()}"


def parse_element(text: str, line: int) -> Element:
    """The element that this text is; *line* is where it begins in its file."""
    if _DECLARATION.search(text):
        raise BadNotation(NoDeclarations(), line)
    found = Element("", {}, line, [])
    open_ones = [found]
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True

    def begin(name: str, attributes: dict[str, str]) -> None:
        known = {key.lower(): value for key, value in attributes.items()}
        each = Element(name.lower(), known, line + parser.CurrentLineNumber - 1, [])
        open_ones[-1].children.append(each)
        open_ones.append(each)

    def end(_: str) -> None:
        open_ones.pop()

    def between(words: str) -> None:
        open_ones[-1].text += words

    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.CharacterDataHandler = between
    try:
        parser.Parse(_LONE_AMPERSAND.sub("&amp;", text).encode("utf-8", "replace"), True)
    except expat.ExpatError as why:
        what = expat.ErrorString(why.code) or ""
        raise BadNotation(NoXml(what), line + why.lineno - 1) from why
    return found.children[0]


_DECLARATION: Final = re.compile(r"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)
_LONE_AMPERSAND: Final = re.compile(r"&(?!#\d{1,7};|#x[0-9a-fA-F]{1,6};|(?:amp|lt|gt|quot|apos);)")


# Files ------------------------------------------------------------------------------------------


def decode_file(path: Path | str) -> str:
    """A file in UTF-8, UTF-16 or Windows' own encoding as text."""
    said = Path(path).read_bytes()
    if said[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return said.decode("utf-16", "replace")
    for encoding, zeros in (("utf-16-le", said[1:200:2]), ("utf-16-be", said[0:200:2])):
        if len(zeros) > 10 and not any(zeros):
            return said.decode(encoding, "replace")
    try:
        return said.decode("utf-8-sig")
    except UnicodeDecodeError:
        return said.decode("cp1252", "replace")
