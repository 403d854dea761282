"""Tokens of a line of text: words, amounts and cards, as people type them.

>>> [token.word for token in tokenize("Facing 1,100: he's all-in for 5k, Kh!")]
['facing', '1100', 'he', 'all', 'in', 'for', '5000', 'kh']

A token knows its position in the text, so that a client can highlight words that were not
understood, and knows if a comma, a full stop or a colon precedes it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple
from unicodedata import category

from riverboat.cards.card_notation import BadCard, parse_card
from riverboat.floor.bets.spoken_vocabulary import normalize_phrase

_NO_BREAK: Final = "\u00a0\u2009\u202f'"
"""Separators of thousands, never of two amounts: no-break spaces and the apostrophe."""
_PIECE: Final = re.compile(
    rf"[1-9]\d{{0,2}}(?P<gap>[,. {_NO_BREAK}])\d{{3}}(?:(?P=gap)\d{{3}})*(?!\d|[km]\b)"  # 1,100
    r"(?:(?!(?P=gap))[.,]\d{1,2}(?![\d.,]*\d))?"  # 1,250.50 1.250,50
    r"(?:(?<=000)s\b|(?!s\b))"  # 25 500s are twenty-five of 500
    r"|[1-7](?:st|nd|rd|th)\b"
    r"|\d+(?:[.,]\d+)?[km]?(?:s\b|ky\b)?"
    r"|[2-9TJQKA][♣♦♥♠]"
    r"|(?<!\w)w/o(?:ut)?\b"
    r"|[^\W\d_]+(?:'[^\W\d_]+)*"
    r"|[,;:.!?()/]"
)
_CARD: Final = re.compile(r"(?<!\w)(?:[2-9TJQKA][cdhs]|[2-9TJQKA][♣♦♥♠]|10[cdhs♣♦♥♠])(?!\w)")
_THOUSANDS: Final = re.compile(
    rf"(?P<whole>[1-9]\d{{0,2}}(?:[,. {_NO_BREAK}]\d{{3}})+)(?P<part>[.,]\d{{1,2}})?"
)
"""An amount with separators of thousands: three digits after a mark are never a fraction, since no
chip is worth a thousandth. After a zero, or before *k* and *m*, they are one: *0.500*, *1.125m*.
"""
HUNDREDTHS: Final = 100
"""Hundredths of a chip, the smallest amounts that are read."""
_TIMES: Final = {"k": 1000, "m": 1_000_000}
_GAPS: Final = frozenset(",;:.!?()")
_LETTERS: Final = frozenset("ABCDEFGHJK")
"""Letters that name players; *I* is excluded as the pronoun."""


class Token(NamedTuple):
    """A word, an amount or a card of a text."""

    word: str
    """The word in lower case without accents; an amount in digits, a card as ``kh``."""
    start: int
    end: int
    amount: int | None = None
    hundredths: int | None = None
    """The amount in hundredths, in a text with fractions of a chip: *2.50*, *0,25/0,50*."""
    is_in_hundredths: bool = False
    """The text has fractions of a chip."""
    is_plural: bool = False
    """A plural amount: *100s*."""
    card: int | None = None
    follows_punctuation: bool = False
    """Punctuation precedes it: a comma, a full stop."""
    is_capital: bool = False
    """A single capital letter, which may be a player: *B*."""


def tokenize(text: str) -> tuple[Token, ...]:
    """Return the tokens of a text; a punctuation mark sets a flag of the token after it."""
    found: list[Token] = []
    typed, text = text, text.replace("\u2019", "'")
    at, gap = 0, False
    while at < len(text):
        if card := _CARD.match(text, at):
            found.append(_card(card, gap))
            at, gap = card.end(), False
        elif piece := _PIECE.match(text, at):
            at = piece.end()
            if piece[0] in _GAPS:
                gap = True
                continue
            if token := _token(piece, gap):
                found.append(token)
                gap = False
        else:
            if (text[at] == "+" and _is_between_amounts(text, at)) or text[at : at + 2] == "& ":
                found.append(Token("plus", at, at + 1))
            kind = category(text[at])
            gap = gap or (kind == "Pd" and text[at - 1 : at].isspace())
            if kind not in _SPACES and text[at] not in _MARKS:
                found.append(Token(typed[at], at, at + 1))
            at += 1
    return _drop_article(_in_hundredths(_expand_slang(found)))


def is_in_hundredths(tokens: Sequence[Token]) -> bool:
    """Return True if an amount of the text has a fraction, so that all its amounts are read in
    hundredths.
    """
    return bool(tokens) and tokens[0].is_in_hundredths


def without_fractions(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """Return the tokens of a text with their values in hundredths removed."""
    return tuple([token._replace(hundredths=None, is_in_hundredths=False) for token in tokens])


def _in_hundredths(tokens: list[Token]) -> list[Token]:
    """Return the tokens with the amounts in hundredths added if one amount has a fraction."""
    if not any(token.hundredths is not None for token in tokens):
        return tokens
    return [
        token._replace(
            hundredths=token.hundredths if token.amount is None else token.amount * HUNDREDTHS,
            is_in_hundredths=True,
        )
        for token in tokens
    ]


def _is_between_amounts(text: str, index: int) -> bool:
    """Return True for the plus sign of *25 + 500*; without the sign, the text would mean
    twenty-five chips of 500.
    """
    before, after = text[:index].rstrip(), text[index + 1 :].lstrip()
    return before[-1:].isdecimal() and after[:1].isdecimal()


_ABBREVIATIONS: Final = {
    **dict.fromkeys(("w/o", "w/out"), "without"),
    **dict(
        zip(
            "1st 2nd 3rd 4th 5th 6th 7th".split(),
            "first second third fourth fifth sixth seventh".split(),
            strict=True,
        )
    ),
}
"""Words that are written with digits or a slash."""
_SLANG: Final = {
    **dict.fromkeys("kilo kila kil kilem".split(), 100),
    **dict.fromkeys("litr litry litru litrem".split(), 1000),
}
"""Czech players' slang for a hundred and a thousand."""
_HOW_MANY: Final = {
    "dve": 2, "dva": 2, "tri": 3, "ctyri": 4, "pet": 5, "sest": 6, "sedm": 7, "osm": 8, "devet": 9,
}  # fmt: skip
_AND: Final = {"dvacet": 20, "dvacku": 20, "petadvacet": 25, "padesat": 50, "pade": 50}
"""Number words that may follow and add to it: *kilo padesát*."""


def _expand_slang(tokens: list[Token]) -> list[Token]:
    """Replace slang by amounts: *Kilo*, *dvě kila* and *5 litrů*."""
    row: list[Token] = []
    slang: Token | None = None
    for token in tokens:
        last = row[-1] if row and not token.follows_punctuation else None
        if times := _SLANG.get(token.word):
            many = (
                (last.amount or _HOW_MANY.get(last.word)) if last and not last.is_plural else None
            )
            start, gap = (
                (last.start, last.follows_punctuation)
                if last and many
                else (token.start, token.follows_punctuation)
            )
            if last and many:
                row.pop()
            value = times * (many or 1)
            slang = Token(str(value), start, token.end, amount=value, follows_punctuation=gap)
            row.append(slang)
        elif last and last.amount and last is slang and token.word in _AND:
            value = last.amount + _AND[token.word]
            row[-1] = last._replace(word=str(value), end=token.end, amount=value)
        else:
            row.append(token)
    return row


def _drop_article(tokens: list[Token]) -> tuple[Token, ...]:
    """Drop a capital *A* as an article, unless the text names other players by letters."""
    if any(token.is_capital and token.word != "a" for token in tokens):
        return tuple(tokens)
    return tuple([token._replace(is_capital=False) for token in tokens])


_SPACES: Final = frozenset(("Zs", "Cc", "Pd", "Pi", "Pf", "Ps", "Sc"))
_MARKS: Final = frozenset("\"'`+&")
"""Separators without a meaning of their own: spaces, dashes, quotes, currency signs."""


def _card(match: re.Match[str], gap: bool) -> Token:
    try:
        card = parse_card(match[0])
    except BadCard:  # pragma: no cover - the pattern has no others
        card = None
    word = match[0].lower()
    if word[0].isdecimal() and word.endswith("s"):  # five of spades, or chips of five
        amount = int(word[:-1])
        return Token(
            word,
            match.start(),
            match.end(),
            amount,
            is_plural=True,
            card=card,
            follows_punctuation=gap,
        )
    return Token(word, match.start(), match.end(), card=card, follows_punctuation=gap)


def _token(piece: re.Match[str], gap: bool) -> Token | None:
    text, start, end = piece[0], piece.start(), piece.end()
    if text == "/":
        return Token("/", start, end)
    if word := _ABBREVIATIONS.get(text.lower()):
        return Token(word, start, end, follows_punctuation=gap)
    if text[0].isdecimal():
        return _amount(text, start, end, gap)
    capital = text in _LETTERS
    word = normalize_phrase(re.sub(r"'(?:s|re|ve|ll|d|m)$", "", text))
    word = word.replace("'", "")
    return Token(word, start, end, follows_punctuation=gap, is_capital=capital)


def _amount(text: str, start: int, end: int, gap: bool) -> Token | None:
    many = text.endswith(("s", "ky"))
    digits = text.removesuffix("s").removesuffix("ky") if many else text
    times = _TIMES.get(digits[-1], 1)
    digits = digits.rstrip("km")
    if times == 1 and (thousands := _THOUSANDS.fullmatch(digits)):
        digits = re.sub(r"\D", "", thousands["whole"]) + (thousands["part"] or "")
    if times == 1 and digits.isdecimal():
        value = int(digits)
    else:
        whole, _, part = digits.replace(",", ".").partition(".")
        value = int(whole + part) * times
        if part and value % 10 ** len(part):
            in_hundredths, rest = divmod(value * HUNDREDTHS, 10 ** len(part))
            return Token(
                text, start, end, hundredths=None if rest else in_hundredths, is_plural=many,
                follows_punctuation=gap,
            )  # fmt: skip
        value //= 10 ** len(part)
    return Token(str(value), start, end, amount=value, is_plural=many, follows_punctuation=gap)
