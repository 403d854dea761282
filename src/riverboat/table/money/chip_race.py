"""Chip races: the smallest chips are coloured up, and the odd ones are raced for (BYND-75).

Players change up the chips they can. For each odd chip left they are dealt a card face up;
the odd chips' total worth in larger chips, half a chip counting as one, goes to the
highest cards, at most one each, with suits breaking ties. No player is raced out: one who
would have nothing left gets a larger chip. Cards are dealt from chair 1 on, which is the
first to the dealer's left, and each player gets all of theirs before the next.

In a cash game chips are money, and nothing is raced: odd chips are bought out at their
worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from riverboat.cards import DECKS, UNKNOWN, selection_order
from riverboat.engine import BadGame, IllegalAction
from riverboat.table.rules.chip_set import Chip
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.words import Player
from riverboat.words.refusals import chips as w

RaceCards = tuple[tuple[int, tuple[int, ...]], ...]
"""Chairs, and the cards dealt for their odd chips."""


def race_cards_due(table: Table) -> tuple[tuple[int, int], ...]:
    """Return the chairs that take part in the chip race, each with its number of race cards.

    Chairs are in dealing order. In a cash game nothing is raced, and the tuple is empty. Raise the
    same refusal as the colour-up if it is not possible now.
    """
    small, large = _chips_to_exchange(table)
    if table.rules.format == "cash":  # rule: GAME-20, STAK-06
        return ()
    return tuple(
        [(chair, odd // small.worth) for chair, odd in _odd_chips_by_chair(table, large).items()]
    )


def colour_up(table: Table, command: c.ColourUp) -> tuple[f.AnyTableFact, ...]:
    """Remove the smallest chips, by a race or by buying them out (BYND-75)."""
    small, large = _chips_to_exchange(table)
    due = race_cards_due(table)
    _check_cards(table, command.cards, due)
    chairs = table.chairs
    stacks = {chair: chairs[chair].chips for chair in table.occupied_chairs}
    cards = _deal_race_cards(command.cards, due)
    kept = race_off(stacks, large.worth, cards)
    gained = sum(kept.values()) - sum([chairs[chair].chips for chair in kept])
    return (f.ColouredUp(small.worth, large.worth, cards, tuple(kept.items()), gained),)


def race_off(stacks: Mapping[int, int], large: int, cards: RaceCards = ()) -> dict[int, int]:
    """Return the stacks after a chip race decided by *cards*, for players with odd chips.

    Without cards the odd chips are only removed, as where they are bought out.

    >>> race_off({1: 1_050, 2: 975, 3: 2_000}, 100, ((1, (3, 9)), (2, (12, 1, 2))))
    {1: 1000, 2: 1000}
    """
    odd = odd_chips(stacks, large)
    kept = {chair: stacks[chair] - chips for chair, chips in odd.items()}
    if cards:
        for chair in _winners(cards, _prize_count(sum(odd.values()), large)):
            kept[chair] += large
        for chair in kept:  # rule: BYND-75 no player is eliminated by a chip race
            kept[chair] = kept[chair] or large
    return kept


def odd_chips(stacks: Mapping[int, int], large: int) -> dict[int, int]:
    """Return the remainder of each stack that does not make larger chips."""
    return {chair: odd for chair, chips in stacks.items() if (odd := chips % large)}


def round_off(stacks: Mapping[int, int], large: int) -> dict[int, int]:
    """Round stacks without cards: half a larger chip or more becomes one, less is lost (TRNY-43).

    No player is left with nothing, as in a race.

    >>> round_off({1: 1_050, 2: 1_025, 3: 25}, 100)
    {1: 1100, 2: 1000, 3: 100}
    """
    kept = {}
    for chair, odd in odd_chips(stacks, large).items():
        chips = stacks[chair] - odd + (large if 2 * odd >= large else 0)
        kept[chair] = chips or large  # rule: BYND-75 no player is eliminated by a chip race
    return kept


def _chips_to_exchange(table: Table) -> tuple[Chip, Chip]:
    """Return the chip to remove and its replacement, or refuse."""
    chips = table.rules.chips
    if table.is_hand_running:
        raise IllegalAction(w.ChangedBetweenHands())
    if len(chips) < 2:
        raise IllegalAction(w.NoChipCanGo(len(chips)))
    small, large = chips[:2]
    if large.worth % small.worth:
        raise IllegalAction(w.NoLargerChip(_chip_phrase(small), _chip_phrase(large)))
    try:
        table.rules.replace(chips=chips[1:])
    except BadGame as why:  # rule: UNIT-02 posts must be payable in these chips
        raise IllegalAction(
            w.StillNeeded(_chip_phrase(small), why.refusal, why.rule or None)
        ) from why
    _check_stacks(table, small, large)
    return small, large


def _chip_phrase(chip: Chip) -> w.ColourOfWorth:
    return w.ColourOfWorth(chip.colour, chip.worth)


def _check_stacks(table: Table, small: Chip, large: Chip) -> None:
    for each in table.chairs.values():
        if each.chips % small.worth:
            raise IllegalAction(w.NotMadeOfSuchChips(Player(each.player), each.chips, small.worth))
        if any(chips % large.worth for _, chips in each.coming):
            raise IllegalAction(w.ChipsOnTheirWay(Player(each.player)))
    if table.carried % large.worth:
        raise IllegalAction(w.ChipsInTheMiddle(table.carried))


def _odd_chips_by_chair(table: Table, large: Chip) -> dict[int, int]:
    """Return the odd chips of each stack that has any, from chair 1 on."""
    return odd_chips(
        {chair: table.chairs[chair].chips for chair in table.occupied_chairs}, large.worth
    )


def _check_cards(table: Table, cards: tuple[int, ...], due: tuple[tuple[int, int], ...]) -> None:
    """Refuse race cards unless there is one for each odd chip, from one or more decks."""
    count = sum([number for _, number in due])
    if len(cards) != count:
        shown = tuple([w.CardsForAChair(number, chair) for chair, number in due])
        raise IllegalAction(
            w.WrongNumberRaced(count, shown, len(cards))
            if count
            else w.NothingIsRacedFor(len(cards))
        )
    deck = DECKS[table.current_game.variant.deck].cards
    decks = -(-count // len(deck))
    wrong = [card for card, seen in Counter(cards).items() if card not in deck or seen > decks]
    if wrong or UNKNOWN in cards:
        raise IllegalAction(w.NotCardsOfARace())


def _deal_race_cards(cards: tuple[int, ...], due: tuple[tuple[int, int], ...]) -> RaceCards:
    """Deal all of a player's cards before the next player's."""
    left = iter(cards)
    return tuple([(chair, tuple([next(left) for _ in range(number)])) for chair, number in due])


def _prize_count(odd: int, worth: int) -> int:
    """Return the number of larger chips the odd ones make, with half a chip rounded up."""
    return (2 * odd + worth) // (2 * worth)


def _winners(cards: RaceCards, prizes: int) -> list[int]:
    """Return the chairs with the highest cards, at most one chip each."""
    # rule: BYND-75, CARD-13; with several decks the same card may come twice: the first dealt wins
    best = sorted(cards, key=lambda each: -max(map(selection_order, each[1])))
    return [chair for chair, _ in best[:prizes]]
