"""A parsed hand as a value: winners, positions and statistics."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cached_property

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import AnyFact, Game, HandStarted, HandState
from riverboat.engine.state.hand_reducer import replay
from riverboat.hands.action_text import list_action_texts
from riverboat.hands.field_docs import document_fields
from riverboat.hands.hand_figures import (
    PlayerFigures,
    chips_to_amount,
    compute_figures,
    compute_final_pot,
)
from riverboat.hands.printed_cards import PrintedCards
from riverboat.notation.payments import sum_payments_by_seat
from riverboat.notation.read_hand import ParsedHand, Source


@document_fields
class HandHistory:
    """One hand of a history. Amounts are in the units of the file: chips, or its currency.

    >>> from riverboat.histories import read_hands
    >>> [hand] = read_hands('''
    ... variant = "NT"
    ... antes = [0, 0, 0]
    ... blinds_or_straddles = [1, 2, 0]
    ... min_bet = 2
    ... starting_stacks = [200, 200, 200]
    ... actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 f"]
    ... players = ["Ann", "Bob", "Cat"]
    ... ''')
    >>> hand.payoffs, hand.winners, hand.pot
    ((-1, -2, 3), ('Cat',), 5)
    >>> hand.players["Cat"].position, hand.players["Cat"].vpip, hand.players["Ann"].vpip
    ('BTN', True, False)
    """

    def __init__(self, read: ParsedHand) -> None:
        self.read = read
        """The hand as parsed by ``riverboat.notation``: source, facts, metadata, problems."""
        self._state = replay(read.log) if read.log else None

    @classmethod
    def from_facts(cls, log: Iterable[AnyFact], players: Sequence[str] = ()) -> HandHistory:
        """Return a hand that was played in riverboat, from its facts and its players by seat.

        >>> from riverboat.homegame import HomeGame
        >>> game = HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
        >>> game.play("rock")
        >>> HandHistory.from_facts(game.log, game.dealt_in).players["Bob"].net
        1
        """
        source_object: object = log
        facts = tuple(log) if isinstance(source_object, Iterable) else ()
        if not facts or not isinstance(facts[0], HandStarted):
            raise TypeError("expected a log of facts: hand.log, or game.log of a HomeGame")
        seat_count = len(facts[0].stacks)
        if players and len(players) != seat_count:
            raise ValueError(f"{len(players)} names given for {seat_count} players")
        source = Source("", "", 0)
        return cls(ParsedHand(source=source, variant="", players=tuple(players), log=facts))

    @property
    def game(self) -> Game | None:
        """The game; ``None`` if it could not be parsed."""
        return self._state.game if self._state else self.read.game

    @property
    def state(self) -> HandState | None:
        """The engine's state after all facts; ``None`` if the hand could not be parsed."""
        return self._state

    @property
    def number(self) -> str:
        """The hand's number at its site, or else its number or name in the file."""
        return self.read.about.hand or self.read.source.hand

    @property
    def table(self) -> str:
        """The name of the table."""
        return self.read.about.table

    @property
    def site(self) -> str:
        """The site that the hand comes from."""
        return self.read.about.site

    @property
    def started(self) -> datetime | None:
        """Start time of the hand, as precise as the file states it; ``None`` if it is unknown."""
        try:
            return datetime.fromisoformat(self.read.about.started.replace("Z", "+00:00"))
        except ValueError:
            return None

    @cached_property
    def players(self) -> Mapping[str, PlayerFigures]:
        """Statistics of each player by name, in seat order.

        A player with the name of an earlier seat has the seat's number added: ``"Ann (seat 3)"``.
        """
        if self._state is None:
            return {}
        parsed_hand = self.read
        names = parsed_hand.players or tuple(
            [f"seat {seat}" for seat in range(self._state.players)]
        )
        names = _make_names_distinct(names)
        payments = (
            sum_payments_by_seat(parsed_hand.payments, self._state.players)
            if parsed_hand.payments
            else ()
        )
        figures = compute_figures(
            parsed_hand.log,
            self._state,
            names,
            scale=parsed_hand.scale,
            rake_by_seat=parsed_hand.raked,
            paid=payments,
        )
        return {player.name: player for player in figures}

    @property
    def payoffs(self) -> tuple[float, ...]:
        """The net result of each seat, with cash-outs and other side payments."""
        return tuple([player.net for player in self.players.values()])

    @property
    def pot_payoffs(self) -> tuple[float, ...]:
        """The net result of each seat from the pots alone, without side payments."""
        return tuple([player.pot_net for player in self.players.values()])

    @property
    def winners(self) -> tuple[str, ...]:
        """Players who won chips of a pot."""
        return tuple([name for name, player in self.players.items() if player.won])

    @property
    def pot(self) -> float:
        """The final pot, rake included."""
        return chips_to_amount(compute_final_pot(self.read.log), self.read.scale)

    @property
    def rake(self) -> float:
        """Amount that the house took from the pots."""
        return chips_to_amount(
            self.read.rake + (self._state.taken_by_house if self._state else 0), self.read.scale
        )

    @property
    def big_blind(self) -> float:
        """The unit of results: the largest blind, or the smallest bet if there are no blinds."""
        return chips_to_amount(self.game.stakes.big_blind if self.game else 0, self.read.scale)

    @property
    def board(self) -> PrintedCards:
        """The board; with several, the first."""
        return PrintedCards(self._state.board if self._state else ())

    @property
    def streets(self) -> tuple[str, ...]:
        """The streets reached: ``("preflop", "flop")``."""
        if self._state is None:
            return ()
        streets = self._state.game.variant.streets
        return tuple([street.name for street in streets[: max(self._state.street, 0) + 1]])

    @property
    def history(self) -> tuple[str, ...]:
        """The actions in words: ``("raise 6", "call", "deal Qh 7c 2d", "check")``, in chips."""
        return list_action_texts(self.read.log)

    @property
    def log(self) -> tuple[AnyFact, ...]:
        """Every fact of the hand; chips are amounts times ``read.scale``."""
        return self.read.log

    @property
    def problems(self) -> tuple[str, ...]:
        """Reasons the hand was rejected; empty if it is legal and ends as the file states."""
        return self.read.problems

    def to_format(self, form: str) -> str:
        """Return the hand in another format: ``phh``, ``ohh``, ``pokerstars`` or ``json``."""
        from riverboat.histories.history_writer import hands_to_text

        return hands_to_text([self.read], form)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HandHistory):
            return NotImplemented
        return self.read == other.read

    def __hash__(self) -> int:
        parsed_hand = self.read
        return hash(
            (parsed_hand.source, parsed_hand.variant, parsed_hand.players, len(parsed_hand.log))
        )

    def __repr__(self) -> str:
        if self.problems:
            return f"<HandHistory {self.read.source}: {'; '.join(self.problems)}>"
        game_name = self.game.name if self.game else self.read.variant
        winners_text = ", ".join(
            f"{player} {self.players[player].net:+,}" for player in self.winners
        )
        hand_label = self.number or (str(self.read.source) if self.read.source.file else "")
        label_text = hand_label and f" {hand_label}"
        return f"<HandHistory{label_text}: {game_name}, pot {self.pot:,}, {winners_text}>"

    def _repr_html_(self) -> str | None:
        from riverboat.picture.notebook_html import render_read_hand

        return render_read_hand(self.read) if self.read.log else None

    of = DeprecatedAttribute("from_facts")
    to = DeprecatedAttribute("to_format")


def _make_names_distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names by seat; a name that occurs twice gets the seat number."""
    if len({*names}) == len(names):
        return names
    distinct_names: dict[str, None] = {}
    for seat, name in enumerate(names):
        while name in distinct_names:
            name = f"{name} (seat {seat})"
        distinct_names[name] = None
    return tuple(distinct_names)


def _to_html(parsed_hand: ParsedHand) -> str | None:
    return HandHistory(parsed_hand)._repr_html_()


# Registered here, because readers must not import pictures (docs/decisions/057).
ParsedHand._repr_html_ = _to_html  # type: ignore[attr-defined]
