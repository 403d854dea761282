by-the-rule = {" "}({ GAME($rule) })
against-the-rules = Regelverstoß: { $what }
everybody-sees =
    Für alle offen: { PERSON($who) ->
        [you] dein Blatt { CARDS($cards) }
       *[other] { CARDS($cards) } von { $who }
    }
some-see =
    Gesehen von { LIST($eyes) }: { PERSON($who) ->
        [you] dein Blatt { CARDS($cards) }
       *[other] { CARDS($cards) } von { $who }
    }
floor-decides =
    Entscheidung des Floors{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    }: { GAME($reason) }
cards-are-replaced =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { CARDS($new) } für { CARDS($old) }{ $rule }
cards-are-supplied =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } die fehlenden Karten { CARDS($new) }{ $rule }
cards-are-taken =
    { PERSON($who) ->
        [you] du gibst
       *[other] { $who } gibt
    } { CARDS($old) } ab: { KEY($to) ->
        [stub] zurück ins Deck
        [top] zurück oben aufs Deck
        [burn] als Burn-Karte
        [aside] beiseitegelegt
        [out] aus dem Spiel
       *[other] { $to }
    }{ $rule }
board-goes-back =
    Karten des Boards { CARDS($gone) }: { KEY($to) ->
        [stub] zurück ins Deck
        [top] zurück oben aufs Deck
        [burn] als Burn-Karte
        [aside] beiseitegelegt
        [out] aus dem Spiel
       *[other] { $to }
    }{ $rule }
board-is = Board { CARDS($cards) }{ $rule }
burn-is-done =
    { NUMBER($burns) ->
        [1] Keine Burn-Karte vor den nächsten Karten
        [-1] Zwei Burn-Karten vor den nächsten Karten
       *[other] Übliche Burn-Karte vor den nächsten Karten
    }{ $rule }
wager-is-put-right =
    { PERSON($who) ->
        [you] Dein Einsatz
       *[other] Einsatz von { $who }
    } berichtigt auf { CHIPS($to) }{ $rule }
hand-is-killed =
    { PERSON($who) ->
        [you] Deine Hand ist tot
       *[other] Die Hand von { $who } ist tot
    }{ $rule }
hand-is-voided = Hand annulliert: Alle Chips gehen zurück{ $rule }
pot-is-held = Hand annulliert: { CHIPS($chips) } gehen in die nächste Hand{ $rule }
action-is-taken-back =
    { PERSON($who) ->
        [you] Deine letzte Aktion zurückgenommen
       *[other] Letzte Aktion von { $who } zurückgenommen
    }{ $rule }
hand-is-rewound = Hand an eine frühere Stelle zurückgesetzt{ $rule }
