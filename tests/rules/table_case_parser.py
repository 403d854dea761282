"""Parser of table cases: rules, chairs and commands.

Players are named by their name or chair number. An unknown word is an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from riverboat.cards import parse_cards
from riverboat.engine import Game, HouseRules, Rotation, build_rotation, parse_game
from riverboat.engine.games.option_fields import replace_options
from riverboat.engine.games.rotation import ROTATIONS
from riverboat.table.rules.table_rules import (
    PRESETS,
    Chip,
    TableRules,
    default_buy_in_rules,
    replace_game,
)
from riverboat.table.state import table_commands as c
from riverboat.table.state.button_positions import Positions
from riverboat.table.state.table_state import Table
from tests.rules import case_parser
from tests.rules.case_files import BadCase, PlayerOrChair, TableHand
from tests.rules.case_parser import split_items

# The rules --------------------------------------------------------------------------------------


def table_rules(table: str, house: str | Sequence[str]) -> TableRules:
    """Build table rules from a game name, a preset and option phrases."""
    preset, *phrases = [house] if isinstance(house, str) else house
    table_phrases = [phrase for phrase in phrases if _option_group_name(phrase) is not None]
    house_phrases = [phrase for phrase in phrases if _option_group_name(phrase) is None]
    game = parse_game_or_mix(
        table, case_parser.parse_house_rules("; ".join([preset, *house_phrases]))
    )
    preset_name = "online" if preset == "strict" else preset
    option_groups = dict(PRESETS.get(preset_name, {}))
    if option_groups.get("format") == "cash":
        option_groups["buy_in"] = default_buy_in_rules(
            game.games[0] if isinstance(game, Rotation) else game
        )
    changed_options: dict[str, Any] = {}
    for phrase in table_phrases:
        group, option, value = _parse_option(phrase, option_groups)
        if group:
            changed_options.setdefault(group, {})[option] = value
        else:
            changed_options[option] = value
    for group, options in changed_options.items():
        if isinstance(options, dict):
            changed_options[group] = replace_options(_preset_group(group, option_groups), options)
    return TableRules.preset(preset_name, game, **changed_options)


def parse_game_or_mix(text: str, house: HouseRules) -> Game | Rotation:
    """Parse a game name, or a mix with its bets: ``horse 30/60``."""
    match = re.fullmatch(rf"({'|'.join(map(re.escape, ROTATIONS))}) (\d+)/(\d+)", text)
    if match:
        return build_rotation(match[1], int(match[2]), int(match[3]), rules=house)
    return parse_game(text, house)


def _option_group_name(phrase: str) -> str | None:
    """Return an option's group, an empty string for a table option, or ``None``."""
    option = phrase.partition(" ")[0]
    group, separator, _ = option.partition(".")
    if separator:
        return group
    return "" if option in TableRules.__struct_fields__ else None


def _parse_option(phrase: str, option_groups: dict[str, Any]) -> tuple[str, str, Any]:
    """Parse an option phrase such as ``button.rule dead`` or ``chairs 9``."""
    option, _, value_text = phrase.partition(" ")
    group, separator, option_name = option.partition(".")
    if not value_text:
        raise BadCase(f"{phrase!r}: say an option and its value, such as button.rule dead")
    if not separator:
        return (
            "",
            option,
            _parse_chips(value_text)
            if option == "chips"
            else _parse_value(value_text, _DEFAULTS.get(option)),
        )
    if not isinstance(_DEFAULTS.get(group), Struct):
        raise BadCase(f"a table has no group of options called {group!r}")
    return (
        group,
        option_name,
        _parse_value(value_text, getattr(_preset_group(group, option_groups), option_name, None)),
    )


def _preset_group(group: str, option_groups: dict[str, Any]) -> Struct:
    """Return the preset's values of an option group."""
    option_group: Struct = option_groups.get(group, _DEFAULTS[group])
    return option_group


_DEFAULTS: dict[str, Any] = {
    field.name: field.default for field in fields(TableRules) if field.default is not NODEFAULT
}


def _parse_value(text: str, current_value: object) -> Any:
    if isinstance(current_value, tuple):
        items = split_items(text) if "," in text else text.split()
        return tuple([int(item) if item.isdigit() else item for item in items])
    if text in ("on", "off"):
        return text == "on"
    return int(text) if text.isdigit() else text


def _parse_chips(text: str) -> tuple[Chip, ...]:
    """Parse ``white 1, red 5``."""
    return tuple([Chip(colour, int(worth)) for colour, worth in map(str.split, split_items(text))])


# The chairs -------------------------------------------------------------------------------------


class SeatedPlayer(NamedTuple):
    """A seated player with chips."""

    chair: int
    player: str
    chips: int


def parse_chairs(sits: Sequence[str]) -> list[SeatedPlayer]:
    """Parse seats such as ``1 A 200``."""
    players = []
    for item in sits:
        chair_match = re.fullmatch(r"(\d+) ([A-Za-z]\w*) (\d+)", item)
        if not chair_match:
            raise BadCase(f"{item!r} is not a chair, its player and their chips, such as 1 A 200")
        players.append(SeatedPlayer(int(chair_match[1]), chair_match[2], int(chair_match[3])))
    for unique_values in (
        [table_player.chair for table_player in players],
        [table_player.player for table_player in players],
    ):
        if len(set(unique_values)) < len(unique_values):
            raise BadCase(f"a chair or a player named twice: {sits}")
    return players


def parse_previous_positions(text: str) -> Positions:
    """Parse the positions of the previous hand: ``BTN 1, SB 2, BB 3``."""
    match = re.fullmatch(r"BTN (\d+), SB (\d+), BB (\d+)", text)
    if not match:
        raise BadCase(f"{text!r}: say all three chairs, such as BTN 1, SB 2, BB 3")
    return Positions(int(match[1]), int(match[2]), int(match[3]))


def chair_of(table: Table, player: PlayerOrChair) -> int:
    """Return a chair by its number or the player's name."""
    if isinstance(player, int) or player.isdigit():
        return int(player)
    if not (chair := table.chair_of(player)):
        names = ", ".join(table_player.player for table_player in table.chairs.values())
        raise BadCase(f"nobody at the table is called {player!r}; there are {names}")
    return chair


def with_chair_numbers(table: Table, phrases: Sequence[PlayerOrChair]) -> list[str]:
    """Replace the leading player names by chair numbers."""
    numbered_phrases = []
    for phrase in phrases:
        player, _, remaining_text = str(phrase).partition(" ")
        numbered_phrases.append(
            " ".join(filter(None, (str(chair_of(table, player)), remaining_text)))
        )
    return numbered_phrases


# Commands ---------------------------------------------------------------------------------------


class MatchedPhrase(NamedTuple):
    """A matched phrase with its table and time."""

    match: re.Match[str]
    table: Table
    now_ms: int

    @property
    def chair(self) -> int:
        """The chair of the player."""
        return chair_of(self.table, self.match["who"])

    def number(self, name: str) -> int:
        """Return a named number of the phrase, or 0."""
        return int(self.match[name] or 0)


def parse_command(text: str, table: Table, now_ms: int) -> c.AnyTableCommand | None:
    """Return the table command of a phrase, or ``None``."""
    for pattern, build_command in _COMMAND_PATTERNS.items():
        if match := re.fullmatch(pattern, text):
            return build_command(MatchedPhrase(match, table, now_ms))
    return None


def _parse_sit(matched_phrase: MatchedPhrase) -> c.Sit:
    entry_by_wording = {
        "": "new",
        "in their stead": "replacing",
        "from a broken table": "transferred",
    }
    wording = matched_phrase.match["how"] or ""
    return c.Sit(
        matched_phrase.match["who"],
        matched_phrase.number("chair"),
        matched_phrase.number("chips"),
        entry_by_wording.get(wording, "new"),  # type: ignore[arg-type]
        waits_for_big_blind=wording == "and waits",
        at=matched_phrase.now_ms,
    )


def _parse_game_change(matched_phrase: MatchedPhrase) -> c.ChangeRules:
    rules = matched_phrase.table.rules
    game = parse_game_or_mix(matched_phrase.match["game"], rules.games[0].rules)
    return c.ChangeRules(replace_game(rules, game))


def _parse_marker(matched_phrase: MatchedPhrase) -> c.OfferMarker:
    lender = matched_phrase.match["lender"]
    return c.OfferMarker(
        matched_phrase.chair,
        matched_phrase.number("chips"),
        chair_of(matched_phrase.table, lender) if lender else 0,
    )


_PLAYER_PATTERN = r"(?P<who>\w+)"
_CHIPS_PATTERN = r"(?P<chips>\d+)"
_COMMAND_PATTERNS: dict[str, Callable[[MatchedPhrase], c.AnyTableCommand]] = {
    # Players.
    rf"{_PLAYER_PATTERN} sits at (?P<chair>\d+)(?: with {_CHIPS_PATTERN})?"
    r"(?: (?P<how>and waits|in their stead|from a broken table))?": _parse_sit,
    rf"{_PLAYER_PATTERN} quits": lambda a: c.Leave(a.chair, at=a.now_ms),
    rf"{_PLAYER_PATTERN} stays": lambda a: c.Leave(a.chair, is_cancelled=True),
    rf"{_PLAYER_PATTERN} is removed": lambda a: c.Remove(a.chair, at=a.now_ms),
    rf"{_PLAYER_PATTERN} sits out": lambda a: c.SitOut(a.chair),
    rf"{_PLAYER_PATTERN} sits out at the big blind": lambda a: c.SitOut(a.chair, at_big_blind=True),
    rf"{_PLAYER_PATTERN} stays in": lambda a: c.SitOut(a.chair, is_cancelled=True),
    rf"{_PLAYER_PATTERN} comes back": lambda a: c.ComeBack(a.chair),
    rf"{_PLAYER_PATTERN} comes back and waits": lambda a: c.ComeBack(
        a.chair, waits_for_big_blind=True
    ),
    rf"{_PLAYER_PATTERN} moves to (?P<chair>\d+)": lambda a: c.ChangeChair(
        a.chair, a.number("chair")
    ),
    # Chips.
    rf"{_PLAYER_PATTERN} buys {_CHIPS_PATTERN}": lambda a: c.Buy(
        a.chair, a.number("chips"), a.now_ms
    ),
    rf"{_PLAYER_PATTERN} takes {_CHIPS_PATTERN} off": lambda a: c.TakeChips(
        a.chair, a.number("chips")
    ),
    rf"{_PLAYER_PATTERN} loses {_CHIPS_PATTERN} elsewhere": lambda a: c.Adjust(
        a.chair, -a.number("chips"), "as the case has it"
    ),
    rf"{_PLAYER_PATTERN} wins {_CHIPS_PATTERN} elsewhere": lambda a: c.Adjust(
        a.chair, a.number("chips"), "as the case has it"
    ),
    rf"{_PLAYER_PATTERN} is approved": lambda a: c.Approve(a.chair),
    rf"{_PLAYER_PATTERN} is not approved": lambda a: c.Approve(a.chair, is_approved=False),
    rf"{_PLAYER_PATTERN} offers a marker for {_CHIPS_PATTERN}": lambda a: c.OfferMarker(
        a.chair, a.number("chips")
    ),
    rf"{_PLAYER_PATTERN} borrows {_CHIPS_PATTERN} from (?P<lender>\w+)": _parse_marker,
    rf"{_PLAYER_PATTERN} accepts": lambda a: c.AnswerMarker(a.chair, True),
    rf"{_PLAYER_PATTERN} refuses": lambda a: c.AnswerMarker(a.chair, False),
    rf"{_PLAYER_PATTERN} settles {_CHIPS_PATTERN}(?: with (?P<lender>\w+))?": lambda a: (
        c.SettleMarker(a.match["who"], a.number("chips"), a.match["lender"] or "")
    ),
    # Before the cards.
    rf"{_PLAYER_PATTERN} straddles(?: to {_CHIPS_PATTERN})?": lambda a: c.Straddle(
        a.chair, a.number("chips")
    ),
    rf"{_PLAYER_PATTERN} chops": lambda a: c.ChopBlinds(a.chair),
    rf"{_PLAYER_PATTERN} declines": lambda a: c.DeclineStraddle(a.chair),
    # Time.
    r"at (?P<at>\d+) s": lambda a: c.PassTime(a.now_ms),
    r"the table resumes at \d+ s after (?P<chips>\d+) s": lambda a: c.Resume(
        at=a.now_ms, stopped_at=a.now_ms - 1000 * a.number("chips")
    ),
    rf"{_PLAYER_PATTERN} calls the clock": lambda a: c.CallClock(a.chair, a.now_ms),
    rf"{_PLAYER_PATTERN} asks for time": lambda a: c.AskForTime(a.chair, a.now_ms),
    rf"{_PLAYER_PATTERN} is cut off": lambda a: c.LoseConnection(a.chair, a.now_ms),
    rf"{_PLAYER_PATTERN} is there again": lambda a: c.RegainConnection(a.chair, a.now_ms),
    # The host and the dealer.
    r"draw (?P<cards>[2-9TJQKAcdhs ]+)": lambda a: c.DrawForButton(parse_cards(a.match["cards"])),
    r"the button to (?P<who>\w+)": lambda a: c.PlaceButton(a.chair),
    r"the dealer chooses (?P<game>.+)": lambda a: c.ChooseGame(a.match["game"]),
    r"now (?P<game>.+)": _parse_game_change,
    r"called off": lambda a: c.CallOff("as the case has it"),
    r"closed": lambda a: c.CloseTable(a.now_ms),
    rf"{_PLAYER_PATTERN} shows 7-2": lambda a: c.ShowSevenDeuce(a.chair),
    r"time fees": lambda a: c.TakeTimeFees(),
    rf"kitty payment of {_CHIPS_PATTERN} for (?P<what>.+)": lambda a: c.SpendKitty(
        a.number("chips"), a.match["what"]
    ),
    r"colour up(?: (?P<cards>[2-9TJQKAcdhs ]+))?": lambda a: c.ColourUp(
        parse_cards(a.match["cards"] or "")
    ),
}


# A hand -----------------------------------------------------------------------------------------


class BeforeHand(NamedTuple):
    """Steps before a hand: commands, straddles, and the ante of a bomb pot."""

    commands: list[str]
    straddles: list[str]
    bomb_ante: int


def parse_before_hand(hand: TableHand) -> BeforeHand:
    """Split a hand's *before* phrases: bomb pot and straddles, and commands."""
    bomb_texts = [phrase for phrase in hand.before if re.fullmatch(r"bomb \d+", phrase)]
    straddles = [phrase for phrase in hand.before if re.search(r" (straddles|declines)\b", phrase)]
    commands = [phrase for phrase in hand.before if phrase not in (*bomb_texts, *straddles)]
    return BeforeHand(commands, straddles, sum(int(phrase[5:]) for phrase in bomb_texts))
