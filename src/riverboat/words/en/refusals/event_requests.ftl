no-such-event = tournament { $event } not found
not-the-events-host = only the host of this tournament can do that
event-over = the tournament is over
wrong-event-password = wrong tournament password
entry-request-missing =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } no open entry request
deal-proposal-missing = deal not found: withdrawn, or play has continued
deal-voter-eliminated = only players still in can answer
too-many-own-events = you host too many open tournaments: cancel one
too-many-events = too many open tournaments in this room: wait until one ends
too-many-entrants =
    { $most } { NUMBER($most) ->
        [one] entry
       *[other] entries
    } per tournament at most in this room
event-rules-invalid = invalid tournament rules: { $why }
no-rules-of-event = no tournament rules given: set them
online-table-report = online tables report this themselves
bots-at-live-table = no bots at live tables
no-such-ticket =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no ticket { $ticket } for this tournament
flight-unfinished = flight { $flight } isn’t over: wait for its chips to be bagged
not-the-flights-host = only the host of both tournaments can merge the flight
not-the-seats-host = only the host of tournament { $event } can offer seats in it
logo-unreadable = unreadable logo: use a PNG, JPEG or WebP picture
logo-too-large = logo too large: { $kilobytes } kB at most
too-many-logos = logo changed too often: { $most } { NUMBER($most) ->
        [one] time
       *[other] times
    } at most
event-address-required = tournament table: share the address of the tournament
tournament-director-only = tournament table: ask the tournament director
