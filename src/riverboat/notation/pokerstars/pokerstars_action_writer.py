"""Writer of a hand's facts as lines, up to the showdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from riverboat.cards import UNKNOWN, Cards, card_names, name
from riverboat.engine import AnyFact, HandStarted, HandState, ToChoose, apply, due
from riverboat.engine.state import hand_facts as f
from riverboat.notation.pokerstars.dealing_replay import STREET_BY_BOARD_SIZE, STUD_STREET_NAMES
from riverboat.notation.pokerstars.observer_notes import write_note
from riverboat.notation.pokerstars.pokerstars_summary import BOARD_PREFIXES, ShowdownWriter

_DRAW_STREETS: Final = {"first draw", "second draw", "third draw"}
_DEAL_FACTS: Final = (f.HoleCardsDealt, f.UpcardsDealt, f.StubReshuffled, f.Burned)


class PokerStarsWriter:
    """A writer of a hand's lines, which replays the hand as it writes."""

    def __init__(
        self,
        log: Sequence[AnyFact],
        players: Sequence[str],
        chairs: Sequence[int],
        format_money: Callable[[int], str],
        raked: Sequence[int],
        *,
        shows_all_cards: bool,
        hero: int | None,
    ) -> None:
        opening_fact = log[0]
        assert isinstance(opening_fact, HandStarted), "a log begins with HandStarted"
        self.hand = HandState(opening_fact)
        self.facts = log[1:]
        self.players, self.chairs, self.format_money = players, chairs, format_money
        self.shows_all_cards = shows_all_cards
        """True to write an observer note for each hand opened before the last card."""
        self.lines: list[str] = []
        self.posted: list[f.Posted] = []
        self.showdown = ShowdownWriter(players, format_money, raked)
        self.known_seats = _list_seats_with_known_cards(log, self.hand.players)
        if shows_all_cards and not self.hand.compiled.has_draws:
            self.known_seats -= _find_seats_in_summary(log) - {hero}
        self.are_burns_known = any(
            UNKNOWN not in burned and burned for burned in _list_burned_cards(log)
        )
        self.last_card_index = max(
            [
                fact_index
                for fact_index, fact in enumerate(self.facts)
                if isinstance(fact, (*_DEAL_FACTS, f.BoardDealt))
            ],
            default=-1,
        )
        self.declared_sides = next(
            (fact.sides for fact in self.facts if isinstance(fact, f.DeclarationsOpened)),
            ("",) * self.hand.players,
        )
        """Declared half of each player, once all have declared."""
        self.pending_lines: list[str] = []
        """Lines of dealt cards, held back until the deal is complete."""
        self.dealt_counts = [0] * self.hand.players
        """Number of cards dealt to each seat in this deal."""
        self.cards_before: list[Cards] = []
        self.upcards_before: Sequence[Cards] = ()
        """Upcards of each seat at the start of a stud street; ``cards_before`` has all cards."""
        self.street = ""
        """Name of the current stud street."""
        self.run_choices: list[f.RunItChosen] = []
        self.is_in_turn = True
        """True if each player chose the number of runouts in turn."""
        self.folds: dict[int, str] = {}
        """Summary phrase of each seat's fold, with its street."""
        self.marked_draw_count = 0
        """Number of draws whose marker is written."""

    def write_lines(self) -> None:
        """Write all lines, and replay the hand to its end."""
        for index, fact in enumerate(self.facts):
            if not isinstance(fact, _DEAL_FACTS):
                self._flush_pending_lines()
            self._write_fact(index, fact)
            apply(self.hand, fact)
        self._flush_pending_lines()

    def _write_fact(self, index: int, fact: AnyFact) -> None:
        match fact:
            case f.Posted():
                self.posted.append(fact)
            case f.HoleCardsDealt() | f.UpcardsDealt() | f.Burned():
                self._write_deal(fact)
            case f.BoardDealt():
                self._write_board(fact)
            case f.Discarded(seat, cards):
                self._write_draw_marker(self.hand.draw_count(seat))
                self._write_player_line(seat, self._format_discard_phrase(seat, cards))
            case f.HandShown(seat, cards) if index < self.last_card_index and self.shows_all_cards:
                self._write_note(f"shows {self.chairs[seat]} {_join_cards(cards) or '-'}")
                self.showdown.shown_and_mucked.append(fact)
            case f.HandShown() | f.HandMucked():
                self.showdown.shown_and_mucked.append(fact)
            case f.PotAwarded():
                self.showdown.add_award(fact)
            case _:
                self._write_betting_fact(fact)

    def _write_betting_fact(self, fact: AnyFact) -> None:
        format_money = self.format_money
        match fact:
            case f.Folded(seat):
                self.folds[seat] = self._format_fold_phrase(seat)
                self._write_player_line(seat, "folds")
            case f.Checked(seat):
                self._write_player_line(seat, "checks")
            case f.Called(seat, chips):
                self._write_player_line(
                    seat, f"calls {format_money(chips)}{self._format_all_in_suffix(seat, chips)}"
                )
            case f.BroughtIn(seat, chips):
                self._write_player_line(
                    seat,
                    f"brings in for {format_money(chips)}{self._format_all_in_suffix(seat, chips)}",
                )
            case f.Raised(seat, to):
                self._write_raise(fact, seat, to)
            case f.UncalledBetReturned(seat, chips):
                self.lines.append(
                    f"Uncalled bet ({format_money(chips)}) returned to {self.players[seat]}"
                )
            case f.RunItChosen(seat):
                pending_action = due(self.hand)
                self.is_in_turn &= (
                    isinstance(pending_action, ToChoose) and pending_action.seats[0] == seat
                )
                self.run_choices.append(fact)
            case f.RunItAgreed(run_count):
                self._write_run_choices(run_count)
            case f.Declared(seat, side):
                declared_side = self.declared_sides[seat] if side == "closed" else side
                self._write_note(f"declares {self.chairs[seat]} {declared_side}")
            case f.DiscardTakenBack(seat):
                self._write_note(f"takes back {self.chairs[seat]}")
            case f.BringInTakenBack():
                self._write_note("corrects")
            case f.OverbetReturned():
                self._write_note("challenges")
            case _:
                pass  # automatic

    def _write_run_choices(self, agreed_run_count: int) -> None:
        """Write each player's choice of runouts, unless all chose the final number."""
        if not self.is_in_turn or any(fact.times != agreed_run_count for fact in self.run_choices):
            for fact in self.run_choices:
                self._write_note(f"runs {self.chairs[fact.seat]} {fact.times}")

    def _write_player_line(self, seat: int, action_text: str) -> None:
        self.lines.append(f"{self.players[seat]}: {action_text}")

    def _write_note(self, note_text: str) -> None:
        self.lines.append(write_note(note_text))

    def _write_raise(self, fact: f.Raised, seat: int, total: int) -> None:
        hand, format_money = self.hand, self.format_money
        all_in_suffix = self._format_all_in_suffix(seat, total - hand.bets[seat])
        if not hand.current_bet or hand.bring_in_owed_by >= 0:
            self._write_player_line(seat, f"bets {format_money(total)}{all_in_suffix}")
        else:
            raised_by = format_money(total - hand.current_bet)
            self._write_player_line(
                seat, f"raises {raised_by} to {format_money(total)}{all_in_suffix}"
            )
        if fact.is_capped and not hand.is_capped:
            self.lines.append("Betting is capped")

    def _format_all_in_suffix(self, seat: int, chips: int) -> str:
        hand = self.hand
        if chips != hand.stacks[seat]:
            return ""
        if hand.compiled.cap is not None and hand.starting_stacks[seat] > hand.compiled.cap:
            return f" and has reached the {self.format_money(hand.compiled.cap)} cap"
        return " and is all-in"

    def _format_fold_phrase(self, seat: int) -> str:
        """Return the summary's phrase for a fold: its street, and "(didn't bet)" without chips."""
        hand = self.hand
        variant, street = hand.game.variant, hand.street
        has_not_bet = not hand.street and not hand.bets[seat] and not self._has_live_post(seat)
        no_bet_suffix = " (didn't bet)" if has_not_bet else ""
        if variant.has_upcards:
            street_name = STUD_STREET_NAMES[variant.streets[street].name]
            street_name = (
                "River" if street_name == "RIVER" else street_name.replace("STREET", "Street")
            )
            return f"folded on the {street_name}{no_bet_suffix}"
        if not variant.board_cards and variant.has_draws:
            if not street:
                return f"folded before the Draw{no_bet_suffix}"
            ordinal = f"{('1st', '2nd', '3rd')[street - 1]} " if len(variant.streets) > 2 else ""
            return f"folded after the {ordinal}Draw"
        if not street:
            return f"folded before Flop{no_bet_suffix}"
        return f"folded on the {('Flop', 'Turn', 'River')[min(street, 3) - 1]}"

    def _has_live_post(self, seat: int) -> bool:
        return any(post.seat == seat and post.is_live for post in self.hand.posts)

    def _write_deal(self, fact: f.HoleCardsDealt | f.UpcardsDealt | f.Burned) -> None:
        hand = self.hand
        if hand.compiled.has_upcards and not isinstance(fact, f.Burned):
            cards_by_seat = fact.cards if isinstance(fact, f.UpcardsDealt) else fact.holdings
            self._begin_street(next(seat for seat, cards in enumerate(cards_by_seat) if cards))
        self._write_burn(fact.burned)
        match fact:
            case f.Burned():
                self._write_draw_marker(hand.draw_state.burns)
            case f.HoleCardsDealt(holdings, exposed_cards=exposed_cards):
                for card in exposed_cards:
                    seat = next(
                        seat_index for seat_index, cards in enumerate(holdings) if card in cards
                    )
                    card_number = self.dealt_counts[seat] + holdings[seat].index(card) + 1
                    self._write_note(f"exposes {self.chairs[seat]} {card_number} {name(card)}")
                if not hand.compiled.has_upcards:
                    self._write_hole_cards(holdings)
                self._count_dealt_cards(holdings)
            case f.UpcardsDealt(cards):
                self._count_dealt_cards(cards)

    def _count_dealt_cards(self, cards_by_seat: Sequence[Cards]) -> None:
        self.dealt_counts = [
            count_before + len(cards)
            for count_before, cards in zip(self.dealt_counts, cards_by_seat, strict=True)
        ]

    def _begin_street(self, seat: int) -> None:
        """Write the marker of a stud street, if this seat's card begins a new one."""
        street = self._find_next_street(len(self.hand.holdings[seat]))
        if street != self.street:
            self._flush_pending_lines()
            self.street = street
            self.pending_lines.append(f"*** {street} ***")
        if not self.cards_before:
            self.cards_before, self.upcards_before = list(self.hand.holdings), self.hand.upcards

    def _write_hole_cards(self, holdings: Sequence[Cards]) -> None:
        """Write down cards of a game without upcards, from the first deal or a draw."""
        hand = self.hand
        if not any(hand.holdings):
            is_draw_game = hand.compiled.has_draws and not hand.game.variant.board_cards
            self.pending_lines.append(
                f"*** {'DEALING HANDS' if is_draw_game else 'HOLE CARDS'} ***"
            )
        for seat, cards in enumerate(holdings):
            if cards and seat in self.known_seats:
                self.pending_lines.append(self._format_dealt_line(seat, hand.holdings[seat], cards))

    def _format_dealt_line(self, seat: int, held_cards: Cards, new_cards: Cards) -> str:
        held_text = f" [{card_names(held_cards)}]" if held_cards else ""
        return f"Dealt to {self.players[seat]}{held_text} [{card_names(new_cards)}]"

    def _flush_pending_lines(self) -> None:
        """Write the lines of dealt cards, once all players have theirs."""
        if self.cards_before:
            self._write_stud_street()
        self.cards_before = []
        self.dealt_counts = [0] * self.hand.players
        self.lines += filter(None, self.pending_lines)
        self.pending_lines = []

    def _write_stud_street(self) -> None:
        hand = self.hand
        for seat, earlier_cards in enumerate(self.cards_before):
            held_cards = hand.holdings[seat]
            new_cards = held_cards[len(earlier_cards) :]
            if seat not in self.known_seats:
                earlier_cards = self.upcards_before[seat]
                new_cards = hand.upcards[seat][len(earlier_cards) :]
            if new_cards:
                self.pending_lines.append(self._format_dealt_line(seat, earlier_cards, new_cards))

    def _find_next_street(self, card_count: int) -> str:
        """Return the street on which a player with this number of cards gets the next one."""
        card_count_by_street = self.hand.compiled.hole_cards_through
        street = next(
            street_index
            for street_index, dealt_count in enumerate(card_count_by_street)
            if dealt_count > card_count
        )
        return STUD_STREET_NAMES[self.hand.game.variant.streets[street].name]

    def _write_burn(self, burned_cards: Cards) -> None:
        if burned_cards and self.are_burns_known:
            self._write_note(f"burns {_join_cards(burned_cards)}")

    def _write_board(self, fact: f.BoardDealt) -> None:
        hand = self.hand
        if hand.compiled.has_upcards:
            self._write_burn(fact.burned)
            held_card_count = min(
                len(hand.holdings[seat]) for seat in hand.seats_in_mask(hand.live_mask)
            )
            self.lines.append(
                f"*** {self._find_next_street(held_card_count)} *** [{card_names(fact.cards)}]"
            )
            return
        if fact.burned:
            self._write_note(f"burns {_join_cards(fact.burned)}")
        board = hand.boards[fact.board]
        has_several_boards = len(hand.boards) > 1
        earlier_cards_text = (
            f"[{card_names(board)}] [{card_names(fact.cards)}]" if len(board) >= 3 else ""
        )
        board_prefix = BOARD_PREFIXES[fact.board] if has_several_boards else ""
        board_text = card_names((*board, *fact.cards))
        street = STREET_BY_BOARD_SIZE.get(len(board) + len(fact.cards), "FLOP")
        if street == "PRE-FLOP" and hand.street >= 0:
            street = "FLOP"
        self.lines.append(
            f"*** {board_prefix}{street} *** {earlier_cards_text or f'[{board_text}]'}"
        )

    def _write_draw_marker(self, completed_draw_count: int) -> None:
        draw_names = [
            street.name
            for street in self.hand.game.variant.streets
            if street.max_draw or street.discard_count
        ]
        if completed_draw_count == self.marked_draw_count:
            self.marked_draw_count = completed_draw_count + 1
            if draw_names[completed_draw_count] in _DRAW_STREETS:
                self.lines.append(f"*** {draw_names[completed_draw_count].upper()} ***")

    def _format_discard_phrase(self, seat: int, cards: Cards) -> str:
        if not cards:
            held_cards = self.hand.holdings[seat]
            return (
                f"stands pat on [{card_names(held_cards)}]"
                if seat in self.known_seats
                else "stands pat"
            )
        discard_text = f"discards {len(cards)} {'card' if len(cards) == 1 else 'cards'}"
        return f"{discard_text} [{card_names(cards)}]" if seat in self.known_seats else discard_text


def _join_cards(cards: Cards) -> str:
    return "".join(map(name, cards))


def _list_seats_with_known_cards(log: Sequence[AnyFact], player_count: int) -> set[int]:
    """Return the seats with known down cards, apart from cards exposed by mistake."""
    return {
        seat
        for fact in log
        if isinstance(fact, f.HoleCardsDealt)
        for seat in range(player_count)
        if any(card != UNKNOWN and card not in fact.exposed_cards for card in fact.holdings[seat])
    }


def _find_seats_in_summary(log: Sequence[AnyFact]) -> set[int | None]:
    """Return the seats whose cards are in the summary, because they mucked at the showdown."""
    deal_facts = [fact for fact in log if isinstance(fact, f.HoleCardsDealt)]
    return {
        fact.seat
        for fact in log
        if isinstance(fact, f.HandMucked)
        and not any(
            set(deal_fact.holdings[fact.seat]) & {UNKNOWN, *deal_fact.exposed_cards}
            for deal_fact in deal_facts
        )
    }


def _list_burned_cards(log: Sequence[AnyFact]) -> list[Cards]:
    dealing_fact_types = (f.HoleCardsDealt, f.UpcardsDealt, f.Burned, f.BoardDealt)
    return [fact.burned for fact in log if isinstance(fact, dealing_fact_types)]
