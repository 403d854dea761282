"""Tokens of a text: words, amounts and cards, as people type them.

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

_THOUSANDS_SEPARATORS: Final = "\u00a0\u2009\u202f'"
"""Separators of thousands, never of two amounts: no-break spaces and the apostrophe."""
_TOKEN_PATTERN: Final = re.compile(
    # 1,100
    rf"[1-9]\d{{0,2}}(?P<gap>[,. {_THOUSANDS_SEPARATORS}])\d{{3}}(?:(?P=gap)\d{{3}})*(?!\d|[km]\b)"
    r"(?:(?!(?P=gap))[.,]\d{1,2}(?![\d.,]*\d))?"  # 1,250.50 1.250,50
    r"(?:(?<=000)s\b|(?!s\b))"  # 25 500s are twenty-five of 500
    r"|[1-7](?:st|nd|rd|th)\b"
    r"|\d+(?:[.,]\d+)?[km]?(?:s\b|ky\b)?"
    r"|[2-9TJQKA][♣♦♥♠]"
    r"|(?<!\w)w/o(?:ut)?\b"
    r"|[^\W\d_]+(?:'[^\W\d_]+)*"
    r"|[,;:.!?()/]"
)
_CARD_PATTERN: Final = re.compile(
    r"(?<!\w)(?:[2-9TJQKA][cdhs]|[2-9TJQKA][♣♦♥♠]|10[cdhs♣♦♥♠])(?!\w)"
)
_GROUPED_AMOUNT_PATTERN: Final = re.compile(
    rf"(?P<whole>[1-9]\d{{0,2}}(?:[,. {_THOUSANDS_SEPARATORS}]\d{{3}})+)(?P<part>[.,]\d{{1,2}})?"
)
"""An amount with separators of thousands: *1,100*, *1 250.50*.

Three digits after a separator are thousands, because no chip is worth a thousandth. They are a
fraction only after a zero or before *k* and *m*: *0.500*, *1.125m*.
"""
HUNDREDTHS_PER_CHIP: Final = 100
"""Hundredths in a chip; the smallest amount that is read is one hundredth."""
_MULTIPLIERS: Final = {"k": 1000, "m": 1_000_000}
_PUNCTUATION: Final = frozenset(",;:.!?()")
_PLAYER_LETTERS: Final = frozenset("ABCDEFGHJK")
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
    """True if the text has fractions of a chip."""
    is_plural: bool = False
    """True for a plural amount: *100s*."""
    card: int | None = None
    follows_punctuation: bool = False
    """True if a comma, a full stop or other punctuation precedes the token."""
    is_player_letter: bool = False
    """True for a single capital letter, which may name a player: *B*."""


def tokenize(text: str) -> tuple[Token, ...]:
    """Return the tokens of a text; a punctuation mark sets a flag of the token after it."""
    tokens: list[Token] = []
    original_text, text = text, text.replace("\u2019", "'")
    index, has_gap = 0, False
    while index < len(text):
        if card := _CARD_PATTERN.match(text, index):
            tokens.append(_build_card_token(card, has_gap))
            index, has_gap = card.end(), False
        elif token_match := _TOKEN_PATTERN.match(text, index):
            index = token_match.end()
            if token_match[0] in _PUNCTUATION:
                has_gap = True
                continue
            if token := _build_token(token_match, has_gap):
                tokens.append(token)
                has_gap = False
        else:
            if (text[index] == "+" and _is_between_amounts(text, index)) or text[
                index : index + 2
            ] == "& ":
                tokens.append(Token("plus", index, index + 1))
            unicode_category = category(text[index])
            has_gap = has_gap or (unicode_category == "Pd" and text[index - 1 : index].isspace())
            if (
                unicode_category not in _SEPARATOR_CATEGORIES
                and text[index] not in _SEPARATOR_MARKS
            ):
                tokens.append(Token(original_text[index], index, index + 1))
            index += 1
    return _drop_article(_add_hundredths(_expand_slang(tokens)))


def is_in_hundredths(tokens: Sequence[Token]) -> bool:
    """Return True if an amount of the text has a fraction, so that all its amounts are read in
    hundredths.
    """
    return bool(tokens) and tokens[0].is_in_hundredths


def without_fractions(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """Return the tokens of a text with their values in hundredths removed."""
    return tuple([token._replace(hundredths=None, is_in_hundredths=False) for token in tokens])


def _add_hundredths(tokens: list[Token]) -> list[Token]:
    """Set the hundredths of every amount if any amount in the text has a fraction.

    Other tokens, and texts without fractions, are returned unchanged.
    """
    if not any(token.hundredths is not None for token in tokens):
        return tokens
    return [
        token._replace(
            hundredths=token.hundredths
            if token.amount is None
            else token.amount * HUNDREDTHS_PER_CHIP,
            is_in_hundredths=True,
        )
        for token in tokens
    ]


def _is_between_amounts(text: str, index: int) -> bool:
    """Return True for the plus sign of *25 + 500*; without the sign, the text would mean
    twenty-five chips of 500.
    """
    text_before, text_after = text[:index].rstrip(), text[index + 1 :].lstrip()
    return text_before[-1:].isdecimal() and text_after[:1].isdecimal()


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
"""Words by their abbreviation with digits or a slash: *w/o*, *1st*."""
_SLANG_AMOUNTS: Final = {
    **dict.fromkeys("kilo kila kil kilem".split(), 100),
    **dict.fromkeys("litr litry litru litrem".split(), 1000),
}
"""Amounts of the Czech slang words for a hundred and a thousand."""
_SLANG_COUNTS: Final = {
    "dve": 2, "dva": 2, "tri": 3, "ctyri": 4, "pet": 5, "sest": 6, "sedm": 7, "osm": 8, "devet": 9,
}  # fmt: skip
_AMOUNTS_AFTER_SLANG: Final = {
    "dvacet": 20,
    "dvacku": 20,
    "petadvacet": 25,
    "padesat": 50,
    "pade": 50,
}
"""Amounts of Czech number words that are added to a slang amount: *kilo padesát*."""


def _expand_slang(tokens: list[Token]) -> list[Token]:
    """Replace slang by amounts: *Kilo*, *dvě kila* and *5 litrů*."""
    expanded_tokens: list[Token] = []
    slang_amount: Token | None = None
    for token in tokens:
        last_token = (
            expanded_tokens[-1] if expanded_tokens and not token.follows_punctuation else None
        )
        if unit_value := _SLANG_AMOUNTS.get(token.word):
            unit_count = (
                (last_token.amount or _SLANG_COUNTS.get(last_token.word))
                if last_token and not last_token.is_plural
                else None
            )
            start, has_gap = (
                (last_token.start, last_token.follows_punctuation)
                if last_token and unit_count
                else (token.start, token.follows_punctuation)
            )
            if last_token and unit_count:
                expanded_tokens.pop()
            value = unit_value * (unit_count or 1)
            slang_amount = Token(
                str(value), start, token.end, amount=value, follows_punctuation=has_gap
            )
            expanded_tokens.append(slang_amount)
        elif (
            last_token
            and last_token.amount
            and last_token is slang_amount
            and token.word in _AMOUNTS_AFTER_SLANG
        ):
            value = last_token.amount + _AMOUNTS_AFTER_SLANG[token.word]
            expanded_tokens[-1] = last_token._replace(word=str(value), end=token.end, amount=value)
        else:
            expanded_tokens.append(token)
    return expanded_tokens


def _drop_article(tokens: list[Token]) -> tuple[Token, ...]:
    """Drop a capital *A* as an article, unless the text names other players by letters."""
    if any(token.is_player_letter and token.word != "a" for token in tokens):
        return tuple(tokens)
    return tuple([token._replace(is_player_letter=False) for token in tokens])


_SEPARATOR_CATEGORIES: Final = frozenset(("Zs", "Cc", "Pd", "Pi", "Pf", "Ps", "Sc"))
_SEPARATOR_MARKS: Final = frozenset("\"'`+&")
"""Separators without a meaning of their own: spaces, dashes, quotes, currency signs."""


def _build_card_token(match: re.Match[str], has_gap: bool) -> Token:
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
            follows_punctuation=has_gap,
        )
    return Token(word, match.start(), match.end(), card=card, follows_punctuation=has_gap)


def _build_token(token_match: re.Match[str], has_gap: bool) -> Token | None:
    text, start, end = token_match[0], token_match.start(), token_match.end()
    if text == "/":
        return Token("/", start, end)
    if word := _ABBREVIATIONS.get(text.lower()):
        return Token(word, start, end, follows_punctuation=has_gap)
    if text[0].isdecimal():
        return _build_amount_token(text, start, end, has_gap)
    is_player_letter = text in _PLAYER_LETTERS
    word = normalize_phrase(re.sub(r"'(?:s|re|ve|ll|d|m)$", "", text))
    word = word.replace("'", "")
    return Token(word, start, end, follows_punctuation=has_gap, is_player_letter=is_player_letter)


def _build_amount_token(text: str, start: int, end: int, has_gap: bool) -> Token | None:
    is_plural = text.endswith(("s", "ky"))
    number_text = text.removesuffix("s").removesuffix("ky") if is_plural else text
    multiplier = _MULTIPLIERS.get(number_text[-1], 1)
    number_text = number_text.rstrip("km")
    if multiplier == 1 and (thousands_match := _GROUPED_AMOUNT_PATTERN.fullmatch(number_text)):
        number_text = re.sub(r"\D", "", thousands_match["whole"]) + (thousands_match["part"] or "")
    if multiplier == 1 and number_text.isdecimal():
        value = int(number_text)
    else:
        whole_digits, _, fraction_digits = number_text.replace(",", ".").partition(".")
        value = int(whole_digits + fraction_digits) * multiplier
        if fraction_digits and value % 10 ** len(fraction_digits):
            hundredths, remainder = divmod(value * HUNDREDTHS_PER_CHIP, 10 ** len(fraction_digits))
            return Token(
                text, start, end, hundredths=None if remainder else hundredths, is_plural=is_plural,
                follows_punctuation=has_gap,
            )  # fmt: skip
        value //= 10 ** len(fraction_digits)
    return Token(
        str(value), start, end, amount=value, is_plural=is_plural, follows_punctuation=has_gap
    )
