structure-heading =
    { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } po { CHIPS($stack) }: blindy rostou na každé úrovni { DECIMAL($ratio) }krát
level-row = úroveň { $number }
break-row = přestávka
level-minutes = { $minutes } min
level-hands =
    { NUMBER($hands) ->
        [one] { $hands } rozdání
        [few] { $hands } rozdání
       *[other] { $hands } rozdání
    }
level-blinds = { CHIPS($small) }/{ CHIPS($big) }
level-ante =
    { CHIPS($ante) } { KEY($antes) ->
        [each] každý
       *[other] BB
    }
chip-removal = výměna žetonů po { CHIPS($chips) }
column-heading =
    { KEY($column) ->
        [begins] začátek
        [blinds] blindy
        [ante] ante
        [length] délka
        [prize] výhra
        [all] z celku
        [table] stůl
       *[other] místo
    }
prize-pool-heading =
    { NUMBER($entries) ->
        [one] { CHIPS($entries) } vstup
        [few] { CHIPS($entries) } vstupy
       *[other] { CHIPS($entries) } vstupů
    }: { CHIPS($pool) } pro { NUMBER($places) ->
        [one] { $places } místo
        [few] { $places } místa
       *[other] { $places } míst
    }
place-range = { $first } až { $last }
deal-method-label =
    { KEY($way) ->
        [icm] ICM
        [chips] podle žetonů
       *[other] rovným dílem
    }
seed-line = seed { $seed }
hash-line = otisk { $seal }
seed-hash-mismatch = tento seed má otisk { $seal }: { $given } nesedí
player-number = hráč { $number }
two-or-more-names = potřeba jsou aspoň dva hráči s různými jmény
new-event-question =
    { KEY($what) ->
        [name] Název
        [players] Počet hráčů
        [pace] hyper, turbo, regular, deep nebo home
        [format] Formát
       *[other] Buy-in
    }
entry-fee-line = Buy-in { CHIPS($total) }: { CHIPS($prize) } do prize poolu{ NUMBER($bounty) ->
        [0] {""}
       *[other] , bounty { CHIPS($bounty) }
    }{ NUMBER($fee) ->
        [0] {""}
       *[other] , poplatek { CHIPS($fee) }
    }
existing-file = { $file } už existuje
written-file = { $file } uložen
file-write-failed = do { $file } nejde zapsat: { $why }
