offers = { $each }
exactly-to = { CHIPS($to) }
chip-range = { CHIPS($least) }-{ CHIPS($most) }
one-or-the-other = { CHIPS($least) } ou { CHIPS($most) }
chip-minimum = { CHIPS($least) } ou plus
to-fold = passer
to-check = checker
to-call = suivre { CHIPS($chips) }
to-bring-in = bring-in { CHIPS($chips) }
to-bet = miser { $sizes }
to-raise = relancer à { $sizes }
to-complete = compléter à { $sizes }
to-add-chips = ajouter des jetons
to-add-to-call = passer, ajouter au moins { CHIPS($short) } pour suivre { CHIPS($call) }
to-discard = jeter { $n }
to-stand-pat = tout garder
to-draw-one = tout garder, changer 1
to-draw-up-to = tout garder, changer 1-{ $most }
to-show-a-card = montrer
to-show-or-muck = montrer ou jeter
to-run-it = tirer le board 1-{ $most } fois
to-declare-a-side = annoncer high, low ou les deux
no-action-due = rien, la main est finie
forced-facts = étapes automatiques
to-burn = brûler { $burn } avant le tirage
to-deal-cards =
    distribuer { $count } { NUMBER($count) ->
        [one] carte
       *[other] cartes
    } { $where }{ $burn }
after-burning = {" "}après avoir brûlé { $burn }
the-board = au board
board-number = au board { $board }
the-players =
    aux joueurs{ $up ->
        [true] {" "}face visible
       *[false] {""}
    }
one-player =
    à { $who }{ $up ->
        [true] {" "}face visible
       *[false] {""}
    }
either = { $one } ou { $other }
that-card = { CARDS($card) }
straddle-sizes-offer = { $who } : straddler à { $sizes }
sleeper-offer = { $who } : sleeper à { $sizes }
to-lend = { $lender } : prêter { CHIPS($chips) } à { $debtor } ou refuser
to-accept-a-marker =
    sièges { $chairs } : accepter ou refuser la reconnaissance de dette de { CHIPS($chips) } ({ $debtor })
to-draw-for-the-button = carte haute pour le bouton : sièges { $chairs }
next-hand-offer = main suivante, sièges { $chairs } prêts
waiting-for-players =
    en attente de joueurs, { NUMBER($ready) ->
        [one] { $ready } prêt
       *[other] { $ready } prêts
    }
waiting-for-all-players = en attente de joueurs
no-more-hands = table fermée
table-closed-offer = table fermée
paused-by-the-host = pause demandée par l’hôte
