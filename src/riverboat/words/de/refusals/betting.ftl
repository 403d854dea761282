action-illegal =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $act }: { $why }; jetzt möglich: { $legal }
action-unavailable =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $act }: { $why }; jetzt kommt: { $legal }
cards-of-other-player =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $act }: Das sind die Karten von { PERSON($owner) ->
        [you] dir
       *[other] { $owner }
    }
out-of-turn =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht außer der Reihe { $act }: { PERSON($next) ->
        [you] du bist
       *[other] { $next } ist
    } dran; jetzt möglich: { $legal }
no-player-for-action = kein Spieler kann jetzt { $act }; jetzt kommt: { $legal }
invalid-field = { $command }: { $part } kann nicht { $value } sein
no-overbet = kein Overbet, der sich anfechten ließe
wrong-bring-in =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } das Bring-in nicht zahlen: { PERSON($next) ->
        [you] du hast
       *[other] { $next } hat
    } { CARDS($card) } und das Bring-in; jetzt möglich: { $legal }
no-bring-in-to-correct = kein Bring-in zu berichtigen
pot-count-unavailable = den Pot zählt man nur in Pot-Limit-Spielen, und das hier ist { $structure }
bring-in-required =
    das Bring-in ist { PERSON($who) ->
        [you] deins
       *[other] von { $who }
    }
no-bring-in = kein Bring-in fällig
free-to-check = Check kostet nichts
facing-a-bet = { CHIPS($chips) } zum Call
not-an-amount = Einsätze sind ganze Chips
too-many-chips = der Stack ist { CHIPS($chips) }
bet-over-cap = bis zum Cap sind es noch { CHIPS($chips) }
too-small = mindestens { CHIPS($least) }
bet-off-unit = Einsätze sind Vielfache von { CHIPS($unit) } oder All-in
too-large = höchstens { CHIPS($most) }
not-pot-limit = kein Pot-Limit-Spiel
all-in-call = der Call ist schon all-in
not-reopened = der Einsatz ist nicht wiedereröffnet
betting-cap-reached = keine weiteren Raises in dieser Runde
no-raises-left = das Spiel erlaubt keine weiteren Raises
no-actions-left = höchstens { $most } { NUMBER($most) ->
        [one] Aktion
       *[other] Aktionen
    } in einer Runde
no-chips-to-bet = keine Chips zum Setzen, lege zuerst nach
no-opponent-to-call = kein Gegner kann einen Raise callen
no-openers = keine Openers
no-check-raise = kein Check-Raise in diesem Spiel
no-all-in = kein All-in nach diesen Hausregeln
no-all-in-with-borrowed = kein All-in nach einem Raise mit geliehenen Chips
table-stakes = Table Stakes: Während einer Hand kommen keine Chips dazu
chips-in-play-remain = Chips im Spiel bleiben auf dem Tisch
not-whole-chips = nur ganze Chips
chips-off-the-unit = Chips im Spiel sind Vielfache von { CHIPS($unit) }
not-in-the-hand = nicht in dieser Hand
already-all-in = schon all-in
no-more-betting = in dieser Hand wird nicht mehr gesetzt
no-draw = jetzt kein Tausch; jetzt kommt: { $legal }
wrong-number-of-discards =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $n } { NUMBER($n) ->
        [one] Karte
       *[other] Karten
    } abwerfen; jetzt kommt: { $legal }
discard-not-held =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { CARDS($cards) } nicht abwerfen: Auf der Hand { PERSON($who) ->
        [you] hast du
       *[other] hat { $who }
    } { CARDS($held) }; jetzt kommt: { $legal }
discard-of-unknown-card =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } keine unbekannten Karten abwerfen: Auf der Hand { PERSON($who) ->
        [you] hast du
       *[other] hat { $who }
    } { CARDS($held) }; jetzt kommt: { $legal }
too-late-to-take-back =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keinen Abwurf zurückzunehmen; jetzt kommt: { $legal }
nothing-to-show =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keine Hand zu zeigen
shown-cards-not-held =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { CARDS($cards) } nicht zeigen: Auf der Hand { PERSON($who) ->
        [you] hast du
       *[other] hat { $who }
    } { CARDS($held) }
shown-cards-incomplete =
    { PERSON($who) ->
        [you] du musst alle deine
       *[other] { $who } muss alle
    } Karten zeigen
showing-required =
    { PERSON($who) ->
        [you] du musst
       *[other] { $who } muss
    } zeigen
no-declaration =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } jetzt nicht { KEY($side) ->
        [high] High
        [low] Low
        [both] beides
       *[other] { $side }
    } ansagen
run-count-not-offered =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } es jetzt nicht { NUMBER($n) ->
        [1] einmal
        [2] zweimal
       *[other] { $n }-mal
    } laufen lassen
no-cards-to-deal = keine Karten zu geben; jetzt kommt: { $legal }
wrong-number-of-cards =
    { $n } { NUMBER($n) ->
        [one] Karte
       *[other] Karten
    } angegeben; jetzt kommt: { $due }
wrong-number-of-burns =
    { $n } { NUMBER($n) ->
        [one] Burn-Karte
       *[other] Burn-Karten
    } angegeben; jetzt kommt: { $due }
exposed-card-for-floor = aufgedeckte Karte: Ruf den Floor; jetzt kommt: { $due }
two-cards-exposed = zwei aufgedeckte Karten eines Spielers: Ruf den Floor; jetzt kommt: { $due }
exposed-card-not-dealt = aufgedeckte Karten müssen unter den gegebenen sein: { CARDS($cards) }
not-in-the-deck = { $card } ist nicht in diesem Deck
card-dealt-before = { CARDS($card) } ist schon gegeben
unknown-board-card = unbekannte Karte auf dem Board: Hände lassen sich nicht werten
