open-pair-bet-size = Offenes Paar: Einsätze von { CHIPS($chips) } erlaubt
door-card-suffix = {" "}mit { CARDS($card) }
bring-in-posted =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } das Bring-in von { CHIPS($chips) }{ $door }{ $end }
bring-in-returned =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } das Bring-in zurück
bring-in-due =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } das Bring-in
player-folded =
    { PERSON($who) ->
        [you] du foldest
       *[other] { $who } foldet
    }
player-folded-face-up =
    { PERSON($who) ->
        [you] du foldest
       *[other] { $who } foldet
    } offen: { CARDS($cards) }
player-checked =
    { PERSON($who) ->
        [you] du checkst
       *[other] { $who } checkt
    }
option-checked =
    { PERSON($who) ->
        [you] du checkst
       *[other] { $who } checkt
    } die Option
call-made =
    { PERSON($who) ->
        [you] du callst
       *[other] { $who } callt
    } { CHIPS($chips) }{ $end }
overcall-made =
    { PERSON($who) ->
        [you] du callst
       *[other] { $who } callt
    } ebenfalls { CHIPS($chips) }{ $end }
cold-call-made =
    { PERSON($who) ->
        [you] du callst
       *[other] { $who } callt
    } { CHIPS($chips) } cold{ $end }
cold-overcall-made =
    { PERSON($who) ->
        [you] du callst
       *[other] { $who } callt
    } ebenfalls { CHIPS($chips) } cold{ $end }
limp-made =
    { PERSON($who) ->
        [you] du limpst
       *[other] { $who } limpt
    } für { CHIPS($chips) }{ $end }
bring-in-called =
    { PERSON($who) ->
        [you] du callst
       *[other] { $who } callt
    } das Bring-in von { CHIPS($chips) }{ $end }
bets-cold-called =
    { PERSON($who) ->
        [you] du callst
       *[other] { $who } callt
    } { $bets } Bets cold
bets-overcalled =
    { PERSON($who) ->
        [you] du callst
       *[other] { $who } callt
    } ebenfalls { $bets } Bets cold
bet-made =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } { CHIPS($to) }{ $end }
opening-bet-made =
    { PERSON($who) ->
        [you] du eröffnest
       *[other] { $who } eröffnet
    } mit { CHIPS($to) }{ $end }
opening-raise-made =
    { PERSON($who) ->
        [you] du eröffnest
       *[other] { $who } eröffnet
    } auf { CHIPS($to) }{ $end }
completion-made =
    { PERSON($who) ->
        [you] du füllst
       *[other] { $who } füllt
    } auf { CHIPS($to) } auf{ $end }
raise-made =
    { PERSON($who) ->
        [you] du erhöhst
       *[other] { $who } erhöht
    } auf { CHIPS($to) }{ $end }
reraise-made =
    { PERSON($who) ->
        [you] du erhöhst
       *[other] { $who } erhöht
    } erneut auf { CHIPS($to) }{ $end }
pot-overbet = Overbet, { CHIPS($over) } über dem Pot
betting-capped = Keine weiteren Raises
overbet-reduced = Overbet angefochten: Der Einsatz ist { CHIPS($to) }, so viel wie der Pot
uncalled-return =
    Nicht gecallter Einsatz von { CHIPS($chips) } geht an { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } zurück
