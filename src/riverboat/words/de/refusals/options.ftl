no-such-table-preset = keine Vorlage { $preset }; { $hint }
too-many-chairs = { $game } ist für { $most } Spieler: { $chairs } Plätze sind zu viele
no-straddles-in-tournaments = keine Straddles in Turnieren
no-kills-in-tournaments = keine Kills in Turnieren
no-loans-in-tournaments = keine Leihe in Turnieren
no-open-stakes-in-tournaments = in Turnieren nur Table Stakes
no-seven-deuce-in-tournaments = kein 7-2-Spiel in Turnieren
no-jackpot-in-tournaments = kein Jackpot in Turnieren
no-markers-in-a-casino = keine Schuldscheine oder Leihe im Casino
forbidden-by-law = das Recht von { $place } verbietet { $what }: { $why }
forbidden-by-local-law = das Recht des Ortes verbietet { $what }: { $why }
option-game-conflict = wähle ein anderes Spiel als { $game }
option-straddles-conflict = schalte Straddles aus
option-kill-conflict = schalte Kill-Pots aus
option-rake-conflict = schalte den Rake aus
option-jackpot-conflict = schalte den Jackpot-Beitrag aus
option-time-fees-conflict = schalte Zeitgebühren aus
option-markers-conflict = schalte Schuldscheine aus
option-loans-conflict = schalte die Leihe aus
option-value-unknown = unbekannter Wert; wähle aus { $known }
last-winner-blind-conflict = ein Blind des letzten Gewinners braucht ein Spiel mit einem Blind
blind-seats-button-conflict = Blinds nach Plätzen brauchen den vereinfachten Button, nicht { $button }
blind-seats-out-of-range = blind_seats sind 0, der Button, bis 9 links davon
blind-seat-count-mismatch = { $seats } blind_seats für { $blinds } { NUMBER($blinds) ->
        [one] Blind
       *[other] Blinds
    } von { $game }
straddle-position-invalid = Positionen für Straddles: wähle aus { $known }
rock-needs-straddles = der Rock braucht Straddles: Schalte sie auch ein
sleepers-need-straddles = Sleeper brauchen Straddles: Schalte sie auch ein
no-button-straddles-in-limit = keine Button-Straddles in Limit-Spielen
no-blinds-for-straddles = keine Straddles in { $game }: Es gibt keine Blinds
kill-without-limits = kein Kill in { $structure }: Er braucht Limits
no-blind-to-kill = kein Kill in { $game }: Es gibt keinen Blind
kill-not-whole-chips = ein Kill von { $percent } % macht aus { $size } { $made }, keine ganzen Chips: Ändere den Prozentsatz oder die Einsätze
matched-buy-in-without-maximum = Nachkaufen bis zum größten Stack braucht einen maximalen Buy-in
minimum-buy-in-above-maximum = der minimale Buy-in { CHIPS($least) } ist über dem maximalen { CHIPS($most) }
open-stakes-buy-in-too-small = bei Open Stakes ist der minimale Buy-in { CHIPS($least) }, mehrere Einsätze von { CHIPS($bet) }, nicht { CHIPS($given) }
no-short-buy-ins = keine kleinen Buy-ins bei Open Stakes: Setze short auf 0
maximum-buy-in-too-small = der maximale Buy-in { CHIPS($most) } ist weniger als ein Einsatz: Setze { CHIPS($bet) } oder mehr, oder 0 für kein Maximum
small-markers-need-markers = kleine Schuldscheine brauchen Schuldscheine: Schalte sie auch ein
time-cards-not-whole = eine Zeitbank von { $bank } s und { $refill } s pro Runde lassen sich nicht in Karten zu { $card } s teilen
amount-kind =
    { KEY($what) ->
        [blind] Blind
        [ante] Ante
        [bring-in] Bring-in
        [unit] Einheit der Einsätze
        [share] kleinster Anteil eines Pots
        [kitty] Kasse
        [drop] Jackpot-Beitrag
        [time] Zeitgebühr
        [seven-deuce] seven_deuce
        [rake] Rake
       *[other] { $what }
    }
chips-unsorted = nenne die Chips vom kleinsten zum größten, jeden einmal
amount-not-payable-in-chip = { $what } { CHIPS($chips) } lässt sich nicht in Chips zu { CHIPS($chip) } zahlen
amount-not-payable-at-table = { $what } { CHIPS($chips) } lässt sich mit den Chips des Tisches nicht zahlen
amount-below-smallest-chip = { $what } { CHIPS($chips) } ist weniger als der kleinste Chip { CHIPS($least) }: Spielt { $game } als 'unit { $unit } chip { $unit }'
rake-caps-unsorted = Caps des Rakes steigen mit der Zahl der Spieler: für zwei, drei, vier …
time-pot-without-fee = ein Zeitpot braucht eine Zeitgebühr: Setze time_fee
kitty-without-income = eine leere Kasse bezahlt nichts: Setze kitty
seven-deuce-without-holdem = das 7-2-Spiel braucht ein Hold’em-Spiel an diesem Tisch
no-game-for-a-jackpot = der Jackpot braucht an diesem Tisch ein reines High-Spiel mit Board
jackpot-without-drop = der Jackpot braucht einen Beitrag aus jedem Pot: Setze fees.drop
jackpot-shares-invalid = Anteile am Jackpot sind Prozente für Verlierer, Gewinner und die anderen, zusammen höchstens 100, etwa 50, 25, 25: nicht { $given }
jackpot-shares-missing = gib die Anteile am Jackpot in Prozent für Verlierer, Gewinner und die anderen an, zusammen höchstens 100, etwa 50, 25, 25
house-rules-conflict = die Spiele dieses Mix brauchen verschiedene Hausregeln, und eine Datei hat nur einen Satz
sign-unavailable = für { $game } an diesem Tisch gibt es keine Schreibweise
game-without-preset = keine Vorlage für { $game }
results-unbalanced = Gewinne und Verluste unterscheiden sich um { CHIPS($off) }: Zähle den Anteil des Hauses dazu
money-unit-invalid = Chips pro Geldeinheit müssen eine Zehnerzahl sein, nicht { $given }
