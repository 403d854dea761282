no-such-event = there is no event { $event }
not-the-events-host = only the host of this event may ask for that
event-is-shut = the event is over
wrong-event-password = this is not the event's password
asks-not =
    { PERSON($who) ->
        [you] you do
       *[other] { $who } does
    } not ask to enter
no-deal-is-proposed = no such deal is proposed: it was taken back, or play has gone on
only-who-is-left = only who is still in the event may answer that
too-many-own-events = you host too many open events: call one off
too-many-events = too many events are open
too-many-entrants =
    an event of this room has room for { NUMBER($most) ->
        [one] entrant
       *[other] entrants
    }
rules-of-event-make-no-sense = these are no rules of an event: { $why }
no-rules-of-event = say by which rules the event is played
tables-of-the-room = the tables of this event tell themselves what happens there
no-bots-at-felt = no bot sits at a table of felt
no-such-ticket =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no ticket { $ticket } for this event
flight-goes-on = { $flight } is no first day that is over: its players come in when their chips are in bags
not-the-flights-host = only the host of both events lets the players of one into the other
not-the-seats-host = only the host of event { $event } lets others win seats in it
invited-to-the-event = this is a table of an event: send the address of the event
of-the-director = this is a table of an event: its director sees to that
