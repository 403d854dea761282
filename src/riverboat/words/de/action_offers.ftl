offers = { $each }
exact-offered-size = { CHIPS($to) }
chip-range = { CHIPS($least) }–{ CHIPS($most) }
two-offered-sizes = { CHIPS($least) } oder { CHIPS($most) }
chip-minimum = { CHIPS($least) } oder mehr
fold-offer = Fold
check-offer = Check
call-offer = Call { CHIPS($chips) }
bring-in-offer = Bring-in { CHIPS($chips) }
bet-offer = Bet { $sizes }
raise-offer = Raise auf { $sizes }
completion-offer = Auffüllen auf { $sizes }
add-chips-offer = Chips nachlegen
add-to-call-offer = Fold, { CHIPS($short) } oder mehr nachlegen für den Call von { CHIPS($call) }
discard-offer = { $n } abwerfen
stand-pat-offer = nicht tauschen
draw-one-offer = nicht tauschen, 1 tauschen
draw-range-offer = nicht tauschen, 1–{ $most } tauschen
show-card-offer = zeigen
show-or-muck-offer = zeigen oder mucken
run-it-offer = 1- bis { $most }-mal laufen lassen
declaration-offer = High, Low oder beides ansagen
no-action-due = nichts, die Hand ist vorbei
auto-steps = automatische Schritte
burn-offer = vor dem Tausch { $burn } brennen
deal-offer = { $count } geben: { $where }{ $burn }
burn-suffix = {" "}nach { $burn } Burn-Karte
board-target = Board
board-number = Board { $board }
dealt-players =
    Spieler{ $up ->
        [true] {" "}offen
       *[false] {""}
    }
dealt-player =
    { $who }{ $up ->
        [true] {" "}offen
       *[false] {""}
    }
two-offers = { $one } oder { $other }
card-offer = { CARDS($card) }
straddle-sizes-offer = { $who }: Straddle auf { $sizes }
sleeper-offer = { $who }: Sleeper auf { $sizes }
loan-offer = { $lender }: { CHIPS($chips) } an { $debtor } leihen oder ablehnen
marker-offer = Plätze { $chairs }: Schuldschein von { $debtor } über { CHIPS($chips) } annehmen oder ablehnen
button-draw-offer = höchste Karte um den Button: Plätze { $chairs }
next-hand-offer = nächste Hand, Plätze { $chairs } bereit
waiting-for-players = wartet auf Spieler, { $ready } bereit
waiting-for-all-players = wartet auf Spieler
no-more-hands = Tisch geschlossen
table-closed-offer = Tisch geschlossen
paused-by-the-host = Pause durch den Gastgeber
