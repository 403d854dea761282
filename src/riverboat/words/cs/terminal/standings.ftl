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
        [one] { $hands } rozdání
        [few] { $hands } rozdání
       *[other] { $hands } rozdání
    }
after-hands-label =
    po { NUMBER($hands) ->
        [one] { $hands } rozdání
        [few] { $hands } rozdáních
       *[other] { $hands } rozdáních
    }
hand-number = rozdání { $number }
session-exit = Odcházíte { $after }, { $result }.
standings-pot-suffix = , v banku máte { CHIPS($chips) }
session-exit-mid-hand =
    Odcházíte{ GIVEN($after) ->
        [yes] {" "}{ $after },
       *[no] {""}
    } z nedokončeného rozdání { $number }{ $middle }: { $result }.
no-hand-finished = zatím žádné dohrané rozdání
no-hand-played = zatím žádná rozdání
game-rotation = { $name }: { GAME($games) }; každá na jeden oběh
game-change-notice = Nová hra: { GAME($game) }, na jeden oběh
table-source = stůl riverboat
ledger-title = vyúčtování
