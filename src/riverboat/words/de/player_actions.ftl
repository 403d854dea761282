folding = folden
checking = checken
calling = callen
calling-for-chips = { CHIPS($chips) } callen
betting = { CHIPS($to) } setzen
raising-to = auf { CHIPS($to) } erhöhen
betting-at-least = { CHIPS($minimum) } oder mehr setzen
raising-at-least = auf { CHIPS($minimum) } oder mehr erhöhen
raising-pot = um den Pot erhöhen
betting-the-pot = den Pot setzen
going-all-in = all-in gehen
going-all-in-for-chips = mit { CHIPS($chips) } all-in gehen
adding-chips = { CHIPS($chips) } Chips nachlegen
buying-chips = { CHIPS($chips) } Chips kaufen
borrowing-chips = { CHIPS($chips) } Chips leihen
putting-up-a-marker = einen Schuldschein über { CHIPS($chips) } geben
bringing-in = das Bring-in zahlen
correcting-the-bring-in = das Bring-in berichtigen
drawing = { $card_count } tauschen
standing-pat = nicht tauschen
taking-back-a-discard = einen Abwurf zurücknehmen
declaring-high-low =
    { KEY($declaration) ->
        [high] High
        [low] Low
        [both] beides
       *[other] { $declaration }
    } ansagen
dealing = geben
showing-hand = zeigen
mucking-hand = mucken
running-it =
    { NUMBER($run_count) ->
        [1] einmal
        [2] zweimal
       *[other] { $run_count }-mal
    } laufen lassen
challenging-blind-bet = den Einsatz anfechten
pot-count = Pot { CHIPS($pot) }; der Call von { CHIPS($call_chips) } ergibt { CHIPS($pot_after_call) }; Raise um { CHIPS($pot_after_call) }: auf { CHIPS($raise_total) }
pot-bet = Pot { CHIPS($pot) }; Bet in Höhe des Pots: { CHIPS($bet_total) }
pot-raise = Pot { CHIPS($pot) }; Raise um { CHIPS($pot) }: auf { CHIPS($raise_total) }
straddling = einen Straddle setzen
straddling-to = einen Straddle auf { CHIPS($to) } setzen
declining-to-straddle = auf den Straddle verzichten
quoted-act = { $words }
taking-environment-action = Aktion { $action_number } ausführen (0 Fold, 1 Check oder Call, 2 Raise)
