"""Where hands are: a file, a folder, a text, an open file, hands already, or several of these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Protocol, TypeAlias, runtime_checkable

from riverboat.notation.acpc import Definition
from riverboat.notation.files import look_into, parse_hands
from riverboat.notation.files import read_hands as read_file
from riverboat.notation.reading import BadNotation, ReadHand, Source, refused
from riverboat.words.refusals.written import NoFileOfHands


@runtime_checkable
class Stream(Protocol):
    """Anything that text or bytes can be read from."""

    def read(self) -> str | bytes:
        """All of it."""
        ...


class HasRead(Protocol):
    """A hand that was read already, or played here: a ``HandHistory``."""

    @property
    def read(self) -> ReadHand:
        """As ``riverboat.notation`` has it."""
        ...


Piece: TypeAlias = str | bytes | PathLike[str] | Stream | ReadHand | HasRead
Where: TypeAlias = Piece | Iterable[Piece]
"""A file, a folder, the text of hands, an open file, hands; or several of these."""


def hands_in(where: Where, definition: Definition | None = None) -> Iterator[ReadHand]:
    """The hands, one after the other; a file that is none is one hand that was refused."""
    match where:
        case str() if _is_text(where):
            yield from parse_hands(where, definition=definition)
        case bytes():
            yield from hands_in(_text(where), definition)
        case str() | PathLike():
            yield from _in_path(Path(where), definition)
        case ReadHand() as read:
            yield read
        case object(read=ReadHand() as read):
            yield read
        case Stream():
            said = where.read()
            name = str(getattr(where, "name", ""))
            text = _text(said) if isinstance(said, bytes) else said
            yield from parse_hands(text, name=name, definition=definition)
        case Iterable():
            for each in where:
                yield from hands_in(each, definition)
        case _:
            raise TypeError(
                f"hands are read from a file, a folder, a text or an open file, not from {where!r}"
            )


def _is_text(where: str) -> bool:
    """Whether these are hands, and not the name of a file: no name has lines, or is empty."""
    return not where.strip() or "\n" in where or where.lstrip().startswith("{")


def _text(said: bytes) -> str:
    wide = said[:2] in (b"\xff\xfe", b"\xfe\xff")
    return said.decode("utf-16" if wide else "utf-8-sig", "surrogateescape")


def _in_path(path: Path, definition: Definition | None) -> Iterator[ReadHand]:
    if not path.is_dir():
        if not path.exists():
            raise FileNotFoundError(_not_there(path))
        yield from read_file(path, definition=definition)
        return
    found = look_into(path)
    if not found.read and not found.unread:
        yield refused(Source(str(path), "", 0), NoFileOfHands())
    for file, why in found.unread:
        yield refused(Source(str(file), "", 0), why)
    for file in found.read:
        yield from _or_refused(file, definition)


def _or_refused(file: Path, definition: Definition | None) -> Iterator[ReadHand]:
    """A file of a folder that cannot be read is told as one hand, and hides no other file."""
    try:
        yield from read_file(file, definition=definition)
    except BadNotation as why:
        yield refused(Source(str(file), "", 0), why.refusal)


def _not_there(path: Path) -> str:
    """That there is no such file, and which there is that is called nearly so."""
    from difflib import get_close_matches

    beside = [each.name for each in path.parent.iterdir()] if path.parent.is_dir() else []
    near = get_close_matches(path.name, beside, 1)
    hint = f"did you mean {path.parent / near[0]}?" if near else "give a file, a folder or a text"
    return f"there is no {path}; {hint}"
