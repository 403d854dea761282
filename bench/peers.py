"""The other engines, each with the same policy as closely as possible.

The policy chooses with equal chance: fold (only when facing a bet), check or call, the minimum
raise, the maximum raise; and any discard. Each function returns the engine set up for a game, or
``None`` if it does not have the game. ``ImportError`` means that the engine is not installed.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from bench.contest import (
    LIMIT_GAME,
    NO_LIMIT_GAME,
    OMAHA_GAME,
    OMAHA_HI_LO_GAME,
    SEED,
    STUD_GAME,
    TRIPLE_DRAW_GAME,
    Contender,
    Game,
    Play,
    seeded_rng,
)

ContenderFactory = Callable[[Game], Play | None]


def contenders(game: Game, missing_engines: set[str]) -> Iterator[Contender]:
    """Yield the installed engines that have this game; add the others to *missing_engines*."""
    for name, sit in PEER_FACTORIES.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                play = sit(game)
        except ImportError:
            missing_engines.add(name)
            continue
        if play is not None:
            yield Contender(name, play, weight=4 if name == "pokerkit" else 1)


def pokerkit(game: Game) -> Play | None:
    """Return pokerkit with everything automated but the decisions; beaten hands are mucked."""
    kit: Any = import_module("pokerkit")
    deal = _pokerkit_game(kit, game)
    draws = game is TRIPLE_DRAW_GAME
    rng = seeded_rng().random
    random.seed(SEED)  # it shuffles with the random numbers that everybody shares

    def play(hands: int) -> int:
        decisions = 0
        for _ in range(hands):
            state = deal(game.stack, game.players)
            while state.status:
                decisions += 1
                if draws and (seat := state.stand_patter_or_discarder_index) is not None:
                    hole_cards = state.hole_cards[seat]
                    card_subset = int(rng() * (1 << len(hole_cards)))
                    state.stand_pat_or_discard(
                        [c for index, c in enumerate(hole_cards) if card_subset >> index & 1]
                    )
                    continue
                bring_in = state.bring_in_status
                call = 0 if bring_in else state.checking_or_calling_amount
                low = state.min_completion_betting_or_raising_to_amount
                high = state.max_completion_betting_or_raising_to_amount
                raises = 0 if low is None else 1 if low == high else 2
                choice = int(rng() * (raises + 2 if call else raises + 1))
                if choice < raises:
                    state.complete_bet_or_raise_to(high if choice else low)
                elif choice > raises:
                    state.fold()
                elif bring_in:
                    state.post_bring_in()
                else:
                    state.check_or_call()
        return decisions

    def play_without_warnings(hands: int) -> int:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # one whenever it shuffles a stub again
            return play(hands)

    return play_without_warnings if draws else play


def _pokerkit_game(kit: Any, game: Game) -> Any:
    """Return pokerkit's game, to be called with a stack and the number of players."""
    automations = tuple(
        automation
        for automation in kit.Automation
        if automation is not kit.Automation.RUNOUT_COUNT_SELECTION
    )

    # Its own, which in version 0.7.7 is pot-limit in spite of its name, made limit.
    limit_omaha_hi_lo: Any = type(
        "LimitOmahaHiLo",
        (kit.FixedLimitPokerMixin, kit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter),
        {},
    )
    blinds, sizes = (automations, True, 0, (1, 2)), (2, 4)
    games: dict[Game, Callable[[], Any]] = {
        NO_LIMIT_GAME: lambda: kit.NoLimitTexasHoldem(*blinds, 2),
        LIMIT_GAME: lambda: kit.FixedLimitTexasHoldem(*blinds, *sizes),
        OMAHA_GAME: lambda: kit.PotLimitOmahaHoldem(*blinds, 2),
        OMAHA_HI_LO_GAME: lambda: limit_omaha_hi_lo(*blinds, *sizes),
        STUD_GAME: lambda: kit.FixedLimitSevenCardStud(automations, True, 1, 1, *sizes),
        TRIPLE_DRAW_GAME: lambda: kit.FixedLimitDeuceToSevenLowballTripleDraw(*blinds, *sizes),
    }
    return games[game]()


def openspiel(game: Game) -> Play | None:
    """Return OpenSpiel's universal_poker, in C++, whose legal actions list every raise."""
    return _openspiel(game, "fullgame")


def openspiel_four_sizes(game: Game) -> Play | None:
    """Return universal_poker with its shortest list (fold, call, pot, all-in) and pot-sized
    raises.
    """
    return _openspiel(game, "fcpa") if game is NO_LIMIT_GAME else None


def _openspiel(game: Game, sizes: str) -> Play | None:
    spiel: Any = import_module("pyspiel")
    if game is NO_LIMIT_GAME:
        betting = (
            "betting=nolimit,numPlayers=6,blind=1 2 0 0 0 0,firstPlayer=3 1 1 1,"
            f"stack=200 200 200 200 200 200,bettingAbstraction={sizes}"
        )
    elif game is LIMIT_GAME:
        betting = (
            "betting=limit,numPlayers=2,blind=1 2,firstPlayer=1 2 2 2,stack=200 200,"
            "raiseSize=2 2 4 4,maxRaises=3 4 4 4,bettingAbstraction=fcpa"
        )
    else:
        return None
    cards = "numRounds=4,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1"
    universal = spiel.load_game(f"universal_poker({betting},{cards})")
    rng = seeded_rng().random
    deck = list(range(52))

    def play(hands: int) -> int:
        decisions = 0
        for _ in range(hands):
            state = universal.new_initial_state()
            cards_left = 52
            while not state.is_terminal():
                if state.is_chance_node():
                    # Quicker than asking it for the 52 outcomes and their chances.
                    position = int(rng() * cards_left)
                    cards_left -= 1
                    deck[position], deck[cards_left] = deck[cards_left], deck[position]
                    state.apply_action(deck[cards_left])
                    continue
                decisions += 1
                actions = state.legal_actions()  # 0 is a fold, 1 a call, and then come raises
                facing_a_bet = actions[0] == 0
                minimum = 2 if facing_a_bet else 1
                raises = min(2, len(actions) - minimum)
                choice = int(rng() * (raises + 2 if facing_a_bet else raises + 1))
                if choice < raises:
                    state.apply_action(actions[-1 if choice else minimum])
                elif choice == raises:
                    state.apply_action(1)
                else:
                    state.apply_action(0)
            state.returns()
        return decisions

    return play


def texasholdem(game: Game) -> Play | None:
    """Return texasholdem, which has no-limit hold'em only and records the hand."""
    holdem: Any = import_module("texasholdem")
    if game is not NO_LIMIT_GAME:
        return None
    action, to_call = holdem.ActionType, holdem.PlayerState.TO_CALL
    table = holdem.TexasHoldEm(game.stack, 2, 1, game.players)
    rng = seeded_rng().random
    random.seed(SEED)

    def play(hands: int) -> int:
        decisions = 0
        for _ in range(hands):
            for player in table.players:
                player.chips = game.stack
            table.start_hand()
            while table.is_hand_running():
                decisions += 1
                sizes = table.get_available_moves().raise_range
                facing_a_bet = table.players[table.current_player].state == to_call
                raises = min(2, len(sizes))
                choice = int(rng() * (raises + 2 if facing_a_bet else raises + 1))
                if choice < raises:
                    table.take_action(action.RAISE, total=sizes[-1] if choice else sizes[0])
                elif choice == raises:
                    table.take_action(action.CALL if facing_a_bet else action.CHECK)
                else:
                    table.take_action(action.FOLD)
        return decisions

    return play


def clubs(game: Game) -> Play | None:
    """Return clubs, whose amounts are chips to add, and which records the bets."""
    club: Any = import_module("clubs")
    config = {
        NO_LIMIT_GAME: "NO_LIMIT_HOLDEM_SIX_PLAYER",
        LIMIT_GAME: "LIMIT_HOLDEM_TWO_PLAYER",
        OMAHA_GAME: "POT_LIMIT_OMAHA_SIX_PLAYER",
    }.get(game)
    if config is None:
        return None
    dealer = club.poker.Dealer(**getattr(club.configs, config))
    rng = seeded_rng().random
    random.seed(SEED)

    def play(hands: int) -> int:
        decisions = 0
        for _ in range(hands):
            reset = dealer.reset(reset_button=True, reset_stacks=True)
            is_over = False
            while not is_over:
                decisions += 1
                call, low, high = reset["call"], reset["min_raise"], reset["max_raise"]
                raises = 0 if high <= call else 1 if low == high else 2
                choice = int(rng() * (raises + 2 if call else raises + 1))
                if choice < raises:
                    bet = high if choice else low
                else:
                    bet = call if choice == raises else -1
                reset, _, has_ended = dealer.step(bet)
                is_over = all(has_ended)
        return decisions

    return play


def rlcard(game: Game) -> Play | None:
    """Return rlcard; in no-limit, a half-pot raise replaces the minimum raise."""
    if game is NO_LIMIT_GAME:
        return _rlcard_no_limit(game)
    if game is LIMIT_GAME:
        return _rlcard_limit(game)
    return None


def _rlcard_no_limit(game: Game) -> Play:
    table: Any = import_module("rlcard.games.nolimitholdem.game").NolimitholdemGame(
        num_players=game.players
    )
    action: Any = import_module("rlcard.games.nolimitholdem.round").Action
    table.configure(
        {"game_num_players": game.players, "chips_for_each": game.stack, "dealer_id": 0}
    )
    table.np_random.seed(SEED)
    rng = seeded_rng().random

    def play(hands: int) -> int:
        decisions = 0
        for _ in range(hands):
            table.init_game()
            while not table.is_over():
                decisions += 1
                raised = table.round.raised
                actions = [a for a in table.get_legal_actions() if a is not action.RAISE_POT]
                if max(raised) == raised[table.game_pointer]:
                    actions.remove(action.FOLD)
                table.step(actions[int(rng() * len(actions))])
            table.get_payoffs()
        return decisions

    return play


def _rlcard_limit(game: Game) -> Play:
    table: Any = import_module("rlcard.games.limitholdem.game").LimitHoldemGame(
        num_players=game.players
    )
    table.np_random.seed(SEED)
    rng = seeded_rng().random

    def play(hands: int) -> int:
        decisions = 0
        for _ in range(hands):
            table.init_game()
            while not table.is_over():
                decisions += 1
                actions = table.get_legal_actions()
                if "check" in actions:
                    actions.remove("fold")
                table.step(actions[int(rng() * len(actions))])
            table.get_payoffs()
        return decisions

    return play


PEER_FACTORIES: dict[str, ContenderFactory] = {
    "pokerkit": pokerkit,
    "openspiel": openspiel,
    "openspiel four sizes": openspiel_four_sizes,
    "texasholdem": texasholdem,
    "clubs": clubs,
    "rlcard": rlcard,
}
