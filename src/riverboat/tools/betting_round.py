"""One betting round as a dealer tells it, played on the engine: whose turn it is then.

Nobody says the stacks of a table: they are deep, but for whoever is all-in. Cards are unknown, and
what is in the middle from earlier streets is a number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    STAND_PAT,
    AllIn,
    AnyCommand,
    AnyFact,
    Awaiting,
    BadGame,
    BringIn,
    Call,
    Check,
    Deal,
    Fold,
    Game,
    HandStarted,
    HandState,
    IllegalAction,
    RaisePot,
    RaiseTo,
    ToAct,
    ToDeal,
    ToDraw,
    act,
    advance,
    play_out,
    start,
)
from riverboat.tools.actions import Typed
from riverboat.tools.question import BadQuestion
from riverboat.words import Person, Player, Refusal, Seat, renamed
from riverboat.words import offers as o
from riverboat.words.refusals import tools as w
from riverboat.words.refusals.betting import Cannot

_DEEP = 100_000
"""Big bets in a stack that nobody has said."""
_USUAL = 9


class BettingRound(Struct, frozen=True, kw_only=True):
    """A betting round so far. Players are seats of a hand, from 0 at the left of the button."""

    game: Game
    actions: tuple[Typed, ...] = ()
    street: str = ""
    """``flop``, ``turn`` ...: the first street if it is empty."""
    pot: int | None = None
    """What is in the middle when the street begins."""
    players: int = 0
    """How many are in the hand; 0 is as many as have a name, or have acted, or are usual."""
    stacks: Mapping[str, int] = {}
    """What some of them began the street with, by name; before the flop with their blinds."""


class Played(Struct, frozen=True):
    """The round as the engine has it, and whose turn it is."""

    hand: HandState
    turn: ToAct | None
    """``None`` when the round is over."""
    names: tuple[str, ...]
    """Of the seats, as they were said or as a dealer calls them."""
    deep: frozenset[int]
    """Seats whose stacks nobody has said."""


def played(told: BettingRound) -> Played:
    """Play the round as it was told; ``BadQuestion`` says why it cannot have been so."""
    names = _names(told)

    def called(person: Person) -> Person:
        return Player(names[person.seat]) if isinstance(person, Seat) else person

    try:
        return _played(told, names)
    except BadQuestion as why:
        raise BadQuestion(renamed(why.refusal, called)) from why


def _played(told: BettingRound, names: Sequence[str]) -> Played:
    lower = [name.lower() for name in names]
    stacks = {lower.index(name.lower()): chips for name, chips in told.stacks.items()}
    while True:
        deep = frozenset(range(len(names))) - stacks.keys()
        hand = _opened(told, len(names), stacks)
        street = hand.street
        log: list[AnyFact] = []
        for typed in told.actions:
            turn = _turn(hand, street)
            if turn is None:
                raise BadQuestion(w.NobodyIsToAct(in_words(told.actions) or None))
            _check_name(names, typed, turn.seat)
            if typed.deed == "all-in" and typed.to and turn.seat not in stacks:
                stacks[turn.seat] = _spent(hand, turn.seat) + typed.to
                break  # a stack is known from the beginning of the hand: play it again
            try:
                act(hand, _command(typed, turn), log)
            except IllegalAction as why:
                raise _refused(why.refusal, turn, deep) from why
        else:
            return Played(hand, _turn(hand, street), tuple(names), deep)


def offer_of(turn: ToAct, deep: frozenset[int]) -> o.Offer:
    """All that a player may do; only a stack bounds a raise, and perhaps nobody has said it."""
    offer = turn.offer
    if turn.seat not in deep or turn.high != turn.all_in or not isinstance(offer, o.Offers):
        return offer
    return o.Offers(
        tuple(
            [
                replace(each, sizes=o.NoLessThan(turn.low))
                if isinstance(each, (o.ToBet, o.ToRaise, o.ToComplete))
                else each
                for each in offer.each
            ]
        )
    )


def _refused(why: Refusal, turn: ToAct, deep: frozenset[int]) -> BadQuestion:
    """A refusal of the engine, without the end of a stack that nobody has said."""
    if isinstance(why, Cannot):
        why = replace(why, legal=offer_of(turn, deep))
    return BadQuestion(why)


def _turn(hand: HandState, street: int) -> ToAct | None:
    """Whose turn it is, if it is still this street's."""
    now = advance(hand, [])
    return now if isinstance(now, ToAct) and hand.street == street else None


def _spent(hand: HandState, seat: int) -> int:
    """What a seat has put in before this street's bets."""
    return hand.starting_stacks[seat] - hand.stacks[seat] - hand.bets[seat]


def _command(typed: Typed, turn: ToAct) -> AnyCommand:
    match typed.deed:
        case "fold":
            return Fold()
        case "check":
            return Check()
        case "call":
            return BringIn() if turn.bring_in else Call()
        case "pot":
            return RaisePot()
        case "all-in":
            return AllIn()
        case "raise":
            return BringIn() if turn.bring_in and typed.to == turn.call else RaiseTo(typed.to)


# The street -------------------------------------------------------------------------------------


def _opened(told: BettingRound, players: int, stacks: dict[int, int]) -> HandState:
    """The hand at the beginning of the street."""
    game = told.game
    wanted = _street(game, told.street)
    deep = _DEEP * game.stakes.big_bet + (told.pot or 0)
    chips = tuple([stacks.get(seat, deep) for seat in range(players)])
    if wanted and game.variant.board_cards:
        # From the flop on nothing is known of the streets before but what they have left.
        bare = replace(game.stakes, ante=0, button_blind=0)
        later = replace(game, bomb_pot=True, stakes=bare)
        return _led_to(start(later, chips, posts=(), carried=told.pot or 1), wanted)
    try:
        hand = _led_to(start(game, chips), wanted)
    except BadGame as why:  # more blinds than players, say
        raise BadQuestion(why.refusal) from why
    if told.pot is None:
        return hand
    least = sum(hand.totals) + hand.dead
    if told.pot < least:
        raise BadQuestion(w.PotIsSmaller(least, told.pot))
    return _led_to(start(game, chips, carried=told.pot - least), wanted)


def _led_to(started: HandStarted, street: int) -> HandState:
    """The hand when this street begins."""
    hand = HandState(started)
    play_out(hand, [], lambda hand, now: _passed(hand, now, street))
    return hand


def _passed(hand: HandState, now: Awaiting, wanted: int) -> AnyCommand | None:
    """What leads to the street that is asked for: unknown cards, and nobody bets more."""
    match now:
        case ToDeal():
            return Deal((UNKNOWN,) * now.count)
        case ToDraw():
            return STAND_PAT
        case ToAct() if hand.street < wanted:
            return BringIn() if now.bring_in else Call() if now.call else Check()
        case _:
            return None


def _street(game: Game, named: str) -> int:
    """The number of a street by its name, or by its beginning."""
    streets = [street.name for street in game.variant.streets]
    wanted = named.strip().lower()
    found = [k for k, name in enumerate(streets) if name.lower().startswith(wanted)]
    if not found:
        raise BadQuestion(w.NotAStreetHere(repr(named), tuple(streets)))
    return found[0]


# Players ----------------------------------------------------------------------------------------

_BLINDS = ("SB", "BB")


def _names(told: BettingRound) -> list[str]:
    """What the seats are called, from the left of the button."""
    acting = [each.who for each in told.actions if each.who]
    said = list(dict.fromkeys([*acting, *told.stacks]))
    blinds = _blind_names(told)
    others = [name for name in said if name.upper() not in blinds]
    count = told.players or _how_many(told, acting, len(blinds) + len(others))
    most = told.game.variant.most_players(told.game.boards)
    if not max(2, len(blinds)) <= count <= most:
        raise BadQuestion(w.PlayersOfARound(told.game.name, count, max(2, len(blinds)), most))
    if count == 2 and blinds:
        blinds.reverse()  # rule: SEAT-07
    letters = [chr(ord("A") + k) for k in range(count)]
    others += [name for name in letters[len(others) :] if name not in others]
    others += [name for name in letters if name not in others]
    return [*blinds, *others][:count]


def _blind_names(told: BettingRound) -> list[str]:
    """The blinds of the first street, where there are two left of the button."""
    first = not _street(told.game, told.street)
    return list(_BLINDS) if first and len(told.game.stakes.blinds) == 2 else []


def _how_many(told: BettingRound, said: Sequence[str], named: int) -> int:
    if said:
        return max(2, named)
    if not _street(told.game, told.street):
        most = told.game.variant.most_players(told.game.boards)
        return min(most, max(_USUAL, len(told.actions)))
    return max(2, len(told.actions))


def _check_name(names: Sequence[str], typed: Typed, seat: int) -> None:
    """Refuse who is named and is not the one to act."""
    if not typed.who:
        return
    lower = [name.lower() for name in names]
    if typed.who.lower() not in lower:
        raise BadQuestion(w.IsNoPlayerHere(typed.who, tuple(names)))
    place = lower.index(typed.who.lower())
    if place != seat:
        raise BadQuestion(w.IsNotTheirTurn(Seat(place), Seat(seat)))


def in_words(actions: Sequence[Typed]) -> str:
    """The actions in a row."""
    return " ".join([f"{each.deed} {each.to}" if each.to else each.deed for each in actions])
