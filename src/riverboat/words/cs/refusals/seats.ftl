seat-empty = místo { $chair } je volné; obsazená místa: { $taken_chairs }
all-seats-empty = místo { $chair } je volné, stejně jako všechna ostatní
player-name-empty = zadejte jméno hráče
player-already-seated =
    { PERSON($who) ->
        [you] už máte
       *[other] { $who } už má
    } místo { $chair }: jeden hráč, jedno místo
free-chairs = volná místa: { $chairs }
table-full = stůl je plný
seat-occupied =
    místo { $chair } { PERSON($who) ->
        [you] máte vy
       *[other] má { $who }
    }; { $places }
no-such-chair = u stolu není místo { $chair }; { $places }
seat-not-just-left = místo { $chair } nikdo právě neopustil: posaďte se jako nový hráč
seat-waits-for-button = na místo { $chair } přijdou karty, až ho přejde button
no-big-blind-to-sit-out-at =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } přestat hrát od velkého blindu: { $game } žádný nemá; přestat lze po skončení rozdání
player-without-chips =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } žádné žetony: nejprve je třeba buy-in
move-during-hand =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } v rozdání: místo lze změnit mezi rozdáními
button-correction-during-hand = button se opravuje mezi rozdáními
button-error-uncorrectable = pozdě: u tohoto stolu chybný button platí, jakmile se začalo hrát
button-unavailable =
    { PERSON($who) ->
        [you] nedostáváte karty a nemůžete
       *[other] { $who } nedostává karty a nemůže
    } mít button
