toml-invalid-on-line = Zeile { $line } ist kein TOML: { $what }
toml-invalid-at-end = die letzte Zeile ist kein TOML: { $what }
too-many-characters = Datei zu lang: höchstens { $most } Zeichen, nicht { $n }
too-many-options = zu viele Optionen: höchstens { $most } Optionen und Gruppen
configuration-too-deep = die Konfiguration ist zu tief verschachtelt
option-name-format = nenne eine Option wie straddle.enabled: Gruppe, Punkt, Name
too-many-digits = { $option } ist zu groß: höchstens { $most }
digit-count-too-large = Zahl zu groß: höchstens { $most }
option-assignment-format = setze eine Option wie straddle.enabled=on, nicht { $said }
option-fixed-at-opening = { $option } steht fest, wenn der Tisch eröffnet ist
option-group-wrong = { $name } gehört unter { $groups }
group-suggestion = meintest du die Gruppe [{ $near }]?
group-options = Optionen von [{ $group }]: { $names }
table-option-list = Optionen des Tisches: { $names }
unknown-option = keine Option { $option }; { $hint }
unknown-group = keine Gruppe [{ $group }]; { $hint }
option-group-unknown = { $name } ist keine Gruppe von Optionen; Gruppen: { $groups }
option-not-a-group = { $name } ist eine Option des Tisches, keine Gruppe: Schreib { $name } = ...
separate-tables-expected = führe { $name } einzeln auf, jeweils unter [[{ $name }]]
option-not-a-value = { $name } ist eine Option: Gib einen Wert an, ein Wort, eine Zahl, true oder false
group-not-an-option = { $name } ist eine Gruppe von Optionen: Schreib sie unter [{ $name }]
entry-key-missing = { $entry }: { $missing } fehlt; nötig sind: { $needed }
entry-keys-missing = { $entry }: { $one } und { $other } fehlen; nötig sind: { $needed }
huge-number-label = eine riesige Zahl
each-entry-label = jeder Wert von { $option }
boolean-expected = { $option } ist true oder false, nicht { $given }
list-expected = { $option } ist eine Liste in Klammern, nicht { $given }
text-expected = { $option } ist Text in Anführungszeichen, nicht { $given }
choice-expected =
    { $option } ist eins von { $choices }, nicht { $given }{ GIVEN($near) ->
        [yes] ; meintest du { $near }?
       *[no] {""}
    }
number-from-expected = { $option } ist eine ganze Zahl ab { $least }, nicht { $given }
number-between-expected = { $option } ist eine ganze Zahl von { $least } bis { $most }, nicht { $given }
game-setting-missing = gib das Spiel einmal an: game = "no-limit hold'em 1/2" oder games = ["...", "..."]
mix-option-without-mix = change und mix sind für mehrere Spiele, und dieser Tisch spielt nur { $game }
too-many-games = höchstens { $most } Spiele in einem Mix, nicht { $n }
nested-mix = { $mix } ist ein Mix und kann nicht Teil eines anderen sein
player-name-repeated = doppelter Spielername: ein Spieler, ein Platz
seat-repeated = zwei Spieler auf demselben Platz
players-over-seats = mehr Spieler als die { $chairs } Plätze des Tisches
