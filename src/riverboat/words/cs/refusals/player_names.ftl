name-too-long =
    jméno je moc dlouhé: nejvýše { $max_characters } { NUMBER($max_characters) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
name-empty = jméno musí mít aspoň jedno písmeno nebo číslici
name-character-invalid = ve jméně nemůže být { $sign }: jen písmena, číslice, mezery a _ - . '
name-edge-invalid = jméno má začínat i končit písmenem nebo číslicí
name-of-the-room = { $name } je jméno herny: zvolte jiné
name-alphabets-mixed = jméno míchá abecedy: { LIST($alphabets) }; použijte jednu
name-accents-excessive = písmeno ve jméně má moc diakritických znamének
invisible-character-in-name = ve jméně je neviditelný znak na špatném místě
player-name-taken = jméno { $name } je obsazené: zvolte jiné
name-too-similar = { $name } vypadá jako { $who }: zvolte jiné jméno
name-reserved = jméno { $name } je vyhrazené: provozovatel ho přidělí příkazem riverboat admin
player-name-unknown = neznámý hráč { $name }
name-unknown = neznámé jméno { $name }
