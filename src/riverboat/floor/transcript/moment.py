"""The moment of the hand in a text: stakes, game, street, pot, and the bet to match.

The bet is followed from action to action: blinds, a bet, raises to or by an amount, an all-in.
Facts that the text does not state stay unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from riverboat.floor.transcript.action_types import LineAction
from riverboat.floor.transcript.items import LineItem
from riverboat.floor.transcript.transcript import Transcript

_STREET_CONCEPTS: Final[tuple[tuple[str, int, str], ...]] = (
    ("preflop", 0, "flop"),
    ("flop", 1, "flop"),
    ("turn", 2, "flop"),
    ("turncard", 2, "flop"),
    ("river", 3, "flop"),
    ("fourth", 1, "stud"),
    ("fifth", 2, "stud"),
    ("sixth", 3, "stud"),
    ("seventh", 4, "stud"),
)
"""Concept, index and family of each street."""
_STRUCTURE_CONCEPTS: Final = (
    ("nolimit", "no-limit"),
    ("potlimit", "pot-limit"),
    ("spread", "spread"),
    ("limit", "limit"),
)


class BetLevel(NamedTuple):
    """The bet to match, as far as a text states it."""

    bet: int | None = None
    raise_by: int | None = None
    is_opening: bool | None = None
    is_all_in: bool = False

    def after_action(self, action: LineAction) -> BetLevel:
        """Return the bet to match after an action."""
        amount = action.amount
        match action.kind:
            case "bet" | "post" | "straddle" if amount is not None:
                return BetLevel(amount, amount, True, False)
            case "raise" | "complete" if amount is not None:
                return self._after_raise(amount, action.is_increment, action.previous_bet)
            case "allin" if amount is not None:
                return self._after_all_in(amount)
            case "allin":
                return BetLevel(None, None, None, True)
            case "call" if amount is not None and self.bet is None:
                return self._replace(bet=amount)
            case "bet" | "raise":
                return BetLevel(None, None, None, False)
            case _:
                return self

    def _after_raise(self, amount: int, is_increment: bool, previous_bet: int | None) -> BetLevel:
        if self.bet is None and previous_bet is not None:
            return BetLevel(previous_bet)._after_raise(amount, is_increment, None)
        if self.bet is None:
            return BetLevel(None if is_increment else amount, None, None, False)
        new_bet = self.bet + amount if is_increment else amount
        raise_size = new_bet - self.bet if new_bet > self.bet else None
        return BetLevel(max(new_bet, self.bet), raise_size or self.raise_by, self.bet == 0, False)

    def _after_all_in(self, amount: int) -> BetLevel:
        if self.bet is None:
            return BetLevel(amount, None, None, True)
        added_chips = amount - self.bet
        raise_size = added_chips if added_chips >= (self.raise_by or 1) else self.raise_by
        return BetLevel(
            max(amount, self.bet), raise_size, self.is_opening if added_chips <= 0 else False, True
        )


def bet_level_after(
    transcript: Transcript,
    actions: Iterable[LineAction],
    end_index: int,
    initial_level: BetLevel | None = None,
) -> BetLevel:
    """Return the bet to match after these actions.

    Facts of the text count up to item *end_index*. The actions continue from *initial_level*, by
    default from the blinds or from no bet, as the text states.
    """
    bet_level = initial_level or _find_initial_level(transcript)
    blind_level = bet_level if initial_level is None and bet_level.bet else None
    faced_amounts = [
        (index, amount)
        for index, amount in _iter_faced_amounts(transcript.items)
        if index <= end_index
    ]
    events: list[tuple[int, LineAction | int]] = [(action.item_index, action) for action in actions]
    events += faced_amounts
    for _, event in sorted(events, key=lambda indexed_event: indexed_event[0]):
        if isinstance(event, int):
            bet_level = _compute_bet_level_facing(bet_level, event)
        else:
            bet_level = bet_level.after_action(
                _convert_to_raise(event) if bet_level is blind_level else event
            )
    return mark_opening_bet(transcript, bet_level)


def _convert_to_raise(action: LineAction) -> LineAction:
    """Return a bet before the flop as the raise that it is: *utg makes it 900*."""
    return action._replace(kind="raise") if action.kind == "bet" else action


def _compute_bet_level_facing(bet_level: BetLevel, amount: int) -> BetLevel:
    if bet_level.bet is None or bet_level.bet == amount:
        return bet_level._replace(bet=amount)
    raise_size = amount - bet_level.bet if bet_level.bet and amount > bet_level.bet else None
    return BetLevel(amount, raise_size, None if not raise_size else False, bet_level.is_all_in)


def mark_opening_bet(transcript: Transcript, bet_level: BetLevel) -> BetLevel:
    """Return *bet_level*, marked as an opening bet if the text calls it one."""
    is_named_opening = transcript.has("openingbet") and bet_level.bet
    return (
        bet_level._replace(is_opening=True, raise_by=bet_level.bet)
        if is_named_opening
        else bet_level
    )


def _find_initial_level(transcript: Transcript) -> BetLevel:
    stakes, street = find_stakes(transcript), find_street(transcript)
    if is_unopened(transcript) or (transcript.has("first_to_act") and (street or 0) > 0):
        return BetLevel(0, None, None, False)
    if stakes and (street == 0 or (street is None and _is_facing_blinds(transcript))):
        big_bet = stakes[0] if find_structure(transcript) == "limit" else stakes[1]
        return BetLevel(big_bet, big_bet, True, False)
    if (big_blind := find_named_big_blind(transcript)) and not street:
        return BetLevel(big_blind, big_blind, True, False)
    return BetLevel()


def find_named_big_blind(transcript: Transcript) -> int | None:
    """Return the big blind if it is the only amount of a clause: *bb is 400*, *big blind 400*."""
    for clause in transcript.clauses:
        meaningful_items = [item for item in clause.items if item.tags]
        if (
            len(meaningful_items) == _BLIND_CLAUSE_WORDS
            and meaningful_items[0].has("bb", "blind")
            and meaningful_items[1].has("amount")
        ):
            return meaningful_items[1].amount
    return None


_BLIND_CLAUSE_WORDS: Final = 2
"""Number of meaningful words in a clause that gives only the amount of the blind."""


_MAX_PREFLOP_POT_BLINDS: Final = 3
"""Largest pot, in big blinds, that is assumed to be before the flop."""


def _is_facing_blinds(transcript: Transcript) -> bool:
    """Return True if the text describes no-limit play before the flop, with only the blinds bet."""
    pot, stakes = find_pot(transcript), find_stakes(transcript)
    if pot is not None and stakes is not None and pot > _MAX_PREFLOP_POT_BLINDS * stakes[1]:
        return False
    names_blinds = transcript.has("blind", "bb", "sb", "utg", "limp", "makes")
    return names_blinds and find_structure(transcript) != "limit"


def is_unopened(transcript: Transcript) -> bool:
    """Return True if the text says that there is no bet: *no bet yet*, *nobody has bet*."""
    if transcript.has("unaware", "misheard"):
        return transcript.has("unopened")
    is_preflop = transcript.has("straddle", "option", "bb", "sb", "preflop")
    return any(
        (clause.has("bet") or (clause.has("raise") and not is_preflop))
        and clause.has("no", "nobody", "not", "nothing")
        and not clause.has("amount", "chips", "silent", "say", "call")
        for clause in transcript.clauses
    ) or transcript.has("unopened")  # fmt: skip


def _iter_faced_amounts(items: Sequence[LineItem]) -> Iterable[tuple[int, int]]:
    """Yield the amounts that a player faces, with their positions in the text: *facing 600*, *600
    to call*.
    """
    for index, item in enumerate(items):
        if item.has("face"):
            amount_item = next(
                (item for item in items[index + 1 : index + 4] if item.has("amount")), None
            )
            if amount_item is not None and amount_item.amount:
                yield index, amount_item.amount
        elif item.has("tocall"):
            previous_items, next_items = (
                items[max(0, index - 2) : index][::-1],
                items[index + 1 : index + 2],
            )
            nearby_items = (
                (*next_items, *previous_items) if item.has_gap else (*previous_items, *next_items)
            )
            amount_item = next(
                (nearby_item for nearby_item in nearby_items if nearby_item.has("amount")), None
            )
            if amount_item is not None and amount_item.amount:
                yield index, amount_item.amount
        elif item.has("over") and index + 1 < len(items) and items[index + 1].has("amount"):
            yield index, items[index + 1].amount or 0


# Facts ---


def find_stakes(transcript: Transcript) -> tuple[int, int] | None:
    """Return the blinds, or the two bets of limit."""
    return next((item.stakes for item in transcript.items if item.has("stakes")), None)


def find_structure(transcript: Transcript) -> str | None:
    """Return the betting structure that the text names; ``None`` if it names two."""
    structure_names = {name for concept, name in _STRUCTURE_CONCEPTS if transcript.has(concept)}
    return structure_names.pop() if len(structure_names) == 1 else None


def find_street(transcript: Transcript) -> int | None:
    """Return the last street that the text names."""
    is_flop_game = transcript.has("holdem", "omaha")  # *the seventh card* of hold'em is no street
    streets = [
        street
        for item in transcript.items
        for concept, street, game_family in _STREET_CONCEPTS
        if concept in item.tags and not (is_flop_game and game_family == "stud")
    ]
    return streets[-1] if streets else None


def find_pot(transcript: Transcript) -> int | None:
    """Return the chips in the pot: *pot 3000*, *3000 in the pot*."""
    for index, item in enumerate(transcript.items):
        if not item.has("potnoun"):
            continue
        for nearby_items in (
            transcript.items[index + 1 : index + 3],
            transcript.items[max(0, index - 3) : index][::-1],
        ):
            for nearby_item in nearby_items:
                if nearby_item.has("amount"):
                    return nearby_item.amount
                if nearby_item.tags - {"into", "of", "out"}:
                    break
    return None


def find_pot_with_bet(transcript: Transcript, bet: int) -> int | None:
    """Return the pot including the bet; ``None`` if the text does not state if the pot includes it.

    *Pot 80, bet 40* and *40 into 80* give the pot before the bet, *bet 40, pot 120* does not state
    it.
    """
    pot = find_pot(transcript)
    wager_action = next(
        (
            action
            for action in transcript.actions
            if action.amount == bet and action.kind in ("bet", "raise")
        ),
        None,
    )
    if pot is None or wager_action is None:
        return pot
    pot_index = next(index for index, item in enumerate(transcript.items) if item.has("potnoun"))
    if pot_index < wager_action.item_index or any(
        item.has("into") for item in transcript.items[wager_action.item_index : pot_index]
    ):
        return pot + bet
    return None


def count_players_left(transcript: Transcript) -> int | None:
    """Return the number of players in the hand: *heads up*, *four players left*."""
    if transcript.has("headsup"):
        return 2
    for index, item in enumerate(transcript.items):
        if item.number is not None and item.number <= _MAX_PLAYER_COUNT:
            next_items = transcript.items[index + 1 : index + 4]
            if any(next_item.has("left") for next_item in next_items) and not any(
                next_item.has("card", "stub", "deck", "toact") for next_item in next_items
            ):
                return item.number
    return None


_MAX_PLAYER_COUNT: Final = 10


def find_stack(transcript: Transcript) -> int | None:
    """Return the chips that the player has: *stack 900*, *with 2500 behind*."""
    for index, item in enumerate(transcript.items):
        follows_motion = any(
            item.has("backward", "push") for item in transcript.items[max(0, index - 3) : index]
        )
        if item.has("stackword") and not follows_motion and transcript.items[index + 1 : index + 2]:
            nearby_item = next(
                (item for item in transcript.items[index + 1 : index + 3] if item.has("amount")),
                None,
            )
            if nearby_item is not None:
                return nearby_item.amount
    return _find_all_in_stack(transcript)


def _find_all_in_stack(transcript: Transcript) -> int | None:
    """Return the stack of a player who is all-in: *is all-in, has 900*."""
    if not transcript.has("allin"):
        return None
    for clause in transcript.clauses:
        next_items = clause.items[clause.find_index("have") + 1 :] if clause.has("have") else ()
        if (
            next_items
            and next_items[0].has("amount")
            and len(clause.items) <= _MAX_STACK_CLAUSE_ITEMS
        ):
            return next_items[0].amount
    return None


_MAX_STACK_CLAUSE_ITEMS: Final = 3


_GAME_CONCEPTS: Final = (
    ("holdem", "hold'em"),
    ("omaha", "omaha"),
    ("razz", "razz"),
    ("badugi", "badugi"),
)


def find_game(transcript: Transcript) -> str | None:
    """Return the game that the text names."""
    return next((name for concept, name in _GAME_CONCEPTS if transcript.has(concept)), None)


def find_game_family(transcript: Transcript) -> str | None:
    """Return the family of games, from its name or from words that only it uses."""
    if transcript.has("holdem", "omaha"):
        return "flop"
    if transcript.has("stud", "razz", "upcard", "fourth", "fifth", "sixth", "seventh", "bringin"):
        return "stud"
    if transcript.has("draw", "lowball", "beforedraw", "afterdraw"):
        return "draw"
    if transcript.has("flop", "turncard", "river", "preflop", "bb", "sb", "button"):
        return "flop"
    return None


def read_spot_fields(transcript: Transcript) -> dict[str, Any]:
    """Return the fields of the spot in the text, without the betting."""
    fields: dict[str, Any] = {
        "structure": find_structure(transcript),
        "game": find_game(transcript),
        "family": None if find_game(transcript) else find_game_family(transcript),
        "street": find_street(transcript),
        "pot": find_pot(transcript),
    }
    stakes = find_stakes(transcript)
    if stakes and fields["structure"] != "limit":
        fields["least_bet"] = stakes[1]
    elif big_blind := find_named_big_blind(transcript):
        fields["least_bet"] = big_blind
    if transcript.has("doubleboard"):
        fields["boards"] = 2
    if transcript.has("ace_to_five"):
        fields["ranking"] = "a-5"
    elif transcript.has("deuce_to_seven"):
        fields["ranking"] = "2-7"
    fields["live"] = count_players_left(transcript)
    fields["stack"] = find_stack(transcript)
    if transcript.has("beforedraw"):
        fields["drawing"] = False
    elif transcript.has("afterdraw", "duringdraw"):
        fields["drawing"] = True
    if fields["street"] == 3 and fields["family"] == "flop":
        fields["last_street"] = True
    return {name: value for name, value in fields.items() if value is not None}
