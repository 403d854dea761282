name-too-long =
    jméno je moc dlouhé: nejvýše { $most } { NUMBER($most) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
name-empty = jméno potřebuje písmeno nebo číslici
name-sign-invalid = ve jméně nemůže být { $sign }: jen písmena, číslice, mezery a _ - . '
name-edge-invalid = jméno začíná a končí písmenem nebo číslicí
name-of-the-room = { $name } je jméno herny: zvolte jiné
name-of-two-writings = jméno míchá písma: { LIST($writings) }; použijte jedno
name-accents-excessive = písmeno jména má moc znamének
name-joiner-misplaced = ve jméně je na špatném místě neviditelný spojovač
player-name-taken = jméno { $name } je obsazené: zvolte jiné
name-too-similar = { $name } vypadá jako { $who }: zvolte jiné jméno
name-reserved = jméno { $name } je vyhrazené: provozovatel ho přidělí příkazem riverboat admin
player-name-unknown = hráč jménem { $name } tu není
name-unknown = { $name } tu není
