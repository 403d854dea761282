"""Dealer's tools: the tool that computes the answer to a line, and its arguments in the text.

A tool is found by the rules that it follows. An argument is filled in only if the line is
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
"""The rules that each tool computes."""


def parse_tool_arguments(tool: ToolName, text: str, language: str) -> ToolArguments:
    """Return the tool's arguments in a line; empty if they are ambiguous."""
    row, words = tokenize(text), _WORDS[language]
    match tool:
        case "side-pots":
            return _parse_contributions(row)
        case "pot-limit":
            return _parse_pot(row, words)
        case "legal-raise":
            return _round(row, words)
        case "owed":
            return _missed(row, words)
        case "odd-chips" | "shows-first" | "levels":
            return {}
        case _:
            assert_never(tool)


def _parse_contributions(row: Sequence[Token]) -> ToolArguments:
    """Return the players' contributions: two amounts or more, and no other number in the line."""
    amounts = tuple([each.amount for each in row if each.amount is not None and not each.is_plural])
    odd = any(each.word == "/" or each.is_plural or each.card is not None for each in row)
    return {"put_in": amounts} if len(amounts) >= _SEVERAL and not odd else {}


def _parse_pot(row: Sequence[Token], words: Words) -> ToolArguments:
    """Return the pot and the bets: every amount must stand next to its keyword."""
    middle, bets, rest = _amounts_by_keyword(row, words["pot"], words["bet"])
    if rest or len(middle) != 1:
        return {}
    return {"middle": middle[0], "bets": tuple(bets)} if bets else {"middle": middle[0]}


def _round(row: Sequence[Token], words: Words) -> ToolArguments:
    """Return a bet and its raises, each next to its keyword and higher than the one before."""
    bets, raises, rest = _amounts_by_keyword(row, words["bet"], words["raise"])
    sizes = [*bets, *raises]
    if rest or len(bets) != 1 or sizes != sorted({*sizes}):
        return {}
    return {"actions": " ".join(map(str, sizes))}


def _missed(row: Sequence[Token], words: Words) -> ToolArguments:
    """Return the missed blinds, or that the player is new."""
    said = {each.word for each in row}
    both = bool(said & words["both"])
    if said & words["denied"]:
        return {}
    if said & words["new"] and not said & words["missed"]:
        return {"new": True}
    if not said & words["missed"]:
        return {}
    big, small = both or bool(said & words["big"]), both or bool(said & words["small"])
    return {**({"missed_big": True} if big else {}), **({"missed_small": True} if small else {})}


def _amounts_by_keyword(
    row: Sequence[Token], one: frozenset[str], other: frozenset[str]
) -> tuple[list[int], list[int], bool]:
    """Return amounts after one set of keywords, those after the other, and if any are left."""
    found: tuple[list[int], list[int]] = ([], [])
    rest = False
    for at, amount in _amounts(row):
        near = [each.word for each in row[max(0, at - _NEAR) : at] if each.word not in _BETWEEN]
        said = near[-1] if near else ""
        if said in one:
            found[0].append(amount)
        elif said in other:
            found[1].append(amount)
        else:
            rest = True
    return *found, rest


def _amounts(row: Sequence[Token]) -> Iterator[tuple[int, int]]:
    for at, each in enumerate(row):
        if each.amount is not None:
            yield at, each.amount


Words = Mapping[str, frozenset[str]]
_SEVERAL: Final = 2
_NEAR: Final = 3
_BETWEEN: Final = frozenset("is of to a the was has it for in je na do v za byl byla".split())

_WORDS: Final[Mapping[str, Words]] = {
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
"""Keywords as tokens have them: in lower case without accents."""
