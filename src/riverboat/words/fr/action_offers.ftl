offer-list = { $offers }
exact-offered-size = { CHIPS($wager_total) }
offered-size-range = { CHIPS($minimum) }-{ CHIPS($maximum) }
two-offered-sizes = { CHIPS($smaller_size) } ou { CHIPS($larger_size) }
offered-size-minimum = { CHIPS($minimum) } ou plus
fold-offer = passer
check-offer = checker
call-offer = suivre { CHIPS($chips) }
bring-in-offer = bring-in { CHIPS($chips) }
bet-offer = miser { $sizes }
raise-offer = relancer à { $sizes }
completion-offer = compléter à { $sizes }
add-chips-offer = ajouter des jetons
add-chips-to-call-offer = passer, ajouter au moins { CHIPS($missing_chips) } pour suivre { CHIPS($call_chips) }
discard-offer = jeter { $card_count }
stand-pat-offer = tout garder
draw-one-offer = tout garder, changer 1
draw-range-offer = tout garder, changer 1-{ $max_cards }
show-card-offer = montrer
show-or-muck-offer = montrer ou jeter
run-it-offer = tirer le board 1-{ $max_runs } fois
declaration-offer = annoncer high, low ou les deux
no-action-due = rien, la main est finie
automatic-dealing-offer = étapes automatiques
burn-offer = brûler { $burn_card_count } avant le tirage
card-deal-offer =
    distribuer { $card_count } { NUMBER($card_count) ->
        [one] carte
       *[other] cartes
    } { $recipient }{ $burn_suffix }
burn-count-suffix = {" "}après avoir brûlé { $burn_card_count }
board-recipient = au board
board-number = au board { $board }
all-players-recipient =
    aux joueurs{ $is_face_up ->
        [true] {" "}face visible
       *[false] {""}
    }
player-recipient =
    à { $who }{ $is_face_up ->
        [true] {" "}face visible
       *[false] {""}
    }
offer-alternative = { $first_offer } ou { $second_offer }
card-offer = { CARDS($cards) }
straddle-sizes-offer = { $who } : straddler à { $sizes }
sleeper-straddle-offer = { $who } : sleeper à { $sizes }
loan-offer = { $lender } : prêter { CHIPS($chips) } à { $debtor } ou refuser
marker-offer =
    sièges { $chairs } : accepter ou refuser la reconnaissance de dette de { CHIPS($chips) } ({ $debtor })
button-draw-offer = carte haute pour le bouton : sièges { $chairs }
next-hand-offer = main suivante, sièges { $chairs } prêts
waiting-for-players =
    en attente de joueurs, { NUMBER($ready_player_count) ->
        [one] { $ready_player_count } prêt
       *[other] { $ready_player_count } prêts
    }
waiting-for-all-players = en attente de joueurs
no-more-hands = table fermée
table-closed-notice = table fermée
table-paused-notice = pause demandée par l’hôte
