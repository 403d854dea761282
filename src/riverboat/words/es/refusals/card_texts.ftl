card-name =
    { RANK($rank) } de { KEY($suit) ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
        [spades] picas
       *[other] { $suit }
    }
one-card-expected = se espera una carta, { $text } son { $count }
card-repeated = carta repetida, { $card }: { CARDS($cards) }
character-position = en el carácter { $character_number } de { $text }
card-incomplete =
    { $word }{ GIVEN($position) ->
        [yes] , { $position },
       *[no] {""}
    } es media carta: escribe una carta entera como As, o ?? para una desconocida
card-text-invalid =
    { $word }{ GIVEN($position) ->
        [yes] , { $position },
       *[no] {""}
    } no es una carta: escribe un valor (2 a 9, T o 10, J, Q, K, A) y un palo (c, d, h, s o ♣, ♦, ♥, ♠), como As, 10h o Q♦; ?? es una carta desconocida
