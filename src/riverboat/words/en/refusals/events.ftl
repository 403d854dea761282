entry-count-missing = set the number of entries for a start when full
bounty-missing = a bounty tournament needs a bounty in the buy-in
mystery-bounty-count-wrong = the mystery bounties must number 100, not { $bounty_count }
mystery-bounties-unsorted = list mystery bounties from the highest: { $bounty } can’t follow { $previous_bounty }
satellite-shares-conflict = a satellite awards seats, not shares of the prize pool
no-such-level = no level { $level }: the structure has { $levels }
player-not-entrant =
    { $who } { PERSON($who) ->
        [you] aren’t
       *[other] isn’t
    } in this tournament
already-entered =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } already in this tournament
registration-over =
    registration closed at the { NUMBER($level) ->
        [0] start
       *[other] end of level { $level }
    }
no-reentry =
    no re-entry for { $who }: { NUMBER($max_reentries) ->
        [0] this is a freezeout
       *[other] { $max_reentries } per player at most
    }
event-full =
    the tournament is full: { $max_entries } { NUMBER($max_entries) ->
        [one] entry
       *[other] entries
    }
tournament-started = the tournament has begun
too-few-entrants =
    only { $entry_count } { NUMBER($entry_count) ->
        [one] entry
       *[other] entries
    }, minimum { $min_entries }
no-rebuys = no rebuys in this tournament
rebuy-period-over = rebuys closed at the end of level { $level }
rebuys-exhausted = no rebuys left for { $who }: { $max_rebuys } per player
stack-too-large-for-rebuy =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($chips) }; rebuys are for stacks of { CHIPS($max_stack) } or less
seatless-entrant =
    { $who } { PERSON($who) ->
        [you] aren’t
       *[other] isn’t
    } at a table
wait-for-hands-end = wait for the end of the hand at table { $table }
player-with-chips =
    { $who } still { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($chips) }
no-add-on = no add-on in this tournament
add-on-too-early = the add-on is offered only during level { $level } and the break after it
add-on-already-taken = no add-on for { $who }: only for seated players, once each
no-such-table = no table { $table } in this tournament; tables: { $tables }
tournament-not-running = the tournament isn’t running
clock-not-running = the clock is stopped
clock-running = the clock is already running
clock-reversal = the clock can’t go back
event-on-break = { $minutes }-minute break
event-hand-running = hand in progress at table { $table }
event-hands-running = hands in progress: pause the clock and let them finish
event-hand-missing = no hand in progress at table { $table }
too-few-players-at-table = too few players at table { $table }
rebuy-decision-due = { $who } must decide on a rebuy first
seat-redraw-pending = seat redraw as soon as all tables finish their hands
table-waiting-for-others = hand for hand: table { $table } waits for the others
event-day-over = the last hand of the day is over
level-hands-played = table { $table } has played { NUMBER($hands) ->
        [one] the only hand
       *[other] all { $hands } hands
    } of this level and waits for the others
table-short-of-players = table { $table } ({ $players } left) waits for a player from a table of { $largest_table_size }
player-not-at-table =
    { $who } { PERSON($who) ->
        [you] aren’t
       *[other] isn’t
    } at table { $table }
tournament-stack-invalid = invalid stack for { $who }: { CHIPS($chips) }
chips-unaccounted =
    { CHIPS($chips_in_play) } chips in play, { CHIPS($chips_sold) } sold: { CHIPS($difference) } { $is_surplus ->
        [true] too many
       *[false] missing
    }
table-chip-total-mismatch = table { $table } had { CHIPS($chips_before) } before the hand and has { CHIPS($chips_after) } now
player-eliminated =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } out of the tournament
tournament-over = the tournament is over
self-elimination = { $who } can’t eliminate { PERSON($who) ->
        [you] yourself
       *[other] themselves
    }
chip-winner-missing =
    name the winner of { PERSON($who) ->
        [you] your { CHIPS($chips) }
       *[other] { $who }’s { CHIPS($chips) }
    }
finish-not-undoable = { $who } can’t come back: the finish is final
no-open-seat = no open seat at table { $table }
reason-missing = enter a reason
hand-or-round-count-invalid = invalid number of hands or rounds: { $hands }
no-prize-deals = no deals in this tournament
prize-deal-too-early = players can make a deal only after registration closes, between hands
deal-votes-missing = a deal needs all remaining players; { NUMBER($vote_count) ->
        [one] { $vote_count } vote
       *[other] { $vote_count } votes
    } missing: { LIST($who) }
play-for-prize-too-large = can’t leave { CHIPS($play_for_amount) } to play for: at most { CHIPS($money) }
too-many-for-icm = ICM for { $player_count } players and { $prize_count } prizes is only an estimate: split by chips, evenly or by agreed amounts
deal-shares-mismatch = give each remaining player a share, { CHIPS($money) } in all; these add up to { CHIPS($share_total) }
