name-too-long =
    jméno je moc dlouhé: nejvýše { $most } { NUMBER($most) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
name-is-empty = jméno potřebuje písmeno nebo číslici
name-has-another-sign = ve jméně nemůže být { $sign }: jen písmena, číslice, mezery a _ - . '
name-has-other-ends = jméno začíná a končí písmenem nebo číslicí
name-of-the-room = { $name } je jméno herny: zvolte jiné
name-of-two-writings = jméno míchá písma: { LIST($writings) }; použijte jedno
name-has-heaped-marks = písmeno jména má moc znamének
name-has-loose-joiner = ve jméně je na špatném místě neviditelný spojovač
name-is-taken = jméno { $name } je obsazené: zvolte jiné
name-is-alike = { $name } vypadá jako { $who }: zvolte jiné jméno
name-is-reserved = jméno { $name } je vyhrazené: provozovatel ho přidělí příkazem riverboat admin
nobody-is-called = hráč jménem { $name } tu není
there-is-no = { $name } tu není
