toml-invalid-on-line = neplatný TOML na řádku { $line }: { $what }
toml-invalid-at-end = neplatný TOML na posledním řádku: { $what }
too-many-characters = soubor je moc dlouhý: { $n } znaků, nejvýše { $most }
too-many-options = moc voleb: nejvýše { $most } voleb a skupin
configuration-too-deep = nastavení je vnořené příliš hluboko
option-name-format = volbu pište jako straddle.enabled: skupina, tečka, jméno
too-many-digits = { $option } je moc velké: maximum je { $most }
digit-count-too-large = číslo je moc velké: maximum je { $most }
option-assignment-format = nejde nastavit { $said }: pište straddle.enabled=on
option-fixed-at-opening = { $option } se volí jen při otevření stolu
option-group-wrong = { $name } patří pod { $groups }
group-suggestion = nemá to být skupina [{ $near }]?
group-options = volby [{ $group }]: { $names }
table-option-list = volby stolu: { $names }
unknown-option = neznámá volba { $option }; { $hint }
unknown-group = neznámá skupina [{ $group }]; { $hint }
option-group-unknown = neznámá skupina voleb { $name }; skupiny: { $groups }
option-not-a-group = { $name } je volba stolu, skupina ne: pište { $name } = ...
separate-tables-expected = každé { $name } pište zvlášť pod [[{ $name }]]
option-not-a-value = { $name } má jednu hodnotu: zadejte slovo, číslo, true nebo false
group-not-an-option = { $name } je skupina: její volby pište pod [{ $name }]
entry-key-missing = { $entry }: chybí { $missing }; potřeba je { $needed }
entry-keys-missing = { $entry }: chybí { $one } a { $other }; potřeba je { $needed }
huge-number-label = obrovského čísla
each-entry-label = každá položka { $option }
boolean-expected = { $option }: místo { $given } zadejte true nebo false
list-expected = { $option }: místo { $given } zadejte seznam v závorkách
text-expected = { $option }: místo { $given } zadejte text v uvozovkách
choice-expected = { $option }: místo { $given } zadejte jedno z { $choices }{ GIVEN($near) ->
        [yes] ; nemá to být { $near }?
       *[no] {""}
    }
number-from-expected = { $option }: místo { $given } zadejte celé číslo, { $least } nebo víc
number-between-expected = { $option }: místo { $given } zadejte celé číslo, { $least } až { $most }
game-setting-missing = uveďte hru jednou: game = "no-limit hold'em 1/2", nebo games = ["...", "..."]
mix-option-without-mix = change a mix jsou pro více her: tady se hraje jen { $game }
too-many-games = her je { $n }: v mixu nejvýše { $most }
nested-mix = mix { $mix } nemůže být součástí jiného mixu
player-name-repeated = jméno hráče se opakuje: jeden hráč, jedno místo
seat-repeated = dva hráči mají stejné místo
players-over-seats = hráčů je víc než míst: stůl jich má { $chairs }
