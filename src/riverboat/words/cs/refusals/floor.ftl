no-chips =
    { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }: žeton { CHIPS($chip) } není
no-amount-at-all = { CHIPS($amount) } není žádná částka
no-chips-pushed =
    { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }: žádné žetony ani slova
bet-over-stack =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } ve stacku { CHIPS($stack) }, ne { CHIPS($chips) }
old-chips-mismatch =
    žetony před { PERSON($who) ->
        [you] vámi
        [unnamed] hráčem
       *[other] hráčem { $who }
    } jsou za { CHIPS($chips) }, méně než vsazených { CHIPS($bet) }
chips-taken-back-too-many =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vzít zpět { CHIPS($chips) }: tolik tam neleží
acts-out-of-turn =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě: posuďte to jako akci mimo pořadí
no-betting-now = teď se nesází
player-holds-no-cards =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } v této hře karty
nothing-to-correct = není co opravit: { CHIPS($to) } je správně
change-mismatch = { CHIPS($gives) } nejde rozměnit na { CHIPS($gets) }
