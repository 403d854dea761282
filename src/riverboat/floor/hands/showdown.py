"""Hands at the showdown: retrieved, shown in part, miscalled, or playing the board (SHOW)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import questions as q
from riverboat.floor.hands.seats import somebody
from riverboat.floor.hands.seen import (
    AskedWhoShowsFirst,
    FoldedOnAFalseWord,
    Miscalled,
    MuckedWhenTabled,
    OthersMucked,
    PlaysTheBoard,
    PushedAway,
    TabledOneCard,
)
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.hands import showdown as w
from riverboat.words.floor.verdicts import HandIsDead, HandLives, MayBePenalised, Reason, WinsThePot


def pushed_away(seen: PushedAway, spot: Spot, by: Authority) -> Verdict:
    """Whether cards that were pushed away face down may still be tabled."""
    # rule: SHOW-17, SHOW-20, SHOW-21, SHOW-24
    who = Seat(spot.who)
    dead = ruled(by, HandIsDead(who), because=(w.DiscardedIsDead(), w.HoldsOnToTheirCards()))
    match by.floor.retrieve_muck:
        case "never":
            return dead
        case "floor":
            if not known(seen.certain, q.CERTAIN):
                return dead
            lives = ruled(by, HandLives(who), because=w.RetrievedByTheFloor())
            return left(by, lives, dead, because=w.RetrievedByTheFloor())
        case "if_certain":
            if not known(seen.certain, q.CERTAIN):
                return dead
            return ruled(by, HandLives(who), because=w.RetrievedIfCertain())
        case "until_touched":
            if known(seen.touched, q.TOUCHED):
                return dead
            return ruled(by, HandLives(who), because=w.RetrievedUntilTouched())
        case _:
            assert_never(by.floor.retrieve_muck)


def folded_on_a_false_word(seen: FoldedOnAFalseWord, spot: Spot, by: Authority) -> Verdict:
    """The floor saves a hand, if it can be found, that somebody's error has killed."""
    # rule: SHOW-22
    who, because = Seat(spot.who), w.MisledByAFalseWord()
    dead = ruled(by, HandIsDead(who), because=because)
    if not known(seen.certain, q.CERTAIN):
        return dead
    return left(by, ruled(by, HandLives(who), because=because), dead, because=because)


def mucked_when_tabled(seen: MuckedWhenTabled, spot: Spot, by: Authority) -> Ruling:
    """The dealer cannot kill a hand that lay there face up and won."""
    # rule: SHOW-23
    if known(seen.won, q.WON):
        return ruled(by, WinsThePot(Seat(spot.who)), because=w.TabledAndWon())
    return ruled(by, HandIsDead(Seat(spot.who)), because=w.TabledAndLost())


def tabled_one_card(seen: TabledOneCard, spot: Spot, by: Authority) -> Verdict:
    """Asked for all the cards, they show them; if not, the floor decides."""
    # rule: SHOW-25
    who = Seat(spot.who)
    if known(seen.shows, q.SHOWS):
        asked = o.IsAskedForAllCards(who)
        return ruled(by, asked, HandLives(who), because=w.AskedForTheRest())
    because = (w.AskedForTheRest(), w.RefusesTheRest())
    lives = ruled(by, HandLives(who), because=because)
    return left(by, ruled(by, HandIsDead(who), because=because), lives, because=because)


def plays_the_board(seen: PlaysTheBoard, spot: Spot, by: Authority) -> Ruling:
    """Who plays the board has a share if the cards were tabled; in some rooms, if they said so."""
    # rule: HOLD-12, SHOW-18
    because: tuple[Reason, ...]
    match by.floor.play_board:
        case "table":
            shares, because = known(seen.tabled, q.TABLED), (w.PlaysTheBoardOpenly(),)
        case "declare":
            because = (w.SaysThatTheyPlayTheBoard(), w.DeclaresBeforeDiscarding())
            shares = known(seen.tabled, q.TABLED) or known(seen.said, q.SAID)
        case _:
            assert_never(by.floor.play_board)
    who = Seat(spot.who)
    return ruled(by, HandLives(who) if shares else o.NoShareForThem(who), because=because)


def others_mucked(seen: OthersMucked, spot: Spot, by: Authority) -> Ruling:
    """The last hand: unseen, or shown if there was a showdown."""
    # rule: SHOW-15, SHOW-26
    who = Seat(spot.who)
    match by.floor.last_hand:
        case "unseen":
            return ruled(by, WinsThePot(who), because=w.LastHandUnseen())
        case "shown" if known(seen.folded, q.FOLDED):
            return ruled(by, WinsThePot(who), because=w.EverybodyFolded())
        case "shown":
            return ruled(by, o.HasToShow(who), WinsThePot(who), because=w.LastHandMustShow())
        case _:
            assert_never(by.floor.last_hand)


def refused_to_show(spot: Spot, by: Authority) -> Ruling:
    """A hand that is not shown is dead; in an event that is penalised."""
    # rule: SHOW-17, SHOW-27
    who = Seat(spot.who)
    if by.event:
        because = (w.RefusedToShowIt(), w.DiscardedIsDead())
        return ruled(by, HandIsDead(who), MayBePenalised(who), because=because)
    return ruled(by, HandIsDead(who), because=w.DiscardedIsDead())


def asked_who_shows_first(seen: AskedWhoShowsFirst, spot: Spot, by: Authority) -> Ruling:
    """The last aggressor; without a bet on the last street who acts first there."""
    # rule: SHOW-12
    if known(seen.bet, q.BET_AT_THE_END):
        last = somebody(known(seen.aggressor, q.AGGRESSOR_SEAT), spot)
        return ruled(by, o.ShowsFirst(last), because=w.LastAggressorShows())
    match by.floor.allin_shows_first:
        case "pusher" if known(seen.early, q.EARLY):
            pusher = somebody(known(seen.aggressor, q.AGGRESSOR_SEAT), spot)
            return ruled(by, o.ShowsFirst(pusher), because=w.PusherShows())
        case "pusher" | "first_to_act":
            first = somebody(known(seen.first, q.FIRST_SEAT), spot)
            return ruled(by, o.ShowsFirst(first), because=w.FirstToActShows())
        case _:
            assert_never(by.floor.allin_shows_first)


def miscalled(seen: Miscalled, spot: Spot, by: Authority) -> Verdict:
    """The cards speak; but a false word that cost another the hand may cost more than words."""
    # rule: SHOW-04, SHOW-05, IRRD-13, ETIQ-06
    who = Seat(spot.who)
    speak = ruled(by, HandLives(who), because=w.CardsSpeak())
    if not known(seen.cost, q.COST):
        return speak
    if by.floor.miscall == "kills" and known(seen.lowball, q.LOWBALL):
        return ruled(by, HandIsDead(who), because=w.MiscallKillsAHand())
    if not known(seen.deliberate, q.DELIBERATE):
        return speak
    because = (w.MiscalledOnPurpose(), w.MiscallIsUnethical())
    return left(
        by,
        ruled(by, HandIsDead(who), because=because),
        ruled(by, HandLives(who), MayBePenalised(who), because=because),
        because=because,
    )
