you-hold = máte: { $holding }
holds =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    }: { $holding }
winner-standing = v plusu { CHIPS($chips) }
loser-standing = v minusu { CHIPS($chips) }
even-standing = na svém
you-stand = Máte { CHIPS($chips) }, jste { $result }
all-even-standing = všichni jsou na svém
hands-played =
    { NUMBER($hands) ->
        [one] { $hands } hra
        [few] { $hands } hry
       *[other] { $hands } her
    }
after-hands =
    po { NUMBER($hands) ->
        [one] { $hands } hře
        [few] { $hands } hrách
       *[other] { $hands } hrách
    }
hand-number = hra { $number }
you-leave = Odcházíte { $after }, { $result }.
with-in-the-middle = , v banku máte { CHIPS($chips) }
you-leave-unfinished =
    Odcházíte{ GIVEN($after) ->
        [yes] {" "}{ $after },
       *[no] {""}
    } z nedokončené hry { $number }{ $middle }: { $result }.
no-hand-finished = žádná hra ještě neskončila
no-hand-played = žádná hra se ještě nehrála
games-in-turn = { $name }: { GAME($games) }; každá jedno kolo
game-changes = Hra se mění: { GAME($game) }, jedno kolo
a-table = stůl riverboat
the-ledger = vyúčtování
