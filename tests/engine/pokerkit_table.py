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

Offer = tuple[int, int, int, int, bool]
"""Seat to act, call, minimum raise, maximum raise, and True if the player may bring in."""

_NOT_AUTOMATIC = ("HOLE_DEALING", "BOARD_DEALING", "CARD_BURNING", "RUNOUT_COUNT_SELECTION")
_STRUCTURES = {"no-limit": "NO_LIMIT", "pot-limit": "POT_LIMIT", "limit": "FIXED_LIMIT"}
_RANKINGS = {
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


def make_pokerkit_state(game: Game, stacks: tuple[int, ...], kit: Any = pokerkit) -> Any:
    """Return a pokerkit state of the game; the last seat has the button.

    *kit* is pokerkit or a module with its names.
    """
    variant, stakes = game.variant, game.stakes
    players = len(stacks)
    blinds = list(stakes.blinds) or [0] * (players - 1) + [stakes.button_blind]
    if players == 2 and stakes.button_blind:
        blinds.reverse()  # heads-up, pokerkit lists the button first
    return kit.State(
        automations=tuple(step for step in kit.Automation if step.name not in _NOT_AUTOMATIC),
        deck=tuple(kit.Card.parse("".join(map(name, DECKS[variant.deck].cards)))),
        hand_types=tuple(
            getattr(kit, _RANKINGS[r]) for r in (variant.ranking, variant.second_ranking) if r
        ),
        streets=pokerkit_streets(game, kit),
        betting_structure=kit.BettingStructure[_STRUCTURES[game.structure.name]],
        ante_trimming_status=True,
        raw_antes=stakes.ante,
        raw_blinds_or_straddles=blinds,
        bring_in=stakes.bring_in,
        raw_starting_stacks=stacks,
        player_count=players,
    )


def pokerkit_streets(game: Game, kit: Any = pokerkit) -> tuple[Any, ...]:
    """Return the streets of a game in pokerkit's terms."""
    stakes, low, maximum = (
        game.stakes,
        game.variant.upcards != "high",
        compile_game(game).max_raises,
    )
    kind, counts_blinds = kit.Opening, kit is pokerkit
    first = kind.HIGH_CARD if low else kind.LOW_CARD
    later = kind.LOW_HAND if low else kind.HIGH_HAND
    if not game.variant.has_upcards:
        first = later = kind.POSITION
    return tuple(
        kit.Street(
            street.has_burn,
            (False,) * street.down_cards + (True,) * street.upcards,
            street.board_cards,
            street.max_draw > 0,
            later if k else first,
            stakes.big_bet if street.has_big_bet else stakes.small_bet,
            # rule: CAPR-01, CAPR-02 it counts the opening bet of a street, but not a blind
            None if maximum is None else maximum + (k > 0 or not (stakes.blinds and counts_blinds)),
        )
        for k, street in enumerate(game.variant.streets)
    )


@dataclass
class TwoTables:
    """One hand played on both tables."""

    game: Game
    stacks: tuple[int, ...]
    rng: random.Random
    kit: Any = pokerkit
    hand: HandState = field(init=False)
    log: list[AnyFact] = field(init=False)
    state: Any = field(init=False)

    def __post_init__(self) -> None:
        started_start = start(self.game, self.stacks)
        self.hand, self.log = HandState(started_start), [started_start]
        self.state = make_pokerkit_state(self.game, self.stacks, self.kit)
        self._deck = sorted(self.hand.compiled.deck)
        self.rng.shuffle(self._deck)
        self._discards: dict[tuple[int, int], tuple[Card, ...]] = {}
        """Discards by seat and draw."""
        self._drawn: Counter[int] = Counter()
        self._dealt: list[list[Card]] = [[] for _ in self.stacks]
        """Cards of each seat in the order of the deal."""

    def next_turn(self) -> ToAct | None:
        """Deal and draw on both tables until a player is to act; return ``None`` at the end."""
        while not self.hand.has_ended:
            now = due(self.hand)
            if isinstance(now, tuple):
                for fact in now:
                    if isinstance(fact, StubReshuffled):
                        self._deck += fact.cards
                        self.rng.shuffle(self._deck)
                    self._apply_fact(fact)
                continue
            match now:
                case ToDeal(count=count, burn_count=burn):
                    burned, cards = self._draw_from_deck(burn), self._draw_from_deck(count)
                    self._apply_fact(decide(self.hand, Deal(cards, burned)))
                case ToDraw(seat=seat, max_cards=max_cards):
                    holding = self.hand.holdings[seat]
                    discarded = tuple(
                        self.rng.sample(holding, self.rng.randint(0, min(max_cards, 4)))
                    )
                    self._apply_fact(decide(self.hand, Discard(discarded)))
                    self._discards[seat, self.hand.draw_count(seat)] = discarded
                case ToAct():
                    self._deal_in_pokerkit()
                    return now
                case _:
                    raise AssertionError(f"nobody answers: {now}")
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

    def pokerkit_offer(self) -> Offer | None:
        """Return pokerkit's pending action, or ``None`` if no player is to act there."""
        state = self.state
        if state.actor_index is None:
            return None
        bring_in = state.can_post_bring_in()
        call = state.effective_bring_in_amount if bring_in else state.checking_or_calling_amount
        can_bring_in = state.can_complete_bet_or_raise_to()
        return (
            state.actor_index,
            call,
            state.min_completion_betting_or_raising_to_amount if can_bring_in else 0,
            state.max_completion_betting_or_raising_to_amount if can_bring_in else 0,
            bring_in,
        )

    def _apply_fact(self, fact: AnyFact) -> None:
        apply(self.hand, fact)
        self.log.append(fact)
        match fact:
            case HoleCardsDealt(holdings=cards) | UpcardsDealt(cards=cards):
                for seat, some in enumerate(cards):
                    self._dealt[seat] += some

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
                self._drawn[seat] += 1
                state.stand_pat_or_discard(card_names(self._discards[seat, self._drawn[seat]]))
            elif state.can_burn_card("??"):
                state.burn_card("??")
            elif (seat := state.hole_dealee_index) is not None:
                state.deal_hole(name(self._dealt[seat].pop(0)))
            else:
                held_count = len(list(state.get_board_cards(0))) if state.board_cards else 0
                cards = self.hand.board[held_count : held_count + state.board_dealing_count]
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
