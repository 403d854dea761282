"""Which games :class:`~riverboat.sim.Playouts` tells, and why it refuses the others."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from riverboat.engine import BadGame, FixedLimit, Game, NoLimit, PotLimit, Variant

# What Playouts has an answer to. A game may grow: a rule that is not named here, and that a game
# has set to anything but its default, is one that Playouts has never heard of.
_KNOWN_OF_GAME = (
    *("variant", "structure", "stakes", "rules", "boards", "bomb_pot", "heads_up_event"),
    "openers",
)
_KNOWN_OF_VARIANT = (
    *("name", "deck", "streets", "ranking", "second", "low_low", "odd_half", "upcards"),
    "seats",
)
_KNOWN_OF_STREET = ("name", "down", "up", "board", "draw", "discard", "burn", "big_bet")
_KNOWN_OF_STAKES = ("blinds", "small_bet", "big_bet", "ante", "unit", "chip", "bring_in")
_KNOWN_OF_RULES = (
    *("reopen", "max_raises", "max_raises_two_rounds", "headsup_cap", "headsup_counts"),
    *("short_allin_counts", "completion_counts_as_raise", "check_raise", "fold_when_free"),
    *("preflop_pot", "overbet", "pot_round_up", "sb_dead", "short_order", "odd_chip"),
    *("open_allin_hands", "showdown", "burn", "max_runs"),
    *("bringin_tie", "bringin_full", "wrong_bringin", "board_tie", "open_pair"),
    *("stud_last_card_allin", "stud_odd", "max_draw", "split_pot", "stakes", "open_allin"),
    # These are about straddles, caps, betting units and openers, of which there are none here.
    *("straddle_counts_as_raise", "straddle_min_raise", "cap_includes_ante"),
    *("off_unit", "subunit_chips_play_allin", "openers_proof", "pass_out"),
)


def refuse_untold(game: Game) -> None:
    """Raise ``BadGame``, with all the reasons, for a game that ``Playouts`` does not tell."""
    if reasons := tuple(untold(game)):
        raise BadGame(
            f"Playouts does not tell {game.name} with {', '.join(reasons)}: play it StepByStep"
        )


def untold(game: Game) -> Iterator[str]:
    """What is in this game that ``Playouts`` does not tell."""
    stakes, structure = game.stakes, game.structure
    if not isinstance(structure, (NoLimit, PotLimit, FixedLimit)):
        yield f"the betting structure {type(structure).__name__}"
    yield from _untold_streets(game.variant)
    if game.boards > 1:
        yield f"{game.boards} boards"
    if game.bomb_pot:
        yield "a bomb pot"
    if game.openers:
        yield f"openers of {game.openers} or better"
    if stakes.unit > 1:
        yield f"a betting unit of {stakes.unit}"
    yield from _untold_rules(game)
    if isinstance(structure, PotLimit):
        yield from _untold_pots(game)
    if isinstance(structure, FixedLimit):
        yield from _untold_caps(game)
    if game.variant.has_upcards:
        yield from _untold_upcards(game)
    for street in game.variant.streets:
        yield from _unknown(street, _KNOWN_OF_STREET)
    yield from _unknown(game, _KNOWN_OF_GAME)
    yield from _unknown(game.variant, _KNOWN_OF_VARIANT)
    yield from _unknown(stakes, _KNOWN_OF_STAKES)
    yield from _unknown(game.rules, _KNOWN_OF_RULES)


def _untold_streets(variant: Variant) -> Iterator[str]:
    """What is dealt or thrown away in another order than in flop games, stud or draw."""
    first, later = variant.streets[0], variant.streets[1:]
    if any(street.discard for street in later):
        yield "cards thrown away for nothing"
    if variant.board_cards and (variant.has_upcards or any(street.draw for street in later)):
        yield "a board beside upcards or draws"
    if variant.has_upcards:
        one_card_each = all(street.down + street.up == 1 and street.burn for street in later)
        if not (first.up == 1 and first.down and not first.burn and one_card_each):
            yield "cards of stud dealt otherwise than one a street, with a burn"
        if any(street.draw for street in later):
            yield "draws beside upcards"
    elif any(street.down for street in later):
        yield "hole cards after the first street"
    elif any(street.draw for street in later) and not all(s.draw and s.burn for s in later):
        yield "draws not before each round, with a burn"


def _untold_rules(game: Game) -> Iterator[str]:
    """What is in the house rules, whatever the betting structure."""
    rules, stakes = game.rules, game.stakes
    if not rules.burn and any(street.burn for street in game.variant.streets):
        yield "no burned cards"
    if rules.max_runs > 1:
        yield "all-ins run more than once"
    if rules.stakes == "open":
        yield "open stakes"
    if rules.sb_dead:
        yield "a dead small blind"
    if rules.short_order != "ante_first" and stakes.ante and stakes.blinds:
        yield "blinds paid before antes"
    if not rules.check_raise:
        yield "no check-raise"
    if rules.split_pot == "declare" and game.variant.second:
        yield "halves of the pot that are declared for"
    if rules.showdown != "all":
        yield f"showdown={rules.showdown!r} (it tells 'all')"


def _untold_pots(game: Game) -> Iterator[str]:
    """What is in the way a house counts the pot."""
    if game.rules.preflop_pot != "true":
        yield f"preflop_pot={game.rules.preflop_pot!r} (it tells 'true')"
    if game.rules.pot_round_up > 1:
        yield f"a pot rounded up to {game.rules.pot_round_up}"


def _untold_caps(game: Game) -> Iterator[str]:
    """What is in the cap on raises of a limit game."""
    rules = game.rules
    if not (rules.max_raises and rules.max_raises_two_rounds):
        yield "no raises at all"
    if rules.headsup_cap not in ("before_cap", "always_capped"):
        yield f"headsup_cap={rules.headsup_cap!r}"
    if rules.headsup_counts != "not_all_in":
        yield f"headsup_counts={rules.headsup_counts!r}"
    if rules.short_allin_counts:
        yield "short all-ins that use up a raise"
    if rules.completion_counts_as_raise:
        yield "completions that use up a raise"
    if rules.short_raise != "adds":
        yield f"short_raise={rules.short_raise!r} (it tells 'adds')"


def _untold_upcards(game: Game) -> Iterator[str]:
    """What is in the house rules of stud."""
    rules, variant = game.rules, game.variant
    if rules.board_tie != "position":
        yield f"board_tie={rules.board_tie!r} (it tells 'position')"
    if rules.stud_last_card_allin != "down":
        yield f"stud_last_card_allin={rules.stud_last_card_allin!r} (it tells 'down')"
    doubles = rules.open_pair and not variant.second and variant.upcards == "high"
    if doubles and isinstance(game.structure, FixedLimit):
        yield "larger bets over an open pair"


def _unknown(value: Struct, known: tuple[str, ...]) -> Iterator[str]:
    """The fields of a value that are not known here and are not at their default."""
    if all(name in known for name in value.__struct_fields__):
        return
    plain = type(value)(**{name: getattr(value, name) for name in known})
    for name in value.__struct_fields__:
        if getattr(value, name) != getattr(plain, name):
            yield f"{name}={getattr(value, name)!r}"
