"""What can go wrong around one hand, and who is told.

``RiverboatError``
    ``BadGame``         the stakes, stacks or rules do not make a hand of poker: the host is told
    ``IllegalAction``   a player asked for what the rules do not allow: the player is told
    ``Irregularity``    cards arrived that cannot be: the dealer is told
    ``CorruptLog``      a log says what cannot have happened: whoever keeps the log is told
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from riverboat.words import ENGLISH, Quoted, Reader, Refusal
from riverboat.words.refusals.audited import FactIsWrong

if TYPE_CHECKING:
    from riverboat.engine.commands.pending import Awaiting


class RiverboatError(Exception):
    """Any error that riverboat raises on purpose."""


class RefusalError(RiverboatError, ValueError):
    """An error that says why by a phrase, for a reader of any language.

    ``refusal`` is all of it as a value: ``code`` is for programs ("too small"), ``rule`` cites the
    catalogue ("BET-10"), and ``str`` says everything in an English sentence.
    """

    def __init__(self, refusal: Refusal, *more: object) -> None:
        super().__init__(refusal, *more)
        self.refusal = refusal

    @property
    def code(self) -> str:
        """What is wrong, for programs."""
        return self.refusal.code

    @property
    def rule(self) -> str:
        """The rule that does not allow it."""
        return self.refusal.rule

    @property
    def message(self) -> str:
        """Why, in English, without the rule."""
        return str(self.refusal)

    def localize(self, reader: Reader) -> str:
        """Why, for this reader, with the rule."""
        return reader.cite(self.refusal)

    def __str__(self) -> str:
        return self.localize(ENGLISH)


def refusal_of(error: BaseException) -> Refusal:
    """Any error as a phrase; one that has none is quoted."""
    refusal = getattr(error, "refusal", None)
    if isinstance(refusal, Refusal):
        return refusal
    from riverboat.engine.commands.parse_errors import explain_parse_error

    return explain_parse_error(error) or Quoted(str(error))


def localize_error(error: BaseException, reader: Reader) -> str:
    """Any error for this reader; one that has no phrase is English."""
    if isinstance(error, RefusalError):
        return error.localize(reader)
    return reader.cite(refusal_of(error))


class BadGame(RefusalError):
    """These stakes, stacks or house rules do not make a hand of poker.

    ``option`` names what is to be changed, as a table's configuration names it
    (``buy_in.least``; ``stakes`` for the sizes of a game): empty where it is no single thing.
    """

    def __init__(self, refusal: Refusal, *, option: str = "") -> None:
        super().__init__(refusal)
        self.option = option


class IllegalAction(RefusalError):
    """The rules do not allow this now; nothing has changed.

    ``legal`` is what the table waits for instead.
    """

    def __init__(self, refusal: Refusal, legal: Awaiting | None = None) -> None:
        super().__init__(refusal, legal)
        self.legal = legal


class Irregularity(RefusalError):
    """The dealer's cards do not fit: a wrong number, a card twice, or one not in this deck."""


class CorruptLog(RiverboatError, ValueError):
    """A log that no hand of poker can have written; ``index`` is the first fact that is wrong.

    ``refusal`` says it for a reader of any language.
    """

    def __init__(self, index: int, reason: Refusal) -> None:
        self.refusal = FactIsWrong(index, reason)
        super().__init__(ENGLISH.say(self.refusal))
        self.index = index
