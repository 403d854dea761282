"""Table rules of an event at a level: a game with its stakes, and the preset's rules.

The table preset ``tournament`` has the rules common to all events: a dead button, absent players
dealt in, no straddles (TRNY-03, TRNY-05); this module adds the stakes of a level and the host's
choices.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.engine import Game, HouseRules, Rotation, parse_game, read_game
from riverboat.engine.games.game_spelling import parse_spelling
from riverboat.engine.games.structure import FixedLimit
from riverboat.table.rules.table_rules import TableRules
from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.rules import EventRules
from riverboat.tourney.structure.levels import Level
from riverboat.words.refusals import event_hosting as h


def build_game_at_level(rules: EventRules, level: int) -> Game:
    """Return the game of a level, by its number from 1, with its stakes.

    A game with blinds has the level's blinds; its fixed bets are one and two big blinds. In stud
    the level is named by its bets.

    >>> from riverboat.tourney.structure.levels import Structure
    >>> levels = (Level(small=100, big=200, ante=200, antes="big_blind", minutes=20),)
    >>> rules = EventRules(name="Friday", structure=Structure(stack=10_000, parts=levels))
    >>> print(build_game_at_level(rules, 1).name)
    no-limit hold'em 100/200 ante 200
    """
    current_level = rules.structure.level(level)
    short_stack_order = rules.at_table.short_order
    if short_stack_order == "usual":  # rule: ALLN-10
        short_stack_order = "blind_first" if current_level.antes == "big_blind" else "ante_first"
    house_rules = HouseRules.from_name("tournament").replace(short_order=short_stack_order)
    return _build_game_with_stakes(current_level.game or rules.game, current_level, house_rules)


def _build_game_with_stakes(name: str, level: Level, house_rules: HouseRules) -> Game:
    ante_text = f" ante {level.ante}" if level.ante else ""
    if parse_spelling(name).is_mix:
        raise BadEvent(h.LevelGameMissing(name))
    game = read_game(f"{name} {level.small}/{level.big}{ante_text}", house_rules)
    assert not isinstance(game, Rotation)
    if game.stakes.blinds and isinstance(game.structure, FixedLimit):
        blinds_text = f"{level.big}/{2 * level.big} blinds {level.small}/{level.big}"
        return parse_game(f"{name} {blinds_text}{ante_text}", house_rules)
    return game


def table_rules(rules: EventRules, level: int) -> TableRules:
    """Return all rules of the event's tables at a level.

    >>> from riverboat.tourney.structure.levels import Structure
    >>> levels = (Level(small=100, big=200, ante=200, antes="big_blind", minutes=20),)
    >>> rules = EventRules(name="Friday", structure=Structure(stack=10_000, parts=levels))
    >>> table = table_rules(rules, 1)
    >>> table.button.rule, table.button.ante_payer, table.straddle.enabled, table.clock.think
    ('dead', 'bb_once', False, 25)
    """
    current_level, house_options = rules.structure.level(level), rules.at_table
    game = build_game_at_level(rules, level)
    tournament_rules = TableRules.preset("tournament", game)
    time_card_count = current_level.time_cards or house_options.time_cards
    time_bank_seconds = time_card_count * house_options.time_card
    return tournament_rules.replace(
        name=rules.name,
        chairs=min(rules.seating.seats, game.variant.max_players(game.boards)),
        button=replace(
            tournament_rules.button,
            ante_payer="bb_once" if current_level.antes == "big_blind" else "each",
            empty_row=house_options.empty_row,
        ),
        clock=replace(
            tournament_rules.clock,
            think=current_level.think or house_options.think,
            card=house_options.time_card,
            bank=time_bank_seconds,
            refill=0,
        ),
    )
