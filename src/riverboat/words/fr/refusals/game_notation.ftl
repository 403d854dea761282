one-game-expected = { $mix } réunit plusieurs jeux : nommes-en un
stakes-with-mix = impossible de lire { $said } : { $mix } a ses propres jeux, enlève { $structure }
mix-stakes-invalid = l’enjeu d’un mix, ce sont ses deux mises, comme dans { $mix } { $stakes }, pas { $said }
whole-chips-expected = impossible de lire { $said } : les jetons sont des nombres entiers ; en centimes, écris { $cents }
size-too-large = { $said } : le maximum est de { $most } jetons
final-bet-size = { CHIPS($chips) }
bet-size-sequence = { CHIPS($chips) }/{ $others }
sizes-unsorted =
    { $said } : les { KEY($what) ->
        [blinds] blindes
        [bets] mises
       *[other] { $what }
    } sont au-dessus de 0, la plus petite d’abord, comme dans { $example }
sign-unreadable = impossible de lire { $rest } dans { $said }
range-outside-spread-limit = { $said } : les intervalles sont pour le spread-limit seulement
cap-needs-big-bet = { $said } : un plafond exige du no-limit ou du pot-limit
stud-bets-missing = { $said } : donne au stud ses mises, comme 4/8
limit-bets-missing = { $said } : donne au limit ses deux mises, comme 4/8
spread-blinds-missing = { $said } : ajoute des blindes, comme blinds 1/2, ou une ante
blinds-missing = { $said } : ajoute des blindes, comme 1/2, ou une ante
no-game-of-that-name = pas de jeu { $game } dans { $said } : { $hint }
