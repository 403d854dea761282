toml-invalid-on-line = Zeile { $line } ist kein TOML: { $toml_error }
toml-invalid-at-end = die letzte Zeile ist kein TOML: { $toml_error }
too-many-characters = Datei zu lang: höchstens { $max_characters } Zeichen, nicht { $character_count }
too-many-options = zu viele Optionen: höchstens { $max_options } Optionen und Gruppen
configuration-too-deep = die Konfiguration ist zu tief verschachtelt
option-name-format = nenne eine Option wie straddle.enabled: Gruppe, Punkt, Name
too-many-digits = { $option } ist zu groß: höchstens { $maximum }
digit-count-too-large = Zahl zu groß: höchstens { $maximum }
option-assignment-invalid = setze eine Option wie straddle.enabled=on, nicht { $assignment_text }
option-fixed-at-table-opening = { $option } steht fest, wenn der Tisch eröffnet ist
option-group-wrong = { $name } gehört unter { $groups }
group-suggestion = meintest du die Gruppe [{ $similar_group }]?
group-options = Optionen von [{ $group }]: { $names }
table-option-list = Optionen des Tisches: { $names }
unknown-option = keine Option { $option }; { $hint }
unknown-group = keine Gruppe [{ $group }]; { $hint }
option-group-unknown = { $name } ist keine Gruppe von Optionen; Gruppen: { $groups }
option-not-a-group = { $name } ist eine Option des Tisches, keine Gruppe: Schreib { $name } = ...
separate-tables-expected = führe { $name } einzeln auf, jeweils unter [[{ $name }]]
option-not-a-value = { $name } ist eine Option: Gib einen Wert an, ein Wort, eine Zahl, true oder false
option-group-as-option = { $name } ist eine Gruppe von Optionen: Schreib sie unter [{ $name }]
entry-key-missing = { $table_entry }: { $missing } fehlt; nötig sind: { $required_keys }
entry-keys-missing = { $table_entry }: { $first_key } und { $second_key } fehlen; nötig sind: { $required_keys }
huge-number-label = eine riesige Zahl
each-list-item-label = jeder Wert von { $option }
boolean-expected = { $option } ist true oder false, nicht { $given_value }
list-expected = { $option } ist eine Liste in Klammern, nicht { $given_value }
text-expected = { $option } ist Text in Anführungszeichen, nicht { $given_value }
choice-expected =
    { $option } ist eins von { $choices }, nicht { $given_value }{ GIVEN($similar_choice) ->
        [yes] ; meintest du { $similar_choice }?
       *[no] {""}
    }
minimum-number-expected = { $option } ist eine ganze Zahl ab { $minimum }, nicht { $given_value }
number-between-expected = { $option } ist eine ganze Zahl von { $minimum } bis { $maximum }, nicht { $given_value }
game-setting-missing = gib das Spiel einmal an: game = "no-limit hold'em 1/2" oder games = ["...", "..."]
mix-option-without-mix = change und mix sind für mehrere Spiele, und dieser Tisch spielt nur { $game }
too-many-games = höchstens { $max_games } Spiele in einem Mix, nicht { $game_count }
nested-mix = { $mix } ist ein Mix und kann nicht Teil eines anderen sein
player-name-repeated = doppelter Spielername: ein Spieler, ein Platz
seat-repeated = zwei Spieler auf demselben Platz
players-over-seats = mehr Spieler als die { $chairs } Plätze des Tisches
