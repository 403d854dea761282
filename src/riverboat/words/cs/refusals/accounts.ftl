wrong-name-or-password = jméno nebo heslo nesouhlasí
wrong-old-password = dosavadní heslo nesouhlasí
login-queue-full = moc přihlášení najednou: zkuste to za chvíli
logout-required = jste tu jako { $name }: pro jiné jméno se nejprve odhlaste
room-closed-to-new-players = tato herna nové hráče nepřijímá: zeptejte se pořadatele
room-entry-refused =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } zákaz vstupu do této herny ({ $by }){ GIVEN($reason) ->
        [yes] : { $reason }
       *[no] {""}
    }
login-session-over = přihlášení už skončilo
api-key-not-found = API klíč nenalezen
too-many-api-keys =
    { PERSON($who) ->
        [you] už máte
       *[other] { $who } už má
    } { $max_keys } { NUMBER($max_keys) ->
        [one] API klíč
        [few] API klíče
       *[other] API klíčů
    }: nejprve některý odeberte
too-many-notes =
    { PERSON($who) ->
        [you] už máte
       *[other] { $who } už má
    } poznámky k { $max_players } { NUMBER($max_players) ->
        [one] hráči
        [few] hráčům
       *[other] hráčům
    }: nejprve některou smažte
login-code-invalid = chybný, použitý nebo prošlý kód: vyžádejte si nový
code-used = kód je už použitý: vyžádejte si nový
password-too-short =
    heslo je moc krátké: aspoň { $min_characters } { NUMBER($min_characters) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
password-guessable = heslo jde snadno uhodnout: zvolte jiné, třeba tři slova
table-password-too-short =
    heslo ke stolu je moc krátké: aspoň { $min_characters } { NUMBER($min_characters) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
link-expired = použitý nebo prošlý odkaz: vyžádejte si nový
mail-unavailable = tato herna neposílá e-maily: o nové heslo požádejte provozovatele
email-invalid = neplatná e-mailová adresa: { $address }
email-for-guest = e-mail je jen pro hráče s účtem: nejprve si nastavte heslo
second-factor-for-guest = dvoufázové přihlášení je jen pro hráče s účtem: nejprve si nastavte heslo
second-factor-code-required = zadejte kód z ověřovací aplikace nebo záložní kód, nebo použijte přístupový klíč
login-expired = přihlášení vypršelo: zadejte znovu jméno a heslo
qr-code-expired = platnost QR kódu vypršela: začněte znovu s novým
authenticator-code-wrong = chybný kód: zkontrolujte hodiny obou zařízení a zadejte další kód
second-code-invalid = chybný nebo použitý kód: zadejte další kód
second-factor-required-first = záložní kódy potřebují dvoufázové přihlášení: nejprve ho zapněte
second-factor-missing =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } zapnuté dvoufázové přihlášení
authenticator-key-changed = klíč herny se od zapnutí této ověřovací aplikace změnil: použijte záložní kód nebo přístupový klíč
authenticator-key-missing = tato herna nemůže ukládat ověřovací aplikace: provozovatel musí nejprve nastavit klíč
too-many-passkeys =
    { PERSON($who) ->
        [you] už máte
       *[other] { $who } už má
    } { $max_passkeys } { NUMBER($max_passkeys) ->
        [one] přístupový klíč
        [few] přístupové klíče
       *[other] přístupových klíčů
    }: nejprve některý odeberte
passkey-registered = tento přístupový klíč je už zaregistrovaný
passkey-missing =
    { PERSON($who) ->
        [you] přístupový klíč nemáte
       *[other] { $who } přístupový klíč nemá
    }
no-such-passkey = přístupový klíč nenalezen
unknown-passkey = neznámý přístupový klíč: přihlaste se jinak
passkey-not-accepted = přístupový klíč neprošel: zkuste to znovu
passkey-too-late = žádost vypršela nebo přišla z jiného prohlížeče: zkuste to znovu
passkey-domain-required = přístupové klíče potřebují doménu, a { $host } je IP adresa: otevřete hernu na { $domain_url }
passkey-https-domain-required = přístupové klíče potřebují doménu, a { $host } je IP adresa: otevřete hernu na doméně přes https
passkeys-need-https = přístupové klíče potřebují https: otevřete hernu přes https
passkey-domain-mismatch = přístupové klíče patří k { $base_url }: otevřete hernu tam
operator-not-bannable = zakázat vstup nejde: { PERSON($who) ->
        [you] tuto hernu provozujete
       *[other] { $who } tuto hernu provozuje
    }
player-not-banned =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } zákaz vstupu
player-not-guest =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } účet: mažou se tu jen hosté
player-with-hands =
    { PERSON($who) ->
        [you] tu už máte
       *[other] { $who } tu už má
    } odehraná rozdání, hráče proto smazat nejde: záznamy, žetony i jméno zůstávají
chat-message-empty = napište zprávu
operator-required =
    { PERSON($who) ->
        [you] tuto hernu provozujete
       *[other] { $who } tuto hernu provozuje
    }: nejprve jmenujte jiného správce
player-seated-elsewhere = nejprve opusťte nebo zavřete stůl { $table }
