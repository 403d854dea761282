own-holding = you have { $holding }
holding-line =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $holding }
winner-standing = up { CHIPS($chips) }
loser-standing = down { CHIPS($chips) }
even-standing = even
own-standing = You have { CHIPS($chips) }, { $result }
all-even-standing = all square
hands-played =
    { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
after-hands-label =
    after { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
hand-number = hand { $number }
session-exit = You leave { $after }, { $result }.
standings-pot-suffix = {" "}with { CHIPS($chips) } in the pot
session-exit-mid-hand =
    You leave{ GIVEN($after) ->
        [yes] {" "}{ $after },
       *[no] {""}
    } hand { $number } unfinished{ $middle }: { $result }.
no-hand-finished = no finished hands yet
no-hand-played = no hands yet
game-rotation = { $name }: { GAME($games) }; one orbit each
game-change-notice = New game: { GAME($game) }, for one orbit
table-source = a riverboat table
ledger-title = ledger
