antes-missing = anty chybí: hraje se bez nich
size-missing = { $key } chybí: bere se { $amount }
key-of-other-players = { $key } nesedí k hráčům: vynecháno
action-left-out = vynecháno { $action }: { $why }
action-supplied =
    { $player } { KEY($action) ->
        [fold] složil: akce chyběla
        [check] dal check: akce chyběla
        [bring-in] zaplatil bring-in: akce chyběla
       *[stand-pat] nemění: výměna chyběla
    }
bring-in-forced = { $player } zaplatil bring-in: tady je povinný
fold-taken-as-check = { $player } dal check místo složení
raise-taken-as =
    raise { $player } na { $to } se bere jako { KEY($action) ->
        [call] call
       *[check] check
    }
raise-resized =
    raise { $player } na { $to } opraven na { $legal }, { KEY($limit) ->
        [minimum] minimum
       *[maximum] maximum
    }
burn-supplied = před výměnou se spálila karta
discards-unknown = odhozené karty { $player } nesedí: berou se jako neznámé
cards-dealt-twice = dvakrát rozdáno: { $cards }; bere se jako neznámé
hole-cards-missing = chybí rozdané karty: ty chybějící jsou neznámé
board-cards-missing =
    { NUMBER($cards) ->
        [one] nerozdaná { $cards } karta na boardu
        [few] nerozdané { $cards } karty na boardu
       *[other] nerozdaných { $cards } karet na boardu
    }: bere se jako neznámé
show-supplied = { $player } ukázal: na konci to chybělo
