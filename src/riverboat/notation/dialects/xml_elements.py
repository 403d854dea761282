"""XML elements with line numbers, for hands that are written as XML.

Sites write several documents into one file, or a document without its end. So a file is split as
text, and each hand is parsed as a separate document. This module contains no rules of poker.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.parsers import expat

from msgspec import Struct

from riverboat.notation.read_hand import BadNotation
from riverboat.notation.text_encodings import detect_two_byte_encoding
from riverboat.words.refusals.other_sites import XmlDeclarationsForbidden, XmlMalformed


class Element(Struct, gc=False):
    """An XML element: its attributes by lower-case name, its text and its children."""

    name: str
    attributes: dict[str, str]
    line: int
    children: list[Element]
    text: str = ""

    def attribute(self, name: str) -> str:
        """Return an attribute, stripped; empty if it is missing."""
        return self.attributes.get(name, "").strip()

    def find(self, name: str) -> Element | None:
        """Return the first descendant of this name; ``None`` if there is none."""
        return next(self.find_all(name), None)

    def find_all(self, name: str) -> Iterator[Element]:
        """Yield all descendants of this name."""
        for element in self.children:
            if element.name == name:
                yield element
            yield from element.find_all(name)

    def find_text(self, name: str) -> str:
        """Return the text of the first descendant of this name; empty if there is none."""
        element = self.find(name)
        return element.text.strip() if element is not None else ""

    def __str__(self) -> str:
        attribute_text = "".join([f' {key}="{value}"' for key, value in self.attributes.items()])
        return f"<{self.name}{attribute_text}>{self.text.strip()}"


def parse_element(text: str, line: int) -> Element:
    """Parse an element; *line* is the line of the file on which it begins."""
    if _DECLARATION_PATTERN.search(text):
        raise BadNotation(XmlDeclarationsForbidden(), line)
    root = Element("", {}, line, [])
    open_elements = [root]
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True

    def begin_element(name: str, attributes: dict[str, str]) -> None:
        attributes_by_name = {key.lower(): value for key, value in attributes.items()}
        element = Element(name.lower(), attributes_by_name, line + parser.CurrentLineNumber - 1, [])
        open_elements[-1].children.append(element)
        open_elements.append(element)

    def end_element(_: str) -> None:
        open_elements.pop()

    def add_text(text_part: str) -> None:
        open_elements[-1].text += text_part

    parser.StartElementHandler = begin_element
    parser.EndElementHandler = end_element
    parser.CharacterDataHandler = add_text
    try:
        parser.Parse(_LONE_AMPERSAND_PATTERN.sub("&amp;", text).encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        error_text = expat.ErrorString(error.code) or ""
        raise BadNotation(XmlMalformed(error_text), line + error.lineno - 1) from error
    return root.children[0]


_DECLARATION_PATTERN: Final = re.compile(r"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)
_LONE_AMPERSAND_PATTERN: Final = re.compile(
    r"&(?!#\d{1,7};|#x[0-9a-fA-F]{1,6};|(?:amp|lt|gt|quot|apos);)"
)


def decode_file(path: Path | str) -> str:
    """Read a file in UTF-8, UTF-16 or the Windows encoding as text."""
    content = Path(path).read_bytes()
    if encoding := detect_two_byte_encoding(content[:200]):
        return content.decode(encoding, "replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")
