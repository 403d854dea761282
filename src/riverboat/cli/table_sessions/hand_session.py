"""A session at the terminal: hand after hand against the built-in opponents.

It reads one line at a time and prints; input, output and pauses are injected, so that a test can
play it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from riverboat.bots import DecisionPoint, Player
from riverboat.cli.table_sessions.home_mix import MixedGame
from riverboat.cli.table_sessions.input_hints import build_help_page, list_legal_choices
from riverboat.cli.table_sessions.seat_view import SeatPerspective, draw_table
from riverboat.cli.table_sessions.terminal_narration import (
    build_terminal_reader,
    choose_event_style,
    is_card_event_of_other,
    narrate_history,
    narrate_so_far,
)
from riverboat.cli.table_sessions.turn_prompt import TurnPrompt, ask_for_action, format_result
from riverboat.cli.terminal.table_screen import LinePrompt, Screen
from riverboat.cli.terminal.terminal_felt import wrap_text
from riverboat.cli.terminal.terminal_locale import localize_number
from riverboat.engine import (
    AnyFact,
    Nothing,
    ToDeal,
    to_json_lines,
)
from riverboat.engine.hand_redaction import redact_log
from riverboat.homegame import HomeGame
from riverboat.narration import describe_holding
from riverboat.words import Player as Named
from riverboat.words import language
from riverboat.words import terminal as t
from riverboat.words.events.buy_ins import RebuyMade


class HandSessionConfig(Struct, frozen=True, kw_only=True):
    """Players, game and length of a session."""

    game: HomeGame
    your_name: str
    bots: Mapping[str, Player]
    """Players without a prompt at the terminal; includes *your_name* if you only watch."""
    buy_in: int
    hands: int | None = None
    """Number of hands to play; ``None`` is unlimited."""
    introductions: tuple[str, ...] = ()
    """Introductions of the opponents, printed before the first hand."""
    shows_all_cards: bool = False
    """True if all players' cards are face up, for learning."""
    pauses_between_hands: bool = True
    """True to wait for a key between hands."""
    mix: MixedGame | None = None
    """The games in rotation; ``None`` if only one game is played."""
    language: str = "en"

    @property
    def is_watch_only(self) -> bool:
        """True if a bot plays in your place and no prompt is shown."""
        return self.your_name in self.bots

    @property
    def addressed_name(self) -> str:
        """Name of the player addressed as *you*: the user, or a watched player called "you"."""
        is_named_you = self.your_name.lower() == language(self.language).grammar.you
        return self.your_name if is_named_you or not self.is_watch_only else ""


class PlayerLeft(Exception):
    """The player has left the session."""


class HandSession:
    """A session at one table, from the first deal until the player leaves."""

    def __init__(
        self,
        config: HandSessionConfig,
        console: Console,
        line_prompt: LinePrompt,
        pause: Callable[[], None],
    ) -> None:
        self.config = config
        self.game = config.game
        self._screen = Screen(console, line_prompt, pause)
        self.felt = self._screen.felt
        self.reader = build_terminal_reader(config.language, config.addressed_name)
        self._bought_chips_by_name = dict.fromkeys(self.game.names, config.buy_in)
        self._narrated_count = 0
        self._drawn_street = -1
        self._last_hand: tuple[list[AnyFact], tuple[str, ...]] | None = None

    def play(self) -> int:
        """Play until the end and return the exit code."""
        exit_code = 0
        try:
            for line in self._format_introductions():
                self._screen.print_sentence(line)
            while self.config.hands is None or self.game.hands < self.config.hands:
                self._play_hand()
                self._finish_hand()
        except (EOFError, PlayerLeft):
            pass
        except KeyboardInterrupt:
            exit_code = 130
        self._screen.print_sentence("")
        self._screen.print_parts(self._format_summary(), "bold")
        return exit_code

    def _play_hand(self) -> None:
        game = self.game
        if game.hands or self._format_introductions():
            self._screen.print_sentence("")
        self._deal_hand()
        self._narrated_count, self._drawn_street = 0, -1
        self._print_title()
        self._print_new_events()
        while not game.over:
            turn, name = game.awaiting, game.to_act
            assert name is not None, "an unfinished hand waits for a player"
            assert not isinstance(turn, (ToDeal, Nothing)), "cards are dealt at once"
            if name in self.config.bots:
                seat = game.seat(name)
                game.act(self.config.bots[name].choose(seat, game.view(name).state, turn))
            else:
                self._play_turn(turn)
            self._print_new_events()
        self._last_hand = (list(game.log), game.dealt_in)

    def _format_introductions(self) -> tuple[str, ...]:
        mix = self.config.mix
        games = [self.reader.say(mix.introduction())] if mix else []
        return (*self.config.introductions, *games)

    def _deal_hand(self) -> None:
        """Deal the next hand of the rotation's current game."""
        game, mix = self.game, self.config.mix
        button = None
        if mix is not None:
            game.game, button_moves = mix.next_hand(
                sum(chips > 0 for chips in game.stacks.values())
            )
            button = None if button_moves else game.button
            if mix.has_changed and game.hands:
                self._screen.print_sentence(self.reader.say(mix.announcement()), "bold")
        game.deal(button)

    def _print_title(self) -> None:
        """Print the game's name above the events of the hand."""
        hand_heading = self.reader.say(t.HandNumber(self.game.hands))
        self._screen.title(self.game.game.name, hand_heading)

    def _print_new_events(self) -> None:
        """Print the events since the last call."""
        events = narrate_so_far(self._list_visible_log(), self.game.dealt_in)
        for event in events[self._narrated_count :]:
            if not is_card_event_of_other(event, self.config.your_name):
                self._screen.print_sentence(self.reader.say(event), choose_event_style(event))
                self._screen.pause()
        self._narrated_count = len(events)
        if self.config.is_watch_only and not self.game.over:
            self._draw_street()

    def _draw_street(self) -> None:
        hand = None if self.game.hand is None else self.game.hand.state
        if hand is not None and hand.is_betting_open and hand.street != self._drawn_street:
            self._drawn_street = hand.street
            self._draw_table(None)

    def _play_turn(self, turn: DecisionPoint) -> None:
        """Ask until the player enters a legal action."""
        perspective = self._draw_table(turn)
        self._print_choices(perspective, turn)
        prompt = TurnPrompt(
            screen=self._screen,
            view=perspective,
            turn=turn,
            is_waiting=lambda: True,
            handle_side_entry=self._handle_lookup,
            execute=self.game.act,
            reader=self.reader,
            names=self.game.dealt_in,
        )
        ask_for_action(prompt)

    def _print_choices(self, view: SeatPerspective, turn: DecisionPoint) -> None:
        for line in list_legal_choices(view.hand, turn, view.felt, self.reader):
            self._screen.print(line)

    def _handle_lookup(self, entry: str) -> bool:
        """Handle an entry that is a question; return False if it is an action."""
        match entry.lower():
            case "q" | "quit" | "exit":
                raise PlayerLeft
            case "?" | "help":
                hand = None if self.game.hand is None else self.game.hand.state
                for line in build_help_page(self.felt, self.reader, hand):
                    self._screen.print(line)
            case "h" | "history":
                self._print_history()
            case "log":
                for text in to_json_lines(self._list_visible_log()).decode().splitlines():
                    self._screen.console.out(text, highlight=False)
            case "t" | "table" | "":
                self._redraw()
            case _:
                return False
        return True

    def _redraw(self) -> None:
        turn = self.game.awaiting
        if isinstance(turn, (ToDeal, Nothing)):
            return
        self._print_choices(self._draw_table(turn), turn)

    def _print_history(self) -> None:
        """Print the last finished hand in the player's own view."""
        if self._last_hand is None:
            self._screen.print_sentence(self.reader.say(t.NoHandFinished()), "dim")
            return
        log, dealt_in_names = self._last_hand
        for event in narrate_history(self._list_visible_facts(log, dealt_in_names), dealt_in_names):
            self._screen.print_sentence(self.reader.say(event))

    def _finish_hand(self) -> None:
        """Print the standings; before another hand, rebuy for broke players and wait for a key."""
        has_more_hands = self.config.hands is None or self.game.hands < self.config.hands
        if has_more_hands or not self.config.is_watch_only:
            self._screen.print_parts(self._format_standings(), "dim")
        if has_more_hands:
            self._rebuy_broke_players()
        while has_more_hands and self.config.pauses_between_hands:
            self._screen.print(Text(self.reader.say(t.BetweenHandsKeys()), "dim"))
            entry = self._screen.read_line()
            if not entry:
                return
            if not self._handle_lookup(entry):
                self._screen.print_sentence(self.reader.say(t.HandNotDealtYet()), "yellow")

    def _rebuy_broke_players(self) -> None:
        for name, chips in self.game.stacks.items():
            if not chips:
                self.game.buy_in(name, self.config.buy_in)
                self._bought_chips_by_name[name] += self.config.buy_in
                rebuy = RebuyMade(Named(name), self.config.buy_in)
                self._screen.print_sentence(self.reader.say(rebuy), "dim")

    def _format_standings(self) -> list[str]:
        """Return the standings as chunks that are not broken across lines."""
        if not self.config.is_watch_only:
            your_name = self.config.your_name
            standing_phrase = t.OwnStanding(
                self.game.stacks[your_name], format_result(self._compute_result(your_name))
            )
            return [self.reader.say(standing_phrase)]
        net_results = [
            localize_number(f"{player_name} {self._compute_result(player_name):+,}")
            for player_name in self.game.names
            if self._compute_result(player_name)
        ]
        return net_results or [self.reader.say(t.AllEvenStanding())]

    def _compute_result(self, name: str) -> int:
        return self.game.stacks[name] - self._bought_chips_by_name[name]

    def _format_summary(self) -> list[str]:
        game, your_name = self.game, self.config.your_name
        finished_hand_count = game.hands if game.over else game.hands - 1
        if self.config.is_watch_only:
            first_part, *other_parts = self._format_standings()
            return [
                f"{self.reader.say(t.HandsPlayed(finished_hand_count))}: {first_part}",
                *other_parts,
            ]
        result_phrase = format_result(self._compute_result(your_name))
        if game.over or game.hand is None:
            return [
                self.reader.say(
                    t.SessionExit(t.AfterHandsLabel(finished_hand_count), result_phrase)
                )
            ]
        seat = game.seat(your_name)
        hand_state = game.hand.state
        chips_in_pot = hand_state.earlier_bets[seat] + hand_state.bets[seat]
        pot_note = t.StandingsPotSuffix(chips_in_pot) if chips_in_pot else None
        hands_note = t.AfterHandsLabel(finished_hand_count) if finished_hand_count else None
        return [
            self.reader.say(t.SessionExitMidHand(hands_note, game.hands, pot_note, result_phrase))
        ]

    def _draw_table(self, turn: DecisionPoint | None) -> SeatPerspective:
        game = self.game
        seat = game.seat(self.config.your_name)
        assert game.hand is not None
        view = game.hand if self.config.shows_all_cards else game.view(self.config.your_name)
        hand = view.state
        perspective = SeatPerspective(
            hand, seat, game.dealt_in, self.felt, turn, self._list_visible_log(), self.reader
        )
        self._screen.print_sentence("")
        for line in draw_table(perspective):
            self._screen.print(line)
        if holding := describe_holding(hand, seat):
            your_label = Named(self.config.your_name)
            cards_phrase = (
                t.HoldingLine(your_label, holding)
                if self.config.is_watch_only
                else t.OwnHolding(holding)
            )
            for line in wrap_text(Text(self.reader.say(cards_phrase), "bold"), self.felt.width):
                self._screen.print(line if self.felt.is_narrow else self.felt.center_line(line))
        return perspective

    def _list_visible_log(self) -> list[AnyFact]:
        return self._list_visible_facts(self.game.log, self.game.dealt_in)

    def _list_visible_facts(
        self, log: Sequence[AnyFact], dealt_in_names: Sequence[str]
    ) -> list[AnyFact]:
        if self.config.shows_all_cards:
            return list(log)
        return list(redact_log(log, dealt_in_names.index(self.config.your_name)))
