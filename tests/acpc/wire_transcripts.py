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
    first: tuple[int, ...]
    """First player to act in each round, counted from 0."""
    sizes: tuple[int, ...] = ()
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
    legal: frozenset[str] = frozenset()
    min_raise: int = 0
    max_raise: int = -1

    def allows(self, action: str) -> bool:
        """Return True if the actor may take this action."""
        if action in self.legal:
            return True
        size = re.fullmatch(r"r([1-9][0-9]*)", action)
        return bool(size) and self.min_raise <= int(size[1]) <= self.max_raise  # type: ignore[index]


def wire_turns(betting: str, rules: GameRules) -> Iterator[WireTurn]:
    """Yield every state of a hand, in order."""
    players = len(rules.blinds)
    chips_in_street, folded_seats = list(rules.blinds), set[int]()
    highest_bet, raise_by, raises, street = max(chips_in_street), max(chips_in_street), 0, 0
    last_actor = rules.first[0] - 1
    so_far = ""
    for token in re.findall(r"(?:f|c|r[0-9]*)/*", betting):
        able_seats = [
            p for p in range(players) if p not in folded_seats and chips_in_street[p] < rules.stack
        ]
        actor = next(
            p % players
            for p in range(last_actor + 1, last_actor + 1 + players)
            if p % players in able_seats
        )
        chips_to_call = chips_in_street[actor] < highest_bet
        can_raise = raises < rules.max_raises[street] and len(able_seats) > 1
        legal = (
            {"c"}
            | ({"f"} if chips_to_call else set())
            | ({"r"} if can_raise and rules.sizes else set())
        )
        minimum, maximum = 0, -1
        if can_raise and not rules.sizes and highest_bet < rules.stack:
            minimum, maximum = min(highest_bet + raise_by, rules.stack), rules.stack
        action = token.rstrip("/")
        yield WireTurn(so_far, actor, action, frozenset(legal), minimum, maximum)
        if action == "f":
            folded_seats.add(actor)
        elif action == "c":
            chips_in_street[actor] = min(highest_bet, rules.stack)
        else:
            total = highest_bet + rules.sizes[street] if rules.sizes else int(action[1:])
            raise_by, highest_bet, raises = max(raise_by, total - highest_bet), total, raises + 1
            chips_in_street[actor] = total
        last_actor = actor
        so_far += token
        if "/" in token:
            street += token.count("/")
            raise_by, raises, last_actor = max(rules.blinds), 0, rules.first[street] - 1
    yield WireTurn(so_far, -1, "")


def states_sent_to(line: str, position: int, rules: GameRules) -> Iterator[tuple[str, WireTurn]]:
    """Yield every state that the player in this position is sent in a hand of a log."""
    _, number, betting, cards, *_ = line.split(":")
    hole, *boards = cards.split("/")
    holdings = hole.split("|")
    folded_players: set[int] = set()
    for turn in wire_turns(betting, rules):
        is_over = turn.actor < 0
        showdown = is_over and len(folded_players) < len(holdings) - 1
        texts = [
            holding if p == position or (showdown and p not in folded_players) else ""
            for p, holding in enumerate(holdings)
        ]
        board = boards[: turn.betting.count("/")]
        shown_text = "/".join(["|".join(texts), *board])
        yield f"MATCHSTATE:{position}:{number}:{turn.betting}:{shown_text}", turn
        if turn.action == "f":
            folded_players.add(turn.actor)


def position_of(line: str, name: str) -> int:
    """Return a player's position in a hand of a log."""
    return line.rpartition(":")[2].split("|").index(name)
