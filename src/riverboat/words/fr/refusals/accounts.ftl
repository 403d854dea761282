wrong-name-or-password = nom ou mot de passe incorrect
wrong-old-password = mot de passe actuel incorrect
login-queue-full = trop de connexions en ce moment : réessaie dans un instant
logout-required = tu es ici sous le nom { $name } : déconnecte-toi pour utiliser un autre nom
room-closed-to-new-players = cette salle n’accepte pas de nouveaux joueurs : demande à l’hôte
room-entry-refused =
    { PERSON($who) ->
        [you] tu n’as plus
       *[other] { $who } n’a plus
    } accès à cette salle, exclusion par { $by }{ GIVEN($reason) ->
        [yes] {""} : { $reason }
       *[no] {""}
    }
login-session-over = session introuvable : elle est déjà fermée
api-key-not-found = clé d’API introuvable
too-many-api-keys =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } déjà { $max_keys } { NUMBER($max_keys) ->
        [one] clé d’API
       *[other] clés d’API
    } : supprimes-en une d’abord
too-many-notes =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } déjà des notes sur { $max_players } { NUMBER($max_players) ->
        [one] joueur
       *[other] joueurs
    } : supprimes-en une d’abord
login-code-invalid = code faux, déjà utilisé ou expiré : demandes-en un nouveau
code-used = code déjà utilisé : demandes-en un nouveau
password-too-short = mot de passe trop court : { $min_characters } caractères ou plus
password-guessable = mot de passe trop facile à deviner : choisis-en un autre, par exemple trois mots
table-password-too-short = mot de passe de table trop court : { $min_characters } caractères ou plus
link-expired = lien déjà utilisé ou expiré : demandes-en un nouveau
mail-unavailable = cette salle n’envoie pas d’e-mails : demande un nouveau mot de passe au gestionnaire
email-invalid = { $address } n’est pas une adresse e-mail
email-for-guest = pas d’e-mail sans compte : choisis d’abord un mot de passe
second-factor-for-guest = pas de second facteur sans compte : choisis d’abord un mot de passe
second-factor-code-required = entre un code de ton application d’authentification ou un code de secours, ou utilise une clé d’accès
login-expired = délai de connexion dépassé : entre à nouveau nom et mot de passe
qr-code-expired = le code QR a expiré : recommence avec un nouveau
authenticator-code-wrong = code faux : vérifie l’heure des deux appareils et entre le code suivant
second-code-invalid = code faux ou déjà utilisé : entre le suivant
second-factor-required-first = les codes de secours exigent un second facteur : actives-en un d’abord
second-factor-missing =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas de second facteur
authenticator-key-changed = la clé de la salle a changé depuis l’activation de cette application : utilise un code de secours ou une clé d’accès
authenticator-key-missing = cette salle ne peut pas conserver les applications d’authentification : l’exploitant doit d’abord définir une clé
too-many-passkeys =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } déjà { $max_passkeys } { NUMBER($max_passkeys) ->
        [one] clé d’accès
       *[other] clés d’accès
    } : supprimes-en une d’abord
passkey-registered = cette clé d’accès est déjà enregistrée
passkey-missing =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas de clé d’accès
no-such-passkey = clé d’accès introuvable
unknown-passkey = clé d’accès inconnue
passkey-not-accepted = clé d’accès refusée : réessaie
passkey-too-late = demande expirée ou venue d’un autre navigateur : réessaie
passkey-domain-required = les clés d’accès exigent un nom de domaine, et { $host } est une adresse : ouvre la salle sur { $domain_url }
passkey-https-domain-required = les clés d’accès exigent un nom de domaine, et { $host } est une adresse : ouvre la salle sous un nom de domaine, en https
passkeys-need-https = les clés d’accès exigent https
passkey-domain-mismatch = les clés d’accès valent pour { $base_url } : ouvre la salle là-bas
operator-not-bannable =
    { PERSON($who) ->
        [you] tu gères
       *[other] { $who } gère
    } cette salle : exclusion impossible
player-not-banned = aucune exclusion : { $who }
player-not-guest =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } un compte
player-with-hands =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } joué ici : les mains, les jetons et le nom restent
chat-message-empty = écris un message
operator-required =
    { PERSON($who) ->
        [you] tu gères
       *[other] { $who } gère
    } cette salle : nomme d’abord un autre administrateur
player-seated-elsewhere = quitte ou ferme d’abord { $table }
