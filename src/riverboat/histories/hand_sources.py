"""Sources of hands: a file, a folder, a text, an open file, parsed hands, or several of these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Protocol, TypeAlias, runtime_checkable

from riverboat.notation.acpc import Definition
from riverboat.notation.format_detection import parse_hands, scan_folder
from riverboat.notation.format_detection import read_hands as read_file
from riverboat.notation.read_hand import BadNotation, ParsedHand, Source, refused_hand
from riverboat.words.refusals.written import NoFileOfHands


@runtime_checkable
class Stream(Protocol):
    """A stream of text or bytes."""

    def read(self) -> str | bytes:
        """Read the whole stream."""
        ...


class ParsedHandHolder(Protocol):
    """An object with a parsed hand: a ``HandHistory``."""

    @property
    def read(self) -> ParsedHand:
        """The hand as parsed by ``riverboat.notation``."""
        ...


HandSourceItem: TypeAlias = str | bytes | PathLike[str] | Stream | ParsedHand | ParsedHandHolder
HandSource: TypeAlias = HandSourceItem | Iterable[HandSourceItem]
"""A file, a folder, the text of hands, an open file, parsed hands; or several of these."""


def read_source(source: HandSource, definition: Definition | None = None) -> Iterator[ParsedHand]:
    """Yield parsed hands; a file without hands yields one rejected hand."""
    match source:
        case str() if _is_hand_text(source):
            yield from parse_hands(source, definition=definition)
        case bytes():
            yield from read_source(_decode_text(source), definition)
        case str() | PathLike():
            yield from _read_path(Path(source), definition)
        case ParsedHand() as read:
            yield read
        case object(read=ParsedHand() as read):
            yield read
        case Stream():
            said = source.read()
            name = str(getattr(source, "name", ""))
            text = _decode_text(said) if isinstance(said, bytes) else said
            yield from parse_hands(text, name=name, definition=definition)
        case Iterable():
            for each in source:
                yield from read_source(each, definition)
        case _:
            raise TypeError(f"expected a file, a folder, text or an open file, got {source!r}")


def _is_hand_text(where: str) -> bool:
    """Return True if the text is hands rather than a path: a path is one nonempty line."""
    return not where.strip() or "\n" in where or where.lstrip().startswith("{")


def _decode_text(data: bytes) -> str:
    wide = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    return data.decode("utf-16" if wide else "utf-8-sig", "surrogateescape")


def _read_path(path: Path, definition: Definition | None) -> Iterator[ParsedHand]:
    if not path.is_dir():
        if not path.exists():
            raise FileNotFoundError(_missing_file_message(path))
        yield from read_file(path, definition=definition)
        return
    found = scan_folder(path)
    if not found.readable and not found.unreadable:
        yield refused_hand(Source(str(path), "", 0), NoFileOfHands())
    for file, why in found.unreadable:
        yield refused_hand(Source(str(file), "", 0), why)
    for file in found.readable:
        yield from _read_or_refuse(file, definition)


def _read_or_refuse(file: Path, definition: Definition | None) -> Iterator[ParsedHand]:
    """Parse a file of a folder; an unreadable file yields one rejected hand."""
    try:
        yield from read_file(file, definition=definition)
    except BadNotation as why:
        yield refused_hand(Source(str(file), "", 0), why.refusal)


def _missing_file_message(path: Path) -> str:
    """Return the message for a missing file, with a similar name if there is one."""
    from difflib import get_close_matches

    beside = [each.name for each in path.parent.iterdir()] if path.parent.is_dir() else []
    near = get_close_matches(path.name, beside, 1)
    hint = f"did you mean {path.parent / near[0]}?" if near else "give a file, a folder or a text"
    return f"there is no {path}; {hint}"
