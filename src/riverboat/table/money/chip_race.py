"""Chip races: the smallest chips are coloured up, and the odd ones are raced for (BYND-75).

Players exchange as many small chips as possible for larger ones. For each remaining odd chip they
are dealt a card face up. The total value of the odd chips is paid in larger chips, rounded to the
nearest chip, to the players with the highest cards, at most one chip each; suits break ties. No
player is eliminated: a player who would have no chips left gets a larger chip. Cards are dealt from
chair 1, the first to the dealer's left, and each player gets all their cards before the next
player.

In a cash game chips are money, and there is no race: odd chips are bought at their value.
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

    Chairs are in dealing order. In a cash game there is no race, and the tuple is empty. Raise
    ``IllegalAction`` if the smallest chips cannot be coloured up now.
    """
    small_chip, large_chip = _find_chips_to_exchange(table)
    if table.rules.format == "cash":  # rule: GAME-20, STAK-06
        return ()
    return tuple(
        [
            (chair, odd_value // small_chip.worth)
            for chair, odd_value in _build_odd_chips_by_chair(table, large_chip).items()
        ]
    )


def colour_up(table: Table, command: c.ColourUp) -> tuple[f.AnyTableFact, ...]:
    """Remove the smallest chips, by a race or by buying them out (BYND-75)."""
    small_chip, large_chip = _find_chips_to_exchange(table)
    card_counts_due = race_cards_due(table)
    _check_cards(table, command.cards, card_counts_due)
    chairs = table.chairs
    stacks = {chair: chairs[chair].chips for chair in table.occupied_chairs}
    cards = _deal_race_cards(command.cards, card_counts_due)
    new_stacks = race_off(stacks, large_chip.worth, cards)
    gained_chips = sum(new_stacks.values()) - sum([chairs[chair].chips for chair in new_stacks])
    return (
        f.ColouredUp(
            small_chip.worth, large_chip.worth, cards, tuple(new_stacks.items()), gained_chips
        ),
    )


def race_off(stacks: Mapping[int, int], large_value: int, cards: RaceCards = ()) -> dict[int, int]:
    """Return the stacks after a chip race decided by *cards*, for players with odd chips.

    Without cards, the odd chips are only removed, as in a cash game.

    >>> race_off({1: 1_050, 2: 975, 3: 2_000}, 100, ((1, (3, 9)), (2, (12, 1, 2))))
    {1: 1000, 2: 1000}
    """
    odd_chips_by_chair = odd_chips_by_player(stacks, large_value)
    new_stacks = {chair: stacks[chair] - chips for chair, chips in odd_chips_by_chair.items()}
    if cards:
        for chair in _list_race_winners(
            cards, _count_prizes(sum(odd_chips_by_chair.values()), large_value)
        ):
            new_stacks[chair] += large_value
        for chair in new_stacks:  # rule: BYND-75 no player is eliminated by a chip race
            new_stacks[chair] = new_stacks[chair] or large_value
    return new_stacks


def odd_chips_by_player(stacks: Mapping[int, int], large_value: int) -> dict[int, int]:
    """Return the remainder of each stack that does not make larger chips."""
    return {
        chair: remainder for chair, chips in stacks.items() if (remainder := chips % large_value)
    }


def round_off(stacks: Mapping[int, int], large_value: int) -> dict[int, int]:
    """Round stacks without cards: half a larger chip or more becomes one, less is lost (TRNY-43).

    As in a race, no player loses their last chips.

    >>> round_off({1: 1_050, 2: 1_025, 3: 25}, 100)
    {1: 1100, 2: 1000, 3: 100}
    """
    new_stacks = {}
    for chair, remainder in odd_chips_by_player(stacks, large_value).items():
        chips = stacks[chair] - remainder + (large_value if 2 * remainder >= large_value else 0)
        new_stacks[chair] = (
            chips or large_value
        )  # rule: BYND-75 no player is eliminated by a chip race
    return new_stacks


def _find_chips_to_exchange(table: Table) -> tuple[Chip, Chip]:
    """Return the chip to remove and its replacement, or refuse."""
    chips = table.rules.chips
    if table.is_hand_running:
        raise IllegalAction(w.ColourUpBetweenHands())
    if len(chips) < 2:
        raise IllegalAction(w.NoChipToColourUp(len(chips)))
    small_chip, large_chip = chips[:2]
    if large_chip.worth % small_chip.worth:
        raise IllegalAction(
            w.NoLargerChip(_build_chip_phrase(small_chip), _build_chip_phrase(large_chip))
        )
    try:
        table.rules.replace(chips=chips[1:])
    except BadGame as error:  # rule: UNIT-02 posts must be payable in these chips
        raise IllegalAction(
            w.ChipValueNeeded(_build_chip_phrase(small_chip), error.refusal, error.rule or None)
        ) from error
    _check_stacks(table, small_chip, large_chip)
    return small_chip, large_chip


def _build_chip_phrase(chip: Chip) -> w.ChipOfValueLabel:
    return w.ChipOfValueLabel(chip.colour, chip.worth)


def _check_stacks(table: Table, small_chip: Chip, large_chip: Chip) -> None:
    for player in table.chairs.values():
        if player.chips % small_chip.worth:
            raise IllegalAction(
                w.ChipBreakdownImpossible(Player(player.player), player.chips, small_chip.worth)
            )
        if any(chips % large_chip.worth for _, chips in player.chips_behind):
            raise IllegalAction(w.ChipsPending(Player(player.player)))
    if table.carried_chips % large_chip.worth:
        raise IllegalAction(w.ChipsStillInPot(table.carried_chips))


def _build_odd_chips_by_chair(table: Table, large_chip: Chip) -> dict[int, int]:
    """Return the odd chips of each stack that has any, from chair 1 on."""
    return odd_chips_by_player(
        {chair: table.chairs[chair].chips for chair in table.occupied_chairs}, large_chip.worth
    )


def _check_cards(
    table: Table, cards: tuple[int, ...], card_counts_due: tuple[tuple[int, int], ...]
) -> None:
    """Refuse race cards unless there is one for each odd chip, from one or more decks."""
    race_card_count = sum([card_count for _, card_count in card_counts_due])
    if len(cards) != race_card_count:
        card_count_labels = tuple(
            [w.RaceCardCountLabel(card_count, chair) for chair, card_count in card_counts_due]
        )
        raise IllegalAction(
            w.RaceCardCountMismatch(race_card_count, card_count_labels, len(cards))
            if race_card_count
            else w.NoOddChipsToRace(len(cards))
        )
    deck = DECKS[table.current_game.variant.deck].cards
    deck_count = -(-race_card_count // len(deck))
    invalid_cards = [
        card
        for card, copy_count in Counter(cards).items()
        if card not in deck or copy_count > deck_count
    ]
    if invalid_cards or UNKNOWN in cards:
        raise IllegalAction(w.RaceCardsInvalid())


def _deal_race_cards(
    cards: tuple[int, ...], card_counts_due: tuple[tuple[int, int], ...]
) -> RaceCards:
    """Deal all of a player's cards before the next player's."""
    remaining_cards = iter(cards)
    return tuple(
        [
            (chair, tuple([next(remaining_cards) for _ in range(card_count)]))
            for chair, card_count in card_counts_due
        ]
    )


def _count_prizes(odd_chips_value: int, chip_value: int) -> int:
    """Return the number of larger chips the odd ones make, with half a chip rounded up."""
    return (2 * odd_chips_value + chip_value) // (2 * chip_value)


def _list_race_winners(cards: RaceCards, prize_count: int) -> list[int]:
    """Return the *prize_count* chairs with the highest cards, the best first."""
    # rule: BYND-75, CARD-13; with several decks the same card may come twice: the first dealt wins
    ranked_cards = sorted(cards, key=lambda chair_cards: -max(map(selection_order, chair_cards[1])))
    return [chair for chair, _ in ranked_cards[:prize_count]]
