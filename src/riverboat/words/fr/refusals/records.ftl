stream-location =
    { $stream }{ GIVEN($record) ->
        [yes] , enregistrement { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , main { $hand }
       *[no] {""}
    } : { $reason }
record-missing = il manque l’enregistrement { $seq }
recorded-state-impossible = impossible : { $reason }
brought-chips-mismatch = jetons à la table : { $chips_at_table } ; apportés : { $chips_brought }
session-ledger-unbalanced = les comptes de la session sont faux : { $reason }
records-truncated = fin coupée : enregistrements { $remaining_count } sur { $expected_count }
record-tampered = un enregistrement a changé parmi les { $checked_count } premiers
checkpoint-differs = le point de contrôle après l’enregistrement { $seq } ne correspond pas aux enregistrements
checkpoint-beyond-the-log = point de contrôle après l’enregistrement { $checkpoint_record }, mais le journal finit à { $last_record }
ledger-entry-label = { $chips } de { $source } à { $recipient } ({ $purpose })
ledger-entry-mismatch = ligne de comptes attendue { $expected_entry }, trouvée { $found_entry }
ledger-incomplete = comptes incomplets : il manque { $missing_entry }
ledger-entry-unmatched = ligne de comptes sans fait : { $unmatched_entry }
ledger-count-differs =
    { $expected_count } { NUMBER($expected_count) ->
        [one] ligne de comptes attendue
       *[other] lignes de comptes attendues
    }, { $found_count } trouvées
replay-contradiction = contraire aux règles : { $finding }
foreign-cards-shown = { $player } montre les cartes d’une autre main ou d’une main en cours
shown-cards-not-dealt = { $player } montre { CARDS($cards) } sans les avoir
deck-mismatch =
    { KEY($fault) ->
        [reshuffled] mélange d’un talon inutilisé
        [root] empreinte racine du paquet incorrecte
        [sealed-again] paquet rescellé après la coupe
        [cut-unsealed] coupe d’un paquet non scellé
        [cut-twice] paquet coupé deux fois
        [cuts] coupes non faites une par une dans l’ordre des sièges
        [unsealed-reshuffle] cartes distribuées après un mélange non scellé
        [unsealed] cartes distribuées d’un paquet non scellé
        [uncut] cartes distribuées avant la coupe
        [other-reshuffle] le mélange ne découle pas du paquet scellé
        [other-hand] cartes de rabbit hunt d’une autre main
        [dealt] cartes de rabbit hunt déjà distribuées
        [gone] paquet scellé manquant
       *[other] l’empreinte racine du paquet scellé ne correspond pas
    }
commitment-invalid = la promesse n’est pas une empreinte ({ $player })
deck-cut-without-commitment =
    coupe sans promesse : siège { $chair } ({ KEY($player) ->
        [empty] vide
       *[other] { $player }
    })
deck-card-mismatch = la carte { $number }, { CARDS($card) }, n’est pas la carte suivante du paquet
deck-position =
    carte { $number }{ GIVEN($reshuffles) ->
        [yes] {" "}après le mélange { $reshuffles }
       *[no] {""}
    }
logged-card-mismatch = { $place } : { CARDS($logged_card) } dans le journal, pas { CARDS($deck_card) }
recorded-deal-impossible = { KEY($fact) ->
        [holecardsdealt] cartes en main
        [upcardsdealt] cartes ouvertes
        [boarddealt] cartes communes
        [burned] carte brûlée
        [stubreshuffled] mélange
       *[other] { $fact }
    } : { $reason }
cards-left-too-few = impossible de distribuer { $dealt_count } { NUMBER($dealt_count) ->
        [one] carte
       *[other] cartes
    } : il en reste { $remaining_count }
cards-returned-to-stub-invalid = seules les cartes distribuées retournent au talon, chacune une fois
sealed-deck-unopenable =
    le paquet de la main { $hand } ({ $stream }) { KEY($fault) ->
        [form] a une forme inconnue
        [gone] manque
       *[other] ne s’ouvre pas avec cette clé
    }
deck-of-other-hand = la main { $hand } vient d’un autre paquet : { $reason }
no-game-began = pas de début de partie au commencement
record-start-repeated = début en double
record-empty = enregistrement vide
later-version-record = vient d’une version plus récente
undo-too-large = annule plus qu’il n’y a
tournament-fact-invalid = ce n’est pas un fait de tournoi : { $reason }
tournament-start-missing = pas de début de tournoi au commencement
table-never-opened = jamais ouvert
tournament-draw-key-mismatch = tirages scellés avec une autre clé
tournament-unreadable = tournoi { $event } : { $reason }
event-chip-total-mismatch = jetons en jeu : { $chips_in_play } ; vendus : { $sold_chips } ; retirés : { $removed_chips }
player-at-two-tables = joueur à deux tables
players-without-table = sans siège ni déplacement : { $players }{ NUMBER($player_count) ->
        [1] {""}
       *[other] {" "}({ $player_count })
    }
places-inconsistent = une inscription n’a pas de place finale, ou en a deux
payments-over-prizes = { $paid_total } payés sur { $prize_total }
