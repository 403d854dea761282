one-game-expected = { $mix } son varios juegos: indica uno
stakes-for-mix-unreadable = no se entiende { $game_text }: { $mix } tiene sus propios juegos, quita { $structure }
mix-stakes-invalid = las apuestas de un mix son sus dos apuestas, como en { $mix } { $stakes }, no { $game_text }
whole-chips-expected = no se entiende { $game_text }: las fichas son números enteros; en céntimos escribe { $cents }
stakes-too-large = { $game_text }: el máximo son { DECIMAL($maximum) } fichas
last-bet-size-text = { CHIPS($chips) }
bet-sizes-text = { CHIPS($chips) }/{ $other_sizes }
bet-sizes-unsorted =
    { $game_text }: { KEY($size_kind) ->
        [blinds] las ciegas
        [bets] las apuestas
       *[other] { $size_kind }
    } son mayores que 0 y van de menor a mayor, como en { $example }
sign-unreadable = no se entiende { $unread_text } en { $game_text }
spread-range-in-other-limit = { $game_text }: los rangos son solo para spread limit
cap-needs-big-bet = { $game_text }: un tope (cap) necesita no-limit o pot-limit
stud-bets-missing = { $game_text }: el stud va con sus apuestas, como en 4/8
limit-bets-missing = { $game_text }: el límite va con sus dos apuestas, como en 4/8
spread-blinds-missing = { $game_text }: añade las ciegas, como en blinds 1/2, o un ante
blinds-missing = { $game_text }: añade las ciegas, como en 1/2, o un ante
no-game-of-that-name = no hay juego { $game } en { $game_text }: { $hint }
