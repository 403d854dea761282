"""Spellings of game names: ``plo 1/2``, ``nlhe``, ``1/2 nl``, ``stud8``, ``27td``, ``HORSE 4/8``.

Only names are parsed here, in any spelling: the structure, the variant or mix, and the
remaining words, which ``game_names`` parses.

>>> parse_spelling("PLO8 5/10 ante 5")
GameSpelling(structure='pot-limit', name='omaha hi-lo', rest='5/10 ante 5', mix=False)
>>> parse_spelling("$2/$5 NL Hold'em")
GameSpelling(structure='no-limit', name="hold'em", rest='2/5', mix=False)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.rotation import ROTATIONS
from riverboat.engine.games.variants import VARIANTS
from riverboat.words.refusals import signs as w
from riverboat.words.refusals.hints import (
    DidYouMean,
    DidYouMeanGame,
    DidYouMeanOneGame,
    Hint,
    TheGamesAre,
)


class GameSpelling(NamedTuple):
    """The parsed spelling of a game's name."""

    structure: str
    """``no-limit``, ``pot-limit``, ``limit`` or ``spread-limit``; empty if not given."""
    name: str
    """The variant, or the mix."""
    rest: str
    mix: bool


_STRUCTURES: Final = {
    "no-limit": "no limit, nolimit, nl",
    "pot-limit": "pot limit, potlimit, pl",
    "limit": "limit, fixed limit, fixed, fl",
    "spread-limit": "spread limit, spread, sl",
}
_NAMES: Final = {
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

_FAMILIES: Final = {
    "{stud}": ("stud", "7 card stud", "seven card stud", "7 stud", "7cs"),
    "{hi lo}": (
        *("hi lo", "high low", "hl", "8", "8b", "8 or better", "eight", "eight or better"),
        *("hi lo 8", "hi lo 8 or better", "hi lo eight or better", "split"),
    ),
}


def parse_spelling(text: str) -> GameSpelling:
    """Parse the structure and the game; raise ``BadGame`` with the closest match.

    >>> parse_spelling("stud hi-lo"), parse_spelling("h.o.r.s.e.")
    (GameSpelling(structure='', name='seven-card stud hi-lo', rest='', mix=False), \
GameSpelling(structure='', name='horse', rest='', mix=True))
    """
    words, stakes = _split_leading_stakes(
        _move_boards_to_end(_expand_buy_in_name(_normalize(text)))
    )
    structure, words = _match_longest(_structures(), words)
    name, rest = _match_longest(_names(), words)
    plain = _SIZES.match(words) or _EXTRAS.match(words) or not words.strip("0123456789.,")
    if not name and plain and (structure or _SIZES.match(words)):
        name, rest = "hold'em", words  # `no-limit 1/2` or `5/10` means hold'em
    if not name:
        raise _unknown_game_error(text, words, structure)
    for named in _STRUCTURES:
        if name.startswith(f"{named} "):
            structure, name = structure or named, name.removeprefix(f"{named} ")
    if not structure:  # `omaha pot limit`
        structure, rest = _match_longest(_structures(), rest)
    return GameSpelling(structure, name, " ".join([stakes, rest]).strip(), name in ROTATIONS)


_SIZES: Final = re.compile(r"[\d.,]+/[\d.,]")
_EXTRAS: Final = re.compile(r"(?:bb ante|ante \d|straddle|[2-9] boards|bomb$)")


def _normalize(text: str) -> str:
    """Remove case, apostrophes and currency signs from the text."""
    words = " ".join(text.lower().split())
    words = re.sub(r"['`\u2018\u2019\u02bc]", "", words)
    words = re.sub(r"[\u2010-\u2013\u2212_]", "-", words)
    words = re.sub(r"[$\u20ac\u00a3]", "", words)
    words = re.sub(r"\b([a-z])\.(?=[a-z]\b)", r"\1", words)  # h.o.r.s.e.
    words = re.sub(r"(?<=[a-z])\.(?=\s|$)", "", words)
    words = re.sub(r"\bhi(?:gh)?/low?\b", "hi-lo", words)
    words = re.sub(r"\bh/l\b", "hl", words)
    words = re.sub(r"(?<=\d)k\b", "000", words)
    words = re.sub(r"(?<=[a-z])/(?=\d)", " ", words)  # stud/8
    words = re.sub(r"\b6\+", "6 plus ", words)
    words = re.sub(r"(?<=\d) ?/ ?(?=\d)", "/", words)
    words = re.sub(r"\bno ante\b", "ante 0", words)
    words = re.sub(r"\bno bring-?\s?in\b", "bring-in 0", words)
    words = re.sub(r"\bbring ?in\b", "bring-in", re.sub(r"[()]", " ", words))
    words = re.sub(r"\b(?:big[- ]blind|bb)[- ]?ante\b|\bbba\b", "bb ante", words)
    words = re.sub(r"\b(?:(?:forced|mandatory|utg|with) )+straddle\b", "straddle", words)
    words = re.sub(r"\bbomb[- ]?pot\b", "bomb", words)
    return " ".join(re.sub(r"^(bomb) (.+)", r"\2 \1", " ".join(words.split())).split())


def _move_boards_to_end(words: str) -> str:
    """Write the number of boards behind the game, where a sign has it: ``double board plo``.

    >>> _move_boards_to_end("double-board plo 1/2"), _move_boards_to_end("plo 1/2 two boards")
    ('plo 1/2 2 boards', 'plo 1/2 2 boards')
    """
    found = _BOARDS.search(words)
    if found is None:
        return words
    left = " ".join((words[: found.start()] + words[found.end() :]).split())
    return (
        left if found[1] in _ONE_BOARD else f"{left} {_BOARD_COUNTS.get(found[1], found[1])} boards"
    )


_ONE_BOARD: Final = ("1", "one", "single")
_BOARD_COUNTS: Final = {"double": "2", "dual": "2", "two": "2", "triple": "3", "three": "3"}
_BOARDS: Final = re.compile(
    rf"(?<![\w/.,])({'|'.join((*_ONE_BOARD, *_BOARD_COUNTS))}|[2-9])[- ]?boards?\b"
)


def _expand_buy_in_name(words: str) -> str:
    """Replace an online name, the usual buy-in of 100 big blinds, by blinds.

    >>> [_expand_buy_in_name(name) for name in ("nl200", "plo25", "500nl", "plo5 1/2")]
    ['nl 1/2', 'plo 0.1/0.25', 'nl 2.5/5', 'plo5 1/2']
    """
    found = _BUY_IN.match(words)
    if found is None or re.search(r"\d/\d", words):
        return words
    name, buy_in = found[1] or found[4], int(found[2] or found[3])
    if buy_in not in _SMALL_BLIND_BY_BUY_IN and (buy_in < 100 or buy_in % 100):
        return words
    if "o" in name and buy_in in _OMAHAS:  # plo5 and plo8 are games of their own
        return words
    small = _SMALL_BLIND_BY_BUY_IN.get(buy_in, f"{buy_in / 200:g}")
    return f"{name} {small}/{buy_in / 100:g} {words[found.end() :].strip()}".strip()


_SMALL_BLIND_BY_BUY_IN: Final = {
    2: "0.01",
    4: "0.02",
    5: "0.02",
    10: "0.05",
    20: "0.1",
    25: "0.1",
    50: "0.25",
}
"""Small blinds of limits below 100, which are not always half the big blind."""
_OMAHAS: Final = (4, 5, 6, 8)
_BUY_IN: Final = re.compile(
    r"(?:(nlhe|nlh|nlo|nl|plhe|plh|plo|pl)(\d{1,6})|(\d{1,6})(nlhe|nlh|nlo|nl|plhe|plh|plo|pl))(?=\s|$)"
)


def _split_leading_stakes(words: str) -> tuple[str, str]:
    """Split stakes in front of the words from them: ``1/2 nlhe``."""
    found = re.match(r"(\d[\d.,]*(?:/\d[\d.,]*)+) (?=\D|\d+[- ]?(?:card|game|7))", words)
    return (words[found.end() :], found[1]) if found else (words, "")


def _match_longest(known: tuple[tuple[re.Pattern[str], str], ...], words: str) -> tuple[str, str]:
    """Return the longest known phrase at the start of the words, and the rest."""
    for pattern, name in known:
        if found := pattern.match(words):
            return name, words[found.end() :].strip()
    return "", words


@cache
def _structures() -> tuple[tuple[re.Pattern[str], str], ...]:
    return _patterns(_STRUCTURES)


@cache
def _names() -> tuple[tuple[re.Pattern[str], str], ...]:
    return _patterns({**{name: name.replace("-", " ") for name in VARIANTS}, **_NAMES})


def _patterns(spellings: dict[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return a regular expression for each spelling, the longest first."""
    all_of = [(phrase, name) for name, listed in spellings.items() for phrase in _phrases(listed)]
    all_of.sort(key=lambda each: len(each[0]), reverse=True)
    return tuple([(_pattern(phrase), name) for phrase, name in all_of])


def _phrases(listed: str) -> Iterator[str]:
    for phrase in listed.replace("'", "").split(","):
        yield from _expand_families([phrase.strip()])


def _expand_families(phrases: Iterable[str]) -> list[str]:
    """Return phrases with every spelling of the families they name."""
    done = list(phrases)
    for family, spellings in _FAMILIES.items():
        done = [
            phrase.replace(family, each)
            for phrase in done
            for each in (spellings if family in phrase else ("",))
        ]
    return done


def _pattern(phrase: str) -> re.Pattern[str]:
    words = "[- ]*".join(re.escape(word) for word in phrase.split())
    return re.compile(rf"{words}(?=\s|$)")


def misspelling_error(text: str) -> BadGame | None:
    """Return the error for a misspelt name that starts like another: ``NL Texas Holdme 5/10``."""
    words = _split_leading_stakes(_move_boards_to_end(_expand_buy_in_name(_normalize(text))))[0]
    said = _without_sizes(words).replace("-", " ")
    near = get_close_matches(said, _known_phrases(), 1, 0.8)
    misses = near and near[0].replace(" ", "") != said.replace(" ", "")
    return _unknown_game_error(text, words) if misses else None


def _unknown_game_error(text: str, words: str, structure: str = "") -> BadGame:
    """Return the error for an unknown game, with similar names of this structure."""
    said = _without_sizes(words)
    whole = f"{structure} {said}".strip().replace("-", " ")
    near: list[str] = []
    for phrase in get_close_matches(whole, known := _known_phrases(), 12, 0.6):
        name = known[phrase]
        named = any(name.endswith(each) for each in near)  # in one structure or another
        if not named and (not structure or name.startswith(structure)):
            near.append(name)
    hint: Hint
    match near:
        case []:
            hint = TheGamesAre((*VARIANTS, *ROTATIONS))
        case [one] if not _has_sizes(one):
            hint = DidYouMean(one)
        case [one]:
            hint = DidYouMeanGame(one, _example(one, words.removeprefix(said)))
        case [one, other, *_]:
            hint = DidYouMeanOneGame(one, other, _example(one, words.removeprefix(said)))
    why = w.NoGameOfThatName(repr(said[:60]), repr(text[:100]), hint)
    return BadGame(why, option="game")


def _without_sizes(words: str) -> str:
    return re.split(r"(?:^|\s)(?=\d[\d.,]*[/-]\d)", words)[0].strip() or words


@cache
def _known_phrases() -> dict[str, str]:
    """Return every known game phrase and its game, with the structure where several exist."""
    known = {phrase: name for name, listed in _NAMES.items() for phrase in _phrases(listed)}
    for structure, spellings in _STRUCTURES.items():
        for word in spellings.split(", "):
            for name in ("hold'em", "omaha", "omaha hi-lo"):
                for phrase in _phrases(_NAMES[name]):
                    known.setdefault(f"{word} {phrase}", f"{structure} {name}")
    return known


def _has_sizes(name: str) -> bool:
    """Return True if the name is followed by sizes: Kuhn, Leduc and the mixes have their own."""
    return name not in ROTATIONS and name not in ("kuhn", "leduc")


def _example(name: str, sizes: str) -> str:
    """Return an example of a game name, with the sizes given or with typical ones."""
    return f'"{name} {sizes.strip() or "2/4"}"' if _has_sizes(name) else f'"{name}"'
