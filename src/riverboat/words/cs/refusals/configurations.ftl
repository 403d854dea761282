no-toml-on-a-line = řádek { $line } není TOML: { $what }
no-toml-at-the-end = poslední řádek není TOML: { $what }
too-many-characters = soubor je moc dlouhý: nejvýše { $most } znaků, ne { $n }
too-many-options = moc voleb: nejvýše { $most } voleb a skupin
nested-too-deeply = nastavení je vnořené příliš hluboko
option-name-format = volba se jmenuje třeba straddle.enabled: skupina, tečka, jméno
too-many-digits = { $option } je moc velké: maximum je { $most }
too-many-digits-somewhere = číslo je moc velké: maximum je { $most }
option-assignment-format = volba se nastavuje jako straddle.enabled=on, ne { $said }
chosen-when-opened = { $option } se volí jen při otevření stolu
option-group-wrong = { $name } patří pod { $groups }
group-suggestion = nemá to být skupina [{ $near }]?
group-options = volby [{ $group }]: { $names }
table-option-list = volby stolu: { $names }
unknown-option = volba { $option } není; { $hint }
unknown-group = skupina [{ $group }] není; { $hint }
no-group-of-options = { $name } není skupina voleb; skupiny jsou { $groups }
option-not-a-group = { $name } je volba stolu, ne skupina: napište { $name } = ...
listed-one-by-one = { $name } uvádějte po jednom, každý pod [[{ $name }]]
option-not-a-value = { $name } je volba: má jednu hodnotu, slovo, číslo, true nebo false
group-not-an-option = { $name } je skupina voleb: napište je pod [{ $name }]
entry-lacks = { $entry }: chybí { $missing }; potřeba je { $needed }
entry-keys-missing = { $entry }: chybí { $one } a { $other }; potřeba je { $needed }
very-many-digits = obrovské číslo
each-of = každá položka { $option }
boolean-expected = { $option } je true nebo false, ne { $given }
list-expected = { $option } je seznam v závorkách, ne { $given }
text-expected = { $option } je text v uvozovkách, ne { $given }
choice-expected =
    { $option } je jedno z { $choices }, ne { $given }{ GIVEN($near) ->
        [yes] ; nemá to být { $near }?
       *[no] {""}
    }
number-from-expected = { $option } je celé číslo, { $least } nebo víc, ne { $given }
number-between-expected = { $option } je celé číslo, { $least } až { $most }, ne { $given }
game-setting-missing = uveďte hru jednou: game = "no-limit hold'em 1/2", nebo games = ["...", "..."]
mix-option-without-mix = change a mix jsou pro více her, a tady se hraje jen { $game }
too-many-games = v mixu nejvýše { $most } her, ne { $n }
mix-in-a-mix = { $mix } je mix a nemůže být součástí jiného
name-of-their-own = jméno hráče se opakuje: jeden hráč, jedno místo
two-in-one-chair = dva hráči mají stejné místo
players-over-seats = hráčů je víc než míst u stolu, kterých je { $chairs }
