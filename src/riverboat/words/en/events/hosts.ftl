pauses-the-table =
    { PERSON($by) ->
        [you] you pause
       *[other] { $by } pauses
    } the table
pauses-after-the-hand =
    { PERSON($by) ->
        [you] you pause
       *[other] { $by } pauses
    } the table after this hand
lets-the-table-go-on =
    { PERSON($by) ->
        [you] you let
       *[other] { $by } lets
    } the table go on
other-rules = other rules
another-game = { GAME($game) }
moves-then =
    { PERSON($who) ->
        [you] you move
       *[other] { $who } moves
    } to chair { $chair }
is-dealt-out-then =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } dealt out
is-seated-then =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } chair { $chair }
is-answered-then =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } answered about chips
gets-more-then = { $who }: { CHIPS($chips) } chips more, { $why }
gets-fewer-then = { $who }: { CHIPS($chips) } chips fewer, { $why }
gets-the-button-then =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } the button
smallest-chips-go-then = the smallest chips are taken off the table
time-is-paid-then = time fees
kitty-pays-then = the kitty pays { CHIPS($chips) }
marker-is-settled-then = a marker is settled
table-closes-then = the table is closed
bomb-pot-then =
    { $double ->
        [true] double-board{" "}
       *[false] {""}
    }bomb pot with an ante of { CHIPS($chips) }
hand-then = the next hand
pause-then = a pause
goes-on-then = the table goes on
called-off-then = the hand is called off
floor-is-asked-then = the floor puts something right
bot-comes-then = a bot comes
off-the-list-then =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } taken off the waiting list
waits-for-the-hand = after this hand, asked for by { $by }: { $what }
takes-it-back =
    { PERSON($by) ->
        [you] you take
       *[other] { $by } takes
    } back what was to happen after this hand
cannot-be-done-then = what { $by } asked for after the hand cannot be done: { $why }
changes-the-rules =
    { PERSON($by) ->
        [you] you change
       *[other] { $by } changes
    } the rules of the table
changes-the-game =
    { PERSON($by) ->
        [you] you change
       *[other] { $by } changes
    } the game: { GAME($game) }
chooses-the-next-game =
    { PERSON($by) ->
        [you] you choose
       *[other] { $by } chooses
    } the next game: { GAME($game) }
approves-chips =
    { PERSON($by) ->
        [you] you approve
       *[other] { $by } approves
    } the chips of { $who }
approves-their-own =
    { PERSON($by) ->
        [you] you are a host, and buy
       *[other] { $by } is a host, and buys
    } without asking
does-not-approve-chips =
    { PERSON($by) ->
        [you] you do
       *[other] { $by } does
    } not approve the chips of { $who }
deals-out =
    { PERSON($by) ->
        [you] you deal
       *[other] { $by } deals
    } { $who } out
moves-somebody =
    { PERSON($by) ->
        [you] you move
       *[other] { $by } moves
    } { $who } to chair { $chair }
gives-a-chair =
    { PERSON($by) ->
        [you] you give
       *[other] { $by } gives
    } { $who } chair { $chair }
adds-to-a-stack =
    { PERSON($by) ->
        [you] you correct
       *[other] { $by } corrects
    } the stack of { $who } by { CHIPS($chips) } more: { $why }
takes-from-a-stack =
    { PERSON($by) ->
        [you] you correct
       *[other] { $by } corrects
    } the stack of { $who } by { CHIPS($chips) } fewer: { $why }
calls-off-the-hand =
    { PERSON($by) ->
        [you] you call
       *[other] { $by } calls
    } off the hand: { $why }
takes-an-action-back =
    { PERSON($by) ->
        [you] you take
       *[other] { $by } takes
    } the last action back: { $why }
kills-a-hand =
    { PERSON($by) ->
        [you] you declare
       *[other] { $by } declares
    } the hand of { $who } dead: { $why }
holds-the-pot =
    { PERSON($by) ->
        [you] you hold
       *[other] { $by } holds
    } the pot for the next deal: { $why }
warns-somebody =
    { PERSON($by) ->
        [you] you warn
       *[other] { $by } warns
    } { $who }: { $why }
gives-the-button =
    { PERSON($by) ->
        [you] you give
       *[other] { $by } gives
    } { $who } the button
takes-time-fees =
    { PERSON($by) ->
        [you] you take
       *[other] { $by } takes
    } time fees
takes-small-chips-off =
    { PERSON($by) ->
        [you] you take
       *[other] { $by } takes
    } the smallest chips off the table
spends-of-the-kitty =
    { PERSON($by) ->
        [you] you spend
       *[other] { $by } spends
    } { CHIPS($chips) } of the kitty: { $why }
writes-down-a-payment =
    { PERSON($by) ->
        [you] you write
       *[other] { $by } writes
    } down that { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } paid { CHIPS($chips) }
closes-the-table =
    { PERSON($by) ->
        [you] you close
       *[other] { $by } closes
    } the table
calls-a-bomb-pot =
    { PERSON($by) ->
        [you] you call
       *[other] { $by } calls
    } a { $double ->
        [true] double-board{" "}
       *[false] {""}
    }bomb pot with an ante of { CHIPS($chips) }
deals-the-next-hand =
    { PERSON($by) ->
        [you] you have
       *[other] { $by } has
    } the next hand dealt
brings-a-bot =
    { PERSON($by) ->
        [you] you bring
       *[other] { $by } brings
    } a bot
takes-off-the-list =
    { PERSON($by) ->
        [you] you take
       *[other] { $by } takes
    } { $who } off the waiting list
sends-away =
    { PERSON($by) ->
        [you] you send
       *[other] { $by } sends
    } { $who } away{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
keeps-out =
    { PERSON($by) ->
        [you] you keep
       *[other] { $by } keeps
    } { $who } out{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
lets-back-in =
    { PERSON($by) ->
        [you] you let
       *[other] { $by } lets
    } { $who } in again
makes-a-host =
    { PERSON($by) ->
        [you] you make
       *[other] { $by } makes
    } { $who } a host
lets-in =
    { PERSON($by) ->
        [you] you let
       *[other] { $by } lets
    } { $who } in
takes-the-role =
    { PERSON($by) ->
        [you] you take
       *[other] { $by } takes
    } the role of { $who } away
makes-a-seat-link =
    { PERSON($by) ->
        [you] you have
       *[other] { $by } has
    } made a link by which { PERSON($who) ->
        [you] you come
       *[other] { $who } comes
    } back to { PERSON($who) ->
        [you] your
       *[other] the
    } seat
says-for-the-room = { $by }, for the room: { $text }
proposes-a-bomb-pot =
    { PERSON($by) ->
        [you] you propose
       *[other] { $by } proposes
    } a { $double ->
        [true] double-board{" "}
       *[false] {""}
    }bomb pot with an ante of { CHIPS($chips) }
all-agree-to-a-bomb-pot =
    all agree to a { $double ->
        [true] double-board{" "}
       *[false] {""}
    }bomb pot with an ante of { CHIPS($chips) }
was-called-off = it was called off: { $why }
blinds-were-chopped = the blinds were chopped
