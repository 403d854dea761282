no-such-filter-value =
    { KEY($filter) ->
        [street] ulice { $given } není; možné ulice: { LIST($choices) }
        [position] pozice { $given } není; možné pozice: { LIST($choices) }
        [pot-type] druh banku { $given } není; možnosti: { LIST($choices) }
        [texture] textura { $given } není; možnosti: { LIST($choices) }
       *[line] průběh sázek { $given } není; možnosti: { LIST($choices) }
    }
filter-out-of-bounds =
    { KEY($filter) ->
        [depth] hloubka { $given }: musí být { $low } až { $high } bb
       *[players] počet hráčů { $given }: musí být { $low } až { $high }
    }
no-spot-found = s těmito filtry se nenašel žádný spot
no-trainable-leak = s těmito filtry není na turnu ani riveru žádná slabina k tréninku
no-open-spot = není na co odpovědět: nejdřív je třeba vylosovat spot
unusable-spot = uložený spot nejde znovu přehrát
no-progress-file = { $file }: není soubor s postupem tréninku
newer-progress-file = { $file }: zapsala ho novější verze riverboatu
free-check-folded = check je tu zdarma: dejte check místo foldu
