no-pot-to-push = zatím není co vyplatit: ještě přijdou sázky nebo karty
cards-speak-with-open-cards = všechny karty jsou známé a mluví samy: ukažte je, nebo zahoďte ty poražené
no-such-pot = neznámý bank { $pot }: počet banků je { $pots }
no-such-board-to-win = neznámý board { $board }: počet boardů je { $boards }
pot-not-split = v této hře se bank nepůlí
not-in-that-pot =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vyhrát { $pot }: { PERSON($who) ->
        [you] nemáte
       *[other] nemá
    } v něm žetony, nebo už { PERSON($who) ->
        [you] nemáte
       *[other] nemá
    } karty
pot-winner-missing = kdo bere { $pot }{ $board }?
winners-repeated = vítězové uvedení dvakrát: { $pot }
