"""A hand played on the engine and on a pokerkit state in parallel.

pokerkit plays any game that its streets and hand types can express. Here riverboat's games are
translated into those, and every card and decision goes to both tables.
"""

import random
import warnings
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from riverboat.cards import DECKS, Card, card_names, name
from riverboat.engine import (
    BRING_IN,
    CALL,
    FOLD,
    AnyCommand,
    AnyFact,
    Deal,
    Discard,
    Game,
    HandState,
    RaiseTo,
    ToAct,
    ToDeal,
    ToDraw,
    apply,
    decide,
    due,
    start,
)
from riverboat.engine.state.compiled_game import compile_game
from riverboat.engine.state.hand_facts import HoleCardsDealt, StubReshuffled, UpcardsDealt

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pokerkit: Any = import_module("pokerkit")

OfferedActions = tuple[int, int, int, int, bool]
"""Seat to act, call, minimum raise, maximum raise, and True if the player may bring in."""

_STEPS_DONE_BY_HAND = ("HOLE_DEALING", "BOARD_DEALING", "CARD_BURNING", "RUNOUT_COUNT_SELECTION")
_POKERKIT_STRUCTURE_BY_NAME = {
    "no-limit": "NO_LIMIT",
    "pot-limit": "POT_LIMIT",
    "limit": "FIXED_LIMIT",
}
_POKERKIT_HAND_TYPE_BY_RANKING = {
    "high": "StandardHighHand",
    "short deck": "ShortDeckHoldemHand",
    "omaha": "OmahaHoldemHand",
    "omaha eight or better": "OmahaEightOrBetterLowHand",
    "eight or better": "EightOrBetterLowHand",
    "2-7": "StandardLowHand",
    "a-5": "RegularLowHand",
    "badugi": "BadugiHand",
    "badugi ace high": "StandardBadugiHand",
    "kuhn": "KuhnPokerHand",
    "leduc": "LeducHoldemHand",
}


def make_pokerkit_state(
    game: Game, stacks: tuple[int, ...], pokerkit_module: Any = pokerkit
) -> Any:
    """Return a pokerkit state of the game; the last seat has the button.

    *pokerkit_module* is pokerkit or a module with its names.
    """
    variant, stakes = game.variant, game.stakes
    players = len(stacks)
    blinds = list(stakes.blinds) or [0] * (players - 1) + [stakes.button_blind]
    if players == 2 and stakes.button_blind:
        blinds.reverse()  # heads-up, pokerkit lists the button first
    return pokerkit_module.State(
        automations=tuple(
            automation
            for automation in pokerkit_module.Automation
            if automation.name not in _STEPS_DONE_BY_HAND
        ),
        deck=tuple(pokerkit_module.Card.parse("".join(map(name, DECKS[variant.deck].cards)))),
        hand_types=tuple(
            getattr(pokerkit_module, _POKERKIT_HAND_TYPE_BY_RANKING[ranking])
            for ranking in (variant.ranking, variant.second_ranking)
            if ranking
        ),
        streets=pokerkit_streets(game, pokerkit_module),
        betting_structure=pokerkit_module.BettingStructure[
            _POKERKIT_STRUCTURE_BY_NAME[game.structure.name]
        ],
        ante_trimming_status=True,
        raw_antes=stakes.ante,
        raw_blinds_or_straddles=blinds,
        bring_in=stakes.bring_in,
        raw_starting_stacks=stacks,
        player_count=players,
    )


def pokerkit_streets(game: Game, pokerkit_module: Any = pokerkit) -> tuple[Any, ...]:
    """Return the streets of a game in pokerkit's terms."""
    stakes, is_lowball, max_raises = (
        game.stakes,
        game.variant.upcards != "high",
        compile_game(game).max_raises,
    )
    opening_type, counts_blinds = pokerkit_module.Opening, pokerkit_module is pokerkit
    opening = opening_type.HIGH_CARD if is_lowball else opening_type.LOW_CARD
    later_opening = opening_type.LOW_HAND if is_lowball else opening_type.HIGH_HAND
    if not game.variant.has_upcards:
        opening = later_opening = opening_type.POSITION
    return tuple(
        pokerkit_module.Street(
            street.has_burn,
            (False,) * street.down_cards + (True,) * street.upcards,
            street.board_cards,
            street.max_draw > 0,
            later_opening if index else opening,
            stakes.big_bet if street.has_big_bet else stakes.small_bet,
            # rule: CAPR-01, CAPR-02 it counts the opening bet of a street, but not a blind
            None
            if max_raises is None
            else max_raises + (index > 0 or not (stakes.blinds and counts_blinds)),
        )
        for index, street in enumerate(game.variant.streets)
    )


@dataclass
class TwoTables:
    """One hand played on both tables."""

    game: Game
    stacks: tuple[int, ...]
    rng: random.Random
    pokerkit_module: Any = pokerkit
    hand: HandState = field(init=False)
    log: list[AnyFact] = field(init=False)
    state: Any = field(init=False)

    def __post_init__(self) -> None:
        start_fact = start(self.game, self.stacks)
        self.hand, self.log = HandState(start_fact), [start_fact]
        self.state = make_pokerkit_state(self.game, self.stacks, self.pokerkit_module)
        self._deck = sorted(self.hand.compiled.deck)
        self.rng.shuffle(self._deck)
        self._discards: dict[tuple[int, int], tuple[Card, ...]] = {}
        """Discards by seat and draw."""
        self._draw_count_by_seat: Counter[int] = Counter()
        self._dealt_cards: list[list[Card]] = [[] for _ in self.stacks]
        """Cards of each seat in the order of the deal."""

    def next_turn(self) -> ToAct | None:
        """Deal and draw on both tables until a player is to act; return ``None`` at the end."""
        while not self.hand.has_ended:
            pending = due(self.hand)
            if isinstance(pending, tuple):
                for fact in pending:
                    if isinstance(fact, StubReshuffled):
                        self._deck += fact.cards
                        self.rng.shuffle(self._deck)
                    self._apply_fact(fact)
                continue
            match pending:
                case ToDeal(count=count, burn_count=burn):
                    burned, cards = self._draw_from_deck(burn), self._draw_from_deck(count)
                    self._apply_fact(decide(self.hand, Deal(cards, burned)))
                case ToDraw(seat=seat, max_cards=max_cards):
                    holding = self.hand.holdings[seat]
                    discarded_cards = tuple(
                        self.rng.sample(holding, self.rng.randint(0, min(max_cards, 4)))
                    )
                    self._apply_fact(decide(self.hand, Discard(discarded_cards)))
                    self._discards[seat, self.hand.draw_count(seat)] = discarded_cards
                case ToAct():
                    self._deal_in_pokerkit()
                    return pending
                case _:
                    raise AssertionError(f"nobody answers: {pending}")
        self._deal_in_pokerkit()
        return None

    def act(self, command: AnyCommand) -> None:
        """Take the action on both tables."""
        fact = decide(self.hand, command)
        self._apply_fact(fact)
        if isinstance(command, RaiseTo):
            self.state.complete_bet_or_raise_to(command.to)
        elif command == FOLD:
            self.state.fold()
        elif command == BRING_IN:
            self.state.post_bring_in()
        else:
            self.state.check_or_call()

    def pokerkit_offer(self) -> OfferedActions | None:
        """Return pokerkit's pending action, or ``None`` if no player is to act there."""
        state = self.state
        if state.actor_index is None:
            return None
        is_bring_in = state.can_post_bring_in()
        call_chips = (
            state.effective_bring_in_amount if is_bring_in else state.checking_or_calling_amount
        )
        can_raise = state.can_complete_bet_or_raise_to()
        return (
            state.actor_index,
            call_chips,
            state.min_completion_betting_or_raising_to_amount if can_raise else 0,
            state.max_completion_betting_or_raising_to_amount if can_raise else 0,
            is_bring_in,
        )

    def _apply_fact(self, fact: AnyFact) -> None:
        apply(self.hand, fact)
        self.log.append(fact)
        match fact:
            case HoleCardsDealt(holdings=cards) | UpcardsDealt(cards=cards):
                for seat, dealt_cards in enumerate(cards):
                    self._dealt_cards[seat] += dealt_cards

    def _draw_from_deck(self, count: int) -> tuple[Card, ...]:
        cards = tuple(self._deck[:count])
        del self._deck[:count]
        return cards

    def _deal_in_pokerkit(self) -> None:
        """Deal the engine's cards and draws to the pokerkit state.

        In pokerkit all players discard before the first replacement; here each player discards and
        draws in turn (BYND-65). With the same cards the result is equal.
        """
        state = self.state
        while state.status:
            if state.actor_index is not None:
                if not self._check_idle_player():
                    return
            elif (seat := state.stand_patter_or_discarder_index) is not None:
                self._draw_count_by_seat[seat] += 1
                state.stand_pat_or_discard(
                    card_names(self._discards[seat, self._draw_count_by_seat[seat]])
                )
            elif state.can_burn_card("??"):
                state.burn_card("??")
            elif (seat := state.hole_dealee_index) is not None:
                state.deal_hole(name(self._dealt_cards[seat].pop(0)))
            else:
                board_count = len(list(state.get_board_cards(0))) if state.board_cards else 0
                cards = self.hand.board[board_count : board_count + state.board_dealing_count]
                state.deal_board(card_names(cards).replace(" ", ""))

    def _check_idle_player(self) -> bool:
        """Check for a player whom pokerkit asks, though the player can only check; True if it did.

        The engine asks no player when no opponent can bet (ALLN-28).
        """
        state, hand = self.state, self.hand
        if not hand.has_ended and hand.street == state.street_index:
            return False
        if state.checking_or_calling_amount or state.can_complete_bet_or_raise_to():
            return False
        state.check_or_call()
        return True


def random_choice(rng: random.Random, turn: ToAct) -> AnyCommand:
    """Return a random action, mostly calls, so that hands reach a showdown."""
    commands: list[AnyCommand] = [BRING_IN if turn.is_bring_in else CALL] * 4
    if turn.call and turn.can_fold:
        commands.append(FOLD)
    if turn.high:
        commands += [RaiseTo(turn.low), RaiseTo(rng.randint(turn.low, turn.high))]
    return rng.choice(commands)
