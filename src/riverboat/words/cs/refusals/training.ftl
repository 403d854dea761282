no-such-filter-value =
    { KEY($filter) ->
        [street] neznámé kolo { $filter_value }; kola: { LIST($choices) }
        [position] neznámá pozice { $filter_value }; pozice: { LIST($choices) }
        [pot-type] neznámý druh banku { $filter_value }; na výběr: { LIST($choices) }
        [texture] neznámá textura { $filter_value }; na výběr: { LIST($choices) }
       *[line] neznámý průběh sázek { $filter_value }; na výběr: { LIST($choices) }
    }
filter-out-of-bounds =
    { KEY($filter) ->
        [depth] hloubka { $filter_value }: zadejte { $minimum } až { $maximum } bb
       *[players] počet hráčů { $filter_value }: zadejte { $minimum } až { $maximum }
    }
no-spot-found = s těmito filtry se žádná situace nenašla
no-flop-spot = s těmito filtry se na flopu žádná situace nenašla. Jsou tu flopy pro stoly o { LIST($player_counts) } hráčích a stacky { LIST($stack_depths) } bb
flop-bet-size-choice-required = na flopu vyberte jednu z akcí: { LIST($actions) }
hand-not-playable = tady rozdání končí: na tuto akci řešení nemá odpověď
no-trainable-leak = s těmito filtry nezbývá po flopu leak k tréninku
no-open-spot = žádná otevřená situace: nejdřív si nějakou vylosujte
saved-spot-unusable = uloženou situaci nejde znovu přehrát
no-progress-file = to není soubor s pokrokem v tréninku: { $file }
progress-file-in-use = { $file } právě používá jiný program
newer-progress-file = { $file }: soubor z novější verze riverboatu
free-check-folded = check je zdarma: dejte check místo složení
