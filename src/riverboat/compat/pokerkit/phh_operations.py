"""PHH actions such as ``p1 cbr 6``: applied to a state, and written from operations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

from riverboat.compat.pokerkit.operations import (
    BoardDealing,
    BringInPosting,
    CheckingOrCalling,
    CompletionBettingOrRaisingTo,
    Folding,
    HoleCardsShowingOrMucking,
    HoleDealing,
    Operation,
    StandingPatOrDiscarding,
)
from riverboat.compat.pokerkit.state import State
from riverboat.compat.pokerkit.utilities import Card, parse_value


def parse_action(
    state: State, action: str, parse_value: Callable[[str], int] = parse_value
) -> None:
    """Apply a PHH action to a state; ``ValueError`` if it is illegal or malformed."""
    text, hash_sign, comment = action.partition("#")
    commentary = comment[1:] if hash_sign else None
    match text.split():
        case []:
            state.no_operate(commentary=commentary)
        case ["d", "db", cards]:
            state.deal_board(cards)
        case ["d", "dh", player, cards]:
            state.deal_hole(cards, _parse_player_index(player), commentary=commentary)
        case [player, "sd", *cards] if len(cards) < 2:
            _require_turn(player, state.stand_patter_or_discarder_index, action)
            state.stand_pat_or_discard("".join(cards), commentary=commentary)
        case [player, "pb"]:
            _require_turn(player, state.actor_index, action)
            state.post_bring_in(commentary=commentary)
        case [player, "f"]:
            _require_turn(player, state.actor_index, action)
            state.fold(commentary=commentary)
        case [player, "cc"]:
            _require_turn(player, state.actor_index, action)
            state.check_or_call(commentary=commentary)
        case [player, "cbr", amount]:
            _require_turn(player, state.actor_index, action)
            state.complete_bet_or_raise_to(parse_value(amount), commentary=commentary)
        case [player, "sm", *cards] if len(cards) < 2:
            status_or_cards = {"": False, "-": True}.get("".join(cards), "".join(cards))
            state.show_or_muck_hole_cards(
                status_or_cards, _parse_player_index(player), commentary=commentary
            )
        case _:
            raise ValueError(f"invalid action {action!r}")


def _parse_player_index(player: str) -> int:
    if player[:1] != "p":
        raise ValueError(f"players must be p1, p2 ..., got {player!r}")
    return int(player[1:]) - 1


def _require_turn(player: str, turn_index: int | None, action: str) -> None:
    if _parse_player_index(player) != turn_index:
        raise ValueError(f"it is not {player}'s turn for {action!r}")


def iter_phh_lines(operations: Iterable[Operation], is_compressed: bool) -> Iterator[str]:
    """Yield the operations as PHH actions, one line each.

    With *is_compressed*, cards that are dealt together are one line.
    """
    hole_cards_by_player: dict[int, list[Card]] = defaultdict(list)
    board_cards: list[Card] = []

    def iter_dealing_lines() -> Iterator[str]:
        for player in sorted(hole_cards_by_player):
            yield f"d dh p{player + 1} {_format_cards(hole_cards_by_player[player])}"
        if board_cards:
            yield f"d db {_format_cards(board_cards)}"
        hole_cards_by_player.clear()
        board_cards.clear()

    for operation in operations:
        if not (is_compressed and isinstance(operation, HoleDealing | BoardDealing)):
            yield from iter_dealing_lines()
        match operation:
            case HoleDealing(player_index=player, cards=cards):
                hole_cards_by_player[player] += cards
            case BoardDealing(cards=cards):
                board_cards += cards
            case _:
                pass
        action_texts = [_format_operation(operation)]
        if operation.commentary is not None:
            action_texts.append(f"# {operation.commentary}")
        if line := " ".join(action_text for action_text in action_texts if action_text).strip():
            yield line
    yield from iter_dealing_lines()


def _format_operation(operation: Operation) -> str:
    match operation:
        case StandingPatOrDiscarding(player_index=player, cards=cards):
            return f"p{player + 1} sd {_format_cards(cards)}".strip()
        case BringInPosting(player_index=player):
            return f"p{player + 1} pb"
        case Folding(player_index=player):
            return f"p{player + 1} f"
        case CheckingOrCalling(player_index=player):
            return f"p{player + 1} cc"
        case CompletionBettingOrRaisingTo(player_index=player, amount=amount):
            return f"p{player + 1} cbr {amount}"
        case HoleCardsShowingOrMucking(player_index=player, hole_cards=cards):
            return f"p{player + 1} sm {_format_cards(cards)}".strip()
        case _:
            return ""


def _format_cards(cards: Iterable[Card]) -> str:
    return "".join(map(repr, cards))
