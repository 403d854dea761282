no-pot-to-push = aún no hay bote que entregar: quedan apuestas o cartas
cards-speak-with-open-cards = todas las cartas se conocen y hablan: muestra las manos o tira las que pierden
no-such-pot = no hay bote { $pot }: esta mano solo tiene { $pots }
no-such-board-to-win = no hay board { $board }: esta mano solo tiene { $boards }
pot-not-split = en este juego el bote no se reparte
not-in-that-pot =
    { PERSON($who) ->
        [you] no puedes ganar el { $pot }: no tienes
       *[other] { $who } no puede ganar el { $pot }: no tiene
    } cartas o fichas en él
pot-winner-missing = ¿quién gana el { $pot }{ $board }?
winners-repeated = ganadores indicados dos veces: { $pot }
