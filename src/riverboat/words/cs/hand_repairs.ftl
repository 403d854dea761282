antes-missing = ante chybí: hraje se bez něj
bet-size-key-missing = { $key } chybí: počítá se { $amount }
player-key-mismatch = { $key } nesedí k hráčům: vynecháno
action-left-out = vynecháno { $action }: { $reason }
action-supplied =
    { $player } { KEY($action) ->
        [fold] skládá: akce chyběla
        [check] dává check: akce chyběla
        [bring-in] dává bring-in: akce chyběla
       *[stand-pat] nemění: výměna chyběla
    }
required-bring-in-added = { $player } dává bring-in: tady je povinný
fold-taken-as-check = { $player } dává check místo složení
raise-reinterpreted =
    navýšení na { $raise_total } ({ $player }) se bere jako { KEY($action) ->
        [call] dorovnání
       *[check] check
    }
raise-resized =
    navýšení na { $raise_total } ({ $player }) opraveno na { $legal_total }, { KEY($limit) ->
        [minimum] minimum
       *[maximum] maximum
    }
burn-supplied = doplněno: spálení karty před výměnou
discards-unknown = odhozené karty nesedí ({ $player }): berou se jako neznámé
cards-dealt-twice = dvakrát rozdáno: { $cards }; bere se jako neznámé
hole-cards-missing = chybí karty do ruky: berou se jako neznámé
board-cards-missing =
    { NUMBER($cards) ->
        [one] chybí { $cards } karta boardu: bere se jako neznámá
        [few] chybí { $cards } karty boardu: berou se jako neznámé
       *[other] chybí { $cards } karet boardu: berou se jako neznámé
    }
missing-show-added = { $player } ukazuje karty: ukázání na konci chybělo
