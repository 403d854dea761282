is-several-games = { $mix } réunit plusieurs jeux : nommes-en un
mix-has-its-own-games = impossible de lire { $said } : { $mix } a ses propres jeux, enlève { $structure }
stakes-of-a-mix = l’enjeu d’un mix, ce sont ses deux mises, comme dans { $mix } { $stakes }, pas { $said }
chips-are-whole = impossible de lire { $said } : les jetons sont des nombres entiers ; en centimes, écris { $cents }
size-beyond-reason = { $said } : le maximum est de { $most } jetons
last-size = { CHIPS($chips) }
sizes-in-a-row = { CHIPS($chips) }/{ $others }
smallest-first =
    { $said } : les { KEY($what) ->
        [blinds] blindes
        [bets] mises
       *[other] { $what }
    } sont au-dessus de 0, la plus petite d’abord, comme dans { $example }
cannot-read = impossible de lire { $rest } dans { $said }
only-spread-has-ranges = { $said } : les intervalles sont pour le spread-limit seulement
cap-without-a-big-bet = { $said } : un plafond exige du no-limit ou du pot-limit
stud-by-its-bets = { $said } : donne au stud ses mises, comme 4/8
limit-by-its-bets = { $said } : donne au limit ses deux mises, comme 4/8
say-the-blinds-of-a-spread = { $said } : ajoute des blindes, comme blinds 1/2, ou une ante
say-the-blinds = { $said } : ajoute des blindes, comme 1/2, ou une ante
no-game-of-that-name = pas de jeu { $game } dans { $said } : { $hint }
