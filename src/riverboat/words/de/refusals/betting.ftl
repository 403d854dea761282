action-illegal =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $act }: { $reason }; jetzt möglich: { $legal_actions }
action-unavailable =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $act }: { $reason }; jetzt kommt: { $legal_actions }
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
    } nicht außer der Reihe { $act }: { PERSON($next_player) ->
        [you] du bist
       *[other] { $next_player } ist
    } dran; jetzt möglich: { $legal_actions }
no-player-for-action = kein Spieler kann jetzt { $act }; jetzt kommt: { $legal_actions }
invalid-field = { $command }: { $field_name } kann nicht { $value } sein
no-overbet = kein Overbet, der sich anfechten ließe
wrong-bring-in =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } das Bring-in nicht zahlen: { PERSON($next_player) ->
        [you] du hast
       *[other] { $next_player } hat
    } { CARDS($card) } und das Bring-in; jetzt möglich: { $legal_actions }
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
bet-too-small = mindestens { CHIPS($minimum) }
bet-off-unit = Einsätze sind Vielfache von { CHIPS($unit) } oder All-in
bet-too-large = höchstens { CHIPS($maximum) }
not-pot-limit = kein Pot-Limit-Spiel
call-already-all-in = der Call ist schon all-in
not-reopened = der Einsatz ist nicht wiedereröffnet
betting-cap-reached = keine weiteren Raises in dieser Runde
no-raises-left = das Spiel erlaubt keine weiteren Raises
no-actions-left = höchstens { $max_actions } { NUMBER($max_actions) ->
        [one] Aktion
       *[other] Aktionen
    } in einer Runde
no-chips-to-bet = keine Chips zum Setzen, lege zuerst nach
no-opponent-to-call = kein Gegner kann einen Raise callen
openers-missing = keine Openers
no-check-raise = kein Check-Raise in diesem Spiel
no-all-in = kein All-in nach diesen Hausregeln
no-all-in-with-borrowed = kein All-in nach einem Raise mit geliehenen Chips
chips-added-during-hand = Table Stakes: Während einer Hand kommen keine Chips dazu
chips-removed-during-hand = Chips im Spiel bleiben auf dem Tisch
not-whole-chips = nur ganze Chips
chips-off-the-unit = Chips im Spiel sind Vielfache von { CHIPS($unit) }
not-in-the-hand = nicht in dieser Hand
already-all-in = schon all-in
no-more-betting = in dieser Hand wird nicht mehr gesetzt
no-draw = jetzt kein Tausch; jetzt kommt: { $legal_actions }
wrong-number-of-discards =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { $card_count } { NUMBER($card_count) ->
        [one] Karte
       *[other] Karten
    } abwerfen; jetzt kommt: { $legal_actions }
discard-not-held =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { CARDS($cards) } nicht abwerfen: Auf der Hand { PERSON($who) ->
        [you] hast du
       *[other] hat { $who }
    } { CARDS($held_cards) }; jetzt kommt: { $legal_actions }
discard-of-unknown-card =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } keine unbekannten Karten abwerfen: Auf der Hand { PERSON($who) ->
        [you] hast du
       *[other] hat { $who }
    } { CARDS($held_cards) }; jetzt kommt: { $legal_actions }
too-late-to-take-back =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keinen Abwurf zurückzunehmen; jetzt kommt: { $legal_actions }
nothing-to-show =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } jetzt keine Hand zeigen
shown-cards-not-held =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { CARDS($cards) } nicht zeigen: Auf der Hand { PERSON($who) ->
        [you] hast du
       *[other] hat { $who }
    } { CARDS($held_cards) }
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
    } es jetzt nicht { NUMBER($run_count) ->
        [1] einmal
        [2] zweimal
       *[other] { $run_count }-mal
    } laufen lassen
no-cards-to-deal = keine Karten zu geben; jetzt kommt: { $legal_actions }
wrong-number-of-cards =
    { $card_count } { NUMBER($card_count) ->
        [one] Karte
       *[other] Karten
    } angegeben; jetzt kommt: { $expected_action }
wrong-number-of-burns =
    { $burn_card_count } { NUMBER($burn_card_count) ->
        [one] Burn-Karte
       *[other] Burn-Karten
    } angegeben; jetzt kommt: { $expected_action }
exposed-card-for-floor = aufgedeckte Karte: Ruf den Floor; jetzt kommt: { $expected_action }
two-cards-exposed = zwei aufgedeckte Karten eines Spielers: Ruf den Floor; jetzt kommt: { $expected_action }
exposed-card-not-dealt = aufgedeckte Karten müssen unter den gegebenen sein: { CARDS($cards) }
not-in-the-deck = { $card } ist nicht in diesem Deck
card-dealt-before = { CARDS($card) } ist schon gegeben
unknown-board-card = unbekannte Karte auf dem Board: Hände lassen sich nicht werten
