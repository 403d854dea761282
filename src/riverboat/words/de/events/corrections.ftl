rule-suffix = {" "}({ GAME($rule) })
irregularity-noted = Unregelmäßigkeit: { $what }
cards-exposed-to-all =
    Für alle offen: { PERSON($who) ->
        [you] dein Blatt { CARDS($cards) }
       *[other] { CARDS($cards) } von { $who }
    }
cards-exposed-to-some =
    Gesehen von { LIST($eyes) }: { PERSON($who) ->
        [you] dein Blatt { CARDS($cards) }
       *[other] { CARDS($cards) } von { $who }
    }
floor-decision-made =
    Entscheidung des Floors{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    }: { GAME($reason) }
replacement-dealt =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { CARDS($new) } für { CARDS($old) }{ $rule }
cards-supplied =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } die fehlenden Karten { CARDS($new) }{ $rule }
cards-taken-back =
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
board-cards-returned =
    Karten des Boards { CARDS($gone) }: { KEY($to) ->
        [stub] zurück ins Deck
        [top] zurück oben aufs Deck
        [burn] als Burn-Karte
        [aside] beiseitegelegt
        [out] aus dem Spiel
       *[other] { $to }
    }{ $rule }
board-corrected = Board { CARDS($cards) }{ $rule }
burn-corrected =
    { NUMBER($burns) ->
        [1] Keine Burn-Karte vor den nächsten Karten
        [-1] Zwei Burn-Karten vor den nächsten Karten
       *[other] Übliche Burn-Karte vor den nächsten Karten
    }{ $rule }
bet-corrected =
    { PERSON($who) ->
        [you] Dein Einsatz
       *[other] Einsatz von { $who }
    } berichtigt auf { CHIPS($to) }{ $rule }
hand-declared-dead =
    { PERSON($who) ->
        [you] Deine Hand ist tot
       *[other] Die Hand von { $who } ist tot
    }{ $rule }
hand-voided-by-floor = Hand annulliert: Alle Chips gehen zurück{ $rule }
pot-carried-over = Hand annulliert: { CHIPS($chips) } gehen in die nächste Hand{ $rule }
action-undone =
    { PERSON($who) ->
        [you] Deine letzte Aktion zurückgenommen
       *[other] Letzte Aktion von { $who } zurückgenommen
    }{ $rule }
hand-rewound = Hand an eine frühere Stelle zurückgesetzt{ $rule }
