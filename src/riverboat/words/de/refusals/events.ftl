entry-count-missing = gib an, mit wie vielen Anmeldungen das Turnier voll ist
bounty-missing = ein Bounty-Turnier braucht einen Bounty-Anteil des Buy-ins
mystery-bounty-count-wrong = Mystery-Karten ergeben zusammen 100, nicht { $bounty_count }
mystery-bounties-unsorted = ordne Mystery-Karten von der höchsten an: { $bounty } kann nicht auf { $previous_bounty } folgen
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
    }: { NUMBER($max_reentries) ->
        [0] Das ist ein Freezeout
       *[other] höchstens { $max_reentries } pro Spieler
    }
event-full =
    das Turnier ist voll: { $max_entries } { NUMBER($max_entries) ->
        [one] Anmeldung
       *[other] Anmeldungen
    }
tournament-started = das Turnier hat begonnen
too-few-entrants = { $entry_count } { NUMBER($entry_count) ->
        [one] Anmeldung
       *[other] Anmeldungen
    }, { $min_entries } nötig
no-rebuys = keine Rebuys in diesem Turnier
rebuy-period-over = die Rebuys endeten mit Level { $level }
rebuys-exhausted =
    keine Rebuys mehr für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { $max_rebuys } pro Spieler
stack-too-large-for-rebuy =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { CHIPS($chips) }; Rebuys sind für Stacks bis { CHIPS($max_stack) }
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
add-on-too-early = das Add-on gibt es nur in Level { $level } und in der Pause danach
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
event-on-break =
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
table-short-of-players = Tisch { $table } ({ $players } Spieler) wartet auf einen Spieler von einem Tisch mit { $largest_table_size }
player-not-at-table =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht an Tisch { $table }
tournament-stack-invalid =
    { CHIPS($chips) } ist kein möglicher Stack für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }
chips-unaccounted =
    { CHIPS($chips_in_play) } Chips im Spiel, { CHIPS($chips_sold) } verkauft: { CHIPS($difference) } { $is_surplus ->
        [true] zu viel
       *[false] fehlen
    }
table-chip-total-mismatch = Tisch { $table } hatte vor der Hand { CHIPS($chips_before) }, nicht { CHIPS($chips_after) }
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
finish-not-undoable =
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
    ein Deal braucht alle verbliebenen Spieler; { NUMBER($vote_count) ->
        [one] 1 Stimme fehlt
       *[other] { $vote_count } Stimmen fehlen
    }: { LIST($who) }
play-for-prize-too-large = { CHIPS($play_for_amount) } können nicht im Spiel bleiben: höchstens { CHIPS($money) }
too-many-for-icm = ICM für { $player_count } Spieler und { $prize_count } Preise ist nur eine Schätzung: Teilt nach Chips, zu gleichen Teilen oder nach Absprache
deal-shares-mismatch = gib jedem verbliebenen Spieler einen Anteil, zusammen { CHIPS($money) }; diese ergeben { CHIPS($share_total) }
