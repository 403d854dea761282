"""ACPC game definitions, which describe a game of the competition in a dozen lines.

Only games that the engine plays are accepted; others raise ``BadNotation`` with the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import DECKS, card_names, card_of
from riverboat.engine import (
    VARIANTS,
    BadGame,
    FixedLimit,
    Game,
    HouseRules,
    NoLimit,
    Post,
    Stakes,
    Street,
    Variant,
    start,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.acpc_games import (
    DeckUnsupported,
    DefinitionKeyMissing,
    DefinitionValuesMissing,
    FirstPlayerChangeTooEarly,
    FirstPlayerNotLeftOfBlind,
    FirstPlayerOutOfRange,
    FirstPlayerVaries,
    GameDefinitionLineUnknown,
    GameDefinitionMarkersMissing,
    GameInvalid,
    GameUnknownForPlayerCount,
    HandsUnranked,
    LimitKeywordMissing,
    NoSmallAndBigBet,
    RoundWithoutABet,
    WholeNumbersExpectedOnLine,
)
from riverboat.words.refusals.file_values import LocatedFileError, TextExpectedInFile


class Definition(Struct, frozen=True):
    """A game definition as in its file: players are counted from 0, and amounts are chips."""

    limit: bool
    players: int
    blinds: tuple[int, ...]
    stacks: tuple[int, ...]
    """Starting stacks; empty when the game does not limit them."""
    raise_sizes: tuple[int, ...]
    first_players: tuple[int, ...]
    max_raises: tuple[int, ...]
    """Bets and raises allowed in each round; the blind is not one of them."""
    suits: int
    ranks: int
    hole_cards: int
    board_cards: tuple[int, ...]
    """Cards dealt to the board before each round."""

    @property
    def rounds(self) -> int:
        """The number of betting rounds."""
        return len(self.board_cards)


class DefinedTable(Struct, frozen=True):
    """A table that is set up from a definition: all arguments of ``start``."""

    definition: Definition
    game: Game
    stacks: tuple[int, ...]
    button: int
    posts: tuple[Post, ...]
    scale: int
    """Number of chips per unit of the file, chosen so that any pot can be split between all players
    without a remainder.
    """


def read_definition(path: Path | str) -> Definition:
    """Read a definition from a file."""
    try:
        return parse_definition(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadNotation(LocatedFileError(TextExpectedInFile(), str(path))) from error


def parse_definition(text: str) -> Definition:
    """Parse a definition.

    >>> kuhn = parse_definition('''GAMEDEF
    ... limit
    ... numPlayers = 2
    ... numRounds = 1
    ... blind = 1 1
    ... raiseSize = 1
    ... maxRaises = 1
    ... numSuits = 1
    ... numRanks = 3
    ... numHoleCards = 1
    ... numBoardCards = 0
    ... END GAMEDEF''')
    >>> kuhn.blinds, kuhn.rounds
    ((1, 1), 1)
    """
    values: dict[str, tuple[int, ...]] = {}
    betting_kind = ""
    lines = [line.partition("#")[0].strip().lower() for line in text.splitlines()]
    if "gamedef" not in lines or "end gamedef" not in lines:
        raise BadNotation(GameDefinitionMarkersMissing())
    for line in lines:
        key, separator, value_text = line.partition("=")
        if line in ("limit", "nolimit"):
            betting_kind = line
        elif separator and key.strip() in _DEFINITION_KEYS:
            try:
                values[key.strip()] = tuple(int(word) for word in value_text.split())
            except ValueError:
                raise BadNotation(WholeNumbersExpectedOnLine(repr(line))) from None
        elif line not in ("", "gamedef", "end gamedef"):
            raise BadNotation(GameDefinitionLineUnknown(repr(line)))
    if not betting_kind:
        raise BadNotation(LimitKeywordMissing())
    return _build_definition(betting_kind == "limit", values)


_DEFINITION_KEYS: Final = frozenset(
    "numplayers numrounds blind stack raisesize firstplayer maxraises numsuits numranks "
    "numholecards numboardcards".split()
)
_NO_RAISE_LIMIT: Final = 255


def _build_definition(is_limit: bool, values: dict[str, tuple[int, ...]]) -> Definition:
    def read_number(key: str) -> int:
        if len(values.get(key, ())) != 1 or values[key][0] < 0:
            raise BadNotation(DefinitionKeyMissing(key))
        return values[key][0]

    def read_numbers(key: str, expected_count: int, default: int | None = None) -> tuple[int, ...]:
        numbers = values.get(key)
        if numbers is None and default is not None:
            return (default,) * expected_count
        if numbers is None or len(numbers) < expected_count or min(numbers) < 0:
            raise BadNotation(DefinitionValuesMissing(key, expected_count))
        return numbers[:expected_count]

    player_count, round_count = read_number("numplayers"), read_number("numrounds")
    if not 2 <= player_count <= 10 or not 1 <= round_count <= 4:
        raise BadNotation(GameUnknownForPlayerCount(player_count, round_count))
    first_players = read_numbers("firstplayer", round_count, 1)
    if not all(1 <= player <= player_count for player in first_players):
        raise BadNotation(FirstPlayerOutOfRange(player_count))
    return Definition(
        is_limit,
        player_count,
        read_numbers("blind", player_count),
        read_numbers("stack", player_count) if "stack" in values or not is_limit else (),
        read_numbers("raisesize", round_count) if is_limit else (),
        tuple(player - 1 for player in first_players),
        read_numbers("maxraises", round_count, _NO_RAISE_LIMIT),
        read_number("numsuits"),
        read_number("numranks"),
        read_number("numholecards"),
        read_numbers("numboardcards", round_count, 0),
    )


def build_table(definition: Definition) -> DefinedTable:
    """Return the table of a definition: its game, stacks, button and posts."""
    try:
        table = _compile_table(definition)
        start(table.game, table.stacks, table.button, table.posts)
    except BadGame as error:
        raise BadNotation(GameInvalid(error.refusal)) from error
    return table


def _compile_table(definition: Definition) -> DefinedTable:
    player_count = definition.players
    scale = lcm(*range(1, player_count + 1))
    blinds = [blind * scale for blind in definition.blinds]
    button, posts = _build_posts(definition, blinds)
    live_chips = sorted(post.chips for post in posts if post.is_live)
    max_blind = max(blinds)
    raise_sizes = [size * scale for size in definition.raise_sizes] or [max(max_blind, scale)]
    if raise_sizes != sorted(raise_sizes) or len(set(raise_sizes)) > 2:
        raise BadNotation(NoSmallAndBigBet(str(definition.raise_sizes)))
    bet_counts = _list_max_bet_counts(definition, bool(live_chips))
    rules = HouseRules(
        max_raises=max(bet_counts) - 1,
        max_raises_two_rounds=max(bet_counts) - 1,
        headsup_cap="always_capped",
        fold_when_free="reject",
        open_allin_hands=False,
        showdown="all",
        odd_chip="fraction",
    )
    stakes = Stakes(
        blinds=tuple(live_chips),
        small_bet=raise_sizes[0],
        big_bet=raise_sizes[-1],
        ante=0 if live_chips else max_blind,
    )
    game = Game(
        _find_variant(definition), FixedLimit() if definition.limit else NoLimit(), stakes, rules
    )
    stacks = [stack * scale for stack in definition.stacks]
    if not stacks:  # no player can be all-in
        deep_stack = (
            max_blind
            + sum(raise_limit * raise_sizes[-1] for raise_limit in definition.max_raises)
            + scale
        )
        stacks = [deep_stack] * player_count
    return DefinedTable(definition, game, tuple(stacks), button, posts, scale)


def _build_posts(definition: Definition, blinds: Sequence[int]) -> tuple[int, tuple[Post, ...]]:
    """Return the button and the posts: blinds of one size for all players are antes."""
    player_count, first_players = definition.players, definition.first_players
    later_first_players = set(first_players[1:])
    if len(later_first_players) > 1:
        raise BadNotation(FirstPlayerChangeTooEarly())
    button = ((first_players[1] if later_first_players else first_players[0]) - 1) % player_count
    if len(set(blinds)) == 1:
        if definition.rounds > 1 and first_players[0] != first_players[1]:
            raise BadNotation(FirstPlayerVaries())
        ante_posts = [Post(seat, "ante", chips) for seat, chips in enumerate(blinds) if chips]
        return button, tuple(ante_posts)
    blind_seats = sorted(
        (seat for seat in range(player_count) if blinds[seat]), key=blinds.__getitem__
    )
    if not later_first_players:
        button = (blind_seats[0] - 1) % player_count if player_count > 2 else blind_seats[0]
    if (blind_seats[-1] + 1) % player_count != first_players[0]:
        raise BadNotation(FirstPlayerNotLeftOfBlind())
    return button, tuple(Post(seat, "blind", blinds[seat]) for seat in blind_seats)


def _list_max_bet_counts(definition: Definition, has_blinds: bool) -> tuple[int, ...]:
    """Return the allowed bets and raises by round, with a blind as the first of them."""
    first_round_raises, *later_raises = definition.max_raises
    if min(definition.max_raises) < 1:
        raise BadNotation(RoundWithoutABet())
    return (first_round_raises + has_blinds, *later_raises)


def _find_variant(definition: Definition) -> Variant:
    """Return the named variant of a definition, or build a new one."""
    deck_name = _find_deck(definition)
    card_count = definition.hole_cards + sum(definition.board_cards)
    if definition.hole_cards == 1 and card_count <= 2:
        ranking = "kuhn" if card_count == 1 else "leduc"
    elif 5 <= card_count <= 7:
        ranking = "high"
    else:
        raise BadNotation(HandsUnranked(card_count))
    raise_sizes = definition.raise_sizes or (0,) * definition.rounds
    defined_streets = tuple(
        (
            definition.hole_cards if round_index == 0 else 0,
            board_card_count,
            raise_sizes[round_index] > raise_sizes[0],
        )
        for round_index, board_card_count in enumerate(definition.board_cards)
    )
    for variant in VARIANTS.values():
        street_shapes = tuple(
            (street.down_cards, street.board_cards, street.has_big_bet)
            for street in variant.streets
        )
        if definition.limit and street_shapes != defined_streets:
            continue
        if [street_shape[:2] for street_shape in street_shapes] == [
            defined_street[:2] for defined_street in defined_streets
        ] and variant.ranking == ranking:
            return variant if variant.deck == deck_name else replace(variant, deck=deck_name)
    streets = tuple(
        Street(
            f"round {round_index + 1}",
            down_cards=down_cards,
            board_cards=board_cards,
            has_big_bet=has_big_bet,
        )
        for round_index, (down_cards, board_cards, has_big_bet) in enumerate(defined_streets)
    )
    return Variant("one card" if ranking != "high" else "high", deck_name, streets, ranking)


def _find_deck(definition: Definition) -> str:
    """Return the name of the deck: the highest ranks in the last suits."""
    cards = {
        card_of(12 - rank, 3 - suit)
        for rank in range(definition.ranks)
        for suit in range(definition.suits)
    }
    for name, deck in DECKS.items():
        if set(deck.cards) == cards:
            return name
    shown_cards = card_names(sorted(cards)) if len(cards) < 13 else None
    raise BadNotation(DeckUnsupported(definition.ranks, definition.suits, shown_cards))
