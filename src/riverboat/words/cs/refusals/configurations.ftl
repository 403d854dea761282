no-toml-on-a-line = řádek { $line } není TOML: { $what }
no-toml-at-the-end = poslední řádek není TOML: { $what }
too-many-characters = soubor má nejvýše { $most } znaků, ne { $n }
too-many-options = soubor má nejvýše { $most } voleb a skupin
nested-too-deeply = nastavení je vnořené příliš hluboko
options-are-called = volba se jmenuje jako straddle.enabled: skupina, tečka, jméno
too-many-digits = { $option } má víc číslic, než dává smysl: žádné číslo není víc než { $most }
too-many-digits-somewhere = nějaké číslo má víc číslic, než dává smysl: žádné není víc než { $most }
option-is-set-as = volba se nastavuje jako straddle.enabled=on, ne { $said }
chosen-when-opened = { $option } se vybírá, když se stůl otevírá
stands-under = { $name } je pod { $groups }
did-you-mean-the-group = nemá to být skupina [{ $near }]?
group-has = {"["}{ $group }] má { $names }
table-has = stůl má { $names }
unknown-option = volba { $option } není; { $hint }
unknown-group = skupina [{ $group }] není; { $hint }
no-group-of-options = { $name } není skupina voleb; skupiny jsou { $groups }
option-not-a-group = { $name } je volba stolu, ne skupina: napište { $name } = ...
listed-one-by-one = { $name } se uvádějí po jednom, každý pod [[{ $name }]]
option-not-a-value = { $name } je volba: má jednu hodnotu, slovo, číslo, true nebo false
group-not-an-option = { $name } je skupina voleb: napište je pod [{ $name }]
entry-lacks = { $entry }: chybí { $missing }; napište { $needed }
entry-lacks-both = { $entry }: chybí { $one } a { $other }; napište { $needed }
very-many-digits = číslo s velmi mnoha číslicemi
each-of = každá položka { $option }
is-true-or-false = { $option } je true nebo false, ne { $given }
is-a-list = { $option } je seznam v závorkách, ne { $given }
is-a-text = { $option } je text v uvozovkách, ne { $given }
is-one-of =
    { $option } je jedno z { $choices }, ne { $given }{ GIVEN($near) ->
        [yes] ; nemá to být { $near }?
       *[no] {""}
    }
is-from-least = { $option } je celé číslo, { $least } nebo víc, ne { $given }
is-between = { $option } je celé číslo, { $least } až { $most }, ne { $given }
say-what-is-played = napište jednou, co se hraje: game = "no-limit hold'em 1/2", nebo games = ["...", "..."]
for-games-in-turn = change a mix patří ke hrám, které se střídají, a tady se hraje jen { $game }
too-many-games = mix má nejvýše { $most } her, ne { $n }
mix-in-a-mix = { $mix } je mix a nemůže být jednou z her
name-of-their-own = každý hráč má vlastní jméno: jeden hráč má jedny karty
two-in-one-chair = dva hráči mají stejné místo
more-than-the-chairs =
    stůl má { $chairs } { NUMBER($chairs) ->
        [one] místo
        [few] místa
       *[other] míst
    }, a obsadit se jich má víc
