"""The engine's errors, each with the person who has to react.

``RiverboatError``
    ``BadGame``         the stakes, stacks or rules do not make a hand of poker: for the host
    ``IllegalAction``   a player tried an action that the rules do not allow: for the player
    ``Irregularity``    cards arrived that are impossible: for the dealer
    ``CorruptLog``      a log records an impossible event: for the keeper of the log
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from riverboat.words import ENGLISH, QuotedRefusal, Reader, Refusal
from riverboat.words.refusals.hand_audit import LogEntryInvalid

if TYPE_CHECKING:
    from riverboat.engine.commands.pending import Awaiting


class RiverboatError(Exception):
    """The base class of riverboat's own errors."""


class RefusalError(RiverboatError, ValueError):
    """An error whose reason is a phrase, which can be rendered in any language.

    ``refusal`` is the whole reason as a value: ``code`` is for programs ("too small"),
    ``rule`` is the id of a rule in the rulebook ("BET-10"), and ``str`` is an English sentence.
    """

    def __init__(self, refusal: Refusal, *extra_args: object) -> None:
        super().__init__(refusal, *extra_args)
        self.refusal = refusal

    @property
    def code(self) -> str:
        """The error code, for programs."""
        return self.refusal.code

    @property
    def rule(self) -> str:
        """The rule that forbids the action."""
        return self.refusal.rule

    @property
    def message(self) -> str:
        """The reason in English, without the rule."""
        return str(self.refusal)

    def localize(self, reader: Reader) -> str:
        """Return the reason in the reader's language, with the rule."""
        return reader.say_with_rule(self.refusal)

    def __str__(self) -> str:
        return self.localize(ENGLISH)


def refusal_of(error: BaseException) -> Refusal:
    """Return the reason of any error as a phrase.

    For an error without a phrase, return a phrase that quotes the text of the error.
    """
    refusal = getattr(error, "refusal", None)
    if isinstance(refusal, Refusal):
        return refusal
    from riverboat.engine.commands.parse_errors import explain_parse_error

    return explain_parse_error(error) or QuotedRefusal(str(error))


def localize_error(error: BaseException, reader: Reader) -> str:
    """Return the error's text in the reader's language, or in English if it has no phrase."""
    if isinstance(error, RefusalError):
        return error.localize(reader)
    return reader.say_with_rule(refusal_of(error))


class BadGame(RefusalError):
    """An error for stakes, stacks or house rules that do not form a valid hand of poker.

    ``option`` names the option to change, as in a table's configuration (``buy_in.least``;
    ``stakes`` for the sizes of a game). It is empty if the error concerns no single option.
    """

    def __init__(self, refusal: Refusal, *, option: str = "") -> None:
        super().__init__(refusal)
        self.option = option


class IllegalAction(RefusalError):
    """An error for an action that the rules do not allow now; the state is unchanged.

    ``legal`` is the pending decision with its legal actions.
    """

    def __init__(self, refusal: Refusal, legal: Awaiting | None = None) -> None:
        super().__init__(refusal, legal)
        self.legal = legal


class Irregularity(RefusalError):
    """An error in the dealer's cards: a wrong number, a duplicate, or a card of another deck."""


class CorruptLog(RiverboatError, ValueError):
    """An error for a log that no hand of poker can produce.

    ``index`` is the index of the first wrong fact.

    ``refusal`` is the reason as a phrase, which can be rendered in any language.
    """

    def __init__(self, index: int, reason: Refusal) -> None:
        self.refusal = LogEntryInvalid(index, reason)
        super().__init__(ENGLISH.say(self.refusal))
        self.index = index
