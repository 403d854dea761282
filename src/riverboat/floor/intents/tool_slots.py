"""Dealer's tools: the tool that answers a typed question, and its arguments in the text.

A tool is found by the rules that it follows. An argument is filled in only if the text is
unambiguous: amounts next to a word that names them, and never one of several candidates. Arguments
have the field names of the tool's page.

>>> parse_tool_arguments("side-pots", "three all in, 50, 120 and 300, cut the pots", "en")
{'put_in': (50, 120, 300)}
>>> parse_tool_arguments("pot-limit", "pot 40, he bets 20, what is pot", "en")
{'middle': 40, 'bets': (20,)}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, assert_never

from riverboat.floor.incident_parsing.text_tokens import Token, tokenize

ToolName = Literal[
    "side-pots", "pot-limit", "legal-raise", "odd-chips", "shows-first", "owed", "levels"
]
"""The name of a tool."""
ToolArguments = dict[str, int | bool | str | tuple[int, ...]]
"""The arguments of a tool, by field name."""

RULES_BY_TOOL: Final[Mapping[ToolName, frozenset[str]]] = {
    "side-pots": frozenset(
        "ALLN-02 ALLN-04 ALLN-05 ALLN-06 ALLN-07 ALLN-08 ALLN-11 ALLN-12 BYND-05".split()
    ),
    "pot-limit": frozenset(
        "POTL-01 POTL-02 POTL-03 POTL-04 POTL-05 POTL-06 POTL-08 POTL-09 POTL-12 POTL-13 POTL-14 "
        "POTL-16 POTL-18".split()
    ),
    "legal-raise": frozenset(
        "BET-10 BET-11 BET-12 BYND-10 BYND-11 BYND-12 BYND-13 ALLN-15 ALLN-16 ALLN-17 ALLN-18 "
        "ALLN-19 ALLN-20 ALLN-22 ALLN-24 ALLN-25 ALLN-27 NOLM-02 NOLM-03 STRD-21 FIX-03 CAPR-01 "
        "CAPR-02 CAPR-04 CAPR-07".split()
    ),
    "odd-chips": frozenset("BYND-01 BYND-02 BYND-03 BYND-04 BYND-06".split()),
    "shows-first": frozenset("SHOW-12 SHOW-14 ALLN-33".split()),
    "owed": frozenset(
        "BLND-12 POST-01 POST-02 POST-03 POST-04 POST-05 POST-06 POST-07 BYND-32 BMOV-09".split()
    ),
    "levels": frozenset("TRNY-09 POTL-15".split()),
}
"""Ids of the rulebook's rules that each tool applies."""


def parse_tool_arguments(tool: ToolName, text: str, language: str) -> ToolArguments:
    """Return the tool's arguments in a text; empty if they are ambiguous."""
    tokens, keywords = tokenize(text), _KEYWORDS_BY_LANGUAGE[language]
    match tool:
        case "side-pots":
            return _parse_contributions(tokens)
        case "pot-limit":
            return _parse_pot(tokens, keywords)
        case "legal-raise":
            return _parse_bet_and_raises(tokens, keywords)
        case "owed":
            return _parse_missed_blinds(tokens, keywords)
        case "odd-chips" | "shows-first" | "levels":
            return {}
        case _:
            assert_never(tool)


def _parse_contributions(tokens: Sequence[Token]) -> ToolArguments:
    """Return the players' contributions: at least two amounts, in a text without other numbers."""
    amounts = tuple(
        [token.amount for token in tokens if token.amount is not None and not token.is_plural]
    )
    has_other_numbers = any(
        token.word == "/" or token.is_plural or token.card is not None for token in tokens
    )
    return (
        {"put_in": amounts} if len(amounts) >= _MIN_CONTRIBUTIONS and not has_other_numbers else {}
    )


def _parse_pot(tokens: Sequence[Token], keywords: Keywords) -> ToolArguments:
    """Return the pot and the bets: every amount must stand next to its keyword."""
    pot_amounts, bet_amounts, has_other_amounts = _split_amounts_by_keyword(
        tokens, keywords["pot"], keywords["bet"]
    )
    if has_other_amounts or len(pot_amounts) != 1:
        return {}
    return (
        {"middle": pot_amounts[0], "bets": tuple(bet_amounts)}
        if bet_amounts
        else {"middle": pot_amounts[0]}
    )


def _parse_bet_and_raises(tokens: Sequence[Token], keywords: Keywords) -> ToolArguments:
    """Return a bet and its raises, each next to its keyword and higher than the one before."""
    bet_amounts, raise_amounts, has_other_amounts = _split_amounts_by_keyword(
        tokens, keywords["bet"], keywords["raise"]
    )
    bet_sizes = [*bet_amounts, *raise_amounts]
    if has_other_amounts or len(bet_amounts) != 1 or bet_sizes != sorted({*bet_sizes}):
        return {}
    return {"actions": " ".join(map(str, bet_sizes))}


def _parse_missed_blinds(tokens: Sequence[Token], keywords: Keywords) -> ToolArguments:
    """Return the missed blinds, or that the player is new."""
    words = {token.word for token in tokens}
    has_missed_both = bool(words & keywords["both"])
    if words & keywords["denied"]:
        return {}
    if words & keywords["new"] and not words & keywords["missed"]:
        return {"new": True}
    if not words & keywords["missed"]:
        return {}
    has_missed_big, has_missed_small = (
        has_missed_both or bool(words & keywords["big"]),
        has_missed_both or bool(words & keywords["small"]),
    )
    return {
        **({"missed_big": True} if has_missed_big else {}),
        **({"missed_small": True} if has_missed_small else {}),
    }


def _split_amounts_by_keyword(
    tokens: Sequence[Token], first_keywords: frozenset[str], second_keywords: frozenset[str]
) -> tuple[list[int], list[int], bool]:
    """Return the amounts after a word of each set, and True if there are other amounts."""
    amounts: tuple[list[int], list[int]] = ([], [])
    has_other_amounts = False
    for token_index, amount in _iter_amounts(tokens):
        nearby_words = [
            token.word
            for token in tokens[max(0, token_index - _MAX_KEYWORD_DISTANCE) : token_index]
            if token.word not in _SKIPPED_WORDS
        ]
        nearest_word = nearby_words[-1] if nearby_words else ""
        if nearest_word in first_keywords:
            amounts[0].append(amount)
        elif nearest_word in second_keywords:
            amounts[1].append(amount)
        else:
            has_other_amounts = True
    return *amounts, has_other_amounts


def _iter_amounts(tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    for token_index, token in enumerate(tokens):
        if token.amount is not None:
            yield token_index, token.amount


Keywords = Mapping[str, frozenset[str]]
_MIN_CONTRIBUTIONS: Final = 2
_MAX_KEYWORD_DISTANCE: Final = 3
_SKIPPED_WORDS: Final = frozenset("is of to a the was has it for in je na do v za byl byla".split())

_KEYWORDS_BY_LANGUAGE: Final[Mapping[str, Keywords]] = {
    "en": {
        "pot": frozenset("pot middle pots".split()),
        "bet": frozenset("bet bets betting wager leads led opens opened".split()),
        "raise": frozenset("raise raises raised reraise makes made jams shoves shove".split()),
        "missed": frozenset("missed miss misses skipped owe owes owed returning back".split()),
        "both": frozenset(("both",)),
        "big": frozenset("big bb".split()),
        "small": frozenset("small sb".split()),
        "new": frozenset("new newcomer sat joined".split()),
        "denied": frozenset("no not never didn't don't nothing none wait waited".split()),
    },
    "cs": {
        "pot": frozenset("pot bank banka banku potu".split()),
        "bet": frozenset("bet sazka sazku sazi vsadil vsadila".split()),
        "raise": frozenset("raise zvedl zvedla prihodil prihodila navysil navysila".split()),
        "missed": frozenset(
            "zmeskal zmeskala vynechal vynechala minul minula prosvihl prosvihla dluzi dluzim "
            "vratil vratila".split()
        ),
        "both": frozenset("oba obe".split()),
        "big": frozenset("velky velkej velkou velka bb".split()),
        "small": frozenset("maly malej malou mala sb".split()),
        "new": frozenset("novy novej novacek prisedl prisedla".split()),
        "denied": frozenset("nic ne nikdy nezmeskal nevynechal pockal pockam cekat".split()),
    },
}
"""Keywords by language and meaning, like tokens in lower case without accents."""
