no-such-filter-value =
    { KEY($filter) ->
        [street] neznámé kolo { $given }; kola: { LIST($choices) }
        [position] neznámá pozice { $given }; pozice: { LIST($choices) }
        [pot-type] neznámý druh banku { $given }; na výběr: { LIST($choices) }
        [texture] neznámá textura { $given }; na výběr: { LIST($choices) }
       *[line] neznámý průběh sázek { $given }; na výběr: { LIST($choices) }
    }
filter-out-of-bounds =
    { KEY($filter) ->
        [depth] hloubka { $given }: zadejte { $low } až { $high } bb
       *[players] počet hráčů { $given }: zadejte { $low } až { $high }
    }
no-spot-found = s těmito filtry se žádný spot nenašel
no-flop-spot = s těmito filtry se na flopu žádný spot nenašel. Jsou tu flopy pro stoly o { LIST($players) } hráčích a stacky { LIST($depths) } bb
flop-size-missing = na flopu vyberte jednu z akcí: { LIST($actions) }
hand-not-playable = tady rozdání končí: na tuto akci řešení nemá odpověď
no-trainable-leak = s těmito filtry nezbývá po flopu leak k tréninku
no-open-spot = žádný otevřený spot: nejdřív si nějaký vylosujte
saved-spot-unusable = uložený spot nejde znovu přehrát
no-progress-file = to není soubor s postupem tréninku: { $file }
progress-file-in-use = { $file } právě používá jiný program
newer-progress-file = { $file }: soubor z novější verze riverboatu
free-check-folded = check je zdarma: dejte check místo složení
