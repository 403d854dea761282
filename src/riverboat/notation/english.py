"""A hand told in poker English, a sentence at a time: for logs, players and rulings.

It reads facts only, and says what they say: who limped, who called two bets cold, who checked the
option, where the odd chip went. Whoever wants amounts written otherwise hands in *chips*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import gcd

from msgspec import Struct

from riverboat.cards import UNKNOWN, names
from riverboat.engine import AnyFact, Hand, HandStarted, Pot, SpreadLimit, apply, pots
from riverboat.engine import facts as f
from riverboat.ranking import RANKINGS

Chips = Callable[[int], str]
"""How an amount is written."""


def narrate(
    log: Iterable[AnyFact], players: Sequence[str] | None = None, chips: Chips = str
) -> Iterator[str]:
    """The hand, sentence by sentence; *players* are the names by seat.

    >>> from riverboat.engine import Fold, decide, due, fold, parse_game, start
    >>> log = [start(parse_game("no-limit hold'em 1/2"), stacks=(200, 200))]
    >>> log += due(fold(log))
    >>> list(narrate(log, ["Ann", "Bob"]))[-2:]
    ['Bob posts the small blind 1', 'Ann posts the big blind 2']
    """
    return (sentence for _, sentence in sentences(log, players, chips))


def sentences(
    log: Iterable[AnyFact], players: Sequence[str] | None = None, chips: Chips = str
) -> Iterator[tuple[int, str]]:
    """The same, each sentence with the index of the fact that it tells."""
    facts = iter(log)
    started = next(facts, None)
    if not isinstance(started, HandStarted):
        return
    teller = _Teller(started, players, chips)
    index = 0
    for sentence in teller.opening():
        yield index, sentence
    for index, fact in enumerate(facts, 1):
        for sentence in teller.tell(fact):
            yield index, sentence
        apply(teller.hand, fact)
    for sentence in teller.awarded():
        yield index, sentence


class PotOdds(Struct, frozen=True):
    """What a call may win against what it costs (TERM-05).

    >>> print(PotOdds(pot=30, to_call=10), PotOdds(pot=25, to_call=10))
    3:1 2.5:1
    """

    pot: int
    to_call: int

    def __str__(self) -> str:
        if self.pot * 10 % self.to_call:
            shared = gcd(self.pot, self.to_call)
            return f"{self.pot // shared}:{self.to_call // shared}"
        return f"{self.pot / self.to_call:g}:1"


def pot_odds(hand: Hand, seat: int) -> PotOdds | None:
    """The odds that the pot offers *seat* for a call; ``None`` when a check is free."""
    to_call = min(hand.current_bet - hand.bets[seat], hand.stacks[seat])
    return PotOdds(hand.pot, to_call) if to_call > 0 else None


class _Teller:
    """The hand so far, and what has to be remembered of a round to find the words."""

    def __init__(self, started: HandStarted, players: Sequence[str] | None, chips: Chips) -> None:
        self.hand = Hand(started)
        self.chips = chips
        self.named = players is not None
        self.players = players or [f"Seat {seat + 1}" for seat in range(len(started.stacks))]
        self.opened = 0
        """Bets and raises that players chose to make this round."""
        self.callers = 0
        """Calls of the bet that stands."""
        self.limpers = 0
        self.pot = 0
        """The pot when it was last mentioned."""
        self.layers: list[Pot] = []
        self.awards: list[f.PotAwarded] = []

    # Before the cards ---------------------------------------------------------------------------

    def opening(self) -> Iterator[str]:
        hand = self.hand
        game, stakes = hand.game, hand.game.stakes
        if game.structure.by_bets and not isinstance(game.structure, SpreadLimit):
            sizes = [stakes.small_bet, stakes.big_bet]
        else:
            sizes = list(stakes.blinds)
        written = "/".join(map(self.chips, sizes)) or f"ante {self.chips(stakes.ante)}"
        words = f"{game.structure.name} {game.variant.name} {written}"
        yield f"{_capital(words)}, {_number(hand.players)} players"
        for seat, stack in enumerate(hand.starting_stacks):
            role = " (button)" if seat == hand.button else ""
            who = f" {self.players[seat]}" if self.named else ""
            yield f"Seat {seat + 1}{role}{who} has {self.chips(stack)}"

    def _posted(self, fact: f.Posted) -> str:
        who, chips = self.players[fact.seat], self.chips(fact.chips)
        if not fact.chips:  # an ante took them all
            blind = f"the {self._blind(fact)}" if fact.kind == "blind" else f"the {fact.kind}"
            return f"{who} has no chips left for {blind}"
        match fact.kind:
            case "ante":
                words = f"antes {chips}"
            case "dead":
                words = f"posts {chips} dead"
            case "blind":
                words = f"posts the {self._blind(fact)} {chips}"
            case "straddle":
                words = f"straddles to {chips}"
            case "sleeper":
                words = f"has a sleeper of {chips}"
            case "post":
                words = f"posts {chips}"
            case "kill":
                words = f"posts the kill {chips}"
        if fact.counts_as > fact.chips:
            words += f" of {self.chips(fact.counts_as)}"
        return who + " " + words + self._all_in(fact.seat, fact.chips)

    def _blind(self, fact: f.Posted) -> str:
        blinds = [post for post in self.hand.posts if post.kind == "blind"]
        place = [post.seat for post in blinds].index(fact.seat)
        if len(blinds) == 1:
            return "big blind" if fact.seat != self.hand.button else "button blind"
        return ("small blind", "big blind")[place] if len(blinds) == 2 else "blind"

    # Cards --------------------------------------------------------------------------------------

    def _hole_cards_dealt(self, fact: f.HoleCardsDealt) -> Iterator[str]:
        known = [seat for seat, cards in enumerate(fact.holdings) if set(cards) - {UNKNOWN}]
        if len(known) < len(fact.holdings):
            count = max(map(len, fact.holdings))
            yield f"Everybody is dealt {_number(count)} card{'s' * (count > 1)}"
        for seat in known:
            yield f"{self.players[seat]} is dealt {names(fact.holdings[seat])}"

    def _board_dealt(self, fact: f.BoardDealt) -> str:
        hand = self.hand
        through = len(hand.boards[fact.board]) + len(fact.cards)
        dealt, street = 0, ""
        for each in hand.game.variant.streets:
            dealt += each.board
            if dealt >= through:
                street = each.name
                break
        words = f"the {street} is {names(fact.cards)}"
        if len(hand.boards) > 1:
            words = f"on the {_ORDINALS[fact.board]} board {words}"
        if hand.pot != self.pot:
            self.pot = hand.pot
            words += f", with {self.chips(hand.pot)} in the pot"
        return _capital(words)

    # Betting ------------------------------------------------------------------------------------

    def _called(self, fact: f.Called) -> str:
        who, seat, hand = self.players[fact.seat], fact.seat, self.hand
        amount, end = self.chips(fact.chips), self._all_in(fact.seat, fact.chips)
        if not hand.street and not self.opened and not hand.bets[seat]:
            self.limpers += 1
            return f"{who} limps for {amount}{end}"
        verb = "overcalls" if self.callers else "calls"  # rule: TERM-01
        self.callers += 1
        bets = self._bets_to_call()
        if bets > 1 and not hand.bets[seat]:  # rule: TERM-02
            by_bets = hand.game.structure.by_bets and not end
            return f"{who} {verb} {f'{_number(bets)} bets' if by_bets else amount} cold{end}"
        return f"{who} {verb} {amount}{end}"

    def _bets_to_call(self) -> int:
        """How many bets a player who has none in must call: the blind is one of them."""
        blind = not self.hand.street and self.hand.blind > 0
        return self.opened + blind if self.opened else 0

    def _checked(self, fact: f.Checked) -> str:
        option = not self.hand.street and self.hand.bets[fact.seat] and not self.opened
        return f"{self.players[fact.seat]} checks{' the option' * bool(option)}"

    def _raised(self, fact: f.Raised) -> Iterator[str]:
        hand, who = self.hand, self.players[fact.seat]
        added = fact.to - hand.bets[fact.seat]
        full_bet = hand.game.structure.by_bets and hand.full_bet < hand.current_bet
        if not hand.current_bet:
            verb = "bets"
        elif full_bet and fact.to == hand.full_bet + hand.bet_size:
            verb = "completes to"
        elif self.opened > (hand.street > 0):
            verb = "re-raises to"
        elif not (hand.street or self.opened or self.limpers):
            verb = "opens to"
        else:
            verb = "raises to"
        end = self._all_in(fact.seat, added)
        yield f"{who} {verb} {self.chips(fact.to)}{end}"
        if fact.over:
            yield f"That is {self.chips(fact.over)} more than the pot"
        if fact.capped and not hand.capped:
            yield "The betting is capped"
        self.opened += fact.full or not self.opened
        self.callers = 0

    def _all_in(self, seat: int, chips: int) -> str:
        return " and is all-in" if chips == self.hand.stacks[seat] else ""

    # The end ------------------------------------------------------------------------------------

    def _hand_shown(self, fact: f.HandShown) -> str:
        hand = self.hand
        words = f"{self.players[fact.seat]} shows {names(fact.cards)}"
        variant = hand.game.variant
        complete = all(len(board) == variant.board_cards for board in hand.boards)
        if not complete or UNKNOWN in fact.cards or any(UNKNOWN in b for b in hand.boards):
            return words
        ranking = RANKINGS[variant.ranking]
        ranks = [ranking.describe(ranking.on(board)(fact.cards)) for board in hand.boards]
        return f"{words}: {' and '.join(ranks)}"

    def awarded(self) -> Iterator[str]:
        """The awards that were put aside, all of one pot on one board."""
        awards, self.awards = self.awards, []
        if not awards:
            return
        first = awards[0]
        total = sum(award.chips for award in awards)
        pot = "the pot"
        if len(self.layers) > 1:
            pot = f"side pot {first.pot}" if first.pot else "the main pot"
        what = f"{pot} of {self.chips(total)}"
        if len(self.hand.boards) > 1 and first.rank >= 0:
            what += f" on the {_ORDINALS[first.board]} board"
        if first.rank >= 0:
            ranking = RANKINGS[self.hand.game.variant.ranking]
            what += f" with {_article(ranking.describe(first.rank))}"
        winners = [self.players[award.seat] for award in awards]
        if len(awards) == 1:
            yield f"{winners[0]} wins {what}"
            return
        yield f"{_listed(winners)} split {what}"
        least = min(award.chips for award in awards)
        lucky = [award for award in awards if award.chips > least]
        if lucky:
            chip = "The odd chip goes" if len(lucky) == 1 else "Odd chips go"
            yield f"{chip} to {_listed([self.players[award.seat] for award in lucky])}"

    def tell(self, fact: AnyFact) -> Iterator[str]:
        """What a fact says, told before it is applied."""
        if self.awards and not (
            isinstance(fact, f.PotAwarded)
            and (fact.pot, fact.board) == (self.awards[0].pot, self.awards[0].board)
        ):
            yield from self.awarded()
        match fact:
            case f.Posted():
                yield self._posted(fact)
            case f.HoleCardsDealt():
                yield from self._hole_cards_dealt(fact)
            case f.BoardDealt():
                yield self._board_dealt(fact)
            case f.BettingOpened():
                self.opened = self.callers = self.limpers = 0
            case f.Folded(seat):
                yield f"{self.players[seat]} folds"
            case f.Checked():
                yield self._checked(fact)
            case f.Called():
                yield self._called(fact)
            case f.Raised():
                yield from self._raised(fact)
            case f.OverbetReturned(to):
                yield f"The bet is challenged and cut to {self.chips(to)}, the size of the pot"
            case f.UncalledBetReturned(seat, chips):
                back = self.chips(chips)
                yield f"The uncalled bet of {back} is returned to {self.players[seat]}"
            case f.RunItChosen(seat, times):
                yield f"{self.players[seat]} will run it {_times(times)}"
            case f.RunItAgreed(times):
                yield f"The board is run {_times(times)}"
            case f.HandShown():
                yield self._hand_shown(fact)
            case f.HandMucked(seat):
                yield f"{self.players[seat]} mucks"
            case f.PotAwarded():
                if not any(self.hand.won):
                    self.layers = pots(self.hand)
                self.awards.append(fact)
            case _:
                pass


_NUMBERS = "no one two three four five six seven eight nine ten".split()
_ORDINALS = "first second third".split()


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def _times(count: int) -> str:
    return ("once", "twice")[count - 1] if count < 3 else f"{_number(count)} times"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _article(rank: str) -> str:
    """A rank as it is won with: ``a pair of aces``, ``two pair``, ``an ace-high straight``."""
    if rank.startswith(("two pair", "three of", "four of")) or " high" in rank:
        return rank
    return f"an {rank}" if rank[0] in "ae" else f"a {rank}"


def _listed(people: Sequence[str]) -> str:
    """``Ann``, ``Ann and Bob``, ``Ann, Bob and Cat``."""
    return " and ".join(filter(None, [", ".join(people[:-1]), people[-1]]))
