structure-of =
    { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } po { CHIPS($stack) }: blindy rostou { $ratio }krát
level-row = úroveň { $number }
break-row = přestávka
so-many-minutes = { $minutes } min
so-many-hands =
    { NUMBER($hands) ->
        [one] { $hands } hra
        [few] { $hands } hry
       *[other] { $hands } her
    }
blinds-of = { CHIPS($small) }/{ CHIPS($big) }
ante-of =
    { CHIPS($ante) } { KEY($antes) ->
        [each] každý
       *[other] BB
    }
chips-go = výměna žetonů { CHIPS($chips) }
head-of =
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
entries-pay =
    vstupů { CHIPS($entries) }: { CHIPS($pool) } pro { NUMBER($places) ->
        [one] { $places } místo
        [few] { $places } místa
       *[other] { $places } míst
    }
places-alike = { $first } až { $last }
deal-by =
    { KEY($way) ->
        [icm] ICM
        [chips] podle žetonů
       *[other] rovným dílem
    }
seed-line = seed { $seed }
hash-line = otisk { $seal }
other-hash = tento seed má otisk { $seal }: { $given } nesedí
player-number = hráč { $number }
two-or-more-names = potřeba jsou aspoň dva hráči s různými jmény
ask-of-new-event =
    { KEY($what) ->
        [name] Název
        [players] Počet hráčů
        [pace] hyper, turbo, regular, deep nebo home
        [format] Formát
       *[other] Buy-in
    }
entry-fee-line = Buy-in { CHIPS($total) }: { CHIPS($prize) } do prize poolu{ NUMBER($bounty) ->
        [0] {""}
       *[other] , { CHIPS($bounty) } bounty
    }{ NUMBER($fee) ->
        [0] {""}
       *[other] , { CHIPS($fee) } poplatek
    }
existing-file = { $file } už existuje
written-file = { $file } uložen
file-write-failed = do { $file } nejde zapsat: { $why }
