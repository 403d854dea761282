"""The groups of a table's options: button, straddle, kill, buy-in, marker, clock and fees.

Each is a frozen value that checks itself. What they may not be together is ``rules``' to say.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.options import check
from riverboat.table.rules.bad_beat import Jackpot, check_jackpot


class ButtonRules(Struct, frozen=True, kw_only=True):
    """Where the button and the blinds are, and what players who come, go or were away owe."""

    rule: Annotated[
        Literal["simplified", "moving", "dead"],
        Meta(
            description="BMOV-01, BMOV-02, BMOV-03, BMOV-05: after somebody leaves the button goes "
            "to the next player; the same, and blinds that were skipped are paid; or the big "
            "blind goes on and the button may lie before an empty chair."
        ),
    ] = "simplified"
    first: Annotated[
        Literal["draw", "lowest chair"],
        Meta(description="SEAT-01: the first button is drawn for, or begins at the lowest chair."),
    ] = "draw"
    draw_tie: Annotated[
        Literal["suit", "redeal"],
        Meta(description="SEAT-02: a tie for the first button is broken by suit or by more cards."),
    ] = "suit"
    wrong_button: Annotated[
        Literal["fix_next_hand", "tda"],
        Meta(
            description="SEAT-09, BMOV-10: a button found wrong is set right for the next hand, or "
            "stands once there was action."
        ),
    ] = "fix_next_hand"
    absent: Annotated[
        Literal["dealt_out", "dealt_in"],
        Meta(
            description="SEAT-10, BYND-36: who is away is not dealt in, or is, posts and is folded."
        ),
    ] = "dealt_out"
    new_player: Annotated[
        Literal["none", "bb", "bb in limit", "min_bet", "wait"],
        Meta(
            description="POST-01: a new player comes in free, posts a big blind, posts one in "
            "limit games only, posts one or, where there are no blinds, a minimum bet (min_bet), "
            "or waits for the big blind."
        ),
    ] = "bb"
    missed_blinds: Annotated[
        Literal["both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live"],
        Meta(
            description="POST-03, POST-04, POST-05, POST-08: on return both missed blinds at once, "
            "the small one dead; one a hand, live, the largest first; none but by waiting for the "
            "big blind; or one live big blind whatever was missed."
        ),
    ] = "bb_live"
    buy_button: Annotated[
        bool,
        Meta(
            description="BYND-32: who would come in between the button and the big blind may post "
            "both blinds, the small one dead, in place of the others, and has the button next."
        ),
    ] = False
    replacement: Annotated[
        Literal["assume", "sit_out", "either"],
        Meta(
            description="BMOV-08: who takes a leaver's chair at once pays the blinds in his stead, "
            "waits, or chooses."
        ),
    ] = "sit_out"
    free_moves: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-34: how many players one may pass by changing seats, free of blinds.",
        ),
    ] = 2
    blind_poster: Annotated[
        Literal["left_of_button", "last_winner"],
        Meta(description="BLND-04: who posts a single blind."),
    ] = "left_of_button"
    blind_seats: Annotated[
        tuple[int, ...],
        Meta(
            description="BLND-05, BLND-18: for each blind, smallest first, how many players left "
            "of "
            "the button its poster sits; 0 is the button. Empty: the usual places."
        ),
    ] = ()
    ante_payer: Annotated[
        Literal["each", "button", "bb", "offset"],
        Meta(
            description="ANTE-01, ANTE-05, ANTE-06, BYND-30: each player antes, or one for all: "
            "the button, the big blind, or whoever sits ante_offset left of the button."
        ),
    ] = "each"
    ante_offset: Annotated[
        int, Meta(ge=0, description="ANTE-06: how far left of the button the ante's payer sits.")
    ] = 0
    chop: Annotated[
        bool,
        Meta(
            description="BYND-35: the two blinds may take their money back when all others fold, "
            "unless there is a kill."
        ),
    ] = False
    picked_up: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-45: after so many missed big blinds an absent player's chips are "
            "picked up and his chair is free (0: never).",
        ),
    ] = 0
    picked_up_minutes: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-45: the same after so many minutes in which he sat out or had no "
            "connection (0: never).",
        ),
    ] = 0
    second_away_minutes: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-55: the same for whoever goes away while another player is away "
            "already (0: as long as for the first).",
        ),
    ] = 0

    def __post_init__(self) -> None:
        check(self)
        if self.blind_seats and self.rule != "simplified":
            raise BadGame(
                f"blinds by places go with the simplified button, not the {self.rule} (BLND-05)"
            )
        if any(type(place) is not int or not 0 <= place <= 9 for place in self.blind_seats):
            raise BadGame("blind_seats are places from 0, the button, to 9 left of it (BLND-05)")


class StraddleRules(Struct, frozen=True, kw_only=True):
    """Who may raise blind, before the cards."""

    enabled: Annotated[bool, Meta(description="STRD-02: whether anybody may straddle.")] = False
    positions: Annotated[
        tuple[Literal["utg", "button", "cutoff", "any"], ...],
        Meta(
            description="STRD-05, STRD-13: from where: under the gun, on the button, before it, or "
            "anywhere. The earlier in the list has precedence (BYND-43)."
        ),
    ] = ("utg",)
    max_live: Annotated[
        int,
        Meta(ge=1, le=8, description="STRD-09: how many straddles of one hand buy the option."),
    ] = 1
    restraddle_min: Annotated[
        Literal["min_raise", "double"],
        Meta(description="STRD-08: a straddle over a straddle adds a raise, or doubles it."),
    ] = "double"
    most: Annotated[
        int,
        Meta(ge=0, description="STRD-05: the largest straddle in big blinds; 0 is the exact size."),
    ] = 0
    sleepers: Annotated[
        bool,
        Meta(description="STRD-17, STRD-18: blind raises that buy no option are taken."),
    ] = False
    rock: Annotated[
        bool,
        Meta(
            description="STRD-10, STRD-11: the winner of a straddled pot holds the rock and must "
            "straddle when he is under the gun."
        ),
    ] = False

    def __post_init__(self) -> None:
        check(self)
        known = ("utg", "button", "cutoff", "any")
        if not self.positions or any(place not in known for place in self.positions):
            raise BadGame(f"straddle positions are some of {', '.join(known)} (STRD-13)")
        if self.rock and not self.enabled:
            raise BadGame("the rock makes its holder straddle: enable straddles too (STRD-10)")
        if self.sleepers and not self.enabled:
            raise BadGame("sleepers are blind raises: enable straddles too (STRD-17)")


class KillRules(Struct, frozen=True, kw_only=True):
    """When the winner of a pot plays the next one for more."""

    pot: Annotated[
        int, Meta(ge=0, description="KILL-01: a pot above so many chips is a kill (0: none is).")
    ] = 0
    in_a_row: Annotated[
        int, Meta(ge=0, description="KILL-01: so many pots won in a row are a kill (0: none are).")
    ] = 0
    percent: Annotated[
        int,
        Meta(ge=101, le=1000, description="KILL-02, KILL-03: 200 is a full kill, 150 a half kill."),
    ] = 200
    acts: Annotated[
        Literal["last", "in_turn"],
        Meta(description="KILL-05: the killer acts last on the first street, or in his turn."),
    ] = "last"
    with_blind: Annotated[
        Literal["kill_only", "both", "larger"],
        Meta(
            description="KILL-06: a killer who is due a blind posts the kill in its place, the "
            "blind dead beside it, or the larger of the two."
        ),
    ] = "kill_only"
    leg_up: Annotated[
        bool,
        Meta(
            description="BYND-44: the first of the pots in a row is a leg, which a split pot keeps "
            "and which counts only in pots of a full bet."
        ),
    ] = False

    def __post_init__(self) -> None:
        check(self)

    @property
    def enabled(self) -> bool:
        """Whether anything makes a kill here."""
        return bool(self.pot or self.in_a_row)


class BuyInRules(Struct, frozen=True, kw_only=True):
    """What a player may bring to the table, add to it and take away. In chips."""

    least: Annotated[
        int, Meta(ge=0, description="STAK-02, BUYN-03, BUYN-08: the least buy-in (0: none).")
    ] = 0
    most: Annotated[
        int,
        Meta(
            ge=0, description="STAK-02, BUYN-08, BUYN-09: the largest stack to buy up to (0: none)."
        ),
    ] = 0
    match_stack: Annotated[
        bool,
        Meta(description="BUYN-08: one may buy up to the largest stack at the table."),
    ] = False
    short: Annotated[
        int,
        Meta(ge=0, description="BUYN-04: short buy-ins that a player may make in a session."),
    ] = 0
    return_window: Annotated[
        int,
        Meta(
            ge=0,
            description="BUYN-10, BUYN-12: who comes back within so many seconds brings what he "
            "took away, and owes what he owed.",
        ),
    ] = 3600
    approval: Annotated[bool, Meta(description="BUYN-01: the host approves what is bought.")] = (
        False
    )
    behind: Annotated[
        int,
        Meta(
            ge=0,
            description="BUYN-07: chips that are bought later than the first arrive after so many "
            "hands.",
        ),
    ] = 0
    small: Annotated[
        int,
        Meta(
            ge=0,
            description="STAK-06, OPEN-10: chips that a player may take off the table in a "
            "session, "
            "for refreshments and tips.",
        ),
    ] = 0

    def __post_init__(self) -> None:
        check(self)
        if self.match_stack and not self.most:
            raise BadGame("stacks are matched only where the buy-in has a maximum (BUYN-08)")
        if self.most and self.least > self.most:
            raise BadGame(
                f"the least buy-in, {self.least}, is more than the largest, {self.most} (STAK-02)",
                option="buy_in.least",
            )


class MarkerRules(Struct, frozen=True, kw_only=True):
    """Promises to pay that are played like chips."""

    enabled: Annotated[bool, Meta(description="MARK-02: whether markers are taken.")] = False
    accept_below: Annotated[
        int,
        Meta(ge=0, description="MARK-04: markers of less than this need nobody's consent."),
    ] = 0
    settle_within: Annotated[
        int,
        Meta(ge=0, description="MARK-04: hours in which a marker is settled (0: by agreement)."),
    ] = 0
    borrowing: Annotated[
        bool, Meta(description="MARK-03, OPEN-01: players may lend each other chips.")
    ] = False

    def __post_init__(self) -> None:
        check(self)
        if self.accept_below and not self.enabled:
            raise BadGame("small markers are accepted only where markers are taken (MARK-04)")


class ClockRules(Struct, frozen=True, kw_only=True):
    """How long a player may think. In seconds."""

    think: Annotated[
        int, Meta(ge=0, description="TIME-01: seconds to act (0: no clock unless it is called).")
    ] = 0
    called: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds that a called clock leaves.")
    ] = 60
    countdown: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds counted down at the end of them.")
    ] = 10
    call_after: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-06: seconds that a player has had before the clock may be called.",
        ),
    ] = 0
    bank: Annotated[
        int, Meta(ge=0, description="BYND-79: seconds of time bank that a player begins with.")
    ] = 0
    card: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-79: seconds of one time bank card, which is spent as soon as it is "
            "begun (0: the bank runs by the second).",
        ),
    ] = 0
    refill: Annotated[
        int,
        Meta(ge=0, description="BYND-79: seconds added to the bank each orbit, up to its size."),
    ] = 0
    extra: Annotated[
        int,
        Meta(
            ge=0, description="TIME-05: seconds that a player gets who asks for time once a hand."
        ),
    ] = 0
    away: Annotated[
        int,
        Meta(ge=0, description="TIME-01: seconds more for a player whose connection was lost."),
    ] = 0
    grace: Annotated[
        int,
        Meta(ge=0, description="TIME-01: seconds more for whoever is to act when a table resumes."),
    ] = 10
    answer: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-01: seconds to answer what is asked beside acting: whether to "
            "straddle, to accept a marker, how often to run it, what to declare, to show or to "
            "muck (0: as many as to act).",
        ),
    ] = 0
    absent: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-01: seconds for whoever has no connection when his turn comes, with "
            "or without a clock for the others; he straddles no more, and his next turn is over "
            "at once (0: as long as for who is there).",
        ),
    ] = 0
    expiry: Annotated[
        Literal["fold", "dead_hand"],
        Meta(
            description="TIME-01, TIME-02, DEAD-06: out of time and facing a bet the hand is "
            "folded, "
            "or declared dead; facing none it is checked."
        ),
    ] = "fold"
    sit_out_after: Annotated[
        int,
        Meta(
            ge=0,
            description="SEAT-10: after running out of time so often a player sits out (0: never).",
        ),
    ] = 2

    def __post_init__(self) -> None:
        check(self)
        if self.card and (self.bank % self.card or self.refill % self.card):
            raise BadGame(
                f"a bank of {self.bank} seconds and {self.refill} more each orbit are no whole "
                f"cards of {self.card} (BYND-79)"
            )


class FeeRules(Struct, frozen=True, kw_only=True):
    """What the house takes, and what the players put aside. In chips."""

    per_mille: Annotated[
        int, Meta(ge=0, le=200, description="HOUS-01, BYND-47: thousandths of a pot taken as rake.")
    ] = 0
    cap: Annotated[
        int, Meta(ge=0, description="BYND-47: the most rake of one hand (0: no cap).")
    ] = 0
    caps: Annotated[
        tuple[int, ...],
        Meta(
            description="BYND-47: caps by players dealt in: for two, three, four ...; the last "
            "for more."
        ),
    ] = ()
    no_flop_no_drop: Annotated[
        bool, Meta(description="BYND-47: a hand that ends before the flop is not raked.")
    ] = True
    unit: Annotated[int, Meta(ge=1, description="UNIT-02: rake is taken in multiples of this.")] = 1
    drop: Annotated[int, Meta(ge=0, description="BYND-47: chips dropped for the jackpot.")] = 0
    drop_from: Annotated[
        int, Meta(ge=0, description="BYND-47: the least pot from which it is dropped.")
    ] = 0
    kitty: Annotated[
        int, Meta(ge=0, description="HOUS-03: chips that the winner of a pot puts in the kitty.")
    ] = 0
    kitty_for: Annotated[
        tuple[str, ...], Meta(description="HOUS-03, HOUS-04, HOUS-05: what the kitty pays for.")
    ] = ()
    time_fee: Annotated[int, Meta(ge=0, description="HOUS-04: chips a seat pays for its time.")] = 0
    time_every: Annotated[int, Meta(ge=0, description="HOUS-04: minutes that it pays for.")] = 30
    time_pot: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-51: the first pot of more than this pays the time of all seats "
            "(0: each pays for himself).",
        ),
    ] = 0
    jackpot: Annotated[
        Jackpot,
        Meta(
            description="BYND-58: who loses at the showdown with this hand or a better one gets "
            "the jackpot (none: nobody ever gets it)."
        ),
    ] = "none"
    jackpot_shares: Annotated[
        tuple[int, ...],
        Meta(
            description="BYND-58: percent of it for who lost the hand, for who won it, and for "
            "the others dealt in; the rest stays."
        ),
    ] = (50, 25, 25)

    def __post_init__(self) -> None:
        check(self)
        if list(self.caps) != sorted(self.caps):
            raise BadGame(
                "rake caps rise with the players: for two, three, four ... (BYND-47)",
                option="fees.caps",
            )
        if self.time_pot and not self.time_fee:
            raise BadGame(
                "a pot that pays for time needs a fee of time: set time_fee (BYND-51)",
                option="fees.time_pot",
            )
        if self.jackpot != "none":
            check_jackpot(self.jackpot_shares, self.drop)
        if self.kitty_for and not self.kitty:
            raise BadGame("a kitty that nobody pays pays for nothing: set kitty (HOUS-03)")
