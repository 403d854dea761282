cannot = { $who } cannot { $act }: { $why }; legal now: { $legal }
cannot-while-waiting = { $who } cannot { $act }: { $why }; the table waits for: { $legal }
not-yours = { $who } cannot { $act }: that hand belongs to { $owner }
out-of-turn = { $who } cannot { $act } out of turn: { $next } is to act: { $legal }
nobody-to-act = nobody can { $act } now; the table waits for: { $legal }
odd-part = { $command }: { $part } cannot be { $value }
no-overbet = there is no overbet to challenge now
wrong-bring-in = { $who } cannot bring it in: { $next } shows { CARDS($card) } and must: { $legal }
no-bring-in-to-correct = there is no bring-in to correct now
pot-is-not-counted = the dealer counts the pot in pot-limit only, and this is { $structure }
must-bring-in =
    { PERSON($who) ->
        [you] you have
       *[other] they have
    } to bring it in
no-bring-in = no bring-in is owed
free-to-check = a check is free
facing-a-bet =
    { PERSON($who) ->
        [you] you face
       *[other] they face
    } { CHIPS($chips) }
not-an-amount = bets are whole numbers of chips
too-many-chips =
    { PERSON($who) ->
        [you] you have
       *[other] they have
    } { CHIPS($chips) } in all
beyond-the-cap =
    the cap leaves { PERSON($who) ->
        [you] you
       *[other] them
    } { CHIPS($chips) } in all
too-small = the least is { CHIPS($least) }
off-the-unit = bets are multiples of { CHIPS($unit) }, or all-in
too-large = the most is { CHIPS($most) }
not-pot-limit = this is not pot-limit
all-in-to-call =
    the call takes all { PERSON($who) ->
        [you] your
       *[other] their
    } chips
not-reopened = the betting is not reopened
capped = the betting is capped
no-raises-left = the definition allows no more raises
no-actions-left = a round has at most { $most } actions
no-chips-to-bet =
    { PERSON($who) ->
        [you] you have
       *[other] they have
    } no chips to bet, and may add some
nobody-to-call = nobody could call a raise
no-openers =
    { PERSON($who) ->
        [you] you have
       *[other] they have
    } no openers
no-check-raise = who checked may not raise in this game
no-all-in = nobody may go all-in in this house
no-all-in-with-borrowed = who has raised with borrowed chips may not go all-in
table-stakes = a hand is played with the chips it began with
stays-on-the-table = what is in play stays on the table
not-whole-chips =
    { PERSON($who) ->
        [you] you buy or borrow
       *[other] they buy or borrow
    } a whole number of chips
chips-off-the-unit = chips that play are multiples of { CHIPS($unit) }
not-in-the-hand =
    { PERSON($who) ->
        [you] you are
       *[other] they are
    } not in this hand
is-all-in =
    { PERSON($who) ->
        [you] you are
       *[other] they are
    } all-in, and { PERSON($who) ->
        [you] your
       *[other] their
    } pot is formed
no-more-betting = no more bets can be made in this hand
no-draw = no draw is on; the table waits for: { $legal }
wrong-number-of-discards = { $who } cannot throw away { $n } cards; the table waits for: { $legal }
not-their-card =
    { $who } cannot throw away { CARDS($cards) }: { PERSON($who) ->
        [you] you hold
       *[other] they hold
    } { CARDS($held) }; the table waits for: { $legal }
not-a-card-they-know =
    { $who } cannot throw away cards that nobody knows: { PERSON($who) ->
        [you] you hold
       *[other] they hold
    } { CARDS($held) }; the table waits for: { $legal }
too-late-to-take-back =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no discard to take back now; the table waits for: { $legal }
nothing-to-show =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no hand to show now
other-cards =
    { $who } { PERSON($who) ->
        [you] were
       *[other] was
    } dealt { CARDS($held) } and cannot show { CARDS($cards) }
not-all-cards =
    { $who } must show all { PERSON($who) ->
        [you] your
       *[other] their
    } cards
must-show = { $who } cannot muck now
no-declaration = { $who } cannot declare { $side } now
no-choice = { $who } cannot choose to run it { $n } times now
no-cards-due = no cards are due; the table waits for: { $legal }
wrong-number-of-cards = { $due } is due, not { $n } cards
wrong-number-of-burns = { $due } is due, not { $n } burned cards
exposed-for-the-floor = an exposed card is for the floor; { $due } is due
two-exposed = two exposed cards of one player are for the floor; { $due } is due
exposed-not-dealt = exposed cards are among those dealt: { CARDS($cards) }
not-in-the-deck = { $card } is not in this deck
dealt-already = { CARDS($card) } has been dealt already
unknown-board = a card of the board is not known: no hand ranks
