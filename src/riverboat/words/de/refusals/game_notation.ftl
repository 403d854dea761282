one-game-expected = { $mix } ist mehrere Spiele: Nenne eins
stakes-with-mix = { $said } ist nicht lesbar: { $mix } hat eigene Spiele, lass { $structure } weg
mix-stakes-invalid = Einsätze eines Mix sind seine zwei Bets, wie in { $mix } { $stakes }, nicht { $said }
whole-chips-expected = { $said } ist nicht lesbar: Chips sind ganze Zahlen; in Cent schreib { $cents }
size-too-large = { $said }: höchstens { $most } Chips
final-bet-size = { CHIPS($chips) }
bet-size-sequence = { CHIPS($chips) }/{ $others }
sizes-unsorted = { $said }: { KEY($what) ->
        [blinds] Blinds
        [bets] Bets
       *[other] { $what }
    } sind über 0, die kleinsten zuerst, wie in { $example }
sign-unreadable = { $rest } ist nicht lesbar in { $said }
range-outside-spread-limit = { $said }: Bereiche gibt es nur in Spread-Limit
cap-needs-big-bet = { $said }: Ein Cap braucht No-Limit oder Pot-Limit
stud-bets-missing = { $said }: Gib Stud mit seinen Bets an, wie 4/8
limit-bets-missing = { $said }: Gib Limit mit seinen zwei Bets an, wie 4/8
spread-blinds-missing = { $said }: Gib Blinds an, wie blinds 1/2, oder ein Ante
blinds-missing = { $said }: Gib Blinds an, wie 1/2, oder ein Ante
no-game-of-that-name = kein Spiel { $game } in { $said }: { $hint }
