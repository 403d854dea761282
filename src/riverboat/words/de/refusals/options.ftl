no-such-table-preset = keine Vorlage { $preset }; { $hint }
too-many-chairs = { $game } ist für { $max_chairs } Spieler: { $chairs } Plätze sind zu viele
no-straddles-in-tournaments = keine Straddles in Turnieren
no-kills-in-tournaments = keine Kills in Turnieren
no-loans-in-tournaments = keine Leihe in Turnieren
open-stakes-in-tournament = in Turnieren nur Table Stakes
no-seven-deuce-in-tournaments = kein 7-2-Spiel in Turnieren
no-jackpot-in-tournaments = kein Jackpot in Turnieren
markers-in-casino = keine Schuldscheine oder Leihe im Casino
forbidden-by-law = das Recht von { $jurisdiction } verbietet { $option }: { $explanation }
forbidden-by-local-law = das Recht des Ortes verbietet { $option }: { $explanation }
option-game-conflict = wähle ein anderes Spiel als { $game }
straddles-off-required = schalte Straddles aus
kill-off-required = schalte Kill-Pots aus
rake-off-required = schalte den Rake aus
jackpot-off-required = schalte den Jackpot-Beitrag aus
time-fees-off-required = schalte Zeitgebühren aus
markers-off-required = schalte Schuldscheine aus
loans-off-required = schalte die Leihe aus
option-value-unknown = unbekannter Wert; wähle aus { $known_values }
last-winner-blind-in-blinds-game = ein Blind des letzten Gewinners braucht ein Spiel mit einem Blind
blind-seats-button-conflict = Blinds nach Plätzen brauchen den vereinfachten Button, nicht { $button }
blind-seats-out-of-range = Plätze der Blinds: 0 (der Button) bis 9 (Plätze links davon)
blind-seat-count-mismatch = { $game } hat { $blind_count } { NUMBER($blind_count) ->
        [one] Blind
       *[other] Blinds
    }, nicht { $seat_count }: Gib für jeden Blind einen Platz an
straddle-position-invalid = Positionen für Straddles: wähle aus { $known_positions }
rock-straddle-needs-straddles = der Rock braucht Straddles: Schalte sie auch ein
sleeper-straddles-need-straddles = Sleeper brauchen Straddles: Schalte sie auch ein
no-button-straddles-in-limit = keine Button-Straddles in Limit-Spielen
no-blinds-for-straddles = keine Straddles in { $game }: Es gibt keine Blinds
kill-without-limits = kein Kill in { $structure }: Er braucht Limits
no-blind-to-kill = kein Kill in { $game }: Es gibt keinen Blind
kill-not-whole-chips = ein Kill von { $percent } % macht aus { $size } { DECIMAL($killed_size) }, keine ganzen Chips: Ändere den Prozentsatz oder die Einsätze
matched-buy-in-without-maximum = Nachkaufen bis zum größten Stack braucht einen maximalen Buy-in
minimum-buy-in-above-maximum = der minimale Buy-in { CHIPS($minimum) } ist über dem maximalen { CHIPS($maximum) }
open-stakes-buy-in-too-small = bei Open Stakes ist der minimale Buy-in { CHIPS($required_minimum) }, mehrere Einsätze von { CHIPS($bet) }, nicht { CHIPS($given_minimum) }
no-short-buy-ins = keine kleinen Buy-ins bei Open Stakes: Setze sie auf 0
maximum-buy-in-too-small = der maximale Buy-in { CHIPS($maximum) } ist weniger als ein Einsatz: Setze { CHIPS($bet) } oder mehr, oder 0 für kein Maximum
small-markers-need-markers = Schuldscheine sind ausgeschaltet: Schalte sie ein oder nimm keine ohne Frage an
time-bank-not-in-whole-cards = eine Zeitbank von { $bank_seconds } s und { $refill_seconds } s pro Runde lassen sich nicht in Karten zu { $card_seconds } s teilen
payable-amount-name =
    { KEY($amount) ->
        [blind] Blind
        [ante] Ante
        [bring-in] Bring-in
        [unit] Einheit der Einsätze
        [share] kleinster Anteil eines Pots
        [kitty] Kasse
        [drop] Jackpot-Beitrag
        [time] Zeitgebühr
        [seven-deuce] 7-2-Prämie
        [rake] Rake
       *[other] { $amount }
    }
chips-unsorted = nenne die Chips vom kleinsten zum größten, jeden einmal
amount-not-payable-in-chip = { $amount_name } { CHIPS($chips) } lässt sich nicht in Chips zu { CHIPS($chip) } zahlen
amount-not-payable-at-table = { $amount_name } { CHIPS($chips) } lässt sich mit den Chips des Tisches nicht zahlen
amount-below-smallest-chip = { $amount_name } { CHIPS($chips) } ist weniger als der kleinste Chip { CHIPS($smallest_chip) }: Spielt { $game } als 'unit { $unit } chip { $unit }'
rake-caps-unsorted = Caps des Rakes steigen mit der Zahl der Spieler: für zwei, drei, vier …
time-pot-without-fee = ein Zeitpot braucht eine Zeitgebühr: Setze eine fest
kitty-without-income = eine leere Kasse bezahlt nichts: Setze den Beitrag zur Kasse fest
seven-deuce-without-holdem = das 7-2-Spiel braucht ein Hold’em-Spiel an diesem Tisch
no-game-for-a-jackpot = der Jackpot braucht an diesem Tisch ein reines High-Spiel mit Board
jackpot-without-drop = der Jackpot braucht einen Beitrag aus jedem Pot: Setze den Jackpot-Beitrag fest
jackpot-shares-invalid = Anteile am Jackpot sind Prozente für Verlierer, Gewinner und die anderen, zusammen höchstens 100, etwa 50, 25, 25: nicht { $given_percents }
jackpot-shares-missing = gib die Anteile am Jackpot in Prozent für Verlierer, Gewinner und die anderen an, zusammen höchstens 100, etwa 50, 25, 25
house-rules-conflict = die Spiele dieses Mix brauchen verschiedene Hausregeln, und eine Datei hat nur einen Satz
game-sign-unavailable = für { $game } an diesem Tisch gibt es keine Schreibweise
game-without-preset = keine Vorlage für { $game }
results-unbalanced = Gewinne und Verluste unterscheiden sich um { CHIPS($difference) }: Zähle den Anteil des Hauses dazu
money-unit-invalid = Chips pro Geldeinheit müssen eine ganze Zahl sein, die eine Zehnerpotenz teilt, etwa 1, 20 oder 100, nicht { $given_unit }
