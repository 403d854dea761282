nobody-sits-there = nobody sits in chair { $chair }; those taken are { $taken }
nobody-sits-anywhere = nobody sits in chair { $chair }; those taken are none
no-name = a player has a name
sits-already =
    { $who } { PERSON($who) ->
        [you] sit
       *[other] sits
    } in chair { $chair } already: one player, one hand
free-chairs = free are { $chairs }
table-is-full = the table is full
chair-is-taken =
    { $who } { PERSON($who) ->
        [you] sit
       *[other] sits
    } in chair { $chair }; { $places }
no-such-chair = there is no chair { $chair }; { $places }
nobody-has-left = nobody has just left chair { $chair }: sit down as a new player
waits-for-the-button = who takes chair { $chair } waits here until the button has passed
no-big-blind-to-sit-out-at = { $who } cannot sit out at the big blind, for { $game } has none; one may sit out after the hand
has-no-chips =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no chips and must buy some to be dealt in
moves-between-hands =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } in the hand; seats are changed between hands
button-between-hands = the button is set right for the new hand, between hands
buttons-error-stands = the hand was played: the button's error stands in tournaments
cannot-have-the-button =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not dealt in and cannot have the button
