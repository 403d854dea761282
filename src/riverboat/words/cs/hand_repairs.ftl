antes-missing = ante chybí: hraje se bez něj
size-missing = { $key } chybí: bere se { $amount }
key-of-other-players = { $key } nesedí k hráčům: vynecháno
action-left-out = vynecháno { $action }: { $why }
action-supplied =
    { $player } { KEY($action) ->
        [fold] skládá: akce chyběla
        [check] dává check: akce chyběla
        [bring-in] dává bring-in: akce chyběla
       *[stand-pat] nemění: výměna chyběla
    }
bring-in-forced = { $player } dává bring-in: tady je povinný
fold-taken-as-check = { $player } dává check místo složení
raise-taken-as =
    navýšení na { $to } ({ $player }) se bere jako { KEY($action) ->
        [call] dorovnání
       *[check] check
    }
raise-resized =
    navýšení na { $to } ({ $player }) opraveno na { $legal }, { KEY($limit) ->
        [minimum] minimum
       *[maximum] maximum
    }
burn-supplied = před výměnou se spálila karta
discards-unknown = odhozené karty nesedí ({ $player }): berou se jako neznámé
cards-dealt-twice = dvakrát rozdáno: { $cards }; bere se jako neznámé
hole-cards-missing = chybí rozdané karty: ty chybějící jsou neznámé
board-cards-missing =
    { NUMBER($cards) ->
        [one] nerozdaná { $cards } karta na boardu
        [few] nerozdané { $cards } karty na boardu
       *[other] nerozdaných { $cards } karet na boardu
    }: bere se jako neznámé
show-supplied = { $player } ukazuje: na konci to chybělo
