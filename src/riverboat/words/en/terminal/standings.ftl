you-hold = you have { $holding }
holds =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $holding }
winner-standing = up { CHIPS($chips) }
loser-standing = down { CHIPS($chips) }
even-standing = even
you-stand = You have { CHIPS($chips) }, { $result }
all-even-standing = all are even
hands-played =
    { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
after-hands =
    after { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
hand-number = hand { $number }
you-leave = You leave { $after }, { $result }.
with-in-the-middle = {" "}with { CHIPS($chips) } in the pot
you-leave-unfinished =
    You leave{ GIVEN($after) ->
        [yes] {" "}{ $after },
       *[no] {""}
    } hand { $number } unfinished{ $middle }: { $result }.
no-hand-finished = no hand has been finished yet
no-hand-played = no hand has been played yet
games-in-turn = { $name }: { GAME($games) }; an orbit of each
game-changes = The game changes to { GAME($game) }, for an orbit
a-table = a table of riverboat
the-ledger = the ledger
