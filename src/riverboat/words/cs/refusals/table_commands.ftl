player-name-missing = nejprve zadejte jméno
seat-required = nejprve se posaďte
already-seated =
    { PERSON($who) ->
        [you] u tohoto stolu už máte
       *[other] { $who } už u tohoto stolu má
    } místo { $chair }
no-cards-in-hand = v tomto rozdání nemáte karty
not-in-that-hand = v tom rozdání jste neměli karty
other-players-turn = na řadě: { LIST($players_to_act) }
cards-being-dealt = teď se rozdává
card-chosen-twice = kartu jde vybrat jen jednou
bot-name-taken = bot u tohoto stolu se jmenuje { $name }: zvolte jiné jméno
ip-address-already-playing = u tohoto stolu smí z jedné IP adresy hrát jen jeden hráč, a z vaší už někdo hraje
table-on-pause = u stolu je pauza
command-too-late = pozdě: hra u stolu mezitím pokračovala
table-unresponsive = stůl neodpovídá: zkuste to znovu
command-failed = chyba serveru: nic se nezměnilo, zkuste to znovu
command-invalid = neplatný požadavek: { $reason }
bomb-pot-votes-disabled = hlasování o bomb potu je u tohoto stolu vypnuté
not-in-the-next-hand = v příštím rozdání nehrajete
rabbit-hunt-disabled = rabbit hunt je u tohoto stolu vypnutý
deck-no-longer-stored = pozdě: balíček toho rozdání už tu není
waiting-list-closed = stůl je zavřený
waiting-list-full =
    čekací listina je plná, { NUMBER($max_players) ->
        [one] { $max_players } hráč
        [few] { $max_players } hráči
       *[other] { $max_players } hráčů
    }
waiting-list-unnecessary = čekat nemusíte: místo { $chair } je volné
seat-free = místo { $chair } je volné: posaďte se tam
buy-in-outside-table-range = buy-in je { CHIPS($minimum) } až { CHIPS($maximum) }: { CHIPS($chips) } nejde
buy-in-below-table-minimum = buy-in je { CHIPS($minimum) } nebo víc: { CHIPS($chips) } nejde
seat-held-by-player =
    na místě { $chair } { PERSON($who) ->
        [you] sedíte vy
       *[other] sedí { $who }
    }: místo uvolní jen bot
bot-removal-refused = boti u tohoto stolu místa neuvolňují
not-on-waiting-list =
    { PERSON($who) ->
        [you] na čekací listině nejste
       *[other] { $who } na čekací listině není
    }; čekají: { $waiting_players }
waiting-list-empty =
    { PERSON($who) ->
        [you] na čekací listině nejste
       *[other] { $who } na čekací listině není
    }: listina je prázdná
seat-reserved =
    místo { $chair } je rezervované, { PERSON($who) ->
        [you] na řadě jste vy
       *[other] na řadě je { $who }
    }
seat-just-taken = to místo je obsazené
no-free-chair = žádné místo není volné
