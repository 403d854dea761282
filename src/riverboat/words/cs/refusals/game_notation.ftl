one-game-expected = { $mix } je mix: uveďte jednu hru
stakes-with-mix = { $said } nelze přečíst: { $mix } má vlastní hry, { $structure } vynechte
mix-stakes-invalid = neplatné sázky { $said }: mix má dvě sázky, třeba { $mix } { $stakes }
whole-chips-expected = { $said } nelze přečíst: částka musí být v celých centech; v centech pište třeba { $cents }
size-too-large = { $said }: maximum je { $most } žetonů
final-bet-size = { CHIPS($chips) }
bet-size-sequence = { CHIPS($chips) }/{ $others }
sizes-unsorted =
    { $said }: { KEY($what) ->
        [blinds] blindy
        [bets] sázky
       *[other] { $what }
    } jsou větší než 0, nejmenší napřed, například { $example }
sign-unreadable = { $rest } nelze přečíst ({ $said })
range-outside-spread-limit = { $said }: rozpětí sázek je jen pro spread limit
cap-needs-big-bet = { $said }: strop patří jen k no-limitu a pot-limitu
stud-bets-missing = { $said }: u studu zadejte sázky, třeba 4/8
limit-bets-missing = { $said }: limit má dvě sázky, třeba 4/8
spread-blinds-missing = { $said }: doplňte blindy, třeba blinds 1/2, nebo ante
blinds-missing = { $said }: doplňte blindy, třeba 1/2, nebo ante
no-game-of-that-name = neznámá hra { $game } ({ $said }): { $hint }
