starts-when = an event that begins by the clock needs a time
which-password = a password is needed where entries ask for one, and nowhere else
games-by-level = { $game } is several games: say in each level what is played in it
seat-of-no-worth = a satellite for { $event } needs what a seat in it is worth
wrong-password = this is not the password of the event
asks-already =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } asked already, and { PERSON($who) ->
        [you] wait
       *[other] waits
    } for the host
asks-nothing =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } not asked to come in
no-tickets = this event takes no tickets
ticket-is-used = the ticket { $ticket } has been used
no-unregistering = an entry in this event cannot be taken back
levels-have-begun = level { $level } has begun, and what has begun stays: say first how many parts of the structure stay, at least { $kept } of { $parts }
hands-are-not-counted = nobody counts hands at tables of felt: say how many minutes a level has
no-round-is-on = a round is told to be over at tables of felt, while hand for hand is played
no-bounty-markers = this event has no bounty markers
flight-is-in = those who are left of { $flight } have come in already
no-such-flight = { $flight } has { $bags } bags of { $entries } entries: each bag is one player's, with chips in it
no-such-seat = table { $table } has seats 1 to { $seats }, and no seat { $seat }
seat-is-taken = seat { $seat } of table { $table } is taken or kept for somebody
seat-is-out-of-use = seat { $seat } of table { $table } is out of use
seat-is-in-use = seat { $seat } of table { $table } is in use
no-room-then = without seat { $seat } table { $table } has no room for two players
not-sent =
    { $who } { PERSON($who) ->
        [you] were
       *[other] was
    } not sent anywhere
chip-is-in-play = chips of { CHIPS($worth) } have not left play
no-such-count = { $count } is no number of chips
cards-stay-down = hand for hand: the cards of table { $table } stay down until the other tables are ready
big-blind-is-known = the big blind of table { $table } is reported at physical tables, while the event runs
one-is-there = one player is there at table { $table }, and the button moves by the clock
day-is-on = the day is not over: its chips are not bagged
chips-are-bagged = the day is over, and its chips are in bags
has-no-more-than-blinds =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($chips) }, and the blinds and antes of a round are { CHIPS($forfeit) }: who is to lose all chips is disqualified
placed-since =
    { $other } { PERSON($other) ->
        [you] were
       *[other] was
    } placed after { PERSON($who) ->
        [you] you
       *[other] { $who }
    }: that has to be undone first
not-eliminated =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } not been eliminated at a table
no-elimination-before = no earlier elimination at table { $table } can share a hand: enter it without “same hand”
next-hand-has-begun =
    table { $table } has played on since { $who } { PERSON($who) ->
        [you] were
       *[other] was
    } eliminated: undo what was entered later, or enter it as a hand of its own
not-at-one-table = { $who } and { $other } did not sit at one table: enter their hands separately
listed-twice = a hand needs each eliminated player once
won-in-that-hand = { $who } won chips from { $other } in that hand and cannot be out in it: correct who won them, or enter a later hand
taker-is-out =
    { $other } took a part of the head of { PERSON($who) ->
        [you] yours
       *[other] { $who }
    } onto { PERSON($other) ->
        [you] your
       *[other] their
    } own, and { PERSON($other) ->
        [you] are
       *[other] is
    } out: that has to be undone first
entered-since =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } entered again since
seed-is-shown = the event is over, and the seed of its draws is shown
