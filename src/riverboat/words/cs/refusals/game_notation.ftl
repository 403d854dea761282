one-game-expected = { $mix } je mix: uveďte jednu hru
stakes-for-mix-unreadable = { $game_text } nelze přečíst: { $mix } má vlastní hry, { $structure } vynechte
mix-stakes-invalid = neplatné sázky { $game_text }: mix má dvě sázky, třeba { $mix } { $stakes }
whole-chips-expected = { $game_text } nelze přečíst: žetony jsou celá čísla; v centech pište { $cents }
stakes-too-large = { $game_text }: maximum je { DECIMAL($maximum) } žetonů
last-bet-size-text = { CHIPS($chips) }
bet-sizes-text = { CHIPS($chips) }/{ $other_sizes }
bet-sizes-unsorted =
    { $game_text }: { KEY($size_kind) ->
        [blinds] blindy
        [bets] sázky
       *[other] { $size_kind }
    } musí být větší než 0, nejmenší napřed, například { $example }
sign-unreadable = { $unread_text } nelze přečíst ({ $game_text })
spread-range-in-other-limit = { $game_text }: rozpětí sázek je jen pro spread limit
cap-needs-big-bet = { $game_text }: strop patří jen k no-limitu a pot-limitu
stud-bets-missing = { $game_text }: u studu zadejte sázky, třeba 4/8
limit-bets-missing = { $game_text }: limit má dvě sázky, třeba 4/8
spread-blinds-missing = { $game_text }: doplňte blindy, třeba blinds 1/2, nebo ante
blinds-missing = { $game_text }: doplňte blindy, třeba 1/2, nebo ante
no-game-of-that-name = neznámá hra { $game } ({ $game_text }): { $hint }
