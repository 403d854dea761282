folding = passer
checking = checker
calling = suivre
calling-for-chips = suivre { CHIPS($chips) }
betting = miser { CHIPS($to) }
raising-to = relancer à { CHIPS($to) }
betting-at-least = miser { CHIPS($minimum) } ou plus
raising-at-least = relancer à { CHIPS($minimum) } ou plus
raising-pot = relancer du pot
betting-the-pot = miser le pot
going-all-in = faire tapis
going-all-in-for-chips = faire tapis à { CHIPS($chips) }
adding-chips = ajouter { CHIPS($chips) } en jetons
buying-chips = acheter { CHIPS($chips) } en jetons
borrowing-chips = emprunter { CHIPS($chips) } en jetons
putting-up-a-marker = signer une reconnaissance de dette de { CHIPS($chips) }
bringing-in = poser le bring-in
correcting-the-bring-in = corriger le bring-in
drawing =
    changer { $card_count } { NUMBER($card_count) ->
        [one] carte
       *[other] cartes
    }
standing-pat = tout garder
taking-back-a-discard = reprendre une carte jetée
declaring-high-low =
    annoncer { KEY($declaration) ->
        [both] les deux
       *[other] { $declaration }
    }
dealing = distribuer
showing-hand = montrer
mucking-hand = jeter les cartes
running-it =
    tirer le board { NUMBER($run_count) ->
        [1] une fois
        [2] deux fois
       *[other] { $run_count } fois
    }
challenging-blind-bet = contester la mise
pot-count = pot { CHIPS($pot) } ; avec { CHIPS($call_chips) } à suivre, { CHIPS($pot_after_call) } ; relance de { CHIPS($pot_after_call) } : à { CHIPS($raise_total) }
pot-bet = pot { CHIPS($pot) } ; mise à hauteur du pot : { CHIPS($bet_total) }
pot-raise = pot { CHIPS($pot) } ; relance de { CHIPS($pot) } : à { CHIPS($raise_total) }
straddling = straddler
straddling-to = straddler à { CHIPS($to) }
declining-to-straddle = refuser le straddle
quoted-act = { $words }
taking-environment-action = jouer l’action { $action_number } (0 passer, 1 checker ou suivre, 2 relancer)
