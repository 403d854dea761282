say-who-you-are = say who you are first
sit-down-first = sit down first
has-a-chair =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } in chair { $chair } of this table already
has-no-cards = you are not dealt into this hand
had-no-cards = you were not dealt into that hand
turn-of-others = it is { LIST($acting) }'s turn
cards-are-coming = cards are being dealt
card-is-there-once = a card is there once
bot-has-the-name = a bot of this table is called { $name }
plays-from-your-address = somebody plays here from your address, and the host lets one play from it
host-paused = the host has paused the table
has-gone-on = the table has gone on since: look again
does-not-answer = the table does not answer: ask again with the same id
nothing-has-changed = that could not be done; nothing has changed
not-understood = { $why }
no-bomb-votes = the host of this table does not allow that
not-in-the-next-hand = you would not be dealt into the next hand
no-rabbits = the host of this table does not allow that
deck-is-put-away = the deck of that hand has been put away
list-is-closed = the table is closed
list-is-full = { $most } wait for a seat here: no more names are taken
nobody-has-to-wait = nobody has to wait: chair { $chair } is free
chair-is-free = nobody sits in chair { $chair }: sit down there
sits-down-with-from-to = one sits down here with { CHIPS($least) } to { CHIPS($most) } chips, not { CHIPS($chips) }
sits-down-with-or-more = one sits down here with { CHIPS($least) } or more chips, not { CHIPS($chips) }
only-bots-get-up = { $who } sits in chair { $chair }: only a bot gets up for somebody
bots-stay = the host has settled that bots keep their chairs
is-not-on-the-list = { $who } is not on the list; { $waiting } waits
list-is-empty = { $who } is not on the list; nobody waits
chair-is-kept = chair { $chair } is kept for { $who }, who is next on the list
somebody-sits-there = somebody sits there
no-free-chair = there is no free chair
