name-too-long = nombre demasiado largo: { $max_characters } caracteres como máximo
name-empty = un nombre necesita una letra o una cifra
name-character-invalid = los nombres no llevan { $sign }: usa letras, cifras, espacios y _ - . '
name-edge-invalid = un nombre empieza y acaba con letra o cifra
name-of-the-room = { $name } es el nombre de la propia sala: elige otro
name-alphabets-mixed = alfabetos mezclados en un nombre: { LIST($alphabets) }; usa uno
name-accents-excessive = demasiados acentos en una letra del nombre
invisible-character-in-name = hay un carácter de unión invisible fuera de lugar en el nombre
player-name-taken = el nombre { $name } está ocupado: elige otro
name-too-similar =
    { $name } se parece a { PERSON($who) ->
        [you] tu nombre
       *[other] { $who }
    }: elige otro nombre
name-reserved = { $name } es un nombre reservado: el operador lo asigna con riverboat admin
player-name-unknown = ningún jugador se llama { $name }
name-unknown = aquí no hay { $name }
