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
    for name, make_play in PEER_FACTORIES.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                play = make_play(game)
        except ImportError:
            missing_engines.add(name)
            continue
        if play is not None:
            yield Contender(name, play, slice_weight=4 if name == "pokerkit" else 1)


def pokerkit(game: Game) -> Play | None:
    """Return pokerkit with everything automated but the decisions; beaten hands are mucked."""
    kit: Any = import_module("pokerkit")
    create_state = _pokerkit_game(kit, game)
    is_draw_game = game is TRIPLE_DRAW_GAME
    next_random = seeded_rng().random
    random.seed(SEED)  # it shuffles with the random numbers that everybody shares

    def play(hands: int) -> int:
        decision_count = 0
        for _ in range(hands):
            state = create_state(game.stack, game.players)
            while state.status:
                decision_count += 1
                if is_draw_game and (seat := state.stand_patter_or_discarder_index) is not None:
                    hole_cards = state.hole_cards[seat]
                    card_subset = int(next_random() * (1 << len(hole_cards)))
                    state.stand_pat_or_discard(
                        [card for index, card in enumerate(hole_cards) if card_subset >> index & 1]
                    )
                    continue
                bring_in = state.bring_in_status
                chips_to_call = 0 if bring_in else state.checking_or_calling_amount
                min_total = state.min_completion_betting_or_raising_to_amount
                max_total = state.max_completion_betting_or_raising_to_amount
                raise_choice_count = 0 if min_total is None else 1 if min_total == max_total else 2
                choice = int(
                    next_random()
                    * (raise_choice_count + 2 if chips_to_call else raise_choice_count + 1)
                )
                if choice < raise_choice_count:
                    state.complete_bet_or_raise_to(max_total if choice else min_total)
                elif choice > raise_choice_count:
                    state.fold()
                elif bring_in:
                    state.post_bring_in()
                else:
                    state.check_or_call()
        return decision_count

    def play_without_warnings(hands: int) -> int:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # one whenever it shuffles a stub again
            return play(hands)

    return play_without_warnings if is_draw_game else play


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
    blind_arguments, limit_bets = (automations, True, 0, (1, 2)), (2, 4)
    games: dict[Game, Callable[[], Any]] = {
        NO_LIMIT_GAME: lambda: kit.NoLimitTexasHoldem(*blind_arguments, 2),
        LIMIT_GAME: lambda: kit.FixedLimitTexasHoldem(*blind_arguments, *limit_bets),
        OMAHA_GAME: lambda: kit.PotLimitOmahaHoldem(*blind_arguments, 2),
        OMAHA_HI_LO_GAME: lambda: limit_omaha_hi_lo(*blind_arguments, *limit_bets),
        STUD_GAME: lambda: kit.FixedLimitSevenCardStud(automations, True, 1, 1, *limit_bets),
        TRIPLE_DRAW_GAME: lambda: kit.FixedLimitDeuceToSevenLowballTripleDraw(
            *blind_arguments, *limit_bets
        ),
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
        betting_options = (
            "betting=nolimit,numPlayers=6,blind=1 2 0 0 0 0,firstPlayer=3 1 1 1,"
            f"stack=200 200 200 200 200 200,bettingAbstraction={sizes}"
        )
    elif game is LIMIT_GAME:
        betting_options = (
            "betting=limit,numPlayers=2,blind=1 2,firstPlayer=1 2 2 2,stack=200 200,"
            "raiseSize=2 2 4 4,maxRaises=3 4 4 4,bettingAbstraction=fcpa"
        )
    else:
        return None
    card_options = "numRounds=4,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1"
    spiel_game = spiel.load_game(f"universal_poker({betting_options},{card_options})")
    next_random = seeded_rng().random
    deck = list(range(52))

    def play(hands: int) -> int:
        decision_count = 0
        for _ in range(hands):
            state = spiel_game.new_initial_state()
            cards_left = 52
            while not state.is_terminal():
                if state.is_chance_node():
                    # Quicker than asking it for the 52 outcomes and their chances.
                    card_index = int(next_random() * cards_left)
                    cards_left -= 1
                    deck[card_index], deck[cards_left] = deck[cards_left], deck[card_index]
                    state.apply_action(deck[cards_left])
                    continue
                decision_count += 1
                actions = state.legal_actions()  # 0 is a fold, 1 a call, and then come raises
                is_facing_bet = actions[0] == 0
                min_raise_index = 2 if is_facing_bet else 1
                raise_choice_count = min(2, len(actions) - min_raise_index)
                choice = int(
                    next_random()
                    * (raise_choice_count + 2 if is_facing_bet else raise_choice_count + 1)
                )
                if choice < raise_choice_count:
                    state.apply_action(actions[-1 if choice else min_raise_index])
                elif choice == raise_choice_count:
                    state.apply_action(1)
                else:
                    state.apply_action(0)
            state.returns()
        return decision_count

    return play


def texasholdem(game: Game) -> Play | None:
    """Return texasholdem, which has no-limit hold'em only and records the hand."""
    holdem: Any = import_module("texasholdem")
    if game is not NO_LIMIT_GAME:
        return None
    action_type, to_call_state = holdem.ActionType, holdem.PlayerState.TO_CALL
    table = holdem.TexasHoldEm(game.stack, 2, 1, game.players)
    next_random = seeded_rng().random
    random.seed(SEED)

    def play(hands: int) -> int:
        decision_count = 0
        for _ in range(hands):
            for player in table.players:
                player.chips = game.stack
            table.start_hand()
            while table.is_hand_running():
                decision_count += 1
                raise_totals = table.get_available_moves().raise_range
                is_facing_bet = table.players[table.current_player].state == to_call_state
                raise_choice_count = min(2, len(raise_totals))
                choice = int(
                    next_random()
                    * (raise_choice_count + 2 if is_facing_bet else raise_choice_count + 1)
                )
                if choice < raise_choice_count:
                    table.take_action(
                        action_type.RAISE, total=raise_totals[-1] if choice else raise_totals[0]
                    )
                elif choice == raise_choice_count:
                    table.take_action(action_type.CALL if is_facing_bet else action_type.CHECK)
                else:
                    table.take_action(action_type.FOLD)
        return decision_count

    return play


def clubs(game: Game) -> Play | None:
    """Return clubs, whose amounts are chips to add, and which records the bets."""
    clubs_module: Any = import_module("clubs")
    config_name = {
        NO_LIMIT_GAME: "NO_LIMIT_HOLDEM_SIX_PLAYER",
        LIMIT_GAME: "LIMIT_HOLDEM_TWO_PLAYER",
        OMAHA_GAME: "POT_LIMIT_OMAHA_SIX_PLAYER",
    }.get(game)
    if config_name is None:
        return None
    dealer = clubs_module.poker.Dealer(**getattr(clubs_module.configs, config_name))
    next_random = seeded_rng().random
    random.seed(SEED)

    def play(hands: int) -> int:
        decision_count = 0
        for _ in range(hands):
            observation = dealer.reset(reset_button=True, reset_stacks=True)
            is_over = False
            while not is_over:
                decision_count += 1
                chips_to_call, min_raise, max_raise = (
                    observation["call"],
                    observation["min_raise"],
                    observation["max_raise"],
                )
                raise_choice_count = (
                    0 if max_raise <= chips_to_call else 1 if min_raise == max_raise else 2
                )
                choice = int(
                    next_random()
                    * (raise_choice_count + 2 if chips_to_call else raise_choice_count + 1)
                )
                if choice < raise_choice_count:
                    added_chips = max_raise if choice else min_raise
                else:
                    added_chips = chips_to_call if choice == raise_choice_count else -1
                observation, _, done_flags = dealer.step(added_chips)
                is_over = all(done_flags)
        return decision_count

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
    action_type: Any = import_module("rlcard.games.nolimitholdem.round").Action
    table.configure(
        {"game_num_players": game.players, "chips_for_each": game.stack, "dealer_id": 0}
    )
    table.np_random.seed(SEED)
    next_random = seeded_rng().random

    def play(hands: int) -> int:
        decision_count = 0
        for _ in range(hands):
            table.init_game()
            while not table.is_over():
                decision_count += 1
                chips_by_player = table.round.raised
                actions = [
                    legal_action
                    for legal_action in table.get_legal_actions()
                    if legal_action is not action_type.RAISE_POT
                ]
                if max(chips_by_player) == chips_by_player[table.game_pointer]:
                    actions.remove(action_type.FOLD)
                table.step(actions[int(next_random() * len(actions))])
            table.get_payoffs()
        return decision_count

    return play


def _rlcard_limit(game: Game) -> Play:
    table: Any = import_module("rlcard.games.limitholdem.game").LimitHoldemGame(
        num_players=game.players
    )
    table.np_random.seed(SEED)
    next_random = seeded_rng().random

    def play(hands: int) -> int:
        decision_count = 0
        for _ in range(hands):
            table.init_game()
            while not table.is_over():
                decision_count += 1
                actions = table.get_legal_actions()
                if "check" in actions:
                    actions.remove("fold")
                table.step(actions[int(next_random() * len(actions))])
            table.get_payoffs()
        return decision_count

    return play


PEER_FACTORIES: dict[str, ContenderFactory] = {
    "pokerkit": pokerkit,
    "openspiel": openspiel,
    "openspiel four sizes": openspiel_four_sizes,
    "texasholdem": texasholdem,
    "clubs": clubs,
    "rlcard": rlcard,
}
