one-game-expected = { $mix } ist mehrere Spiele: Nenne eins
stakes-for-mix-unreadable = { $game_text } ist nicht lesbar: { $mix } hat eigene Spiele, lass { $structure } weg
mix-stakes-invalid = Einsätze eines Mix sind seine zwei Bets, wie in { $mix } { $stakes }, nicht { $game_text }
whole-chips-expected = { $game_text } ist nicht lesbar: Chips sind ganze Zahlen; in Cent schreib { $cents }
stakes-too-large = { $game_text }: höchstens { DECIMAL($maximum) } Chips
last-bet-size-text = { CHIPS($chips) }
bet-sizes-text = { CHIPS($chips) }/{ $other_sizes }
bet-sizes-unsorted = { $game_text }: { KEY($size_kind) ->
        [blinds] Blinds
        [bets] Bets
       *[other] { $size_kind }
    } sind über 0, die kleinsten zuerst, wie in { $example }
sign-unreadable = { $unread_text } ist nicht lesbar in { $game_text }
spread-range-in-other-limit = { $game_text }: Bereiche gibt es nur in Spread-Limit
cap-needs-big-bet = { $game_text }: Ein Cap braucht No-Limit oder Pot-Limit
stud-bets-missing = { $game_text }: Gib Stud mit seinen Bets an, wie 4/8
limit-bets-missing = { $game_text }: Gib Limit mit seinen zwei Bets an, wie 4/8
spread-blinds-missing = { $game_text }: Gib Blinds an, wie blinds 1/2, oder ein Ante
blinds-missing = { $game_text }: Gib Blinds an, wie 1/2, oder ein Ante
no-game-of-that-name = kein Spiel { $game } in { $game_text }: { $hint }
