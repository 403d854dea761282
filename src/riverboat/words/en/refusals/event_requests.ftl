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
deal-voter-eliminated = only players still in the tournament can answer
too-many-own-events = you host too many open tournaments: cancel one
too-many-events = too many open tournaments in this room: wait until one ends
too-many-entrants =
    at most { $max_entries } { NUMBER($max_entries) ->
        [one] entry
       *[other] entries
    } per tournament in this room
event-rules-invalid = invalid tournament rules: { $reason }
no-rules-of-event = no tournament rules given: set them
online-table-reported-by-host = online tables report this themselves
bots-at-live-table = no bots at live tables
no-such-ticket =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no ticket { $ticket } for this tournament
flight-unfinished = flight { $flight } isn’t over: wait for its chips to be bagged
not-the-flights-host = only the host of both tournaments can merge the flight
satellite-host-required = only the host of tournament { $event } can offer seats in it
logo-unreadable = unreadable logo: use a PNG, JPEG or WebP picture
logo-too-large = logo too large: { $kilobytes } kB at most
too-many-logos = logo changed too often: { $max_changes } { NUMBER($max_changes) ->
        [one] time
       *[other] times
    } at most
tournament-link-required = tournament table: share the link to the tournament
tournament-director-only = tournament table: ask the tournament director
