folding = passer
checking = checker
calling = suivre
calling-chips = suivre { CHIPS($chips) }
betting = miser { CHIPS($to) }
raising-to = relancer à { CHIPS($to) }
betting-at-least = miser { CHIPS($least) } ou plus
raising-at-least = relancer à { CHIPS($least) } ou plus
raising-pot = relancer du pot
betting-the-pot = miser le pot
going-all-in = faire tapis
going-all-in-for = faire tapis à { CHIPS($chips) }
adding-chips = ajouter { CHIPS($chips) } en jetons
buying-chips = acheter { CHIPS($chips) } en jetons
borrowing-chips = emprunter { CHIPS($chips) } en jetons
putting-up-a-marker = signer une reconnaissance de dette de { CHIPS($chips) }
bringing-in = poser le bring-in
correcting-the-bring-in = corriger le bring-in
drawing =
    changer { $n } { NUMBER($n) ->
        [one] carte
       *[other] cartes
    }
standing-pat = tout garder
taking-back-a-discard = reprendre une carte jetée
declaring =
    annoncer { KEY($side) ->
        [both] les deux
       *[other] { $side }
    }
dealing = distribuer
showing = montrer
mucking = jeter les cartes
running-it =
    tirer le board { NUMBER($n) ->
        [1] une fois
        [2] deux fois
       *[other] { $n } fois
    }
challenging-the-bet = contester la mise
pot-count = pot { CHIPS($pot) } ; avec { CHIPS($call) } à suivre, { CHIPS($after) } ; relance de { CHIPS($after) } : à { CHIPS($to) }
pot-bet = pot { CHIPS($pot) } ; mise à hauteur du pot : { CHIPS($to) }
pot-raise = pot { CHIPS($pot) } ; relance de { CHIPS($pot) } : à { CHIPS($to) }
straddling = straddler
straddling-to = straddler à { CHIPS($to) }
declining-to-straddle = refuser le straddle
quoted-act = { $words }
taking-numbered-action = jouer l’action { $number } (0 passer, 1 checker ou suivre, 2 relancer)
