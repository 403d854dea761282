"""The scorekeeper's game: a table, its moves, and the cards revealed so far.

A move is a single entry: one table command, or several that belong together. The move stores the
resulting facts, so that a recorded game never changes, and the last moves can be undone. Cards are
dealt as unknown and revealed later: then the hand is replayed with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import takewhile, zip_longest

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.cards import card_names as cards_text
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import (
    AnyFact,
    Deal,
    HandState,
    HouseRules,
    IllegalAction,
    Irregularity,
    Muck,
    Rotation,
    RunIt,
    ToChoose,
    ToDeal,
    ToShow,
    due,
)
from riverboat.engine import replay as fold_hand
from riverboat.engine.corrections import correct
from riverboat.engine.hand_redaction import redacted_hand
from riverboat.engine.pots.pushed_pots import divide_pots_between_seats, push_pots
from riverboat.engine.state.hand_facts import BoardDealt, RunItAgreed, Winners
from riverboat.live.live_moves import (
    CardsRevealed,
    Change,
    ChipsCounted,
    MistakeRecorded,
    Move,
    MoveCommand,
    NoteWritten,
    PushedPots,
    RulingCarriedOut,
)
from riverboat.live.live_rulings import ruling_outcome
from riverboat.live.mistake_facts import build_mistake_fact
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.facts import TableFact, TableOpened
from riverboat.table.state.table_commands import (
    Act,
    AnyTableCommand,
    Approve,
    Begin,
    ComeBack,
    TakeActionBack,
)
from riverboat.table.state.table_pending import AnyPending, ToBegin, ToPlay
from riverboat.table.state.table_reducer import AnyLoggedFact, apply, replay
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import advance, decide, pending_decision
from riverboat.words.refusals import live as w
from riverboat.words.refusals.betting import CardDealtBefore, NotInTheDeck

_FLOP_CARDS = 3
_DEFAULT_MAX_RUNS = 3
"""Maximum number of runs of a board, unless the house rules allow more."""


@deprecated_keywords(event="is_event")
def live_rules(rules: TableRules, hand: HouseRules, *, is_event: bool = False) -> TableRules:
    """Return table rules with the house rules *hand*, adapted to what a scorekeeper can see.

    Hands that are opened on the felt need not be entered, the scorekeeper sets the button, and the
    players agree on the number of runs among themselves, except in an event.
    """
    max_runs = 1 if is_event else max(hand.max_runs, _DEFAULT_MAX_RUNS)
    hand_rules = hand.replace(open_allin_hands=False, showdown="choose", max_runs=max_runs)
    game = rules.game
    if isinstance(game, Rotation):
        game = replace(game, games=tuple([replace(game, rules=hand_rules) for game in game.games]))
    else:
        game = replace(game, rules=hand_rules)
    return rules.replace(game=game, button=replace(rules.button, first="lowest chair"))


class Scorekeeper:
    """A table and its moves. A refused entry changes nothing."""

    def __init__(self, rules: TableRules, moves: Sequence[Move] = ()) -> None:
        self.rules = rules
        self.moves: list[Move] = []
        self.log: list[AnyLoggedFact]
        self.table: Table
        self._restore_game(moves)

    @property
    def awaited(self) -> AnyPending:
        """The table's pending step."""
        return pending_decision(self.table)

    @property
    def can_begin(self) -> bool:
        """True if the next hand may begin."""
        return isinstance(self.awaited, ToBegin)

    def hand_log(self) -> list[AnyFact]:
        """Return the facts of the current or last hand."""
        hand_start_index = max(
            [index for index, fact in enumerate(self.log) if type(fact) is f.HandBegan], default=0
        )
        return [fact for fact in self.log[hand_start_index:] if not isinstance(fact, TableFact)]

    def view(self, seat: int) -> HandState:
        """Return the hand as the player in a seat knows it."""
        return redacted_hand(self.hand_log(), seat)

    def execute(self, command: AnyTableCommand) -> Change:
        """Execute a command and the forced steps after it, or raise ``IllegalAction``."""
        return self._make_move((command,))

    @deprecated_keywords(known="revealed")
    def reveal_cards(self, revealed: CardsRevealed) -> Change:
        """Reveal cards of this hand: it is replayed as if they had been known.

        Cards of the last hand may also be revealed until the next hand begins. Stacks do not change
        then: a player who was pushed a pot keeps it (SHOW-28).
        """
        hand_start_index = _find_hand_start_index(self.moves)
        if hand_start_index is None:
            raise IllegalAction(w.NoHandForCards())
        is_hand_over, moves_before, stacks_before = (
            self.table.hand is None,
            list(self.moves),
            self._get_stacks_by_chair(),
        )
        moves = [*self.moves[hand_start_index:], Move((revealed,), ())]
        self._check_cards(_collect_known_cards(moves))
        change = self._replay_hand(hand_start_index, moves, len(self.moves) - hand_start_index)
        if is_hand_over and (
            self.table.hand is not None or self._get_stacks_by_chair() != stacks_before
        ):
            self._restore_game(moves_before)
            raise IllegalAction(w.PushContradictsCards())
        return change

    def _get_stacks_by_chair(self) -> dict[int, int]:
        return {chair: player.chips for chair, player in self.table.chairs.items()}

    def _check_cards(self, revealed_cards: CardsRevealed) -> None:
        """Raise ``Irregularity`` for a card that is in two places or not in the deck."""
        shared_cards = revealed_cards.board[: self._count_shared_board_cards()]
        other_cards = [
            card
            for board in revealed_cards.other_boards
            for card in board
            if card not in shared_cards
        ]
        held_cards = [card for _, cards in revealed_cards.holdings for card in cards]
        all_cards = [
            card for card in (*revealed_cards.board, *other_cards, *held_cards) if card != UNKNOWN
        ]
        duplicates = [card for card in all_cards if all_cards.count(card) > 1]
        if duplicates:
            raise Irregularity(CardDealtBefore((duplicates[0],)))
        hand = self.table.hand or fold_hand(self.hand_log())
        if foreign_cards := [card for card in all_cards if card not in hand.compiled.deck]:
            raise Irregularity(NotInTheDeck(cards_text((foreign_cards[0],))))

    def merge_known_cards(self, revealed: CardsRevealed) -> CardsRevealed:
        """Return revealed cards with each board complete from its first card.

        A turn or river revealed alone follows the board cards revealed before. Further boards of a
        hand that is run more than once begin with the cards that all its boards share.
        """
        board = self._known_cards.board
        if (
            revealed.board
            and len(revealed.board) < _FLOP_CARDS
            and board
            and not {*board} & {*revealed.board}
        ):
            revealed = replace(revealed, board=board + revealed.board)
        shared_card_count, hand = self._count_shared_board_cards(), self.table.hand
        if hand is None or not shared_card_count or not any(revealed.other_boards):
            return revealed
        shared_cards = ((revealed.board or board) + (UNKNOWN,) * shared_card_count)[
            :shared_card_count
        ]
        missing_card_count = len(hand.boards[0]) - shared_card_count
        other_boards = [
            shared_cards + board_cards
            if 0 < len(board_cards) <= missing_card_count
            else board_cards
            for board_cards in revealed.other_boards
        ]
        return replace(revealed, other_boards=tuple(other_boards))

    def _count_shared_board_cards(self) -> int:
        """Return the number of cards that were on the board when more than one run was agreed.

        Return 0 if there was no such agreement.
        """
        board_size = 0
        for fact in self.hand_log():
            if isinstance(fact, RunItAgreed):
                return board_size if fact.times > 1 else 0
            if isinstance(fact, BoardDealt) and not fact.board:
                board_size += len(fact.cards)
        return 0

    def undo(self, moves: int = 1) -> Change:
        """Undo the last *moves* moves."""
        if not 0 < moves <= len(self.moves):
            raise IllegalAction(w.NoMoveToTakeBack())
        kept_moves, undone_moves = self.moves[:-moves], self.moves[-moves:]
        hand_start_index = _find_hand_start_index(kept_moves)
        hand_moves = takewhile(lambda move: not move.contains(Begin), undone_moves)
        if hand_start_index is not None and any(
            move.contains(CardsRevealed) for move in hand_moves
        ):
            return self._replay_hand(
                hand_start_index, kept_moves[hand_start_index:], len(self.moves) - hand_start_index
            )
        self._restore_game(kept_moves)
        return Change(moves, ())

    def count(self, chair: int, chips: Iterable[int]) -> Change:
        """Record a count of a player's chips behind: from now on each chip is tracked."""
        player, counted_chips = self.table.chairs.get(chair), tuple(sorted(chips, reverse=True))
        if player is None:
            raise IllegalAction(w.LiveSeatEmpty(chair))
        if self.table.is_hand_running:
            raise IllegalAction(w.ChipCountDuringHand())
        if sum(counted_chips) != player.chips:
            raise IllegalAction(w.ChipCountMismatch(sum(counted_chips), player.chips))
        return self._make_move((ChipsCounted(chair, counted_chips),))

    def agree_on_runs(self, times: int) -> Change:
        """Record the agreement of all asked players on the number of runs."""

        def build_next_agreement() -> Act | None:
            pending_step, hand_chairs = self.awaited, self.table.hand_chairs
            if not isinstance(pending_step, ToPlay) or not isinstance(pending_step.hand, ToChoose):
                return None
            seat = pending_step.hand.seats[0]
            return Act(hand_chairs[seat], RunIt(seat, times))

        return self._execute_together(
            build_next_agreement, IllegalAction(w.RunItTwiceUnavailable())
        )

    def award(self, chair: int) -> Change:
        """Push every pot to one player.

        The others muck unrevealed hands, if they may; otherwise the dealer pushes the pots. If only
        another player can win some pot, that player's cards must be revealed (SHOW-02).
        """
        if self._has_cards(chair):  # a folded player cannot muck
            run_refusal = IllegalAction(w.RunItTwiceUnavailable())
            with suppress(IllegalAction):
                return self._execute_together(
                    lambda: self._build_next_muck(chair), run_refusal, True
                )
        return self.split_pots([chair])

    def _has_cards(self, chair: int) -> bool:
        hand, hand_chairs = self.table.hand, self.table.hand_chairs
        return (
            hand is not None
            and chair in hand_chairs
            and bool(hand.live_mask >> hand_chairs.index(chair) & 1)
        )

    def split_pots(self, chairs: Iterable[int]) -> Change:
        """Split each pot between the given players who have chips in it."""
        hand, hand_chairs = self.table.hand, self.table.hand_chairs
        seats = [hand_chairs.index(chair) for chair in chairs if chair in hand_chairs]
        return self.push_pots(divide_pots_between_seats(hand, seats) if hand is not None else ())

    def push_pots(self, winners: Sequence[Winners]) -> Change:
        """Push every pot without revealing the cards."""
        return self._make_move((PushedPots(tuple(winners)),))

    def _build_next_muck(self, winning_chair: int) -> Act | None:
        """Return the command by which the next loser mucks; ``None`` if no loser has to muck."""
        pending_step, hand_chairs = self.awaited, self.table.hand_chairs
        if not isinstance(pending_step, ToPlay) or not isinstance(pending_step.hand, ToShow):
            return None
        mucking_seats = [
            seat
            for seat in pending_step.hand.seats_allowed_to_muck
            if hand_chairs[seat] != winning_chair
        ]
        return Act(hand_chairs[mucking_seats[0]], Muck(mucking_seats[0])) if mucking_seats else None

    def _execute_together(
        self,
        build_next_command: Callable[[], Act | None],
        refusal: IllegalAction,
        must_end_hand: bool = False,
    ) -> Change:
        """Execute commands of *build_next_command*, until it returns ``None``, as one move.

        Raise *refusal* and change nothing if there is no command, or if *must_end_hand* is set and
        the hand does not end.
        """
        first_move_index = len(self.moves)
        try:
            executed_commands: list[MoveCommand] = []
            while command := build_next_command():
                self._make_move((command,))
                executed_commands.append(command)
            if not executed_commands or (must_end_hand and self.table.hand is not None):
                raise refusal
        except (IllegalAction, Irregularity):
            self._restore_game(self.moves[:first_move_index])
            raise
        merged_move = Move(
            tuple(executed_commands),
            tuple([fact for move in self.moves[first_move_index:] for fact in move.facts]),
        )
        self.moves[first_move_index:] = [merged_move]
        return Change(0, (merged_move,))

    def carry_out(self, ruling: RulingCarriedOut) -> Change:
        """Carry out a ruling of the floor on the hand."""
        return self._make_move((ruling,))

    def record_mistake(self, mistake: MistakeRecorded) -> Change:
        """Record a mistake in the hand, which stands until the floor rules on it."""
        return self._make_move((mistake,))

    def note(self, text: str) -> Change:
        """Write a note."""
        return self._make_move((NoteWritten(text),))

    def _make_move(
        self, commands: tuple[MoveCommand, ...], revealed_cards: CardsRevealed | None = None
    ) -> Change:
        """Make a move, atomically: a refusal on the way changes nothing."""
        log_length = len(self.log)
        if revealed_cards is not None:
            self._known_cards = revealed_cards
        elif any(isinstance(command, Begin) for command in commands):
            self._known_cards = CardsRevealed()
        try:
            for command in commands:
                self._apply_command(command)
            self._approve_requests()
        except (IllegalAction, Irregularity):
            if len(self.log) > log_length:
                self._restore_game(self.moves)
            raise
        new_move = Move(commands, tuple(self.log[log_length:]))
        self.moves.append(new_move)
        return Change(0, (new_move,))

    def _apply_command(self, command: MoveCommand) -> None:
        match command:
            case CardsRevealed() | NoteWritten() | ChipsCounted():
                return
            case PushedPots(winners):
                hand = self._get_current_hand()
                self._apply_facts((push_pots(hand, due(hand), winners),))
            case RulingCarriedOut():
                self._apply_ruling(command)
            case MistakeRecorded():
                hand, log = self._get_current_hand(), self.hand_log()
                fact = build_mistake_fact(
                    hand, self.table.hand_chairs, self.awaited, command, self._known_cards
                )
                correct(hand.copy(), list(log), fact)  # rejects an invalid entry
                self._apply_facts((fact,))
            case TakeActionBack(reason):  # the log may know cards by now that it did not know then
                take_back_command = TakeActionBack(reason, tuple(self.hand_log()))
                self._apply_facts(decide(self.table, take_back_command))
            case _:
                self._apply_facts(decide(self.table, command))
        self._advance()

    def _apply_ruling(self, command: RulingCarriedOut) -> None:
        hand, log = self._get_current_hand(), self.hand_log()
        ruling_effect = ruling_outcome(hand, log, command)
        if ruling_effect.facts:
            correct(hand.copy(), list(log), *ruling_effect.facts)  # rejects an invalid entry
            self._apply_facts(ruling_effect.facts)
            self._advance()
        for hand_command in ruling_effect.commands:
            pending_step = self.awaited
            if isinstance(pending_step, ToPlay) and pending_step.chairs:
                self._apply_facts(decide(self.table, Act(pending_step.chairs[0], hand_command)))
                self._advance()

    def _get_current_hand(self) -> HandState:
        if self.table.hand is None:
            raise IllegalAction(w.NoHandForCards())
        return self.table.hand

    def _approve_requests(self) -> None:
        """Approve all chip requests: the scorekeeper has seen the chips."""
        for chair in self.table.occupied_chairs:
            if self.table.chairs[chair].requested_chips:
                self._apply_facts(decide(self.table, Approve(chair)))
                if self.table.chairs[chair].is_sitting_out:
                    self._apply_facts(decide(self.table, ComeBack(chair)))
                self._advance()

    def _apply_facts(self, facts: Sequence[AnyLoggedFact]) -> None:
        for fact in facts:
            apply(self.table, fact)
        self.log += facts

    def _advance(self) -> None:
        """Advance the table through forced steps, dealing revealed or unknown cards."""
        while True:
            pending_step = advance(self.table, self.log)
            if not isinstance(pending_step, ToPlay) or not isinstance(pending_step.hand, ToDeal):
                return
            self._apply_facts(decide(self.table, Deal(self._list_cards_to_deal(pending_step.hand))))

    def _list_cards_to_deal(self, deal: ToDeal) -> tuple[int, ...]:
        """Return the cards to deal: those already revealed, and unknown cards for the rest."""
        hand, revealed_cards = self._get_current_hand(), self._known_cards
        if deal.destination == "board":
            board_size = len(hand.boards[deal.board])
            boards = (revealed_cards.board, *revealed_cards.other_boards)
            board = boards[deal.board] if deal.board < len(boards) else ()
            dealt_cards = board[board_size : board_size + deal.count]
            return dealt_cards + (UNKNOWN,) * (deal.count - len(dealt_cards))
        cards = []
        holdings: Mapping[int, tuple[int, ...]] = dict(revealed_cards.holdings)
        for deal_index in range(deal.count):
            deal_round, seat_index = divmod(deal_index, len(deal.seats))
            seat = deal.seats[seat_index]
            card_index = len(hand.holdings[seat]) + deal_round
            held_cards = holdings.get(self.table.hand_chairs[seat], ())
            cards.append(
                held_cards[card_index]
                if card_index < len(held_cards) and not hand.draw_number
                else UNKNOWN
            )
        return tuple(cards)

    def _restore_game(self, moves: Sequence[Move]) -> None:
        """Restore the game after these moves, from their facts alone."""
        self.moves = list(moves)
        self.log = [TableOpened(self.rules), *[fact for move in moves for fact in move.facts]]
        self.table = replay(self.log)
        hand_start = _find_hand_start_index(self.moves)
        self._known_cards = (
            CardsRevealed() if hand_start is None else _collect_known_cards(self.moves[hand_start:])
        )

    def _replay_hand(self, start_index: int, moves: Sequence[Move], undone_count: int) -> Change:
        """Replay the moves of a hand with all the cards that they reveal."""
        moves_before = list(self.moves)
        self._restore_game(moves_before[:start_index])
        revealed_cards = _collect_known_cards(moves)
        try:
            for move in moves:
                if move.commands:
                    self._make_move(move.commands, revealed_cards)
                else:  # it is known by its facts alone
                    self._apply_facts(move.facts)
                    self.moves.append(move)
        except (IllegalAction, Irregularity):
            self._restore_game(moves_before)
            raise
        return Change(undone_count, tuple(self.moves[start_index:]))

    do = DeprecatedAttribute("execute")
    happened = DeprecatedAttribute("record_mistake")
    know = DeprecatedAttribute("reveal_cards")
    may_begin = DeprecatedAttribute("can_begin")
    now = DeprecatedAttribute("awaited")
    push = DeprecatedAttribute("push_pots")
    run = DeprecatedAttribute("agree_on_runs")
    share = DeprecatedAttribute("split_pots")
    with_known = DeprecatedAttribute("merge_known_cards")


def _find_hand_start_index(moves: Sequence[Move]) -> int | None:
    """Return the index of the move that began the current or last hand."""
    for index in range(len(moves) - 1, -1, -1):
        if moves[index].contains(Begin):
            return index
    return None


def _collect_known_cards(moves: Sequence[Move]) -> CardsRevealed:
    """Return all cards revealed by these moves; a later reveal replaces an earlier one."""
    board: tuple[int, ...] = ()
    other_boards: tuple[tuple[int, ...], ...] = ()
    holdings: dict[int, tuple[int, ...]] = {}
    for move in moves:
        for command in move.commands:
            if isinstance(command, CardsRevealed):
                board = command.board or board
                board_pairs = zip_longest(command.other_boards, other_boards, fillvalue=())
                other_boards = tuple(
                    [new_cards or old_cards for new_cards, old_cards in board_pairs]
                )
                holdings |= dict(command.holdings)
    return CardsRevealed(board, tuple(holdings.items()), other_boards)
