"""The game of a PokerStars hand: variant, structure, sizes and house rules.

A fixed-limit game is named by its bets and any other game by its blinds; stud's bring-in and the
antes follow only from the posts of the players who paid them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from riverboat.engine import (
    VARIANTS,
    BadGame,
    CapLimit,
    FixedLimit,
    Game,
    HouseRules,
    NoLimit,
    PotLimit,
    Stakes,
    Structure,
    parse_game,
)
from riverboat.notation.amounts import Amount, to_chips
from riverboat.notation.pokerstars.pokerstars_games import NamedGame
from riverboat.notation.pokerstars.pokerstars_header import FirstLineSizes
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import ActionEvent, MarkerEvent, PostEvent
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import RiverboatLineNumberInvalid, SpreadMissingInFirstLine

SITE_BASE_RULES: Final = HouseRules(
    # A bet and three raises, also heads-up; any other action accepted there was legal.
    max_raises=3,
    max_raises_two_rounds=3,
    headsup_cap="always_capped",
    overbet="refuse",
    open_pair=True,
    open_allin_hands=False,
    showdown="choose",
)
"""House rules that observer notes assume: a note records each rule that differs."""

SITE_RULES: Final = SITE_BASE_RULES.replace(short_raise="completes", pot_blinds="real")
"""House rules of a hand without notes about them.

In limit games an all-in of half a bet reopens the betting, and the next raise only completes that
all-in to a full bet. In pot-limit games a short blind counts as the chips that were posted.
"""

UNCAPPED_RULES: Final = SITE_RULES.replace(
    max_raises=4, max_raises_two_rounds=4, headsup_cap="before_cap"
)
"""Site rules that allow one more raise per street, and any number heads-up."""

LENIENT_SITE_RULES: Final = SITE_BASE_RULES.replace(
    max_raises=4, max_raises_two_rounds=4, headsup_cap="before_cap"
)
"""The most lenient house rules: all-ins of half a bet are bets, and blinds count as full."""


def find_game(transcript: Transcript, chips_per_unit: int, rules: HouseRules) -> Game:
    """Return the game of a hand, in chips."""
    house_rules = read_house_rules(transcript, rules)
    is_heads_up_event = transcript.has_note("event")
    for words in transcript.iter_noted_words("game"):
        return _parse_noted_game(" ".join(words), house_rules, is_heads_up_event)
    first_line = transcript.first_line
    if (
        first_line.game.limit in ("no-limit", "pot-limit")
        and not VARIANTS[first_line.game.variant].has_upcards
    ):
        return _build_blind_game(
            first_line.game,
            first_line.sizes,
            find_ante(transcript, chips_per_unit),
            chips_per_unit,
            house_rules,
            is_heads_up_event,
        )
    structure = _find_structure(transcript, chips_per_unit)
    stakes = _find_stakes(transcript, chips_per_unit)
    return _compile_game(
        first_line.game.variant,
        structure,
        stakes,
        house_rules,
        first_line.game.boards,
        is_heads_up_event,
    )


@lru_cache(512)
def _build_blind_game(
    game: NamedGame,
    sizes: FirstLineSizes,
    ante: int,
    chips_per_unit: int,
    house_rules: HouseRules,
    is_heads_up_event: bool,
) -> Game:
    """Return a game whose sizes are the header's blinds, cached for the hands of a table."""
    structure = _find_blind_structure(game.limit, to_chips(sizes.cap, chips_per_unit))
    stakes = _build_blind_stakes(sizes, ante, chips_per_unit)
    return _compile_game(
        game.variant, structure, stakes, house_rules, game.boards, is_heads_up_event
    )


def count_runs(transcript: Transcript) -> int:
    """Return the number of times that the file runs out the board."""
    if transcript.first_line.game.boards > 1:
        return 1
    return max([1, *[event.board for event in transcript.select_events(MarkerEvent)]])


@lru_cache(512)
def _parse_noted_game(game_text: str, rules: HouseRules, is_heads_up_event: bool) -> Game:
    return replace(parse_game(game_text, rules), is_heads_up_event=is_heads_up_event)


@lru_cache(512)
def _compile_game(
    variant: str,
    structure: Structure,
    stakes: Stakes,
    rules: HouseRules,
    board_count: int,
    is_heads_up_event: bool,
) -> Game:
    """Return a cached game, so that equal games are compiled once."""
    return Game(
        VARIANTS[variant],
        structure,
        stakes,
        rules,
        board_count,
        is_heads_up_event=is_heads_up_event,
    )


def read_house_rules(transcript: Transcript, rules: HouseRules) -> HouseRules:
    """Return the house rules with the changes that observer notes record."""
    run_count = count_runs(transcript)
    if not transcript.notes_before or not transcript.has_note("house"):
        return _set_run_count(rules, run_count)
    rules = SITE_BASE_RULES
    changes: dict[str, Any] = {"max_runs": run_count, "burn": run_count == 1}
    for words in transcript.iter_noted_words("house"):
        for word in words:
            name, _, value = word.partition("=")
            changes[name] = _parse_choice(value, getattr(rules, name, None))
    return rules.replace(**changes)


@lru_cache(64)
def _set_run_count(rules: HouseRules, run_count: int) -> HouseRules:
    # No site burns cards, which is seen where an all-in is run more than once (BYND-40).
    return rules.replace(max_runs=run_count, burn=run_count == 1)


def describe_house_rules(rules: HouseRules, default: HouseRules) -> str:
    """Return the rules that differ from the default as ``name=value`` words; empty if none do."""
    return " ".join(
        f"{name}={_format_choice(getattr(rules, name))}"
        for name in rules.__struct_fields__
        if getattr(rules, name) != getattr(default, name)
    )


def _format_choice(choice: object) -> str:
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice).replace(" ", "+")


def _parse_choice(word: str, default: object) -> object:
    """Parse the value of a house rule to the type of its default."""
    if isinstance(default, bool):
        return {"yes": True, "no": False}.get(word, word)
    if isinstance(default, int):
        return int(word) if word.isdecimal() else word
    return word.replace("+", " ")


def _find_structure(transcript: Transcript, chips_per_unit: int) -> Structure:
    limit = transcript.first_line.game.limit
    match limit:
        case "no-limit" | "pot-limit":
            return _find_blind_structure(
                limit, to_chips(transcript.first_line.sizes.cap, chips_per_unit)
            )
        case "limit":
            return FixedLimit()
        case _:
            raise BadGame(SpreadMissingInFirstLine())


def _find_blind_structure(limit: str, cap: int) -> Structure:
    base_structure = PotLimit() if limit == "pot-limit" else NoLimit()
    return CapLimit(cap, base_structure) if cap else base_structure


def _build_blind_stakes(sizes: FirstLineSizes, ante: int, chips_per_unit: int) -> Stakes:
    small_blind, big_blind = (
        to_chips(sizes.small, chips_per_unit),
        to_chips(sizes.big, chips_per_unit),
    )
    if sizes.button_blind:
        return Stakes((), small_blind, big_blind, ante, button_blind=small_blind)
    return Stakes(
        tuple([blind for blind in (small_blind, big_blind) if blind]), big_blind, big_blind, ante
    )


def _find_stakes(transcript: Transcript, chips_per_unit: int) -> Stakes:
    sizes = transcript.first_line.sizes
    small_blind, big_blind = (
        to_chips(sizes.small, chips_per_unit),
        to_chips(sizes.big, chips_per_unit),
    )
    ante = find_ante(transcript, chips_per_unit)
    if VARIANTS[transcript.first_line.game.variant].has_upcards:
        return Stakes(
            (),
            small_blind,
            big_blind,
            ante,
            bring_in=_find_bring_in(transcript, small_blind, chips_per_unit),
        )
    if transcript.first_line.game.limit == "limit" and not sizes.button_blind:
        return Stakes(
            (_find_small_blind(transcript, small_blind, chips_per_unit), small_blind),
            small_blind,
            big_blind,
            ante,
        )
    return _build_blind_stakes(sizes, ante, chips_per_unit)


def find_ante(transcript: Transcript, chips_per_unit: int) -> int:
    """Return the ante that all players post; 0 if one player pays for the table."""
    posted_antes = [
        (to_chips(post.amount, chips_per_unit), post.is_all_in)
        for post in transcript.select_posts(PostEvent)
        if post.kind == "ante"
    ]
    if not posted_antes:
        return 0
    if len(posted_antes) == 1 and len(transcript.seat_lines) > 2:
        return 0
    count_by_ante = Counter([ante for ante, is_all_in in posted_antes if not is_all_in])
    return max(
        count_by_ante, key=lambda ante: (count_by_ante[ante], ante), default=max(posted_antes)[0]
    )


_SMALL_BLIND_BY_SMALL_BET: Final[dict[Amount, Amount]] = {
    3: 1,
    5: 2,
    15: 10,
    25: 10,
    75: 50,
    250: 100,
}
"""The small blinds of limit games that are not half a small bet, by the small bet."""


def _find_small_blind(transcript: Transcript, small_bet: int, chips_per_unit: int) -> int:
    """Return the small blind of a limit game: the posted one, or else half of the small bet."""
    for post in transcript.select_posts(PostEvent):
        match post:
            case PostEvent(kind="small blind", amount=amount, is_all_in=False, is_dead=False):
                return min(to_chips(amount, chips_per_unit), small_bet)
            case _:
                pass
    for unit_bet, unit_blind in _SMALL_BLIND_BY_SMALL_BET.items():
        for chips_per_bet_unit in (
            chips_per_unit,
            chips_per_unit // 100,
        ):  # 5/10, and also 0.05/0.10
            if chips_per_bet_unit and small_bet == to_chips(unit_bet, chips_per_bet_unit):
                return to_chips(unit_blind, chips_per_bet_unit)
    return max(1, small_bet // 2)


def _find_bring_in(transcript: Transcript, small_bet: int, chips_per_unit: int) -> int:
    """Return the bring-in that was paid; by default half a small bet."""
    bring_in_actions = [
        action for action in transcript.select_events(ActionEvent) if action.verb == "brings in"
    ]
    for action in bring_in_actions:
        if not action.is_all_in:
            return to_chips(action.amount, chips_per_unit)
    bring_in = max(
        [to_chips(action.amount, chips_per_unit) for action in bring_in_actions], default=0
    )
    return max(bring_in, small_bet // 2, 1)


def parse_noted_number(words: Sequence[str]) -> int:
    """Parse the integer that an observer note contains."""
    if len(words) != 1 or not words[0].isdecimal():
        raise BadNotation(RiverboatLineNumberInvalid(repr(" ".join(words))))
    return int(words[0])
