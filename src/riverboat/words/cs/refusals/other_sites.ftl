no-xml = tohle není správně utvořené XML: { $what }
no-declarations = hra nezavádí typy dokumentů ani entity
unknown-action-type = akce typu { $kind } nikdo nezná
all-in-with-chips-behind = { $name } platí za all-in, aniž dal všechno: takové pravidlo tu není
no-bomb-pots = bomb poty této herny se nečtou
