"""A session of many hands at the terminal: a table with its rules, bots, and perhaps you.

It reads one line at a time and prints; input, output and pauses are injected, so that a test can
play it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from riverboat.cli.table_sessions.action_parser import InvalidEntry, parse_int
from riverboat.cli.table_sessions.input_hints import list_legal_choices
from riverboat.cli.table_sessions.session_bots import Bots
from riverboat.cli.table_sessions.session_news import SessionEventPrinter
from riverboat.cli.table_sessions.table_input import (
    ColorUp,
    Quit,
    SeatBot,
    SetStraddlePreference,
    StraddleFrequency,
    TableInput,
    ViewPage,
    parse_table_input,
)
from riverboat.cli.table_sessions.table_lookups import (
    iter_settlement_phrases,
    list_standing_phrases,
)
from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
from riverboat.cli.table_sessions.turn_prompt import TurnPrompt, ask_for_action, format_result
from riverboat.cli.terminal.table_screen import Screen
from riverboat.cli.terminal.terminal_felt import flow_chunks
from riverboat.cli.terminal.terminal_locale import localize_number
from riverboat.engine import BadGame, IllegalAction
from riverboat.sim.sessions.simulated_dealer import SimulatedDealer
from riverboat.sim.sessions.style_commands import find_decision_point
from riverboat.table.money.buying_in import buy_in_limits, default_buy_in, purchase_limits
from riverboat.table.rules.config import ConfiguredPlayer
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.seats.absent_players import absent_player_command
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import EntryMode
from riverboat.table.state.leavers import replaceable_chairs
from riverboat.table.state.table_pending import (
    Idle,
    StraddleOffer,
    ToAnswerMarker,
    ToPlay,
    ToStraddle,
)
from riverboat.words import Phrase, Player
from riverboat.words import terminal as t
from riverboat.words.refusals.simulations import AllSeatsTaken, SeatingFailed


class TableSessionConfig(Struct, frozen=True, kw_only=True):
    """Players, rules and length of a session."""

    rules: TableRules
    players: Sequence[ConfiguredPlayer]
    """Players who sit down at the beginning."""
    your_name: str = ""
    """Name of the player with a prompt at the terminal; empty if there is none."""
    seed: int | None = None
    hands: int | None = None
    """Number of hands to play; ``None`` is unlimited."""
    shows_all_cards: bool = False
    """True if all players' cards are face up, for learning."""
    bots_come_and_go: bool = False
    """True if bots come and go between hands, as people do."""
    language: str = "en"


class PlayerGotUp(Exception):
    """The player has left the table."""


class TableSession:
    """A session at one table, from the first player seated until the table closes."""

    def __init__(self, config: TableSessionConfig, screen: Screen) -> None:
        self._config, self._screen, self._your_name = config, screen, config.your_name
        seed = config.seed
        self.dealer = SimulatedDealer(
            config.rules, Random(None if seed is None else f"the cards, {seed}")
        )
        rng = Random(None if seed is None else f"the luck of the bots, {seed}")
        self._bots = Bots(self.dealer, rng, config.your_name)
        viewer = None if config.shows_all_cards else config.your_name or config.players[0].name
        self.reader = build_terminal_reader(config.language, config.your_name)
        self.news = SessionEventPrinter(self.dealer, screen, viewer, self.reader)
        self.news.draws_each_street = not config.your_name
        self._straddle_preference: StraddleFrequency = "ask"
        self._has_left = False

    def play(self) -> int:
        """Play until the end and return the exit code."""
        exit_code = 0
        try:
            self._open()
            while self._has_hands_left() and self._await_next_hand():
                self._play_hand()
        except (EOFError, PlayerGotUp):
            pass
        except KeyboardInterrupt:
            exit_code = 130
        self._close()
        return exit_code

    def _open(self) -> None:
        rules = self._config.rules
        self._screen.title(rules.name or self.reader.say(t.TableSource()), rules.game.name)
        self.news.print_new_facts()
        for player in self._config.players:
            self._seat_player(player)

    def _seat_player(self, player: ConfiguredPlayer, entry: EntryMode = "new") -> None:
        """Seat a player, with the default buy-in and chair if none are given."""
        table = self.dealer.table
        reserved_chairs = {player.chair for player in self._config.players}
        free_chairs = [
            chair for chair in range(1, table.rules.chairs + 1) if chair not in table.chairs
        ]
        other_chairs = [
            chair for chair in free_chairs if chair not in reserved_chairs
        ] or free_chairs
        if not (player.chair or other_chairs):
            raise BadGame(SeatingFailed(AllSeatsTaken(), player.name))
        if player.name != self._your_name:
            self._bots.add_bot(player)
        try:
            chips = player.chips or default_buy_in(table, buy_in_limits(table, player.name))
            self._execute(c.Sit(player.name, player.chair or other_chairs[0], chips, entry))
        except IllegalAction as error:
            raise BadGame(SeatingFailed(error.refusal, player.name)) from error
        self._approve_chip_requests()

    def _seat_bot(self, player: ConfiguredPlayer, entry: EntryMode) -> None:
        """Seat a bot, in a chair just vacated if it replaces the player there."""
        chairs = replaceable_chairs(self.dealer.table) if entry == "replacing" else ()
        self._seat_player(replace(player, chair=next(iter(chairs), 0)), entry)

    def _close(self) -> None:
        """Play the hand to its end without you, close the table, and settle up."""
        self._has_left = True
        table = self.dealer.table
        self._play_hand_to_end()
        self.dealer.execute(c.CloseTable())
        self.news.record_silently()
        self._screen.print_sentence("")
        summary = self.reader.say(t.AfterHandsLabel(table.hand_count))
        self._screen.title(self.reader.say(t.LedgerTitle()), summary)
        self.news.print_page("ledger")
        # If only bots play, they are the players.
        bots = [
            name
            for name in self.news.ledger.accounts
            if self._your_name and name != self._your_name
        ]
        for payment in iter_settlement_phrases(self.news.ledger, bots):
            self._print_phrase(payment, "bold")

    def _has_hands_left(self) -> bool:
        hand_limit = self._config.hands
        return hand_limit is None or self.dealer.table.hand_count < hand_limit

    def _await_next_hand(self) -> bool:
        """Process commands until the next hand may begin; return False if none will."""
        dealer, table = self.dealer, self.dealer.table
        if self._config.bots_come_and_go and table.hand_count:
            for command in self._bots.iter_attendance_commands():
                self._try_bot_command(command)
        for command in self._bots.iter_rebuy_commands():
            self._try_bot_command(command)
        if not self._your_name:
            for game_choice in self._bots.choose_game():
                self._execute(game_choice)
            return dealer.can_begin_hand
        while not table.is_hand_running and (table.hand_count or not dealer.can_begin_hand):
            if isinstance(dealer.pending, ToAnswerMarker):
                self._answer_loan_request(dealer.pending)
                continue
            entry = self._read_command_between_hands()
            if not entry and dealer.can_begin_hand:
                break
            if entry:
                self._handle_line(entry)
        return True

    def _read_command_between_hands(self) -> str:
        """Print your standing and read your command."""
        table, pending_step = self.dealer.table, self.dealer.pending
        if isinstance(pending_step, Idle):
            self._print_phrase(pending_step.offer, "yellow")
        chair = table.chair_of(self._your_name)
        if not chair:
            self._print_phrase(t.ChairRequiredHint(), "yellow")
        elif not table.chairs[chair].chips and (limits := purchase_limits(table, chair)):
            minimum, maximum = limits
            self._print_phrase(
                t.BuyInPromptWithRange(minimum, maximum)
                if maximum
                else t.BuyInPromptWithMinimum(minimum),
                "yellow",
            )
        elif standing_phrases := list_standing_phrases(table, chair):
            self._print_phrase(
                t.PlayerStanding(Player(self._your_name), standing_phrases), "yellow"
            )
        command_hints = (
            self.reader.say(t.NamedKey("next hand")),
            "out",
            "buy 100",
            "chips",
            "ledger",
            "?",
            "q",
        )
        chunks = [Text(command_hint, "dim") for command_hint in command_hints]
        self._print(flow_chunks(chunks, self._screen.felt.width, indent=2))
        return self._screen.read_line()

    def _handle_line(self, entry: str) -> bool:
        """Execute an entry; return True if it was understood and allowed."""
        try:
            command = parse_table_input(entry, self.dealer.table, self._your_name)
            if command is None:
                raise InvalidEntry(t.HelpTopicUnknown(entry))
            self._handle_command(command)
        except (InvalidEntry, IllegalAction, BadGame) as error:
            self.news.print_refusal(error)
            return False
        return True

    def _handle_command(self, command: TableInput) -> None:
        match command:
            case Quit():
                raise PlayerGotUp
            case ViewPage(page):
                self.news.print_page(page)
            case SetStraddlePreference(straddle):
                self._straddle_preference = straddle
                self._screen.print_sentence(self.reader.say(t.StraddleFrequency(straddle)), "dim")
            case SeatBot(name, style, chips, entry):
                self._seat_bot(ConfiguredPlayer(name, 0, chips, style), entry)
            case ColorUp():
                self.dealer.colour_up()
                self.news.print_new_facts()
            case c.Begin():
                self._begin_hand(command)
            case c.TakeActionBack():
                self._execute(replace(command, log=tuple(self.dealer.hand_log())))
            case _:
                self._execute(command)
                self._approve_chip_requests()

    def _approve_chip_requests(self) -> None:
        table = self.dealer.table
        for chair in table.occupied_chairs:
            if table.chairs[chair].requested_chips:
                self._execute(c.Approve(chair))
                if table.chairs[chair].is_sitting_out:
                    self._execute(c.ComeBack(chair))

    def _try_bot_command(self, command: c.AnyTableCommand) -> None:
        """Execute a bot's command; ignore it silently if it is illegal."""
        try:
            self._execute(command)
        except IllegalAction:
            return
        self._approve_chip_requests()

    def _play_hand(self) -> None:
        if not self.dealer.table.is_hand_running:
            self._begin_hand(c.Begin())
        self._play_hand_to_end()
        self._print_standings()

    def _begin_hand(self, command: c.Begin) -> None:
        self.dealer.execute(command)
        table = self.dealer.table
        game = table.hand.game if table.hand else table.current_game
        self._screen.print_sentence("")
        self._screen.title(game.name, self.reader.say(t.HandNumber(table.hand_count)))
        self.news.print_new_facts()

    def _print_standings(self) -> None:
        nets = self.news.ledger.nets
        if self._your_name in nets:
            chips, net = self.news.ledger.accounts[self._your_name].chips, nets[self._your_name]
            self._print_phrase(t.OwnStanding(chips, format_result(net)), "dim")
        elif not self._your_name:
            net_texts = [localize_number(f"{name} {net:+,}") for name, net in nets.items() if net]
            self._screen.print_parts(net_texts or [self.reader.say(t.AllEvenStanding())], "dim")

    def _play_hand_to_end(self) -> None:
        """Play the hand to its end: prompt you at your turns, and execute the bots' commands."""
        while True:
            pending_step = self.dealer.pending
            match pending_step:
                case ToPlay(chairs) if self._is_your_chair(chairs[0]):
                    self._play_turn(pending_step)
                case ToPlay():
                    self._execute(self._bots.act(pending_step))
                case ToStraddle(offers) if self._is_your_chair(offers[0].chair):
                    self._offer_straddle(offers[0])
                case ToStraddle(offers):
                    self._execute(self._bots.straddle(offers[0]))
                case ToAnswerMarker():
                    self._answer_loan_request(pending_step)
                case _:
                    return

    def _is_your_chair(self, chair: int) -> bool:
        return bool(self._your_name) and self.dealer.table.chairs[chair].player == self._your_name

    def _execute(self, command: c.AnyTableCommand) -> None:
        """Execute a command and print its news; raise ``IllegalAction`` if it is refused."""
        self.dealer.execute(command)
        self.news.print_new_facts()

    def _offer_straddle(self, offer: StraddleOffer) -> None:
        """Offer you a straddle, unless you have chosen a reply in advance or have left."""
        answer = "n" if self._has_left else self._find_straddle_answer(offer)
        if not answer:
            is_size_fixed = offer.min_bet == offer.max_bet
            self._print_phrase(
                t.StraddleSizeOffer(offer.is_live, offer.min_bet)
                if is_size_fixed
                else t.StraddleRangeOffer(offer.is_live, offer.min_bet, offer.max_bet)
            )
            answer = self._screen.read_line().lower()
        try:
            if answer in ("", "n", "no"):
                self._execute(c.DeclineStraddle(offer.chair))
            elif answer in ("y", "yes") or answer.isdecimal():
                total = parse_int(answer) if answer.isdecimal() else offer.min_bet
                self._execute(c.Straddle(offer.chair, total))
            elif not self._handle_side_command(answer):
                raise InvalidEntry(t.YesNoInputInvalid(answer))
        except (InvalidEntry, IllegalAction) as error:
            self.news.print_refusal(error)

    def _find_straddle_answer(self, offer: StraddleOffer) -> str:
        """Return the reply that you have chosen in advance, or an empty string to ask you."""
        if not offer.is_live and self._straddle_preference != "sleepers":
            return "n"
        return {"always": "y", "never": "n", "ask": "", "sleepers": ""}[self._straddle_preference]

    def _answer_loan_request(self, request: ToAnswerMarker) -> None:
        """Answer a request for a loan: bots mostly agree, and you are asked."""
        chair = request.chairs[0]
        if self._has_left:
            self._execute(c.AnswerMarker(chair, False))
        elif not self._is_your_chair(chair):
            self._execute(self._bots.answer(request))
        else:
            self._print_phrase(t.AmountAgreementQuestion(request.chips))
            answer = self._screen.read_line().lower()
            if answer in ("y", "yes", "n", "no"):
                self._execute(c.AnswerMarker(chair, answer.startswith("y")))
            elif not self._handle_side_command(answer):
                self.news.print_refusal(InvalidEntry(t.YesNoInputInvalid(answer)))

    def _play_turn(self, pending_step: ToPlay) -> None:
        """Ask for a legal action, until one is entered or the pending decision changes."""
        hand, turn = self.dealer.table.hand, find_decision_point(pending_step)
        assert hand is not None, "a player acts in a hand"
        seat = self.dealer.table.hand_chairs.index(pending_step.chairs[0])
        if self._has_left:
            self._execute(c.Act(pending_step.chairs[0], absent_player_command(hand, turn, seat)))
            return
        perspective = self.news.draw(seat, turn)
        self._print(list_legal_choices(perspective.hand, turn, perspective.felt, self.reader))

        def handle_side_entry(entry: str) -> bool:
            if entry.lower() in ("", "t", "table"):
                redrawn_hand = self.news.draw(seat, turn).hand
                self._print(list_legal_choices(redrawn_hand, turn, perspective.felt, self.reader))
                return True
            return self._handle_side_command(entry)

        prompt = TurnPrompt(
            screen=self._screen,
            view=perspective,
            turn=turn,
            is_waiting=lambda: self.dealer.pending == pending_step,
            handle_side_entry=handle_side_entry,
            execute=lambda command: self._execute(c.Act(pending_step.chairs[0], command)),
            reader=self.reader,
            names=self.news.names,
        )
        ask_for_action(prompt)

    def _handle_side_command(self, entry: str) -> bool:
        """Execute an entry that is a table command; return False if it is an action."""
        table = self.dealer.table
        try:
            if parse_table_input(entry, table, self._your_name) is None:
                return False
        except (InvalidEntry, IllegalAction, BadGame):
            pass  # confirmed when it is accepted
        self._handle_line(entry)
        if (
            table.chop_offer_chair
            and self._is_your_chair(table.chop_offer_chair)
            and table.hand is not None
        ):
            blind_chairs = [table.hand_chairs[post.seat] for post in table.hand.posts]
            self._execute(
                c.ChopBlinds(
                    next(chair for chair in blind_chairs if chair != table.chop_offer_chair)
                )
            )
        return True

    def _print_phrase(self, phrase: Phrase, style: str = "") -> None:
        self._screen.print_sentence(self.reader.sentence(phrase), style)

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self._screen.print(line)
