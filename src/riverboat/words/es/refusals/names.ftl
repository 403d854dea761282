name-too-long = nombre demasiado largo: { $most } caracteres como máximo
name-is-empty = un nombre necesita una letra o una cifra
name-has-another-sign = los nombres no llevan { $sign }: usa letras, cifras, espacios y _ - . '
name-has-other-ends = un nombre empieza y acaba con letra o cifra
name-of-the-room = { $name } es el nombre de la propia sala: elige otro
name-of-two-writings = alfabetos mezclados en un nombre: { LIST($writings) }; usa uno
name-has-heaped-marks = demasiados acentos en una letra del nombre
name-has-loose-joiner = hay un carácter de unión invisible fuera de lugar en el nombre
name-is-taken = nombre ocupado: { $name }. Elige otro
name-is-alike =
    { $name } se parece a { PERSON($who) ->
        [you] tu nombre
       *[other] { $who }
    }: elige otro nombre
name-is-reserved = { $name } es un nombre reservado: el operador lo asigna con riverboat admin
nobody-is-called = ningún jugador se llama { $name }
there-is-no = aquí no hay { $name }
