"""Private keys, in which ``ohh_writer`` records facts that the format cannot express.

They begin with ``_``; other programs ignore them and still read a sensible hand. They are written
only where reading the standard keys would not give equal facts.

of the hand
===========  ====================================================================================
_scale       number of chips per unit of the file
_variant     riverboat's name of the game, if ``game_type`` and the cards leave a choice:
             ``"razz"``
_game        the whole game, where standard keys would give another: ``{"sign": "no-limit
             hold'em 1/2 cap 60", "rules": {"max_runs": 2}}``, with chips instead of amounts
_button      the seat that acts last, where dealer seat and blinds give another: seats are
             counted from 0 by chair
_posts       all forced bets: ``["3 sleeper 10", "1 blind 3 as 5"]``, with seats and chips
_said        commands given before an action, counted over the whole hand: ``"7 challenge"``,
             ``"12 1 runs 2"``, ``"9 2 declares low"``, ``"9 2 takes back"``, ``"4 corrects"``
===========  ====================================================================================

of a round
===========  ====================================================================================
_burned      burned cards, one text for each time that one is due: ``["2h"]``
===========  ====================================================================================

of an action ``Dealt Cards``
===========  ====================================================================================
_cards       the cards, unknown ones included: ``"??Kd"``
_up          the cards were dealt face up
_discards    the discards before the deal: ``"2h5d"``; empty for a player who stood pat
_exposed     the cards that the dealer exposed
===========  ====================================================================================
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, get_args

import msgspec

from riverboat.cards import Cards, parse_cards
from riverboat.decoding import decode_json
from riverboat.engine import (
    VARIANTS,
    AnyCommand,
    ChallengeOverbet,
    CorrectBringIn,
    Declare,
    Game,
    HouseRules,
    Post,
    RunIt,
    TakeBackDiscard,
    parse_game,
)
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.engine.games.forced_bets import PostKind
from riverboat.notation.ohh.json_fields import JsonObject
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import (
    GameNameUnknown,
    LocatedFileError,
    NotatedNameUnknown,
    NotatedValueInvalid,
    SeatExpected,
    ValueExpected,
)


def read_private_scale(ohh: JsonObject) -> int:
    """Return the scale that the writer recorded; 0 if not recorded."""
    scale = ohh.get("_scale", 0)
    if type(scale) is not int or not 0 <= scale <= 10**12:
        raise BadNotation(ValueExpected("_scale", "chips", f"{scale!r:.40}"))
    return scale


def read_private_button(ohh: JsonObject, player_count: int) -> int | None:
    """Return the seat that ``_button`` records, which acts last; ``None`` if there is no record."""
    button = ohh.get("_button")
    if button is None:
        return None
    if type(button) is not int or not 0 <= button < player_count:
        raise BadNotation(SeatExpected("_button", player_count - 1, f"{button!r:.40}"))
    return button


def read_private_variant(ohh: JsonObject) -> str:
    """Return riverboat's recorded name of the game; empty if not recorded."""
    if "_variant" not in ohh:
        return ""
    name = ohh["_variant"]
    if not isinstance(name, str) or name not in VARIANTS:
        raise BadNotation(LocatedFileError(GameNameUnknown(f"{name!r:.40}"), "_variant"))
    return name


def read_private_game(ohh: JsonObject) -> Game | None:
    """Return the complete recorded game; ``None`` if there is no record."""
    game = ohh.get("_game")
    if game is None:
        return None
    return _compile_game(msgspec.json.encode(game, enc_hook=str).decode())


@lru_cache(512)
def _compile_game(text: str) -> Game:
    """Return a cached game, so that equal games are compiled once."""
    try:
        game_fields = decode_json(text)
        if isinstance(game_fields, dict) and "sign" in game_fields:
            return parse_game(
                str(game_fields["sign"]), HouseRules().replace(**dict(game_fields.get("rules", {})))
            )
        return decode_json(text, Game)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise BadNotation(LocatedFileError(refusal_of(error), "_game")) from error


def game_to_json(game: Game) -> dict[str, Any]:
    """Return a game in the form that ``read_private_game`` reads."""
    default_rules = HouseRules()
    rules = {
        key: getattr(game.rules, key)
        for key in default_rules.__struct_fields__
        if getattr(game.rules, key) != getattr(default_rules, key)
    }
    game_json: dict[str, Any] = {"sign": game.name, "rules": rules}
    try:
        if parse_game(game.name, game.rules) == game:
            return game_json
    except ValueError:
        pass  # a game that its short name does not fully describe
    game_fields: dict[str, Any] = msgspec.to_builtins(game)
    return game_fields


def read_private_posts(ohh: JsonObject, player_count: int) -> tuple[Post, ...]:
    """Return the recorded posts; empty if there is no record."""
    return tuple([_parse_post(str(text), player_count) for text in _read_list(ohh, "_posts")])


def _parse_post(text: str, player_count: int) -> Post:
    match text.split():
        case [seat_text, kind, chips_text, *suffix_words] if (
            _is_seat(seat_text, player_count)
            and kind in _POST_KIND_BY_NAME
            and _is_number(chips_text)
            and (
                not suffix_words
                or (
                    len(suffix_words) == 2
                    and suffix_words[0] == "as"
                    and _is_number(suffix_words[1])
                )
            )
        ):
            counted_bet = int(suffix_words[1]) if suffix_words else 0
            return Post(int(seat_text), _POST_KIND_BY_NAME[kind], int(chips_text), counted_bet)
        case _:
            raise BadNotation(
                LocatedFileError(
                    NotatedValueInvalid(f"{text!r:.40}", "post", "3 straddle 20"), "_posts"
                )
            )


_POST_KIND_BY_NAME: Final[dict[str, PostKind]] = {kind: kind for kind in get_args(PostKind)}


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 16


def _is_seat(text: str, player_count: int) -> bool:
    return _is_number(text) and int(text) < player_count


def read_private_burns(json_object: JsonObject) -> list[Cards]:
    """Return the burned cards of a round, deal by deal."""
    return [parse_cards(str(text)) for text in _read_list(json_object, "_burned")]


def read_private_commands(ohh: JsonObject, player_count: int) -> dict[int, list[AnyCommand]]:
    """Return the commands given before each action, by the action's number."""
    commands_by_index: dict[int, list[AnyCommand]] = {}
    for text in _read_list(ohh, "_said"):
        index_text, _, command_text = str(text).partition(" ")
        command = (
            _parse_command(command_text.split(), player_count) if _is_number(index_text) else None
        )
        if command is None:
            raise BadNotation(
                LocatedFileError(NotatedNameUnknown(f"{text!r:.40}", "7 1 runs 2"), "_said")
            )
        commands_by_index.setdefault(int(index_text), []).append(command)
    return commands_by_index


def _parse_command(words: list[str], player_count: int) -> AnyCommand | None:
    match words:
        case ["challenge"]:
            return ChallengeOverbet()
        case ["corrects"]:
            return CorrectBringIn()
        case [seat, "runs", run_count_text] if _is_seat(seat, player_count) and _is_number(
            run_count_text
        ):
            return RunIt(int(seat), int(run_count_text))
        case [seat, "declares", ("high" | "low" | "both") as side] if _is_seat(seat, player_count):
            return Declare(int(seat), side)
        case [seat, "takes", "back"] if _is_seat(seat, player_count):
            return TakeBackDiscard(int(seat))
        case _:
            return None


def _read_list(ohh: JsonObject, key: str) -> list[Any]:
    items = ohh.get(key, [])
    if not isinstance(items, list):
        raise BadNotation(ValueExpected(key, "texts", f"{items!r:.40}"))
    return items
