game-player-count = { $game } ist für 2 bis { $max_players } Spieler, nicht { $player_count }
stack-invalid =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht mit einem Stack von { $given_stack } spielen: Ein Stack ist eine positive ganze Zahl
no-seat-for-the-button = kein Platz { $given_seat } für den Button; Plätze sind 0–{ $max_seat }
carried-over-pot-invalid = ein übertragener Pot ist eine ganze Zahl, nicht { $given_pot }
no-forced-bet = kein Pflichteinsatz, also nichts zu gewinnen: Gib Blinds, Antes oder ein Bring-in an
fee-invalid = unmöglich: { KEY($fee_kind) ->
        [drop] Jackpot-Beitrag
        [kitty] Beitrag zur Kasse
        [time] Zeitgebühr
       *[other] { $fee_kind }
    } von { CHIPS($chips) }, der kleinste Chip ist { CHIPS($smallest_chip) }
too-few-players-to-post = { $player_count } Spieler können nicht { $blind_count } { NUMBER($blind_count) ->
        [one] Blind
       *[other] Blinds
    } zahlen
forced-bet-seat-invalid = kein Platz { $given_seat } zum Zahlen; Plätze sind 0–{ $max_seat }
post-amount-invalid =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $given_amount } zahlen ({ $kind }): Ein Pflichteinsatz ist eine positive ganze Zahl
post-kind-invalid = { $who }: { $kind } von { CHIPS($chips) } kann nicht als { CHIPS($live_chips) } zählen
second-live-post =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } in einer Hand nicht zwei lebende Einsätze zahlen
ante-repeated =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } in einer Hand nicht zwei Antes zahlen
post-over-stack =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { CHIPS($chips) } zahlen: Es sind noch { CHIPS($remaining_chips) }
rake-invalid = { $name } des Rakes ist eine ganze Zahl, nicht { $given_value }
rake-unit-invalid = die Einheit des Rakes ist eine positive ganze Zahl, nicht { $given_value }
rake-out-of-range = der Rake ist 0 bis 1000 Promille, nicht { $per-mille }
spread-invalid = ein Spread ist ein Bereich wie (1, 5) in jeder Setzrunde, nicht { $given_spread }
cap-invalid = ein Cap ist eine positive Zahl, nicht { CHIPS($cap) }
bet-size-invalid = { $name } ist eine positive ganze Zahl, nicht { $given_size }
forced-bet-invalid = Blinds, Antes und Bring-ins sind ganze Zahlen, nicht { $given_amount }
blinds-bring-in-conflict = Blinds oder ein Bring-in eröffnen das Spiel, nicht beides
bring-in-exceeds-the-bet = das Bring-in { CHIPS($bring-in) } ist größer als die Small Bet { CHIPS($bet) }
button-blind-conflict = zu einem Button-Blind gehören keine anderen Blinds
small-bet-exceeds-the-big = die Small Bet { CHIPS($small) } ist größer als die Big Bet { CHIPS($big) }
bet-sizes-off-unit = Einsätze von { CHIPS($small) } und { CHIPS($big) } sind keine Vielfachen der Einheit { CHIPS($unit) }
spread-minimum-mismatch = der Spread beginnt bei { CHIPS($spread_minimum) }, die Einsätze sind { CHIPS($small) }/{ CHIPS($big) }: Nimm dasselbe Minimum
cap-stakes-conflict = ein Cap oder Open Stakes, nicht beides
cap-below-bet = ein Cap von { CHIPS($cap) } ist weniger als ein Einsatz von { CHIPS($bet) }
no-such-deck = { $game }: kein Deck { $deck }; es gibt { $decks }
no-such-ranking = { $game }: keine Wertung { $ranking }; es gibt { $rankings }
streets-missing = { $game }: mindestens eine Setzrunde nötig
discard-unavailable = { $game }: kein Abwurf in der ersten Setzrunde
board-count-out-of-range = 1 bis 3 Boards, nicht { $board_count }
no-board-to-double = { $game } hat kein Board, nicht { $board_count }
bomb-pot-unavailable = kein Bomb Pot in { $game }: Er überspringt die erste Setzrunde, und es gibt nur eine
no-board-for-a-bomb-pot = kein Bomb Pot in { $game }: Er braucht ein Board
no-upcards = kein Bring-in in { $game }: Es gibt keine offenen Karten
blinds-in-upcard-game = offene Karten eröffnen { $game }, nicht Blinds
openers-unavailable = keine Openers in { $game }: Die gibt es nur im High-Draw-Poker
big-blind-required = ein Big-Blind-Ante und ein Straddle brauchen Blinds
ante-conflict = ein Ante von jedem Spieler oder ein Big-Blind-Ante, nicht beides
straddle-too-small = ein Straddle ist mindestens zwei Big Blinds, { $minimum }, nicht { $chips }
openers-conflict = Openers oder Blinds, nicht beides
deck-too-small-for-boards = das Deck ist zu klein für { $game } auf { $board_count } Boards
no-such-variant = keine Variante { $variant }; { $hint }
empty-rotation = { $mix }: mindestens ein Spiel nötig
dealers-choice-in-fixed-rotation = { $mix } ist kein Dealer’s Choice: Die Spiele wechseln reihum
game-not-in-mix = kein { $game } in { $mix }; es gibt { $games }
no-such-mix = kein Mix { $mix }; { $hint }
