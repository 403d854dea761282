folding = folden
checking = checken
calling = callen
calling-chips = { CHIPS($chips) } callen
betting = { CHIPS($to) } setzen
raising-to = auf { CHIPS($to) } erhöhen
betting-at-least = { CHIPS($least) } oder mehr setzen
raising-at-least = auf { CHIPS($least) } oder mehr erhöhen
raising-pot = um den Pot erhöhen
betting-the-pot = den Pot setzen
going-all-in = all-in gehen
going-all-in-for = mit { CHIPS($chips) } all-in gehen
adding-chips = { CHIPS($chips) } Chips nachlegen
buying-chips = { CHIPS($chips) } Chips kaufen
borrowing-chips = { CHIPS($chips) } Chips leihen
putting-up-a-marker = einen Schuldschein über { CHIPS($chips) } geben
bringing-in = das Bring-in zahlen
correcting-the-bring-in = das Bring-in berichtigen
drawing = { $n } tauschen
standing-pat = nicht tauschen
taking-back-a-discard = einen Abwurf zurücknehmen
declaring =
    { KEY($side) ->
        [high] High
        [low] Low
        [both] beides
       *[other] { $side }
    } ansagen
dealing = geben
showing = zeigen
mucking = mucken
running-it =
    { NUMBER($n) ->
        [1] einmal
        [2] zweimal
       *[other] { $n }-mal
    } laufen lassen
challenging-the-bet = den Einsatz anfechten
pot-count = Pot { CHIPS($pot) }; der Call von { CHIPS($call) } ergibt { CHIPS($after) }; Raise um { CHIPS($after) }: auf { CHIPS($to) }
pot-bet = Pot { CHIPS($pot) }; Bet in Höhe des Pots: { CHIPS($to) }
pot-raise = Pot { CHIPS($pot) }; Raise um { CHIPS($pot) }: auf { CHIPS($to) }
straddling = einen Straddle setzen
straddling-to = einen Straddle auf { CHIPS($to) } setzen
declining-to-straddle = auf den Straddle verzichten
quoted-act = { $words }
taking-numbered-action = Aktion { $number } ausführen (0 Fold, 1 Check oder Call, 2 Raise)
