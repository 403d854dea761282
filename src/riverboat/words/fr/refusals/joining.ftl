table-entry-refused = tu n’as plus accès à cette table, exclusion par { $by }
removed-from-table = { $by } t’a fait sortir de la table
invitation-required = table privée : ouvre-la avec un lien d’invitation ou un mot de passe
spectators-forbidden = pas de spectateurs à cette table : prends place pour la voir
bot-name-conflict = un bot de cette table s’appelle { $name } : choisis un autre nom
too-many-watched-tables = { $max_tables } { NUMBER($max_tables) ->
        [one] table
       *[other] tables
    } par connexion au plus : quittes-en une d’abord
no-open-table = pas de table ouverte { $table }
table-reopening = la table rouvre
table-closed-now = table fermée
server-closing = le serveur s’arrête
not-watching-table = tu n’es pas à cette table
table-not-found = pas de table { $table }
table-unknown = table { $table } inconnue
named-table-closed = { $table } est fermée
table-closed-already = cette table est fermée
host-role-required = seul un hôte de cette table peut le faire
table-password-wrong = lien ou mot de passe incorrect pour cette table
public-table-link = cette table est publique : son adresse suffit
too-many-links = déjà { $max_links } { NUMBER($max_links) ->
        [one] lien
       *[other] liens
    } : désactives-en un d’abord
no-such-link = lien introuvable : utilisé ou expiré
table-opener-stays-host =
    { PERSON($who) ->
        [you] tu as ouvert cette table et gardes
       *[other] { $who } a ouvert cette table et garde
    } le rôle d’hôte
not-seated = personne ne s’appelle { $name } à cette table
account-login-required =
    { PERSON($who) ->
        [you] tu as un compte : connecte-toi
       *[other] { $who } a un compte et se connecte
    } avec le mot de passe
player-at-table =
    { PERSON($who) ->
        [you] tu es
       *[other] { $who } est
    } à la table : un lien de siège n’est que pour qui a perdu l’accès
seat-link-forbidden =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } le rôle d’hôte ou un autre siège, et le lien les ouvrirait aussi
overlay-closed = l’overlay est fermé, ou son lien a changé
