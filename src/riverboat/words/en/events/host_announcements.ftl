table-paused-by-host =
    { PERSON($by) ->
        [you] you pause
       *[other] { $by } pauses
    } the table
pause-planned-by-host =
    { PERSON($by) ->
        [you] you pause
       *[other] { $by } pauses
    } the table after this hand
table-resumed-by-host =
    { PERSON($by) ->
        [you] you resume
       *[other] { $by } resumes
    } play
stream-opened-by-host =
    { PERSON($by) ->
        [you] you start
       *[other] { $by } starts
    } the stream
stream-closed-by-host =
    { PERSON($by) ->
        [you] you end
       *[other] { $by } ends
    } the stream
planned-rules = new rules
planned-game = { GAME($game) }
planned-seat-move =
    { PERSON($who) ->
        [you] you move
       *[other] { $who } moves
    } to seat { $chair }
planned-sit-out =
    { PERSON($who) ->
        [you] you sit
       *[other] { $who } sits
    } out
planned-seating =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } seat { $chair }
planned-chip-answer =
    answer to { PERSON($who) ->
        [you] your chip request
       *[other] { $who }’s chip request
    }
planned-stack-increase =
    { CHIPS($chips) } added to { PERSON($who) ->
        [you] your stack
       *[other] { $who }’s stack
    }, { $why }
planned-stack-decrease =
    { CHIPS($chips) } removed from { PERSON($who) ->
        [you] your stack
       *[other] { $who }’s stack
    }, { $why }
planned-button-move =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } the button
planned-colour-up = colour-up of the smallest chips
planned-time-fees = time fees
planned-kitty-payment = kitty payment of { CHIPS($chips) }
planned-marker-settlement = marker settlement
planned-table-closing = close the table
planned-bomb-pot =
    { $double ->
        [true] double-board{" "}
       *[false] {""}
    }bomb pot, ante { CHIPS($chips) }
planned-hand = next hand
planned-pause = pause
planned-resume = resume play
planned-void = void the hand
planned-floor-correction = floor correction
planned-bot = new bot
planned-list-removal =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } off the waiting list
planned-change = After this hand ({ $by }): { $what }
planned-change-cancelled =
    { PERSON($by) ->
        [you] you cancel
       *[other] { $by } cancels
    } the change planned for after this hand
planned-change-failed = Planned change failed ({ $by }): { $why }
rules-changed-by-host =
    { PERSON($by) ->
        [you] you change
       *[other] { $by } changes
    } the table rules
game-changed-by-host =
    { PERSON($by) ->
        [you] you change
       *[other] { $by } changes
    } the game: { GAME($game) }
next-game-chosen-by-host =
    { PERSON($by) ->
        [you] you choose
       *[other] { $by } chooses
    } the next game: { GAME($game) }
chips-approved-by-host =
    { PERSON($by) ->
        [you] you approve
       *[other] { $by } approves
    } chips for { $who }
own-chips-approved-by-host =
    { PERSON($by) ->
        [you] you buy in as a host, without approval
       *[other] { $by } buys in as a host, without approval
    }
chip-request-declined =
    { PERSON($by) ->
        [you] you decline
       *[other] { $by } declines
    } chips for { $who }
player-sat-out-by-host =
    { PERSON($by) ->
        [you]
            you sit { PERSON($who) ->
                [you] yourself
               *[other] { $who }
            }
       *[other] { $by } sits { $who }
    } out
player-moved-by-host =
    { PERSON($by) ->
        [you]
            you move { PERSON($who) ->
                [you] yourself
               *[other] { $who }
            }
       *[other] { $by } moves { $who }
    } to seat { $chair }
seat-granted =
    { PERSON($by) ->
        [you]
            you give { PERSON($who) ->
                [you] yourself
               *[other] { $who }
            }
       *[other] { $by } gives { $who }
    } seat { $chair }
stack-increased-by-host =
    { PERSON($by) ->
        [you] you add
       *[other] { $by } adds
    } { CHIPS($chips) } to { PERSON($who) ->
        [you] your stack
       *[other] { $who }’s stack
    }: { $why }
stack-reduced-by-host =
    { PERSON($by) ->
        [you] you take
       *[other] { $by } takes
    } { CHIPS($chips) } from { PERSON($who) ->
        [you] your stack
       *[other] { $who }’s stack
    }: { $why }
hand-voided-by-host =
    { PERSON($by) ->
        [you] you void
       *[other] { $by } voids
    } the hand: { $why }
action-undone-by-host =
    { PERSON($by) ->
        [you] you undo
       *[other] { $by } undoes
    } the last action: { $why }
hand-killed-by-host =
    { PERSON($by) ->
        [you] you declare
       *[other] { $by } declares
    } { PERSON($who) ->
        [you] your hand
       *[other] { $who }’s hand
    } dead: { $why }
pot-carried-over-by-host =
    { PERSON($by) ->
        [you] you carry
       *[other] { $by } carries
    } the pot over to the next hand: { $why }
player-warned-by-host =
    { PERSON($by) ->
        [you] you warn
       *[other] { $by } warns
    } { $who }: { $why }
button-moved-by-host =
    { PERSON($by) ->
        [you]
            you give { PERSON($who) ->
                [you] yourself
               *[other] { $who }
            }
       *[other] { $by } gives { $who }
    } the button
time-fees-taken =
    { PERSON($by) ->
        [you] you collect
       *[other] { $by } collects
    } time fees
small-chips-coloured-up =
    { PERSON($by) ->
        [you] you colour
       *[other] { $by } colours
    } up the smallest chips
kitty-spent-by-host =
    { PERSON($by) ->
        [you] you spend
       *[other] { $by } spends
    } { CHIPS($chips) } from the kitty: { $why }
payment-recorded-by-host =
    { PERSON($by) ->
        [you] you record
       *[other] { $by } records
    } a payment of { CHIPS($chips) } by { $who }
table-closed-by-host =
    { PERSON($by) ->
        [you] you close
       *[other] { $by } closes
    } the table
bomb-pot-called =
    { PERSON($by) ->
        [you] you call
       *[other] { $by } calls
    } a { $double ->
        [true] double-board{" "}
       *[false] {""}
    }bomb pot, ante { CHIPS($chips) }
next-hand-dealt-by-host =
    { PERSON($by) ->
        [you] you deal
       *[other] { $by } deals
    } the next hand
bot-added-by-host =
    { PERSON($by) ->
        [you] you add
       *[other] { $by } adds
    } a bot
waiting-list-removal =
    { PERSON($by) ->
        [you] you take
       *[other] { $by } takes
    } { $who } off the waiting list
player-removed-by-host =
    { PERSON($by) ->
        [you] you remove
       *[other] { $by } removes
    } { $who } from the table{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
player-banned-by-host =
    { PERSON($by) ->
        [you] you ban
       *[other] { $by } bans
    } { $who }{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
ban-lifted-by-host =
    { PERSON($by) ->
        [you] you lift
       *[other] { $by } lifts
    } the ban on { $who }
host-appointed =
    { PERSON($by) ->
        [you] you make
       *[other] { $by } makes
    } { $who } a host
player-admitted-by-host =
    { PERSON($by) ->
        [you] you let
       *[other] { $by } lets
    } { $who } in
role-revoked =
    { PERSON($by) ->
        [you] you revoke
       *[other] { $by } revokes
    } { PERSON($who) ->
        [you] your role
       *[other] { $who }’s role
    }
seat-link-made =
    { PERSON($by) ->
        [you] you create
       *[other] { $by } creates
    } a seat link for { $who }
room-statement = Room message from { $by }: { $text }
bomb-pot-proposed =
    { PERSON($by) ->
        [you] you propose
       *[other] { $by } proposes
    } a { $double ->
        [true] double-board{" "}
       *[false] {""}
    }bomb pot, ante { CHIPS($chips) }
bomb-pot-agreed =
    All agree to a { $double ->
        [true] double-board{" "}
       *[false] {""}
    }bomb pot, ante { CHIPS($chips) }
hand-voided-reason = void: { $why }
blinds-chopped-reason = blinds chopped
