"""The wire states of a dealer's log, derived from its text alone.

This module does not use riverboat: it is the independent reference for its server and client.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class GameRules:
    """The parameters of a game that are needed to follow its log."""

    blinds: tuple[int, ...]
    first_actors: tuple[int, ...]
    """First player to act in each round, counted from 0."""
    raise_sizes: tuple[int, ...] = ()
    max_raises: tuple[int, ...] = (255, 255, 255, 255)
    stack: int = 10**9


LIMIT_2P_RULES = GameRules((10, 5), (1, 0, 0, 0), (10, 10, 20, 20), (3, 4, 4, 4))
NO_LIMIT_3P_RULES = GameRules((50, 100, 0), (2, 0, 0, 0), stack=20_000)


@dataclass(frozen=True)
class WireTurn:
    """A state on the wire with the player who must answer and the answer; none at the end."""

    betting: str
    actor: int
    action: str
    legal_actions: frozenset[str] = frozenset()
    min_raise: int = 0
    max_raise: int = -1

    def allows(self, action: str) -> bool:
        """Return True if the actor may take this action."""
        if action in self.legal_actions:
            return True
        raise_match = re.fullmatch(r"r([1-9][0-9]*)", action)
        return bool(raise_match) and self.min_raise <= int(raise_match[1]) <= self.max_raise  # type: ignore[index]


def iter_wire_turns(betting: str, rules: GameRules) -> Iterator[WireTurn]:
    """Yield every state of a hand, in order."""
    player_count = len(rules.blinds)
    chips_in_street, folded_seats = list(rules.blinds), set[int]()
    highest_bet, last_raise_size, raise_count, street = (
        max(chips_in_street),
        max(chips_in_street),
        0,
        0,
    )
    last_actor = rules.first_actors[0] - 1
    betting_so_far = ""
    for action_token in re.findall(r"(?:f|c|r[0-9]*)/*", betting):
        able_seats = [
            seat
            for seat in range(player_count)
            if seat not in folded_seats and chips_in_street[seat] < rules.stack
        ]
        actor = next(
            seat % player_count
            for seat in range(last_actor + 1, last_actor + 1 + player_count)
            if seat % player_count in able_seats
        )
        owes_chips = chips_in_street[actor] < highest_bet
        can_raise = raise_count < rules.max_raises[street] and len(able_seats) > 1
        legal_actions = (
            {"c"}
            | ({"f"} if owes_chips else set())
            | ({"r"} if can_raise and rules.raise_sizes else set())
        )
        min_raise, max_raise = 0, -1
        if can_raise and not rules.raise_sizes and highest_bet < rules.stack:
            min_raise, max_raise = min(highest_bet + last_raise_size, rules.stack), rules.stack
        action = action_token.rstrip("/")
        yield WireTurn(
            betting_so_far, actor, action, frozenset(legal_actions), min_raise, max_raise
        )
        if action == "f":
            folded_seats.add(actor)
        elif action == "c":
            chips_in_street[actor] = min(highest_bet, rules.stack)
        else:
            total_bet = (
                highest_bet + rules.raise_sizes[street] if rules.raise_sizes else int(action[1:])
            )
            last_raise_size, highest_bet, raise_count = (
                max(last_raise_size, total_bet - highest_bet),
                total_bet,
                raise_count + 1,
            )
            chips_in_street[actor] = total_bet
        last_actor = actor
        betting_so_far += action_token
        if "/" in action_token:
            street += action_token.count("/")
            last_raise_size, raise_count, last_actor = (
                max(rules.blinds),
                0,
                rules.first_actors[street] - 1,
            )
    yield WireTurn(betting_so_far, -1, "")


def iter_sent_states(line: str, position: int, rules: GameRules) -> Iterator[tuple[str, WireTurn]]:
    """Yield every state that the player in this position is sent in a hand of a log."""
    _, hand_number, betting, cards, *_ = line.split(":")
    hole_cards_text, *boards = cards.split("/")
    holdings = hole_cards_text.split("|")
    folded_players: set[int] = set()
    for turn in iter_wire_turns(betting, rules):
        is_over = turn.actor < 0
        is_showdown = is_over and len(folded_players) < len(holdings) - 1
        holding_texts = [
            holding if seat == position or (is_showdown and seat not in folded_players) else ""
            for seat, holding in enumerate(holdings)
        ]
        shown_boards = boards[: turn.betting.count("/")]
        shown_text = "/".join(["|".join(holding_texts), *shown_boards])
        yield f"MATCHSTATE:{position}:{hand_number}:{turn.betting}:{shown_text}", turn
        if turn.action == "f":
            folded_players.add(turn.actor)


def find_position(line: str, name: str) -> int:
    """Return a player's position in a hand of a log."""
    return line.rpartition(":")[2].split("|").index(name)
