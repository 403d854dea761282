"""Independent bookkeeping of an event, computed from its facts alone."""

from __future__ import annotations

from collections.abc import Iterable

from riverboat.tourney.balance.blind_distance import SeatedTable, is_between_button_and_blind
from riverboat.tourney.rules import Price
from riverboat.tourney.running.table_count import must_stop_for_redraw
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Event

TableSeat = tuple[int, int]


class Watcher:
    """Bookkeeping that knows no rules and follows the facts."""

    def __init__(self) -> None:
        self.chips: dict[str, int] = {}
        self.total_chips = self.sold_chips = self.removed_chips = 0
        self.paid_in = self.fees = self.paid_out = self.entries = 0
        self.seat_by_player: dict[str, TableSeat] = {}
        self.seats: dict[int, list[str | None]] = {}
        self.blinds: dict[int, tuple[int, int] | None] = {}
        self.dealt_players_by_table: dict[int, set[str]] = {}
        self.placed_entries: set[int] = set()
        self.hands_by_table: dict[int, int] | None = None
        """Hand-for-hand play: hands begun by each table in this round."""
        self.big_blind_payers: set[str] = set()
        self.moved_players: set[str] = set()
        self.leaving_players: set[str] = set()

    def process(self, facts: Iterable[f.AnyEventFact]) -> None:
        """Process these facts."""
        for fact in facts:
            self.process_fact(fact)
            assert self.total_chips == self.sold_chips - self.removed_chips, (
                f"chips do not add up after {fact}"
            )

    def process_fact(self, fact: f.AnyEventFact) -> None:
        """Process one fact."""
        match fact:
            case f.Entered(player, _, _, price, chips):
                self.removed_chips += self.chips.get(player, 0)
                self._set_chips(player, chips)
                self.sold_chips += chips
                self._record_payment(price)
                self.entries += 1
                self.big_blind_payers.discard(player)
            case f.Rebought(player, chips, price) | f.AddedOn(player, chips, price):
                self._set_chips(player, self.chips[player] + chips)
                self.sold_chips += chips
                self._record_payment(price)
            case f.SeatDrawn(player, why=reason):
                self._vacate_seat(player)
                if reason == "host":  # seats assigned by the host are not checked
                    self.big_blind_payers.clear()
            case f.Left(player):
                self._vacate_seat(player)
                self.leaving_players.add(player)
            case f.Arrived(player, table, seat):
                self._take_seat(player, table, seat)
            case f.TableOpened(table, seats):
                assert table not in self.seats
                self.seats[table], self.blinds[table] = [None] * seats, None
            case f.TableBroken(table):
                assert not any(self.seats.pop(table)), "somebody sits at a broken table"
                assert table not in self.dealt_players_by_table
            case f.ButtonDrawn():
                self.big_blind_payers.clear()
            case f.HandBegun(table):
                self._start_hand(table)
            case f.HandFinished():
                self._finish_hand(fact)
            case f.Busted(player):
                assert not self.chips[player], f"{player} is out with chips"
                assert player in self.seat_by_player, f"{player} is put out twice"
                self._remove(player)
            case f.StackCorrected(player, chips):
                self.removed_chips += self.chips[player] - chips
                self._set_chips(player, chips)
            case f.ColouredUp(stacks=stacks) | f.BlindedOff(stacks=stacks):
                for player, chips in stacks:
                    self.removed_chips += self.chips[player] - chips
                    self._set_chips(player, chips)
            case f.Disqualified(player, chips):
                assert self.chips[player] == chips
                self.removed_chips += chips
                self._set_chips(player, 0)
                self._remove(player)
            case _:
                self._record_results(fact)

    def _record_results(self, fact: f.AnyEventFact) -> None:
        match fact:
            case f.Placed():
                for number in fact.entry_numbers:
                    assert number not in self.placed_entries, f"entry {number} is placed twice"
                    self.placed_entries.add(number)
                self.paid_out += fact.prize * len(fact.entry_numbers)
            case f.BountyWon(_, _, cash):
                self.paid_out += cash
            case f.DealMade(shares):
                self.paid_out += sum([share for _, share in shares])
            case f.HandForHandBegan() | f.RoundOfHandsEnded():
                assert isinstance(fact, f.HandForHandBegan) or not self.dealt_players_by_table
                self.hands_by_table = {}
            case f.HandForHandEnded():
                self.hands_by_table = None
            case _:
                pass

    def _record_payment(self, price: Price) -> None:
        self.paid_in += price.total
        self.fees += price.fee

    def _set_chips(self, player: str, chips: int) -> None:
        assert chips >= 0
        self.total_chips += chips - self.chips.get(player, 0)
        self.chips[player] = chips

    # Seats ------------------------------------------------------------------------------------

    def _remove(self, player: str) -> None:
        """Remove a busted player; blinds that reach neighbours sooner are not caused by a move."""
        table, _ = self.seat_by_player[player]
        self.moved_players.difference_update(
            [player_name for player_name in self.seats[table] if player_name]
        )
        self._vacate_seat(player)

    def _vacate_seat(self, player: str) -> None:
        table_seat = self.seat_by_player.pop(player, None)
        if table_seat is not None:
            table, seat = table_seat
            assert player not in self.dealt_players_by_table.get(table, ()), (
                f"{player} is moved out of a hand"
            )
            self.seats[table][seat] = None

    def _take_seat(self, player: str, table: int, seat: int) -> None:
        assert player not in self.seat_by_player, f"{player} sits at two tables"
        assert self.seats[table][seat] is None, f"two sit in seat {seat} of {table}"
        assert table not in self.dealt_players_by_table, (
            f"{player} sits down in the middle of a hand"
        )
        if player in self.leaving_players and sum(map(bool, self.seats[table])) > 1:
            small_blind_seat, big_blind_seat = self.blinds[table] or (None, None)
            seated_table = SeatedTable(
                table, tuple(self.seats[table]), small_blind_seat, big_blind_seat
            )
            assert not is_between_button_and_blind(seated_table, seat), (
                f"{player} is moved into the small blind, or before it"
            )
        self.leaving_players.discard(player)
        self.moved_players.add(player)
        self.seat_by_player[player] = (table, seat)
        self.seats[table][seat] = player

    # Hands ------------------------------------------------------------------------------------

    def _start_hand(self, table: int) -> None:
        assert table not in self.dealt_players_by_table
        self.dealt_players_by_table[table] = {player for player in self.seats[table] if player}
        if self.hands_by_table is not None:
            self.hands_by_table[table] = self.hands_by_table.get(table, 0) + 1
            assert self.hands_by_table[table] == 1, f"table {table} plays on in hand for hand"

    def _finish_hand(self, fact: f.HandFinished) -> None:
        dealt_players = self.dealt_players_by_table.pop(fact.table)
        assert dealt_players == {
            player_name for player_name in self.seats[fact.table] if player_name
        }, "the table changed"
        for player, chips in fact.stacks:
            assert player in dealt_players
            self._set_chips(player, chips)
        if fact.blinds is None:
            return
        self.blinds[fact.table] = (fact.blinds.small, fact.blinds.big)
        for player in dealt_players:
            is_big_blind = self.seat_by_player[player][1] == fact.blinds.big
            has_paid_twice = (
                is_big_blind and player in self.big_blind_payers and player in self.moved_players
            )
            assert len(dealt_players) < 3 or not has_paid_twice, (
                f"{player} pays the big blind twice running"
            )
            self.moved_players.discard(player)
            (self.big_blind_payers.add if is_big_blind else self.big_blind_payers.discard)(player)


def check_balance(event: Event) -> None:
    """Check that tables differ by at most one, unless a move is pending or a hand is running."""
    rules = event.rules.seating
    size_difference = max(event.table_count_by_size, default=0) - min(
        event.table_count_by_size, default=0
    )
    if (
        size_difference <= rules.balance_within
        or rules.policy == "none"
        or event.last_hands_by_table
    ):
        return
    fullest_tables = [
        number
        for number, table in event.tables.items()
        if table.expected_players == max(event.table_count_by_size)
    ]
    has_moving_player = any(
        entrant.status == "moving" for entrant in event.unseated_entrants.values()
    )
    is_seat_locked = any(entrant.is_locked for entrant in event.remaining_entrants.values())
    is_table_awaited = any(event.is_busy(number) for number in fullest_tables)
    assert has_moving_player or is_seat_locked or is_table_awaited or must_stop_for_redraw(event), (
        f"nobody moves: {event.table_count_by_size}"
    )
