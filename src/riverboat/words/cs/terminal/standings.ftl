own-holding = máte: { $holding }
holding-line =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    }: { $holding }
winner-standing = v plusu { CHIPS($chips) }
loser-standing = v minusu { CHIPS($chips) }
even-standing = na nule
own-standing = Máte { CHIPS($chips) }, jste { $result }
all-even-standing = všichni jsou na nule
hands-played =
    { NUMBER($hands) ->
        [one] { $hands } hra
        [few] { $hands } hry
       *[other] { $hands } her
    }
after-hands-label =
    po { NUMBER($hands) ->
        [one] { $hands } hře
        [few] { $hands } hrách
       *[other] { $hands } hrách
    }
hand-number = hra { $number }
session-exit = Odcházíte { $after }, { $result }.
standings-pot-suffix = , v banku máte { CHIPS($chips) }
session-exit-mid-hand =
    Odcházíte{ GIVEN($after) ->
        [yes] {" "}{ $after },
       *[no] {""}
    } z nedokončené hry { $number }{ $middle }: { $result }.
no-hand-finished = zatím žádná dohraná hra
no-hand-played = zatím žádné hry
games-in-turn = { $name }: { GAME($games) }; každá na jedno kolo
game-change-notice = Nová hra: { GAME($game) }, jedno kolo
table-source = stůl riverboat
ledger-title = vyúčtování
