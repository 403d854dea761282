"""Tools for a model, as functions of plain values: hands to play, equities, rules, calculations.

Every answer is English text. An invalid call raises ``ValueError`` with the valid alternatives,
and changes nothing. No hand here shows a card that its player may not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, TypeVar

from riverboat import rulebook
from riverboat.agents.agent_questions import describe_hand
from riverboat.agents.review_tools import (
    describe_answer,
    describe_grade,
    describe_review,
    describe_spot,
    read_finished_hand,
    review_hand,
)
from riverboat.bots import make_player
from riverboat.bots.player_decisions import DecisionMaker, make_decision_maker
from riverboat.engine import HandStarted, Nothing, ToDeal
from riverboat.equity.equity_calculation import equity as equities
from riverboat.equity.tournament import icm as model
from riverboat.floor import (
    Authority,
    FloorDiscretion,
    OpenQuestion,
    Verdict,
    authority,
    describe_verdict,
)
from riverboat.floor.inquiry.fractions import make_amount_formatter
from riverboat.floor.inquiry.inquiry import Query, inquire
from riverboat.floor.inquiry.meanings import Meaning, describe_meaning
from riverboat.floor.inquiry.responses import (
    QuestionResponse,
    RefusalResponse,
    RulebookResponse,
    RulingResponse,
    ToolResponse,
)
from riverboat.floor.rule_excerpts import make_excerpt
from riverboat.hands import Hand
from riverboat.review import HandReview
from riverboat.tools import pot_limit as pot_maximum
from riverboat.tools import side_pots as layered
from riverboat.tools.line_tools import compute_tool_steps
from riverboat.training import SpotFilter, TrainingSpot, draw_spot
from riverboat.words import ENGLISH, Reader
from riverboat.words.refusals.agents import (
    AgentSpotUnknown,
    HandAlreadyOver,
    HandNameUnknown,
    TooManyRunningHands,
)

MAX_HANDS: Final = 1_000
"""Maximum number of unfinished hands."""

MAX_KEPT_ITEMS: Final = 100
"""Maximum finished hands and unanswered training spots that are stored; the oldest are dropped."""

Item = TypeVar("Item")
_SYSTEM_RNG: Final = SystemRandom()
_RULE_FILES_FOLDER: Final = rulebook.rules_directory(Path(rulebook.__file__).parent)


class DealtHand:
    """A hand in which a model sits among bots."""

    def __init__(self, hand: Hand, seat: int, opponents: str, rng: Random) -> None:
        self.hand, self.seat = hand, seat
        hand_started = hand.log[0]
        assert isinstance(hand_started, HandStarted), "a log begins with HandStarted"
        self._bots: dict[int, DecisionMaker] = {
            other_seat: make_decision_maker(make_player(opponents, rng), other_seat, hand_started)
            for other_seat in range(hand.seats)
            if other_seat != seat
        }
        self._play_bots()

    def act(self, action: str) -> None:
        """Act for the model; then the bots act until it is the model's turn again."""
        if self.hand.over:
            raise ValueError(str(HandAlreadyOver()))
        self.hand.act(action)
        self._play_bots()

    def describe(self) -> str:
        """Return the current state of the hand."""
        if not self.hand.over:
            return describe_hand(self.hand.view(self.seat), self.seat)
        view = self.hand.view(self.seat)
        results_text = ", ".join(
            f"seat {seat_index} {chips:+}" for seat_index, chips in enumerate(view.payoffs)
        )
        history = "; ".join(view.history)
        return f"The hand is over: {results_text}.\nBoard: {view.board}.\nIt went: {history}."

    def _play_bots(self) -> None:
        while not self.hand.over and self.hand.to_act != self.seat:
            decision_point, seat = self.hand.awaiting, self.hand.to_act
            assert seat is not None, "a player is to act"
            assert not isinstance(decision_point, (ToDeal, Nothing)), "a player is to act"
            self.hand.act(self._bots[seat](self.hand.state, self.hand.log, decision_point))


class Toolbox:
    """The tools, and the unfinished hands of the model."""

    def __init__(self) -> None:
        self._hands: dict[str, DealtHand] = {}
        self._finished_hands: dict[str, DealtHand] = {}
        self._spots: dict[str, TrainingSpot] = {}
        self._deal_count = self._spot_count = 0

    def new_hand(
        self,
        game: str = "nlhe 1/2",
        seats: int = 2,
        stack: int | str | None = None,
        seat: int = 0,
        opponents: str = "shark",
        seed: int | None = None,
    ) -> str:
        """Deal a hand of any game ("nlhe 1/2", "PLO 5/10", "stud 4/8", "kuhn") and sit down in it.

        You are in *seat*, clockwise from the left of the button, which is the last seat. All others
        are bots of one style: shark, rock, maniac, calling station, wild card, push-fold, icm,
        blueprint, caller or random. *stack* is in the unit of the stakes, or "100bb".
        """
        if len(self._hands) >= MAX_HANDS:
            raise ValueError(str(TooManyRunningHands(MAX_HANDS)))
        chosen_seed = _SYSTEM_RNG.getrandbits(64) if seed is None else seed
        hand = Hand(game, seats=seats, stacks=stack, seed=chosen_seed)
        hand.hole(seat)  # rejects a seat that does not exist
        self._deal_count += 1
        name = f"hand-{self._deal_count}"
        self._hands[name] = DealtHand(hand, seat, opponents, Random(f"{chosen_seed} bots"))
        return f"{name}\n{self._hands[name].describe()}"

    def look(self, hand: str) -> str:
        """Show what you know of a hand, and your legal actions."""
        return self._find_hand(hand).describe()

    def act(self, hand: str, action: str) -> str:
        """Act in a hand: "fold", "check", "call", "bet 6", "raise 20" (the total), "draw 7c 2d".

        When the hand is over, the answer has the result of every player, and *review* has the hand.
        """
        dealt_hand = self._find_hand(hand)
        dealt_hand.act(action)
        if dealt_hand.hand.over:
            _add_bounded(self._finished_hands, hand, self._hands.pop(hand))
        return dealt_hand.describe()

    def review(
        self, hand: str = "", history: str = "", player: str = "", solve_from: str = "river"
    ) -> str:
        """Review a hand that is over: pot odds, equity, solution and loss of each decision.

        *hand* is one that was dealt here, or *history* the text of one in any known format, with
        the name of a *player*. Heads-up streets of no-limit hold'em are solved from *solve_from*
        on: river, turn (seconds) or flop (about a minute). A hand that is being played is refused.
        """
        return describe_review(self._build_review(hand, history, player, solve_from))

    def grade(
        self,
        decision: int,
        hand: str = "",
        history: str = "",
        player: str = "",
        action: str = "",
        solve_from: str = "river",
    ) -> str:
        """Grade one decision of a hand that is over, by its number in *review*.

        The answer has the loss in big blinds and in percent of the pot, and the solution's mix.
        With *action*, another action of the solution is graded in place of the one taken.
        """
        hand_review = self._build_review(hand, history, player, solve_from)
        return describe_grade(hand_review, decision, action)

    def train(
        self,
        street: str = "river",
        position: str = "",
        pot_type: str = "",
        texture: str = "",
        seed: int | None = None,
    ) -> str:
        """Deal a training spot of no-limit hold'em after the flop: *answer* grades an action.

        *position* is SB, BB, UTG, HJ, CO or BTN, *pot_type* limped, single-raised, 3-bet or 4-bet,
        *texture* words of the flop: monotone, two-tone, rainbow, paired, trips, unpaired.
        """
        wanted_spot_filter = SpotFilter(
            street=street,
            position=position or None,
            pot_type=pot_type or None,
            texture=texture or None,
        ).check()
        spot = draw_spot(
            wanted_spot_filter, Random(_SYSTEM_RNG.getrandbits(64) if seed is None else seed)
        )
        self._spot_count += 1
        name = f"spot-{self._spot_count}"
        _add_bounded(self._spots, name, spot)
        return describe_spot(name, spot)

    def answer(self, spot: str, action: str) -> str:
        """Answer a training spot: the grade by the loss against the solution, and its mix."""
        if spot not in self._spots:
            raise ValueError(str(AgentSpotUnknown(spot, tuple(self._spots))))
        graded_answer = self._spots[spot].grade(action)
        del self._spots[spot]
        return describe_answer(graded_answer)

    def _build_review(self, hand: str, history: str, player: str, solve_from: str) -> HandReview:
        if history or not hand:
            return review_hand(read_finished_hand(history), player or None, solve_from)
        dealt_hand = self._finished_hands.get(hand) or self._find_hand(hand)
        return review_hand(dealt_hand.hand, dealt_hand.seat, solve_from)

    def equity(self, players: list[str], board: str = "", dead: str = "") -> str:
        """Compute equities from each player's cards or range, such as "AKs", "QQ+, AK", "8s7s"."""
        return str(equities(*players, board=board, dead=dead))

    def rules(self, words: str) -> str:
        """Find rules of the rulebook: by id ("ALLN-16"), or by words that all occur in them."""
        book = rulebook.rules(_RULE_FILES_FOLDER)
        rule = book.get(words.strip().upper().replace(" ", "-"))
        matching_rules = [rule] if rule else rulebook.search_rules(words, book.values())
        if not matching_rules:
            return f"No rule speaks of {words!r}."
        return "\n\n".join([f"{rule.id}: {rule.title}\n{rule.text}" for rule in matching_rules[:8]])

    def ruling(self, situation: str, book: str = "tda-2024") -> str:
        """Return the floor's ruling on an event: "four cards on the flop", "facing 6, one 25 chip".

        If it cannot rule, it answers with possible meanings, and with the rules of the book.
        *book* is tda-2024, wsop-event-2026, wsop-cash-2026, rrop-11, cash, tournament or home.
        """
        response = inquire(Query(situation, authority(book)))
        reader = Reader(chips=make_amount_formatter(situation, "en"))
        match response:
            case RulingResponse(verdict):
                return _format_verdict(verdict, reader)
            case QuestionResponse(verdict=OpenQuestion() as verdict):
                return _format_verdict(verdict, reader)
            case QuestionResponse(field="", choices=choices):
                meanings = [choice.meaning for choice in choices if choice.meaning is not None]
                return "\n\n".join(_format_meanings(meanings, authority(book)))
            case QuestionResponse(question, field):
                return f"Say more: {question} ({field})"
            case RulebookResponse(rules):
                return "\n\n".join(_format_rules(rules, authority(book)))
            case ToolResponse(name, arguments):
                steps = compute_tool_steps(name, arguments, authority(book))
                return "\n".join([f"{step.rule} {step.phrase}".strip() for step in steps])
            case RefusalResponse(error):
                return f"{error}"

    def side_pots(self, put_in: list[int], folded: Sequence[int] = (), dead: int = 0) -> str:
        """Compute side pots from the chips of each seat; *folded* seats, and *dead* money."""
        return "\n".join(
            [f"{step.rule} {step.phrase}" for step in layered(put_in, folded, dead=dead).steps]
        )

    def pot_limit(self, pot: int, bets: list[int], own: int = 0) -> str:
        """Compute a pot-size bet: chips in the middle, and in front of each other player."""
        maximum = pot_maximum(pot, bets, own=own)
        return "\n".join([f"{step.rule} {step.phrase}" for step in maximum.steps])

    def icm(self, stacks: list[int], prizes: list[float]) -> str:
        """Compute the prize equity of each stack, by the independent chip model."""
        return ", ".join([f"{value:.2f}" for value in model(stacks, prizes)])

    def _find_hand(self, hand: str) -> DealtHand:
        if hand not in self._hands:
            raise ValueError(str(HandNameUnknown(hand, tuple(self._hands))))
        return self._hands[hand]


def _add_bounded(items: dict[str, Item], name: str, item: Item) -> None:
    """Add an item to a collection, and remove the oldest items beyond the maximum size."""
    items[name] = item
    while len(items) > MAX_KEPT_ITEMS:
        del items[next(iter(items))]


def _format_verdict(verdict: Verdict, reader: Reader = ENGLISH) -> str:
    """Return a verdict with its rules, or a question with the result of each answer."""
    verdict_text = describe_verdict(verdict, reader)
    if isinstance(verdict, OpenQuestion):
        answer_lines = [
            f"- {reader.say(result.answer)}: {describe_verdict(result.verdict, reader)}"
            for result in verdict.answers
        ]
        return "\n".join([verdict_text, *answer_lines])
    cited_rules = ", ".join(
        [f"{citation.rule} {citation.rule_number}".strip() for citation in verdict.cites]
    )
    if isinstance(verdict, FloorDiscretion):
        verdict_text += "\nThe book leaves it to the floor."
    return f"{verdict_text}\n({cited_rules})"


def _format_meanings(meanings: Sequence[Meaning], authority: Authority) -> Iterator[str]:
    """Yield the possible meanings of a line, with the rules that concern each."""
    meaning_lines = [
        f"- {describe_meaning(meaning)}" for meaning in meanings if meaning.draft is not None
    ]
    if meaning_lines:
        yield "\n".join(["It may be one of these:", *meaning_lines])
    yield from _format_rules(
        [rule for meaning in meanings if meaning.draft is None for rule in meaning.rules[:1]],
        authority,
    )


def _format_rules(rules: Sequence[str], authority: Authority) -> Iterator[str]:
    for rule in rulebook.rules_by_id(_RULE_FILES_FOLDER, [*rules]):
        yield "\n".join([f"{rule.id}: {rule.title}", *make_excerpt(rule, authority).paragraphs])
