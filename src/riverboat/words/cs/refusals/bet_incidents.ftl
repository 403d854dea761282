chip-value-invalid =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vsadit žeton { CHIPS($chip) }
incident-amount-invalid = neplatná částka: { CHIPS($amount) }
no-chips-pushed =
    { PERSON($who) ->
        [you] nedáváte žetony a nic neříkáte
       *[other] { $who } nedává žetony a nic neříká
    }
bet-over-stack =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vsadit { CHIPS($chips) }: ve stacku je { CHIPS($stack) }
earlier-bet-mismatch =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } před sebou { CHIPS($chips) }, méně než vsazených { CHIPS($bet) }
chips-taken-back-too-many =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vzít zpět { CHIPS($chips) }: takové žetony vpředu neleží
action-out-of-turn =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě: posuďte to jako akci mimo pořadí
no-betting-now = teď se nesází
player-holds-no-cards =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } v tomto rozdání karty
nothing-to-correct = není co opravit: { CHIPS($bet_total) } je správně
chip-change-mismatch = { CHIPS($given_chips) } nejde rozměnit na { CHIPS($returned_chips) }
