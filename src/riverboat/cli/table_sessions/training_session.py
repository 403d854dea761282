"""A training session at the terminal: spot after spot, with the grade of each answer.

Input and output are injected, so that a test can play it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console

from riverboat.cards import parse_cards
from riverboat.cli.table_sessions.hand_session import PlayerLeft
from riverboat.cli.table_sessions.input_hints import build_help_page, list_legal_choices
from riverboat.cli.table_sessions.seat_view import SeatPerspective, draw_table
from riverboat.cli.table_sessions.terminal_narration import (
    build_terminal_reader,
    mark_cards,
    name_without_chair,
    narrate_so_far,
)
from riverboat.cli.table_sessions.turn_prompt import TurnPrompt, ask_for_action
from riverboat.cli.terminal.table_screen import LinePrompt, Screen
from riverboat.cli.terminal.terminal_felt import flow_chunks
from riverboat.engine import AnyCommand, ToAct
from riverboat.training import GradedAnswer, Trainer, TrainingSpot
from riverboat.words import Reader
from riverboat.words import training as w
from riverboat.words.events.dealing import BoardDealtHeading, CardsDealtTo
from riverboat.words.events.event_phrases import Event
from riverboat.words.events.hand_opening import BigBlindPosted, SmallBlindPosted
from riverboat.words.refusals.training import FreeCheckFolded

_SKIPPED_EVENTS: Final = (CardsDealtTo, BigBlindPosted, SmallBlindPosted)
"""Events of every hand, which the question does not repeat."""
_STYLE_BY_VERDICT: Final[dict[w.Verdict, str]] = {
    "correct": "bold green",
    "inaccuracy": "bold yellow",
    "mistake": "bold red",
    "blunder": "bold red",
}


class TrainingSession:
    """A series of training spots, asked one by one and graded at the end."""

    def __init__(
        self,
        trainer: Trainer,
        spot_count: int,
        console: Console,
        line_prompt: LinePrompt,
        language: str,
        *,
        plays_whole_hands: bool = False,
    ) -> None:
        self.trainer, self.spot_count = trainer, spot_count
        self.answers: list[tuple[TrainingSpot, GradedAnswer]] = []
        """The spots that were answered, with their grades."""
        self._screen = Screen(console, line_prompt, lambda: None)
        self._language, self._plays_whole_hands = language, plays_whole_hands
        self.reader = build_terminal_reader(language)

    def run(self) -> int:
        """Ask all spots, and return the exit code; the player may leave before the end."""
        exit_code = 0
        try:
            for spot_number in range(1, self.spot_count + 1):
                drawn_count_before = self.trainer.progress.drawn
                spot = self.trainer.draw()
                self._ask_spot(
                    spot, spot_number, is_repeated=drawn_count_before == self.trainer.progress.drawn
                )
                if self._plays_whole_hands:
                    self._play_hand(spot_number)
        except (EOFError, PlayerLeft):
            pass
        except KeyboardInterrupt:
            exit_code = 130
        self._screen.print_sentence("")
        self._print_summary()
        return exit_code

    def _play_hand(self, hand_number: int) -> None:
        first_index = len(self.answers) - 1
        while (spot := self.trainer.play_on()) is not None:
            self._ask_spot(spot, hand_number, is_repeated=False)
        decisions = self.answers[first_index:]
        loss_text = f"{sum(grade.loss_bb for _, grade in decisions):.2f}"
        hand = self.trainer.finished_hand
        parts = [self.reader.say(w.HandEvLoss(loss_text, len(decisions)))]
        if hand is not None:
            seat = decisions[0][0].seat
            net_text = f"{hand.payoffs[seat] / hand.game.stakes.big_blind:+.1f}"
            parts.insert(0, self.reader.say(w.HandResult(net_text)))
        self._screen.print_sentence("")
        self._print_parts(parts, "bold")

    def _ask_spot(self, spot: TrainingSpot, spot_number: int, *, is_repeated: bool) -> None:
        translate = self.reader.say
        if spot_number > 1:
            self._screen.print_sentence("")
        self._screen.title(
            translate(w.TrainingSpotTitle(spot_number, self.spot_count, is_repeated)),
            translate(w.SpotPositions(spot.position, spot.opponent_position)),
            translate(w.PotTypeName(spot.pot_type)),
            translate(w.StackDepthLabel(spot.tags.depth)),
        )
        for events in _group_by_street(spot):
            self._print_parts([self._build_reader_for_spot(spot).say(event) for event in events])
        cards = mark_cards(parse_cards(str(spot.cards)))
        parts = [w.HeldCards(cards), w.CurrentPot(spot.pot), w.CurrentStack(spot.stack)]
        if spot.to_call:
            parts.insert(2, w.CurrentCallAmount(spot.to_call))
        self._print_parts([translate(part) for part in parts], "bold")
        self._print_choices(spot)
        ask_for_action(self._build_prompt(spot))

    def _build_reader_for_spot(self, spot: TrainingSpot) -> Reader:
        return build_terminal_reader(self._language, spot.position)

    def _build_prompt(self, spot: TrainingSpot) -> TurnPrompt:
        view, turn = self._build_perspective(spot), _build_pending_turn(spot)
        return TurnPrompt(
            screen=self._screen,
            view=view,
            turn=turn,
            is_waiting=lambda: self.trainer.spot is spot,
            handle_side_entry=lambda entry: self._handle_lookup(spot, entry),
            execute=lambda command: self._grade_answer(spot, command),
            reader=self._build_reader_for_spot(spot),
            names=spot.positions,
        )

    def _build_perspective(self, spot: TrainingSpot) -> SeatPerspective:
        felt, renderer = self._screen.felt, self._build_reader_for_spot(spot)
        view = spot.view
        return SeatPerspective(
            view.state,
            spot.seat,
            spot.positions,
            felt,
            _build_pending_turn(spot),
            view.log,
            renderer,
        )

    def _print_choices(self, spot: TrainingSpot) -> None:
        felt = self._screen.felt
        for line in list_legal_choices(
            spot.view.state, _build_pending_turn(spot), felt, self._build_reader_for_spot(spot)
        ):
            self._screen.print(line)

    def _handle_lookup(self, spot: TrainingSpot, entry: str) -> bool:
        """Handle an entry that is a question; return False if it is an action."""
        match entry.lower():
            case "q" | "quit" | "exit":
                raise PlayerLeft
            case "?" | "help":
                for line in build_help_page(self._screen.felt, self.reader, spot.view.state):
                    self._screen.print(line)
            case "t" | "table" | "h" | "history" | "":
                for line in draw_table(self._build_perspective(spot)):
                    self._screen.print(line)
                self._print_choices(spot)
            case "f" | "fold" if not spot.to_call:
                self._screen.print_sentence(self.reader.say(FreeCheckFolded()), "yellow")
            case _:
                return False
        return True

    def _grade_answer(self, spot: TrainingSpot, command: AnyCommand) -> None:
        graded_decision = self.trainer.answer(command)
        self.answers.append((spot, graded_decision))
        translate = self.reader.say
        loss_text, percent_text = (
            f"{graded_decision.loss_bb:.2f}",
            f"{graded_decision.loss_percent:.1f}",
        )
        verdict_parts = [
            translate(
                w.AnswerVerdict(
                    graded_decision.verdict, graded_decision.taken.phrase, loss_text, percent_text
                )
            )
        ]
        if graded_decision.verdict != "correct":
            verdict_parts.append(translate(w.BestAnswer(graded_decision.best.phrase)))
        self._print_parts(verdict_parts, _STYLE_BY_VERDICT[graded_decision.verdict])
        mix_texts = [
            translate(
                w.MixedAction(
                    action.phrase, f"{100 * action.frequency:.0f}", _format_signed(action.ev_bb)
                )
            )
            for action in graded_decision.actions
        ]
        self._print_parts([translate(w.SolutionMix()), *mix_texts])
        if graded_decision.why is not None:
            self._screen.print_sentence(translate(graded_decision.why), "dim")
        self._screen.print_sentence(translate(w.CurrentStreak(self.trainer.progress.streak)), "dim")

    def _print_summary(self) -> None:
        grades = [grade for _, grade in self.answers]
        correct_count = sum(grade.verdict == "correct" for grade in grades)
        answer_count = max(len(grades), 1)
        mean_loss_bb = sum(grade.loss_bb for grade in grades) / answer_count
        mean_loss_percent = sum(grade.loss_percent for grade in grades) / answer_count
        score = w.TrainingScore(
            correct_count, len(grades), f"{mean_loss_bb:.2f}", f"{mean_loss_percent:.1f}"
        )
        parts = [self.reader.say(score)]
        if due_count := self.trainer.due_count:
            parts.append(self.reader.say(w.SpotsDue(due_count)))
        self._print_parts(parts, "bold")

    def _print_parts(self, parts: Sequence[str], style: str = "") -> None:
        """Print parts with marked cards, separated by dots."""
        felt = self._screen.felt
        chunks = [felt.draw_marked_line(part, style) for part in parts]
        for line in flow_chunks(chunks, felt.width, f" {felt.glyphs.dot} ", indent=2):
            self._screen.print(line)


def _format_signed(value: float) -> str:
    """Return a value in big blinds with its sign: never ``-0.00``."""
    return f"{round(value, 2) + 0.0:+.2f}"


def _build_pending_turn(spot: TrainingSpot) -> ToAct:
    turn = spot.hand.awaiting
    assert isinstance(turn, ToAct), "a spot waits for an action"
    return turn


def _group_by_street(spot: TrainingSpot) -> Iterator[list[Event]]:
    """Yield the events of each street, without blinds and other players' folds."""
    live_positions = {spot.position, spot.opponent_position}
    street_events: list[Event] = []
    for event in narrate_so_far(spot.view.log, spot.positions):
        if isinstance(event, BoardDealtHeading):
            yield street_events
            street_events = []
        actor = getattr(event, "who", None)
        if isinstance(event, _SKIPPED_EVENTS) or (
            actor is not None and name_without_chair(actor) not in live_positions
        ):
            continue
        street_events.append(event)
    yield street_events
