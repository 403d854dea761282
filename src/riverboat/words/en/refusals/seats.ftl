nobody-sits-there = seat { $chair } is empty; seats taken: { $taken }
nobody-sits-anywhere = seat { $chair } is empty, like all seats
no-name = enter a player name
sits-already =
    { $who } already { PERSON($who) ->
        [you] have
       *[other] has
    } seat { $chair }: one seat per player
free-chairs = open seats: { $chairs }
table-is-full = the table is full
chair-is-taken = seat { $chair } is taken by { $who }; { $places }
no-such-chair = no seat { $chair } at this table; { $places }
nobody-has-left = no player has just left seat { $chair }: sit down as a new player
waits-for-the-button = seat { $chair } waits for the button to pass
no-big-blind-to-sit-out-at = { $who } cannot sit out at the big blind: { $game } has none; sit out after the hand
has-no-chips =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no chips: buy in first
moves-between-hands =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } in the hand: change seats between hands
button-between-hands = correct the button between hands
buttons-error-stands = too late: after the hand a button error stands in a tournament
cannot-have-the-button =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not dealt in: no button
