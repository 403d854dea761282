one-game-expected = { $mix } réunit plusieurs jeux : nommes-en un
stakes-for-mix-unreadable = impossible de lire { $game_text } : { $mix } a ses propres jeux, enlève { $structure }
mix-stakes-invalid = l’enjeu d’un mix, ce sont ses deux mises, comme dans { $mix } { $stakes }, pas { $game_text }
whole-chips-expected = impossible de lire { $game_text } : les jetons sont des nombres entiers ; en centimes, écris { $cents }
stakes-too-large = { $game_text } : le maximum est de { DECIMAL($maximum) } jetons
last-bet-size-text = { CHIPS($chips) }
bet-sizes-text = { CHIPS($chips) }/{ $other_sizes }
bet-sizes-unsorted =
    { $game_text } : les { KEY($size_kind) ->
        [blinds] blindes
        [bets] mises
       *[other] { $size_kind }
    } sont au-dessus de 0, la plus petite d’abord, comme dans { $example }
sign-unreadable = impossible de lire { $unread_text } dans { $game_text }
spread-range-in-other-limit = { $game_text } : les intervalles sont pour le spread-limit seulement
cap-needs-big-bet = { $game_text } : un plafond exige du no-limit ou du pot-limit
stud-bets-missing = { $game_text } : donne au stud ses mises, comme 4/8
limit-bets-missing = { $game_text } : donne au limit ses deux mises, comme 4/8
spread-blinds-missing = { $game_text } : ajoute des blindes, comme blinds 1/2, ou une ante
blinds-missing = { $game_text } : ajoute des blindes, comme 1/2, ou une ante
no-game-of-that-name = pas de jeu { $game } dans { $game_text } : { $hint }
