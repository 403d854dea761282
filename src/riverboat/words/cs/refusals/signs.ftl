is-several-games = { $mix } je několik her, které se střídají, a tady má být jedna
mix-has-its-own-games = { $said } nelze přečíst: { $mix } má vlastní hry, { $structure } vynechte
stakes-of-a-mix = sázky mixu jsou jeho dvě sázky, například { $mix } { $stakes }, ne { $said }
chips-are-whole = { $said } nelze přečíst: žetony jsou celá čísla; v centech napište { $cents }
size-beyond-reason = { $said }: žádná částka není víc než { $most } žetonů
last-size = { CHIPS($chips) }
sizes-in-a-row = { CHIPS($chips) }/{ $others }
smallest-first =
    { $said }: { KEY($what) ->
        [blinds] blindy
        [bets] sázky
       *[other] { $what }
    } jsou větší než 0, nejmenší napřed, například { $example }
cannot-read = { $rest } nelze přečíst ({ $said })
only-spread-has-ranges = { $said }: rozpětí má jen spread-limit
cap-without-a-big-bet = { $said }: strop patří k no-limitu nebo pot-limitu
stud-by-its-bets = { $said }: stud se označuje svými sázkami, například 4/8
limit-by-its-bets = { $said }: limit se označuje svými dvěma sázkami, například 4/8
say-the-blinds-of-a-spread = { $said }: napište blindy, například blinds 1/2, nebo ante
say-the-blinds = { $said }: napište blindy, například 1/2, nebo ante
no-game-of-that-name = hra { $game } není ({ $said }): { $hint }
