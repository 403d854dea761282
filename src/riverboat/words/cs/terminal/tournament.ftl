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
chips-go = žetony { CHIPS($chips) } jdou pryč
head-of =
    { KEY($column) ->
        [begins] začíná
        [blinds] blindy
        [ante] ante
        [length] trvá
        [prize] výhra
        [all] ze všeho
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
seed-is = seed { $seed }
hash-is = otisk { $seal }
other-hash = tento seed má otisk { $seal }, ne { $given }
player-number = hráč { $number }
two-or-more-names = dva hráči nebo víc, každý s vlastním jménem
ask-of-new-event =
    { KEY($what) ->
        [name] Jak se jmenuje
        [players] Kolik hráčů
        [pace] hyper, turbo, regular, deep nebo home
        [format] Formát
       *[other] Kolik stojí vstup, na výhry
    }
entry-is =
    Vstupné { CHIPS($total) }: { CHIPS($prize) } na výhry{ NUMBER($bounty) ->
        [0] {""}
       *[other] , { CHIPS($bounty) } bounty
    }{ NUMBER($fee) ->
        [0] {""}
       *[other] , { CHIPS($fee) } poplatek
    }
existing-file = { $file } už existuje
written-file = { $file } je zapsán
file-cannot-be-written = do { $file } nejde zapsat: { $why }
