offers = { $each }
exact-offered-size = { CHIPS($to) }
chip-range = { CHIPS($least) }-{ CHIPS($most) }
two-offered-sizes = { CHIPS($least) } ou { CHIPS($most) }
chip-minimum = { CHIPS($least) } ou plus
fold-offer = passer
check-offer = checker
call-offer = suivre { CHIPS($chips) }
bring-in-offer = bring-in { CHIPS($chips) }
bet-offer = miser { $sizes }
raise-offer = relancer à { $sizes }
completion-offer = compléter à { $sizes }
add-chips-offer = ajouter des jetons
add-to-call-offer = passer, ajouter au moins { CHIPS($short) } pour suivre { CHIPS($call) }
discard-offer = jeter { $n }
stand-pat-offer = tout garder
draw-one-offer = tout garder, changer 1
draw-range-offer = tout garder, changer 1-{ $most }
show-card-offer = montrer
show-or-muck-offer = montrer ou jeter
run-it-offer = tirer le board 1-{ $most } fois
declaration-offer = annoncer high, low ou les deux
no-action-due = rien, la main est finie
auto-steps = étapes automatiques
burn-offer = brûler { $burn } avant le tirage
deal-offer =
    distribuer { $count } { NUMBER($count) ->
        [one] carte
       *[other] cartes
    } { $where }{ $burn }
burn-suffix = {" "}après avoir brûlé { $burn }
board-target = au board
board-number = au board { $board }
dealt-players =
    aux joueurs{ $up ->
        [true] {" "}face visible
       *[false] {""}
    }
dealt-player =
    à { $who }{ $up ->
        [true] {" "}face visible
       *[false] {""}
    }
two-offers = { $one } ou { $other }
card-offer = { CARDS($card) }
straddle-sizes-offer = { $who } : straddler à { $sizes }
sleeper-offer = { $who } : sleeper à { $sizes }
loan-offer = { $lender } : prêter { CHIPS($chips) } à { $debtor } ou refuser
marker-offer =
    sièges { $chairs } : accepter ou refuser la reconnaissance de dette de { CHIPS($chips) } ({ $debtor })
button-draw-offer = carte haute pour le bouton : sièges { $chairs }
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
