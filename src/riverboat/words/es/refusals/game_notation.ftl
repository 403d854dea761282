one-game-expected = { $mix } son varios juegos: indica uno
stakes-with-mix = no se entiende { $said }: { $mix } tiene sus propios juegos, quita { $structure }
mix-stakes-invalid = las apuestas de un mix son sus dos apuestas, como en { $mix } { $stakes }, no { $said }
whole-chips-expected = no se entiende { $said }: las fichas son números enteros; en céntimos escribe { $cents }
size-too-large = { $said }: el máximo son { $most } fichas
final-bet-size = { CHIPS($chips) }
bet-size-sequence = { CHIPS($chips) }/{ $others }
sizes-unsorted =
    { $said }: { KEY($what) ->
        [blinds] las ciegas
        [bets] las apuestas
       *[other] { $what }
    } son mayores que 0 y van de menor a mayor, como en { $example }
sign-unreadable = no se entiende { $rest } en { $said }
range-outside-spread-limit = { $said }: los rangos son solo para spread limit
cap-needs-big-bet = { $said }: un tope (cap) necesita no-limit o pot-limit
stud-bets-missing = { $said }: el stud va con sus apuestas, como en 4/8
limit-bets-missing = { $said }: el límite va con sus dos apuestas, como en 4/8
spread-blinds-missing = { $said }: añade las ciegas, como en blinds 1/2, o un ante
blinds-missing = { $said }: añade las ciegas, como en 1/2, o un ante
no-game-of-that-name = no hay juego { $game } en { $said }: { $hint }
