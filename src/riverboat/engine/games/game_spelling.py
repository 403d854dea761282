"""Spellings of game names: ``plo 1/2``, ``nlhe``, ``1/2 nl``, ``stud8``, ``27td``, ``HORSE 4/8``.

Only names are parsed here, in any spelling: the structure, the variant or mix, and the
remaining words, which ``game_names`` parses.

>>> parse_spelling("PLO8 5/10")
ParsedGameName(structure='pot-limit', name='omaha hi-lo', remaining_words='5/10', is_mix=False)
>>> parse_spelling("$2/$5 NL Hold'em")
ParsedGameName(structure='no-limit', name="hold'em", remaining_words='2/5', is_mix=False)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Final, NamedTuple

from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.rotation import ROTATIONS
from riverboat.engine.games.variants import VARIANTS
from riverboat.words.refusals import game_notation as w
from riverboat.words.refusals.name_suggestions import (
    GameSuggestion,
    KnownGamesHint,
    NameHint,
    NameSuggestion,
    TwoGameSuggestions,
)


class ParsedGameName(NamedTuple):
    """The parsed spelling of a game's name."""

    structure: str
    """``no-limit``, ``pot-limit``, ``limit`` or ``spread-limit``; empty if not given."""
    name: str
    """The variant, or the mix."""
    remaining_words: str
    is_mix: bool


_SPELLINGS_BY_STRUCTURE: Final = {
    "no-limit": "no limit, nolimit, nl",
    "pot-limit": "pot limit, potlimit, pl",
    "limit": "limit, fixed limit, fixed, fl",
    "spread-limit": "spread limit, spread, sl",
}
_SPELLINGS_BY_GAME: Final = {
    "hold'em": "holdem, hold em, texas holdem, texas hold em, texas, he",
    "no-limit hold'em": "nlhe, nlh, nlth",
    "pot-limit hold'em": "plhe, plh",
    "limit hold'em": "lhe, flhe, flh",
    "short deck": "short deck, short deck holdem, six plus, six plus holdem, 6 plus, 6 plus holdem",
    "pineapple": "pineapple, pineapple holdem",
    "crazy pineapple": "crazy pineapple, crazy pineapple holdem",
    "irish": "irish, irish poker",
    "omaha": "omaha, omaha high, omaha hi, 4 card omaha, four card omaha, omaha 4",
    "no-limit omaha": "nlo",
    "pot-limit omaha": "plo, plo 4",
    "omaha 5": "omaha 5, 5 card omaha, five card omaha, omaha five card, 5 card plo",
    "pot-limit omaha 5": "plo 5, five card plo",
    "omaha 6": "omaha 6, 6 card omaha, six card omaha, omaha six card, 6 card plo",
    "pot-limit omaha 6": "plo 6, six card plo",
    "omaha hi-lo": "omaha {hi lo}",
    "no-limit omaha hi-lo": "nlo {hi lo}",
    "pot-limit omaha hi-lo": "plo {hi lo}, plo 4 {hi lo}",
    "limit omaha hi-lo": "o 8, lo 8, flo 8",
    "omaha 5 hi-lo": "omaha 5 {hi lo}, 5 card omaha {hi lo}, five card omaha {hi lo}",
    "pot-limit omaha 5 hi-lo": "plo 5 {hi lo}, 5 card plo {hi lo}, big o",
    "omaha 6 hi-lo": "omaha 6 {hi lo}, 6 card omaha {hi lo}, six card omaha {hi lo}",
    "pot-limit omaha 6 hi-lo": "plo 6 {hi lo}, 6 card plo {hi lo}",
    "courchevel": "courchevel",
    "courchevel hi-lo": "courchevel {hi lo}",
    "drawmaha": "drawmaha, drawmaha high, drawmaha hi",
    "drawmaha 2-7": "drawmaha 2 7, drawmaha deuce, drawmaha deuce to seven",
    "drawmaha badugi": "drawmaha badugi",
    "seven-card stud": "{stud}, {stud} high, {stud} hi",
    "seven-card stud hi-lo": "{stud} {hi lo}, stud e",
    "seven-card stud hi-lo regular": "{stud} hi lo regular, {stud} hi lo no qualifier",
    "razz": "razz",
    "2-7 razz": "2 7 razz, deuce to seven razz, deuce razz, razzdeuce",
    "razzdugi": "razzdugi, razz dugi, razzadugi",
    "razzducey": "razzducey, razzducy, razzduci, razzducie, razz ducey",
    "five-card stud": "five card stud, 5 card stud, 5 stud, 5cs",
    "five-card draw": "five card draw, 5 card draw, 5 draw, 5cd, draw poker",
    "2-7 single draw": "2 7 single draw, 2 7 sd, 2 7 single, 2 7 draw, 2 7, 2 7 lowball, "
    "deuce to seven single draw, deuce to seven, single draw, kansas city lowball",
    "2-7 triple draw": "2 7 triple draw, 2 7 td, 2 7 triple, 2 7 triple draw lowball, "
    "deuce to seven triple draw, triple draw, td",
    "a-5 single draw": "a 5 single draw, a 5 sd, a 5 single, a 5 draw, a 5, a 5 lowball, "
    "ace to five single draw, ace to five, california lowball",
    "a-5 triple draw": "a 5 triple draw, a 5 td, a 5 triple, ace to five triple draw",
    "badugi": "badugi, badugi triple draw",
    "badeucey": "badeucey, badeucy",
    "badacey": "badacey, badacy",
    "kuhn": "kuhn, kuhn poker",
    "leduc": "leduc, leduc poker, leduc holdem, leduc hold em",
    "horse": "horse, mixed horse",
    "hose": "hose",
    "8-game": "8 game, 8 game mix, eight game, eight game mix",
    "9-game": "9 game, 9 game mix, nine game, nine game mix",
    "10-game": "10 game, 10 game mix, ten game, ten game mix",
    "dealer's choice": "dealers choice, dealer choice, dealers",
}
"""All names with their spellings: a space matches a space, a hyphen, or nothing."""

_SPELLINGS_BY_PLACEHOLDER: Final = {
    "{stud}": ("stud", "7 card stud", "seven card stud", "7 stud", "7cs"),
    "{hi lo}": (
        *("hi lo", "high low", "hl", "8", "8b", "8 or better", "eight", "eight or better"),
        *("hi lo 8", "hi lo 8 or better", "hi lo eight or better", "split"),
    ),
}


@lru_cache(maxsize=256)  # a program names few games, and each name is compared with hundreds
def parse_spelling(text: str) -> ParsedGameName:
    """Parse the structure and the game; raise ``BadGame`` with the closest match.

    >>> parse_spelling("stud hi-lo"), parse_spelling("h.o.r.s.e.")
    (ParsedGameName(structure='', name='seven-card stud hi-lo', remaining_words='', is_mix=False), \
ParsedGameName(structure='', name='horse', remaining_words='', is_mix=True))
    """
    normalized_text, leading_stakes = _split_leading_stakes(
        _move_boards_to_end(_expand_buy_in_name(_normalize(text)))
    )
    structure, normalized_text = _match_longest(_list_structure_patterns(), normalized_text)
    name, remaining_text = _match_longest(_list_name_patterns(), normalized_text)
    has_only_stakes = (
        _SIZES_PATTERN.match(normalized_text)
        or _EXTRAS_PATTERN.match(normalized_text)
        or not normalized_text.strip("0123456789.,")
    )
    if not name and has_only_stakes and (structure or _SIZES_PATTERN.match(normalized_text)):
        name, remaining_text = "hold'em", normalized_text  # `no-limit 1/2` or `5/10` means hold'em
    if not name:
        raise _build_unknown_game_error(text, normalized_text, structure)
    for structure_name in _SPELLINGS_BY_STRUCTURE:
        if name.startswith(f"{structure_name} "):
            structure, name = structure or structure_name, name.removeprefix(f"{structure_name} ")
    if not structure:  # `omaha pot limit`
        structure, remaining_text = _match_longest(_list_structure_patterns(), remaining_text)
    return ParsedGameName(
        structure, name, " ".join([leading_stakes, remaining_text]).strip(), name in ROTATIONS
    )


_SIZES_PATTERN: Final = re.compile(r"[\d.,]+/[\d.,]")
_EXTRAS_PATTERN: Final = re.compile(r"(?:bb ante|ante \d|straddle|[2-9] boards|bomb$)")


def _normalize(text: str) -> str:
    """Remove case, apostrophes and currency signs from the text."""
    normalized_text = " ".join(text.lower().split())
    normalized_text = re.sub(r"['`\u2018\u2019\u02bc]", "", normalized_text)
    normalized_text = re.sub(r"[\u2010-\u2013\u2212_]", "-", normalized_text)
    normalized_text = re.sub(r"[$\u20ac\u00a3]", "", normalized_text)
    normalized_text = re.sub(r"\b([a-z])\.(?=[a-z]\b)", r"\1", normalized_text)  # h.o.r.s.e.
    normalized_text = re.sub(r"(?<=[a-z])\.(?=\s|$)", "", normalized_text)
    normalized_text = re.sub(r"\bhi(?:gh)?/low?\b", "hi-lo", normalized_text)
    normalized_text = re.sub(r"\bh/l\b", "hl", normalized_text)
    normalized_text = re.sub(r"(?<=\d)k\b", "000", normalized_text)
    normalized_text = re.sub(r"(?<=[a-z])/(?=\d)", " ", normalized_text)  # stud/8
    normalized_text = re.sub(r"\b6\+", "6 plus ", normalized_text)
    normalized_text = re.sub(r"(?<=\d) ?/ ?(?=\d)", "/", normalized_text)
    normalized_text = re.sub(r"\bno ante\b", "ante 0", normalized_text)
    normalized_text = re.sub(r"\bno bring-?\s?in\b", "bring-in 0", normalized_text)
    normalized_text = re.sub(r"\bbring ?in\b", "bring-in", re.sub(r"[()]", " ", normalized_text))
    normalized_text = re.sub(
        r"\b(?:big[- ]blind|bb)[- ]?ante\b|\bbba\b", "bb ante", normalized_text
    )
    normalized_text = re.sub(
        r"\b(?:(?:forced|mandatory|utg|with) )+straddle\b", "straddle", normalized_text
    )
    normalized_text = re.sub(r"\bbomb[- ]?pot\b", "bomb", normalized_text)
    return " ".join(re.sub(r"^(bomb) (.+)", r"\2 \1", " ".join(normalized_text.split())).split())


def _move_boards_to_end(text: str) -> str:
    """Move the number of boards behind the game, as in a table sign: ``double board plo``.

    >>> _move_boards_to_end("double-board plo 1/2"), _move_boards_to_end("plo 1/2 two boards")
    ('plo 1/2 2 boards', 'plo 1/2 2 boards')
    """
    match = _BOARDS_PATTERN.search(text)
    if match is None:
        return text
    remaining_text = " ".join((text[: match.start()] + text[match.end() :]).split())
    return (
        remaining_text
        if match[1] in _ONE_BOARD_WORDS
        else f"{remaining_text} {_BOARD_COUNT_BY_WORD.get(match[1], match[1])} boards"
    )


_ONE_BOARD_WORDS: Final = ("1", "one", "single")
_BOARD_COUNT_BY_WORD: Final = {"double": "2", "dual": "2", "two": "2", "triple": "3", "three": "3"}
_BOARDS_PATTERN: Final = re.compile(
    rf"(?<![\w/.,])({'|'.join((*_ONE_BOARD_WORDS, *_BOARD_COUNT_BY_WORD))}|[2-9])[- ]?boards?\b"
)


def _expand_buy_in_name(text: str) -> str:
    """Replace the buy-in in an online name by the blinds; it is 100 big blinds: ``nl200`` is 1/2.

    >>> [_expand_buy_in_name(name) for name in ("nl200", "plo25", "500nl", "plo5 1/2")]
    ['nl 1/2', 'plo 0.1/0.25', 'nl 2.5/5', 'plo5 1/2']
    """
    match = _BUY_IN_PATTERN.match(text)
    if match is None or re.search(r"\d/\d", text):
        return text
    name, buy_in = match[1] or match[4], int(match[2] or match[3])
    if buy_in not in _SMALL_BLIND_BY_BUY_IN and (buy_in < 100 or buy_in % 100):
        return text
    if "o" in name and buy_in in _OMAHA_CARD_COUNTS:  # plo5 and plo8 are games of their own
        return text
    small_blind = _SMALL_BLIND_BY_BUY_IN.get(buy_in, f"{buy_in / 200:g}")
    return f"{name} {small_blind}/{buy_in / 100:g} {text[match.end() :].strip()}".strip()


_SMALL_BLIND_BY_BUY_IN: Final = {
    2: "0.01",
    4: "0.02",
    5: "0.02",
    10: "0.05",
    20: "0.1",
    25: "0.1",
    50: "0.25",
}
"""Small blinds by the buy-in in an online name, where they may not be half the big blind."""
_OMAHA_CARD_COUNTS: Final = (4, 5, 6, 8)
_BUY_IN_PATTERN: Final = re.compile(
    r"(?:(nlhe|nlh|nlo|nl|plhe|plh|plo|pl)(\d{1,6})|(\d{1,6})(nlhe|nlh|nlo|nl|plhe|plh|plo|pl))(?=\s|$)"
)


def _split_leading_stakes(text: str) -> tuple[str, str]:
    """Return a game name without the stakes in front, and the stakes: ``1/2 nlhe``."""
    match = re.match(r"(\d[\d.,]*(?:/\d[\d.,]*)+) (?=\D|\d+[- ]?(?:card|game|7))", text)
    return (text[match.end() :], match[1]) if match else (text, "")


def _match_longest(patterns: tuple[tuple[re.Pattern[str], str], ...], text: str) -> tuple[str, str]:
    """Return the name of the longest phrase at the start of the text, and the remaining text.

    The name is empty if no phrase matches.
    """
    for pattern, name in patterns:
        if match := pattern.match(text):
            return name, text[match.end() :].strip()
    return "", text


@cache
def _list_structure_patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return _compile_patterns(_SPELLINGS_BY_STRUCTURE)


@cache
def _list_name_patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return _compile_patterns(
        {**{name: name.replace("-", " ") for name in VARIANTS}, **_SPELLINGS_BY_GAME}
    )


def _compile_patterns(spellings_by_name: dict[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return a regular expression for each spelling, the longest first."""
    phrases_with_names = [
        (phrase, name)
        for name, alternatives in spellings_by_name.items()
        for phrase in _split_alternatives(alternatives)
    ]
    phrases_with_names.sort(key=lambda phrase_with_name: len(phrase_with_name[0]), reverse=True)
    return tuple([(_compile_pattern(phrase), name) for phrase, name in phrases_with_names])


def _split_alternatives(alternatives: str) -> Iterator[str]:
    for phrase in alternatives.replace("'", "").split(","):
        yield from _expand_placeholders([phrase.strip()])


def _expand_placeholders(phrases: Iterable[str]) -> list[str]:
    """Return phrases with every spelling of their placeholders."""
    expanded_phrases = list(phrases)
    for placeholder, spellings in _SPELLINGS_BY_PLACEHOLDER.items():
        expanded_phrases = [
            phrase.replace(placeholder, spelling)
            for phrase in expanded_phrases
            for spelling in (spellings if placeholder in phrase else ("",))
        ]
    return expanded_phrases


def _compile_pattern(phrase: str) -> re.Pattern[str]:
    pattern = "[- ]*".join(re.escape(word) for word in phrase.split())
    return re.compile(rf"{pattern}(?=\s|$)")


def build_misspelling_error(text: str) -> BadGame | None:
    """Return the error for a misspelt name, such as ``NL Texas Holdme 5/10``.

    Return ``None`` if the name is spelt correctly, or if no known name is similar.
    """
    normalized_text = _split_leading_stakes(
        _move_boards_to_end(_expand_buy_in_name(_normalize(text)))
    )[0]
    name = _strip_sizes(normalized_text).replace("-", " ")
    close_matches = get_close_matches(name, _build_known_phrases(), 1, 0.8)
    is_misspelled = close_matches and close_matches[0].replace(" ", "") != name.replace(" ", "")
    return _build_unknown_game_error(text, normalized_text) if is_misspelled else None


def _build_unknown_game_error(text: str, typed_text: str, structure: str = "") -> BadGame:
    """Return the error for an unknown game, with similar names of this structure."""
    typed_name = _strip_sizes(typed_text)
    full_name = f"{structure} {typed_name}".strip().replace("-", " ")
    similar_names: list[str] = []
    for phrase in get_close_matches(full_name, known_phrases := _build_known_phrases(), 12, 0.6):
        name = known_phrases[phrase]
        is_listed = any(
            name.endswith(similar_name) for similar_name in similar_names
        )  # in one structure or another
        if not is_listed and (not structure or name.startswith(structure)):
            similar_names.append(name)
    hint: NameHint
    match similar_names:
        case []:
            hint = KnownGamesHint((*VARIANTS, *ROTATIONS))
        case [first_name] if not _has_sizes(first_name):
            hint = NameSuggestion(first_name)
        case [first_name]:
            hint = GameSuggestion(
                first_name, _build_example(first_name, typed_text.removeprefix(typed_name))
            )
        case [first_name, second_name, *_]:
            hint = TwoGameSuggestions(
                first_name,
                second_name,
                _build_example(first_name, typed_text.removeprefix(typed_name)),
            )
    reason = w.NoGameOfThatName(repr(typed_name[:60]), repr(text[:100]), hint)
    return BadGame(reason, option="game")


def _strip_sizes(text: str) -> str:
    return re.split(r"(?:^|\s)(?=\d[\d.,]*[/-]\d)", text)[0].strip() or text


@cache
def _build_known_phrases() -> dict[str, str]:
    """Return the game's name by each known spelling.

    Hold'em and Omaha are also spelt with each structure, and their names then include it.
    """
    game_by_phrase = {
        phrase: name
        for name, alternatives in _SPELLINGS_BY_GAME.items()
        for phrase in _split_alternatives(alternatives)
    }
    for structure, spellings in _SPELLINGS_BY_STRUCTURE.items():
        for spelling in spellings.split(", "):
            for name in ("hold'em", "omaha", "omaha hi-lo"):
                for phrase in _split_alternatives(_SPELLINGS_BY_GAME[name]):
                    game_by_phrase.setdefault(f"{spelling} {phrase}", f"{structure} {name}")
    return game_by_phrase


def _has_sizes(name: str) -> bool:
    """Return True if examples of this game need sizes; Kuhn, Leduc and mixes have default sizes."""
    return name not in ROTATIONS and name not in ("kuhn", "leduc")


def _build_example(name: str, sizes_text: str) -> str:
    """Return an example of a game name, with the sizes given or with typical ones."""
    return f'"{name} {sizes_text.strip() or "2/4"}"' if _has_sizes(name) else f'"{name}"'
