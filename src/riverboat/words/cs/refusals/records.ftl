stream-location =
    { $stream }{ GIVEN($record) ->
        [yes] , záznam { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , rozdání { $hand }
       *[no] {""}
    }: { $reason }
record-missing = chybí záznam { $seq }
recorded-state-impossible = nemožné: { $reason }
brought-chips-mismatch = stacky u stolu dávají { $chips_at_table }, přineseno { $chips_brought }
session-ledger-unbalanced = vyúčtování session nesouhlasí: { $reason }
records-truncated = neúplné: záznamů zbývá { $remaining_count } z { $expected_count }
record-tampered = některý z prvních záznamů (1 až { $checked_count }) se změnil
checkpoint-differs = uložený stav za záznamem { $seq } nesedí se záznamy
checkpoint-beyond-the-log = uložený stav za záznamem { $checkpoint_record }, záznamy končí číslem { $last_record }
ledger-entry-label = { $chips } z { $source } do { $recipient } ({ $purpose })
ledger-entry-mismatch = ve vyúčtování má být { $expected_entry }, je tam { $found_entry }
ledger-incomplete = vyúčtování je neúplné: chybí { $missing_entry }
ledger-entry-unmatched = položka vyúčtování bez položky záznamu: { $unmatched_entry }
ledger-count-differs =
    ve vyúčtování { NUMBER($expected_count) ->
        [one] má být { $expected_count } položka
        [few] mají být { $expected_count } položky
       *[other] má být { $expected_count } položek
    }, je jich tam { $found_count }
replay-contradiction = proti pravidlům: { $finding }
foreign-cards-shown = { $player } ukazuje cizí karty, nebo karty z nedohraného rozdání
shown-cards-not-dealt = { $player } ukazuje { CARDS($cards) }, ale tyto karty nemá
deck-mismatch =
    { KEY($fault) ->
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
deck-cut-without-commitment =
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
logged-card-mismatch = { $place } je v záznamu { CARDS($logged_card) }, v balíčku { CARDS($deck_card) }
recorded-deal-impossible = { KEY($fact) ->
        [holecardsdealt] karty do ruky
        [upcardsdealt] otevřené karty
        [boarddealt] společné karty
        [burned] spálení karty
        [stubreshuffled] zamíchání
       *[other] { $fact }
    }: { $reason }
cards-left-too-few =
    nejde rozdat { $dealt_count } { NUMBER($dealt_count) ->
        [one] kartu
        [few] karty
       *[other] karet
    }: zbývá { $remaining_count }
cards-returned-to-stub-invalid = do zbytku se vracejí jen rozdané karty, každá jednou
sealed-deck-unopenable =
    balíček rozdání { $hand } z { $stream } { KEY($fault) ->
        [form] má neznámou podobu
        [gone] chybí
       *[other] se tímto klíčem neotevře
    }
deck-of-other-hand = rozdání { $hand } je z jiného balíčku: { $reason }
no-game-began = na začátku chybí založení hry
season-start-missing = na začátku chybí založení ligy
record-start-repeated = záznam má víc než jeden začátek
record-empty = prázdný záznam
later-version-record = záznam je z pozdější verze
undo-too-large = vrací víc, než je zapsáno
tournament-fact-invalid = neplatná položka záznamu turnaje: { $reason }
tournament-start-missing = na začátku chybí založení turnaje
table-never-opened = nikdy se neotevřel
tournament-draw-key-mismatch = losy jsou zapečetěné jiným klíčem
tournament-unreadable = turnaj { $event }: { $reason }
event-chip-total-mismatch = ve hře je žetonů { $chips_in_play }, prodalo se { $sold_chips } a odešlo { $removed_chips }
player-at-two-tables = hráč u dvou stolů
players-without-table =
    bez místa i přesunu: { $players }{ NUMBER($player_count) ->
        [1] {""}
       *[other] {" "}({ $player_count })
    }
places-inconsistent = vstup bez umístění, nebo se dvěma
payments-over-prizes = vyplaceno { $paid_total } z { $prize_total }
