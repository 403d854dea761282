offer-list = { $offers }
exact-offered-size = { CHIPS($wager_total) }
offered-size-range = { CHIPS($minimum) }–{ CHIPS($maximum) }
two-offered-sizes = { CHIPS($smaller_size) } oder { CHIPS($larger_size) }
offered-size-minimum = { CHIPS($minimum) } oder mehr
fold-offer = Fold
check-offer = Check
call-offer = Call { CHIPS($chips) }
bring-in-offer = Bring-in { CHIPS($chips) }
bet-offer = Bet { $sizes }
raise-offer = Raise auf { $sizes }
completion-offer = Auffüllen auf { $sizes }
add-chips-offer = Chips nachlegen
add-chips-to-call-offer = Fold, { CHIPS($missing_chips) } oder mehr nachlegen für den Call von { CHIPS($call_chips) }
discard-offer = { $card_count } abwerfen
stand-pat-offer = nicht tauschen
draw-one-offer = nicht tauschen, 1 tauschen
draw-range-offer = nicht tauschen, 1–{ $max_cards } tauschen
show-card-offer = zeigen
show-or-muck-offer = zeigen oder mucken
run-it-offer = 1- bis { $max_runs }-mal laufen lassen
declaration-offer = High, Low oder beides ansagen
no-action-due = nichts, die Hand ist vorbei
automatic-dealing-offer = automatische Schritte
burn-offer = vor dem Tausch { $burn_card_count } brennen
card-deal-offer = { $card_count } geben: { $recipient }{ $burn_suffix }
burn-count-suffix = {" "}nach { $burn_card_count } Burn-Karte
board-recipient = Board
board-number = Board { $board }
all-players-recipient =
    Spieler{ $is_face_up ->
        [true] {" "}offen
       *[false] {""}
    }
player-recipient =
    { $who }{ $is_face_up ->
        [true] {" "}offen
       *[false] {""}
    }
offer-alternative = { $first_offer } oder { $second_offer }
card-offer = { CARDS($cards) }
straddle-sizes-offer = { $who }: Straddle auf { $sizes }
sleeper-straddle-offer = { $who }: Sleeper auf { $sizes }
loan-offer = { $lender }: { CHIPS($chips) } an { $debtor } leihen oder ablehnen
marker-offer = Plätze { $chairs }: Schuldschein von { $debtor } über { CHIPS($chips) } annehmen oder ablehnen
button-draw-offer = höchste Karte um den Button: Plätze { $chairs }
next-hand-offer = nächste Hand, Plätze { $chairs } bereit
waiting-for-players = wartet auf Spieler, { $ready_player_count } bereit
waiting-for-all-players = wartet auf Spieler
no-more-hands = Tisch geschlossen
table-closed-notice = Tisch geschlossen
table-paused-notice = Pause durch den Gastgeber
