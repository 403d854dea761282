toml-invalid-on-line = neplatný TOML na řádku { $line }: { $toml_error }
toml-invalid-at-end = neplatný TOML na posledním řádku: { $toml_error }
too-many-characters = soubor je moc dlouhý: { $character_count } znaků, nejvýše { $max_characters }
too-many-options = moc voleb: nejvýše { $max_options } voleb a skupin
configuration-too-deep = nastavení je vnořené příliš hluboko
option-name-format = volbu pište jako straddle.enabled: skupina, tečka, jméno
too-many-digits = { $option } je moc velké: maximum je { $maximum }
digit-count-too-large = číslo je moc velké: maximum je { $maximum }
option-assignment-invalid = nejde nastavit { $assignment_text }: pište straddle.enabled=on
option-fixed-at-table-opening = { $option } se volí jen při otevření stolu
option-group-wrong = { $name } patří pod { $groups }
group-suggestion = nemá to být skupina [{ $similar_group }]?
group-options = volby [{ $group }]: { $names }
table-option-list = volby stolu: { $names }
unknown-option = neznámá volba { $option }; { $hint }
unknown-group = neznámá skupina [{ $group }]; { $hint }
option-group-unknown = neznámá skupina voleb { $name }; skupiny: { $groups }
option-not-a-group = { $name } je volba, ne skupina: pište { $name } = ...
separate-tables-expected = každé { $name } pište zvlášť pod [[{ $name }]]
option-not-a-value = { $name } má jednu hodnotu: zadejte slovo, číslo, true nebo false
option-group-as-option = { $name } je skupina: její volby pište pod [{ $name }]
entry-key-missing = { $table_entry }: chybí { $missing }; potřeba je { $required_keys }
entry-keys-missing = { $table_entry }: chybí { $first_key } a { $second_key }; potřeba je { $required_keys }
huge-number-label = obrovského čísla
each-list-item-label = každá položka { $option }
boolean-expected = { $option }: místo { $given_value } zadejte true nebo false
list-expected = { $option }: místo { $given_value } zadejte seznam v závorkách
text-expected = { $option }: místo { $given_value } zadejte text v uvozovkách
choice-expected = { $option }: místo { $given_value } zadejte jedno z { $choices }{ GIVEN($similar_choice) ->
        [yes] ; nemá to být { $similar_choice }?
       *[no] {""}
    }
minimum-number-expected = { $option }: místo { $given_value } zadejte celé číslo, { $minimum } nebo víc
number-between-expected = { $option }: místo { $given_value } zadejte celé číslo, { $minimum } až { $maximum }
game-setting-missing = uveďte hru jednou: game = "no-limit hold'em 1/2", nebo games = ["...", "..."]
mix-option-without-mix = change a mix jsou pro více her: tady se hraje jen { $game }
too-many-games = her je { $game_count }: v mixu nejvýše { $max_games }
nested-mix = mix { $mix } nemůže být součástí jiného mixu
player-name-repeated = jméno hráče se opakuje: jeden hráč, jedno místo
seat-repeated = dva hráči mají stejné místo
players-over-seats = hráčů je víc než míst: stůl jich má { $chairs }
