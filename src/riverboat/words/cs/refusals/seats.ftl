nobody-sits-there = na místě { $chair } nikdo nesedí; obsazená místa: { $taken }
nobody-sits-anywhere = na místě { $chair } nikdo nesedí; obsazené není žádné
no-name = hráč má mít jméno
sits-already =
    { PERSON($who) ->
        [you] už sedíte
       *[other] { $who } už sedí
    } na místě { $chair }: jeden hráč má jedny karty
free-chairs = volná místa: { $chairs }
table-is-full = stůl je plný
chair-is-taken =
    na místě { $chair } { PERSON($who) ->
        [you] sedíte
       *[other] sedí { $who }
    }; { $places }
no-such-chair = místo { $chair } u stolu není; { $places }
nobody-has-left = místo { $chair } nikdo právě neopustil: posaďte se jako nový hráč
waits-for-the-button = kdo si sedne na místo { $chair }, tady čeká, až přejde button
no-big-blind-to-sit-out-at =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vynechat na velkém blindu, protože { $game } žádný nemá; vynechat lze po hře
has-no-chips =
    { PERSON($who) ->
        [you] nemáte žetony a musíte
       *[other] { $who } nemá žetony a musí
    } nějaké koupit, než přijdou karty
moves-between-hands =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } ve hře; místo se mění mezi hrami
button-between-hands = button se opravuje pro příští hru, mezi hrami
buttons-error-stands = hra se odehrála: v turnaji chyba s buttonem platí
cannot-have-the-button =
    { PERSON($who) ->
        [you] nejste ve hře, a button tedy mít nemůžete
       *[other] { $who } není ve hře, a button tedy mít nemůže
    }
