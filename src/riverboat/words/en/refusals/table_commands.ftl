player-name-missing = enter your name first
seat-required = sit down first
already-seated =
    { PERSON($who) ->
        [you] you already have
       *[other] { $who } already has
    } seat { $chair } at this table
no-cards-in-hand = you aren’t in this hand
not-in-that-hand = you weren’t in that hand
other-players-turn = action is on { LIST($players_to_act) }
cards-being-dealt = wait for the cards
card-chosen-twice = a card can be chosen only once
bot-name-taken = a bot at this table is called { $name }: choose another name
ip-address-already-playing = one player per IP address at this table, and one already plays from yours
table-on-pause = the table is paused
command-too-late = too late: play has moved on
table-unresponsive = no answer from the table: try again
command-failed = server error: nothing has changed, try again
command-invalid = { $reason }
bomb-pot-votes-disabled = bomb pot votes are off at this table
not-in-the-next-hand = you aren’t in the next hand
rabbit-hunt-disabled = rabbit hunting is off at this table
deck-no-longer-stored = too late: the deck of that hand is gone
waiting-list-closed = table closed
waiting-list-full = the waiting list is full, { $max_players } { NUMBER($max_players) ->
        [one] player
       *[other] players
    }
waiting-list-unnecessary = no need to wait: seat { $chair } is open
seat-free = seat { $chair } is open: sit down there
buy-in-outside-table-range = { CHIPS($chips) } isn’t possible: the buy-in is { CHIPS($minimum) } to { CHIPS($maximum) }
buy-in-below-table-minimum = { CHIPS($chips) } isn’t possible: the buy-in is { CHIPS($minimum) } or more
seat-held-by-player = seat { $chair } is taken by { $who }: only bots make room
bot-removal-refused = bots keep their seats at this table
not-on-waiting-list =
    { $who } { PERSON($who) ->
        [you] aren’t
       *[other] isn’t
    } on the waiting list; waiting: { $waiting_players }
waiting-list-empty =
    { $who } { PERSON($who) ->
        [you] aren’t
       *[other] isn’t
    } on the waiting list: it’s empty
seat-reserved = seat { $chair } is reserved for { $who }, next on the waiting list
seat-just-taken = that seat is taken
no-free-chair = no open seat
