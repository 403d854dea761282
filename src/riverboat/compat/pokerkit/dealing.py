"""Dealing operations: burn, deal, discard, muck, and reshuffle when the deck runs out."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import islice
from warnings import warn

from riverboat.compat.pokerkit.operation_checks import is_allowed
from riverboat.compat.pokerkit.operations import (
    BoardDealing,
    CardBurning,
    HoleDealing,
    StandingPatOrDiscarding,
)
from riverboat.compat.pokerkit.pokerkit_table import Table
from riverboat.compat.pokerkit.utilities import Card, CardsLike, shuffled


class Dealing(Table):
    """A base class of a state, with the dealing operations."""

    # The deck

    def get_dealable_cards(
        self, deal_count: int | None = 0, warning_status: bool = True
    ) -> Iterator[Card]:
        """Return the cards that may be dealt next, the top of the deck first.

        If the deck has fewer than *deal_count* cards, or no count is given, cards that are out of
        play are included.
        """
        cards = tuple(self.deck_cards)
        if deal_count is None and warning_status:
            warn("how many cards are dealt was not said: it may be all of them", stacklevel=2)
        if deal_count is None or deal_count > len(cards):
            if warning_status:
                warn("mucked, burned and discarded cards may be dealt again", stacklevel=2)
            cards += tuple(shuffled(self.reserved_cards))
        yield from cards

    def _select_cards(self, cards: CardsLike | int) -> tuple[Card, ...]:
        """Return the cards to deal: the given ones, or the given number from the top of the deck.

        A given card that is not in the deck causes a warning.
        """
        deck = self.deck_cards
        if isinstance(cards, int):
            if cards <= len(deck):
                return tuple(islice(deck, cards))
            dealable_cards = tuple(self.get_dealable_cards(cards))
            if len(dealable_cards) < cards:
                raise ValueError(f"cannot deal {cards} cards: only {len(dealable_cards)} are left")
            return dealable_cards[:cards]
        cards = Card.clean(cards)
        available_cards: Container[Card] = deck
        if len(cards) > len(deck):
            available_cards = tuple(self.get_dealable_cards(len(cards)))
        for card in cards:
            if card and card not in available_cards:
                warn(f"{card!r} should not be dealt: it is not in the deck", stacklevel=3)
        return cards

    def _return_cards(self, cards: Iterable[Card]) -> None:
        deck = self.deck_cards
        deck.extend([card for card in cards if card and card not in deck])

    def _remove_from_deck(self, cards: tuple[Card, ...]) -> None:
        deck = self.deck_cards
        if len(cards) > len(deck) and set(cards) > set(deck):
            self._return_cards(shuffled(self.reserved_cards))
            for pile in (self.mucked_cards, self.burn_cards, *self.discarded_cards):
                pile.clear()
        piles = [
            pile for pile in (self.burn_cards, self.mucked_cards, *self.discarded_cards) if pile
        ]
        for card in cards:
            if card in deck:
                deck.remove(card)
            for pile in piles:
                if card in pile:
                    pile.remove(card)

    def _muck_hand(self, player: int) -> None:
        self.mucked_cards.extend(self.hole_cards[player])
        self.statuses[player] = False
        self.hole_cards[player].clear()
        self.hole_card_statuses[player].clear()

    # A street begins

    def _prepare_street_dealing(self) -> None:
        """Set the number of cards due on the next street, by player and board."""
        self.street_index = 0 if self.street_index is None else self.street_index + 1
        street = self.streets[self.street_index]
        self.card_burning_status = street.card_burning_status
        self.board_dealing_counts = [street.board_dealing_count] * self.starting_board_count
        for player, is_live in enumerate(self.statuses):
            if is_live:
                self.hole_dealing_statuses[player].extend(street.hole_dealing_statuses)
                self.standing_pat_or_discarding_statuses[player] = street.draw_status
        due_hole_card_count = sum(map(len, self.hole_dealing_statuses))
        if due_hole_card_count > len(tuple(self.get_dealable_cards(None, False))):
            # The last card of stud is then a community card on a board.
            community_card_count = len(street.hole_dealing_statuses)
            self.board_dealing_counts = [
                previous_count + community_card_count
                for previous_count in self.board_dealing_counts
            ]
            for player_dealings in self.hole_dealing_statuses:
                player_dealings.clear()

    @property
    def _is_street_dealt(self) -> bool:
        """Return True if all cards of the street have been dealt."""
        return not (
            self.card_burning_status
            or any(self.hole_dealing_statuses)
            or any(self.board_dealing_counts)
            or any(self.standing_pat_or_discarding_statuses)
        )

    # Burning

    def verify_card_burning(self, card: CardsLike | None = None) -> Card:
        """Return the card to burn; raise ``ValueError`` if no card may be burned."""
        cards = self._select_cards(1 if card is None else card)
        if not self.card_burning_status:
            raise ValueError("no card can be burned now")
        if any(self.hole_dealing_statuses) and any(self.board_dealing_counts):
            raise ValueError("hole cards must be dealt before a card is burned")
        if any(self.standing_pat_or_discarding_statuses):
            raise ValueError("all draws must be complete before a card is burned")
        if len(cards) != 1:
            raise ValueError(f"expected one card to burn, got {len(cards)}: {cards!r}")
        return cards[0]

    def can_burn_card(self, card: CardsLike | None = None) -> bool:
        """Return True if a card, or this card, may be burned."""
        return is_allowed(self.verify_card_burning, card)

    def burn_card(
        self, card: CardsLike | None = None, *, commentary: str | None = None
    ) -> CardBurning:
        """Burn a given card, or the top card."""
        burned_card = self.verify_card_burning(card)
        self._remove_from_deck((burned_card,))
        self.card_burning_status = False
        self.burn_cards.append(burned_card)
        operation = CardBurning(burned_card, commentary=commentary)
        self._record_operation(operation)
        return operation

    # Hole cards

    @property
    def hole_dealee_index(self) -> int | None:
        """Index of the player who gets the next hole card."""
        if self._find_hole_dealing_refusal():
            return None
        assert self.street is not None
        pending_dealings = self.hole_dealing_statuses
        if self.street.hole_dealing_statuses:
            return max(
                self.player_indices, key=lambda player: (len(pending_dealings[player]), -player)
            )
        return next(player for player in self.player_indices if pending_dealings[player])

    def _find_hole_dealing_refusal(self) -> str | None:
        if self.card_burning_status and not any(self.board_dealing_counts):
            return "a card is burned before hole cards are dealt"
        if not any(self.hole_dealing_statuses):
            return "nobody is to get hole cards"
        if any(self.standing_pat_or_discarding_statuses):
            return "everybody draws before hole cards are dealt"
        return None

    def verify_hole_dealing(
        self, cards: CardsLike | int | None = None, player_index: int | None = None
    ) -> tuple[tuple[Card, ...], int]:
        """Return the cards to deal and the player who gets them; ``ValueError`` if not allowed."""
        if reason := self._find_hole_dealing_refusal():
            raise ValueError(reason)
        dealt_cards = self._select_cards(1 if cards is None else cards)
        player = self.hole_dealee_index if player_index is None else player_index
        assert player is not None
        due_card_count = len(self.hole_dealing_statuses[player])
        if not due_card_count:
            raise ValueError(f"player {player} is not due any hole cards")
        if not 1 <= len(dealt_cards) <= due_card_count:
            raise ValueError(
                f"player {player} is due 1 to {due_card_count} cards, got {dealt_cards!r}"
            )
        return dealt_cards, player

    def can_deal_hole(
        self, cards: CardsLike | int | None = None, player_index: int | None = None
    ) -> bool:
        """Return True if these hole cards may be dealt."""
        return is_allowed(self.verify_hole_dealing, cards, player_index)

    def deal_hole(
        self,
        cards: CardsLike | int | None = None,
        player_index: int | None = None,
        *,
        commentary: str | None = None,
    ) -> HoleDealing:
        """Deal hole cards: given cards, a given number of cards, or one card by default."""
        dealt_cards, player = self.verify_hole_dealing(cards, player_index)
        self._remove_from_deck(dealt_cards)
        pending_dealings = self.hole_dealing_statuses[player]
        face_up_flags = tuple([pending_dealings.popleft() for _ in dealt_cards])
        self.hole_cards[player].extend(dealt_cards)
        self.hole_card_statuses[player].extend(face_up_flags)
        operation = HoleDealing(player, dealt_cards, face_up_flags, commentary=commentary)
        self._record_operation(operation)
        return operation

    # The board

    @property
    def board_dealing_count(self) -> int | None:
        """Number of cards due to the next board."""
        if self._find_board_dealing_refusal():
            return None
        return next(count for count in self.board_dealing_counts if count)

    def _find_board_dealing_refusal(self) -> str | None:
        if self.card_burning_status:
            return "a card is burned before the board is dealt"
        if not any(self.board_dealing_counts):
            return "no board is to be dealt"
        if any(self.standing_pat_or_discarding_statuses):
            return "everybody draws before the board is dealt"
        return None

    def verify_board_dealing(self, cards: CardsLike | int | None = None) -> tuple[Card, ...]:
        """Return the board cards to deal; ``ValueError`` if not allowed."""
        if reason := self._find_board_dealing_refusal():
            raise ValueError(reason)
        due_card_count = self.board_dealing_count
        assert due_card_count is not None
        dealt_cards = self._select_cards(due_card_count if cards is None else cards)
        if not 0 < len(dealt_cards) <= due_card_count:
            raise ValueError(f"the board is due 1 to {due_card_count} cards, got {dealt_cards!r}")
        return dealt_cards

    def can_deal_board(self, cards: CardsLike | int | None = None) -> bool:
        """Return True if these cards may be dealt to a board."""
        return is_allowed(self.verify_board_dealing, cards)

    def deal_board(
        self, cards: CardsLike | int | None = None, *, commentary: str | None = None
    ) -> BoardDealing:
        """Deal the next board cards: given cards, a given number of cards, or all cards of the
        street.
        """
        dealt_cards = self.verify_board_dealing(cards)
        due_card_count, street = self.board_dealing_count, self.street
        assert due_card_count is not None
        assert street is not None
        assert self.street_index is not None
        self._remove_from_deck(dealt_cards)
        first_card_index = sum(
            street.board_dealing_count for street in self.streets[: self.street_index]
        )
        first_card_index += max(street.board_dealing_count - due_card_count, 0)
        self.board_dealing_counts[self.board_dealing_counts.index(due_card_count)] -= len(
            dealt_cards
        )
        for card_index, card in enumerate(dealt_cards, first_card_index):
            if card_index == len(self.board_cards):
                self.board_cards.append([])
            self.board_cards[card_index].append(card)
        operation = BoardDealing(dealt_cards, commentary=commentary)
        self._record_operation(operation)
        return operation

    # Drawing

    @property
    def stand_patter_or_discarder_index(self) -> int | None:
        """Index of the player to draw."""
        pending_draws = self.standing_pat_or_discarding_statuses
        return pending_draws.index(True) if any(pending_draws) else None

    def verify_standing_pat_or_discarding(self, cards: CardsLike = ()) -> tuple[Card, ...]:
        """Return the cards to discard; ``ValueError`` if not allowed."""
        player = self.stand_patter_or_discarder_index
        if player is None:
            raise ValueError("no player is due to draw")
        discarded_cards = Card.clean(cards)
        hole_cards = self.hole_cards[player]
        if not set(discarded_cards) <= set(hole_cards):
            raise ValueError(
                f"player {player} can discard only from {hole_cards!r}, got {discarded_cards!r}"
            )
        return discarded_cards

    def can_stand_pat_or_discard(self, cards: CardsLike = ()) -> bool:
        """Return True if the drawing player may discard these cards, or stand pat."""
        return is_allowed(self.verify_standing_pat_or_discarding, cards)

    def stand_pat_or_discard(
        self, cards: CardsLike = (), *, commentary: str | None = None
    ) -> StandingPatOrDiscarding:
        """Discard these cards, or stand pat."""
        discarded_cards = self.verify_standing_pat_or_discarding(cards)
        player = self.stand_patter_or_discarder_index
        assert player is not None
        assert self.street_index is not None
        self.standing_pat_or_discarding_statuses[player] = False
        hole_cards, face_up_flags = self.hole_cards[player], self.hole_card_statuses[player]
        for card in discarded_cards:
            card_index = hole_cards.index(card)
            self.hole_dealing_statuses[player].append(face_up_flags.pop(card_index))
            hole_cards.pop(card_index)
            self.discarded_cards[self.street_index].append(card)
        operation = StandingPatOrDiscarding(player, discarded_cards, commentary=commentary)
        self._record_operation(operation)
        return operation
