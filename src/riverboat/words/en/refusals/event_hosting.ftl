day-ends-unsorted = list the days in order: a day can’t end after level { $level } if an earlier day ends after level { $earlier_level }
day-end-level-in-hands = a day can’t end after level { $level }: set its length in minutes, not hands
start-time-required = set a start time
password-unneeded = entry by password needs a password, other entry has none
level-game-missing = { $game } is a mix: set the game of each level
seat-value-missing = a satellite for { $event } needs a seat value
wrong-password = wrong tournament password
entry-request-pending =
    { $who } already asked and { PERSON($who) ->
        [you] wait
       *[other] waits
    } for the host
no-open-entry-request =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no open entry request
tickets-disabled = this tournament accepts no tickets
ticket-used = ticket { $ticket } is already used
unregistering-forbidden = no unregistering from this tournament
levels-started = level { $level } has begun: keep at least { $fixed_count } of the { $schedule_length } levels and breaks
hand-length-levels-unsupported = live tables can’t count hands: set the length of each level in minutes
hand-for-hand-round-missing = the end of a round can be reported only at live tables during hand for hand
no-bounty-markers = no bounty chips in this tournament
flight-already-merged = the players from { $flight } are already in this tournament
no-such-flight =
    { $flight } has { $bag_count } { NUMBER($bag_count) ->
        [one] bag
       *[other] bags
    } for { $entry_count } { NUMBER($entry_count) ->
        [one] entry
       *[other] entries
    }: give one bag with chips per player
no-such-seat = table { $table } has seats 1 to { $seats }, no seat { $seat }
event-seat-taken = seat { $seat } at table { $table } is taken or reserved
event-seat-blocked = seat { $seat } at table { $table } is closed
event-seat-open = seat { $seat } at table { $table } is already open
minimum-seats-reached = seat { $seat } can’t be closed: table { $table } needs at least 2 seats
seat-change-not-pending =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no seat change pending
chip-value-in-play = chips of { CHIPS($worth) } are still in play
chip-count-invalid = invalid number of chips: { $count }
hand-for-hand-wait = hand for hand: table { $table } waits for the other tables
button-already-known = can’t move the button of table { $table } by hand: only live tables with 2 or more players need that
button-unknown = the button at table { $table } isn’t known yet: name the player who has it
big-blind-already-known = can’t report the big blind of table { $table }: only live tables need it, during play
one-player-left-at-table = one player at table { $table }: the button moves by the clock
day-running = the day isn’t over: bag the chips first
chips-bagged = the day is over: chips are bagged
stack-below-round-cost = { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } only { CHIPS($chips) }, and a round of blinds costs { CHIPS($round_cost) }: disqualify instead
place-already-awarded = { $later_finisher } finished after { $who }: undo that bust-out first
not-eliminated =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no recorded bust-out at a live table: name a player who busted in the same hand
earlier-elimination-missing = no earlier elimination at table { $table } for the same hand: enter it separately
elimination-too-old = table { $table } has played on since { PERSON($who) ->
        [you] your
       *[other] { $who }’s
    } elimination: undo the later reports, or enter another hand
not-at-one-table = { $who } and { $other_player } were at different tables: enter the hands separately
eliminated-player-repeated = list each eliminated player once
chips-won-in-bust-out-hand = { $who } won chips from { $losing_player } in that hand: correct the winner, or enter a later hand
bounty-winner-eliminated =
    { $bounty_winner } won part of { PERSON($who) ->
        [you] your bounty
       *[other] { $who }’s bounty
    } and { PERSON($bounty_winner) ->
        [you] are
       *[other] is
    } out: undo that bust-out first
reentry-already-made =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } re-entered
draw-seed-already-public = too late: the tournament is over, and the seed of its draws is public
