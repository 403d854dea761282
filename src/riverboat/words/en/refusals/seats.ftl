seat-empty = seat { $chair } is empty; seats taken: { $taken_chairs }
all-seats-empty = seat { $chair } is empty, and so are all other seats
player-name-empty = enter a player name
player-already-seated =
    { $who } already { PERSON($who) ->
        [you] have
       *[other] has
    } seat { $chair }: one seat per player
free-chairs = open seats: { $chairs }
table-full = the table is full
seat-occupied = seat { $chair } is taken by { $who }; { $places }
no-such-chair = this table has no seat { $chair }; { $places }
seat-not-just-left = no player has just left seat { $chair }: sit down as a new player
seat-waits-for-button = seat { $chair } gets no cards until the button has passed
no-big-blind-to-sit-out-at = { $who } can’t sit out at the big blind: { $game } has none; sit out after the hand
player-without-chips =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no chips: buy in first
move-during-hand =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } in the hand: change seats between hands
button-correction-during-hand = correct the button between hands
button-error-uncorrectable = too late: at this table, a button error stands once play has begun
button-unavailable = { $who } { PERSON($who) ->
        [you] aren’t
       *[other] isn’t
    } dealt in and can’t have the button
