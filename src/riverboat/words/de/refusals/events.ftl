entry-count-missing = gib an, mit wie vielen Anmeldungen das Turnier voll ist
bounty-missing = ein Bounty-Turnier braucht einen Bounty-Anteil des Buy-ins
mystery-bounties-total = Mystery-Karten ergeben zusammen 100, nicht { $cards }
mystery-bounties-unsorted = ordne Mystery-Karten von der höchsten an: { $worth } kann nicht auf { $above } folgen
satellite-shares-conflict = ein Satellite zahlt Plätze, keine Anteile am Pool
no-such-level = kein Level { $level }: Die Struktur hat { $levels }
player-not-entrant =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht in diesem Turnier
already-entered =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } schon in diesem Turnier
registration-over =
    Anmeldung geschlossen { NUMBER($level) ->
        [0] beim Start
       *[other] am Ende von Level { $level }
    }
no-reentry =
    kein Re-Entry für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { NUMBER($most) ->
        [0] Das ist ein Freezeout
       *[other] höchstens { $most } pro Spieler
    }
event-full =
    das Turnier ist voll: { $most } { NUMBER($most) ->
        [one] Anmeldung
       *[other] Anmeldungen
    }
tournament-started = das Turnier hat begonnen
too-few-entrants = { $entered } { NUMBER($entered) ->
        [one] Anmeldung
       *[other] Anmeldungen
    }, { $least } nötig
no-rebuys = keine Rebuys in diesem Turnier
rebuy-period-over = die Rebuys endeten mit Level { $level }
rebuys-exhausted =
    keine Rebuys mehr für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { $most } pro Spieler
stack-too-large-for-rebuy =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { CHIPS($chips) }; Rebuys sind für Stacks bis { CHIPS($most) }
seatless-entrant =
    { PERSON($who) ->
        [you] du sitzt
       *[other] { $who } sitzt
    } an keinem Tisch
wait-for-hands-end = warte auf das Ende der Hand an Tisch { $table }
player-with-chips =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } noch { CHIPS($chips) }
no-add-on = kein Add-on in diesem Turnier
add-on-too-early = das Add-on gibt es in Level { $level }
add-on-already-taken =
    kein Add-on für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: eins pro Spieler am Tisch
no-such-table = kein Tisch { $table } in diesem Turnier; Tische: { $tables }
tournament-not-running = das Turnier läuft nicht
clock-not-running = die Uhr ist angehalten
clock-running = die Uhr läuft schon
clock-reversal = die Uhr lässt sich nicht zurückstellen
event-break =
    Pause von { $minutes } { NUMBER($minutes) ->
        [one] Minute
       *[other] Minuten
    }
event-hand-running = laufende Hand an Tisch { $table }
event-hands-running = laufende Hände: Halte die Uhr an und lass sie zu Ende spielen
event-hand-missing = keine laufende Hand an Tisch { $table }
too-few-players-at-table = zu wenige Spieler an Tisch { $table }
rebuy-decision-due =
    { PERSON($who) ->
        [you] du musst
       *[other] { $who } muss
    } zuerst über einen Rebuy entscheiden
seat-redraw-pending = Plätze werden neu gelost, sobald alle Tische ihre Hände beendet haben
table-waiting-for-others = Hand for Hand: Tisch { $table } wartet auf die anderen
event-day-over = die letzte Hand des Tages ist vorbei
level-hands-played = Tisch { $table } hat { NUMBER($hands) ->
        [one] die Hand
       *[other] die { $hands } Hände
    } dieses Levels gespielt und wartet auf die anderen
table-short-of-players = Tisch { $table } ({ $players } Spieler) wartet auf einen Spieler von einem Tisch mit { $most }
player-not-at-table =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht an Tisch { $table }
no-such-stack =
    { CHIPS($chips) } ist kein möglicher Stack für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }
chips-unaccounted =
    { CHIPS($there) } Chips im Spiel, { CHIPS($due) } verkauft: { CHIPS($off) } { $more ->
        [true] zu viel
       *[false] fehlen
    }
table-chip-total-mismatch = Tisch { $table } hatte vor der Hand { CHIPS($before) }, nicht { CHIPS($after) }
player-eliminated =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } aus dem Turnier ausgeschieden
tournament-over = das Turnier ist vorbei
self-elimination =
    { PERSON($who) ->
        [you] du kannst dich
       *[other] { $who } kann sich
    } nicht selbst ausscheiden lassen
chip-winner-missing =
    nenne, wer { PERSON($who) ->
        [you] deine { CHIPS($chips) }
       *[other] die { CHIPS($chips) } von { $who }
    } gewonnen hat
finish-final =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht zurück: Der Platz ist endgültig
no-open-seat = kein freier Platz an Tisch { $table }
reason-missing = gib einen Grund ein
hand-or-round-count-invalid = { $hands } ist keine Anzahl von Händen oder Runden
no-prize-deals = keine Deals in diesem Turnier
prize-deal-too-early = Deals gibt es nach der Anmeldung, zwischen den Händen
deal-votes-missing =
    ein Deal braucht alle verbliebenen Spieler; { NUMBER($n) ->
        [one] 1 Stimme fehlt
       *[other] { $n } Stimmen fehlen
    }: { LIST($who) }
play-for-prize-too-large = { CHIPS($saved) } von { CHIPS($money) } können nicht im Spiel bleiben
too-many-for-icm = ICM für { $players } Spieler und { $prizes } Preise ist nur eine Schätzung: Teilt nach Chips, zu gleichen Teilen oder nach Absprache
deal-shares-mismatch = die Anteile aller verbliebenen Spieler ergeben { CHIPS($money) }, nicht { CHIPS($shares) }
