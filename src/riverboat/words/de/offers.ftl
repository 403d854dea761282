offers = { $each }
exactly-to = { CHIPS($to) }
chip-range = { CHIPS($least) }–{ CHIPS($most) }
one-or-the-other = { CHIPS($least) } oder { CHIPS($most) }
chip-minimum = { CHIPS($least) } oder mehr
to-fold = Fold
to-check = Check
to-call = Call { CHIPS($chips) }
to-bring-in = Bring-in { CHIPS($chips) }
to-bet = Bet { $sizes }
to-raise = Raise auf { $sizes }
to-complete = Auffüllen auf { $sizes }
to-add-chips = Chips nachlegen
to-add-to-call = Fold, { CHIPS($short) } oder mehr nachlegen für den Call von { CHIPS($call) }
to-discard = { $n } abwerfen
to-stand-pat = nicht tauschen
to-draw-one = nicht tauschen, 1 tauschen
to-draw-up-to = nicht tauschen, 1–{ $most } tauschen
to-show-a-card = zeigen
to-show-or-muck = zeigen oder mucken
to-run-it = 1- bis { $most }-mal laufen lassen
to-declare-a-side = High, Low oder beides ansagen
no-action-due = nichts, die Hand ist vorbei
forced-facts = automatische Schritte
to-burn = vor dem Tausch { $burn } brennen
to-deal-cards = { $count } geben: { $where }{ $burn }
after-burning = {" "}nach { $burn } Burn-Karte
the-board = Board
board-number = Board { $board }
the-players =
    Spieler{ $up ->
        [true] {" "}offen
       *[false] {""}
    }
one-player =
    { $who }{ $up ->
        [true] {" "}offen
       *[false] {""}
    }
either = { $one } oder { $other }
that-card = { CARDS($card) }
straddle-sizes-offer = { $who }: Straddle auf { $sizes }
sleeper-offer = { $who }: Sleeper auf { $sizes }
to-lend = { $lender }: { CHIPS($chips) } an { $debtor } leihen oder ablehnen
to-accept-a-marker = Plätze { $chairs }: Schuldschein von { $debtor } über { CHIPS($chips) } annehmen oder ablehnen
to-draw-for-the-button = höchste Karte um den Button: Plätze { $chairs }
next-hand-offer = nächste Hand, Plätze { $chairs } bereit
waiting-for-players = wartet auf Spieler, { $ready } bereit
waiting-for-all-players = wartet auf Spieler
no-more-hands = Tisch geschlossen
table-closed-offer = Tisch geschlossen
paused-by-the-host = Pause durch den Gastgeber
