stream-location =
    { $stream }{ GIVEN($record) ->
        [yes] , záznam { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , rozdání { $hand }
       *[no] {""}
    }: { $why }
record-missing = chybí záznam { $seq }
record-impossible = nemožné: { $why }
brought-chips-mismatch = stacky u stolu dávají { $there }, přineseno { $came }
session-ledger-unbalanced = vyúčtování session nesouhlasí: { $why }
records-truncated = neúplné: záznamů zbývá { $has } z { $had }
record-tampered = záznam mezi prvními { $count } se změnil
checkpoint-differs = uložený stav za záznamem { $seq } nesedí se záznamy
checkpoint-beyond-the-log = uložený stav za záznamem { $seq }, záznamy končí číslem { $last }
ledger-entry-label = { $chips } z { $source } do { $to } ({ $why })
ledger-differs = ve vyúčtování má být { $due }, je tam { $found }
ledger-incomplete = vyúčtování je neúplné: chybí { $due }
ledger-entry-unmatched = položka vyúčtování bez položky záznamu: { $found }
ledger-count-differs =
    ve vyúčtování { NUMBER($due) ->
        [one] má být { $due } položka
        [few] mají být { $due } položky
       *[other] má být { $due } položek
    }, je jich tam { $found }
replay-contradiction = proti pravidlům: { $finding }
foreign-cards-shown = { $player } ukazuje cizí karty, nebo karty z nedohraného rozdání
unheld-cards-shown = { $player } ukazuje { CARDS($cards) }, ale tyto karty nemá
deck-mismatch =
    { KEY($how) ->
        [reshuffled] zamíchání nepoužitého zbytku
        [root] neplatný kořenový hash balíčku
        [sealed-again] balíček znovu zapečetěný po sejmutí
        [cut-unsealed] sejmutí nezapečetěného balíčku
        [cut-twice] balíček sejmutý dvakrát
        [cuts] sejmutí nejsou v pořadí míst, po jednom
        [unsealed-reshuffle] rozdání po nezapečetěném zamíchání
        [unsealed] rozdání z nezapečetěného balíčku
        [uncut] rozdání před sejmutím
        [other-reshuffle] zamíchání neplyne ze zapečetěného balíčku
        [other-hand] karty rabbit huntu z jiného rozdání
        [dealt] karty rabbit huntu už rozdané
        [gone] zapečetěný balíček chybí
       *[other] kořenový hash zapečetěného balíčku nesedí
    }
commitment-invalid = neplatný závazek ({ $player }): není to hash
cut-without-commitment =
    sejmutí bez závazku: místo { $chair } ({ KEY($player) ->
        [empty] prázdné
       *[other] { $player }
    })
deck-card-mismatch = { $number }. karta, { CARDS($card) }, v balíčku není na řadě
deck-position =
    { $number }. karta{ GIVEN($reshuffles) ->
        [yes] {" "}po { $reshuffles }. zamíchání
       *[no] {""}
    }
logged-card-mismatch = { $place } je v záznamu { CARDS($logged) }, v balíčku { CARDS($dealt) }
deal-impossible = { KEY($fact) ->
        [holecardsdealt] karty do ruky
        [upcardsdealt] otevřené karty
        [boarddealt] společné karty
        [burned] spálení karty
        [stubreshuffled] zamíchání
       *[other] { $fact }
    }: { $why }
cards-left-too-few =
    nejde rozdat { $count } { NUMBER($count) ->
        [one] kartu
        [few] karty
       *[other] karet
    }: zbývá { $left }
stub-return-invalid = do zbytku se vracejí jen rozdané karty, každá jednou
deck-unopenable =
    balíček rozdání { $hand } z { $stream } { KEY($how) ->
        [form] má neznámou podobu
        [gone] chybí
       *[other] se tímto klíčem neotevře
    }
deck-of-other-hand = rozdání { $hand } je z jiného balíčku: { $why }
no-game-began = na začátku chybí založení hry
season-start-missing = na začátku chybí založení ligy
record-start-repeated = záznam má víc než jeden začátek
record-empty = prázdný záznam
later-version-record = záznam je z pozdější verze
undo-too-large = vrací víc, než je zapsáno
tournament-fact-invalid = neplatná položka záznamu turnaje: { $why }
tournament-start-missing = na začátku chybí založení turnaje
table-never-opened = nikdy se neotevřel
draw-key-mismatch = losy jsou zapečetěné jiným klíčem
tournament-unreadable = turnaj { $event }: { $why }
event-chip-total-mismatch = ve hře je žetonů { $there }, prodalo se { $sold } a odešlo { $removed }
player-at-two-tables = hráč u dvou stolů
players-without-table =
    bez místa i přesunu: { $players }{ NUMBER($count) ->
        [1] {""}
       *[other] {" "}({ $count })
    }
places-inconsistent = vstup bez umístění, nebo se dvěma
payments-over-prizes = vyplaceno { $paid } z { $prizes }
