wrong-name-or-password = jméno nebo heslo nesouhlasí
wrong-old-password = dosavadní heslo nesouhlasí
many-log-in = přihlašuje se příliš mnoho lidí najednou: zkuste to za chvíli
log-out-first = už tu jste jako { $name }: pod jiným jménem můžete přijít, až se odhlásíte
no-newcomers = tato herna nové hráče takto nepřijímá: zeptejte se toho, kdo ji provozuje
kept-out-of-the-room =
    { PERSON($who) ->
        [you] do této herny nesmíte
       *[other] { $who } do této herny nesmí
    }, rozhoduje o tom { $by }{ GIVEN($reason) ->
        [yes] : { $reason }
       *[no] {""}
    }
session-is-over = takové přihlášení tu není: už skončilo
no-such-key = takový klíč tu není
too-many-keys =
    { PERSON($who) ->
        [you] už máte
       *[other] { $who } už má
    } { $most } { NUMBER($most) ->
        [one] klíč
        [few] klíče
       *[other] klíčů
    }: nejprve některý odeberte
too-many-notes =
    { PERSON($who) ->
        [you] už máte
       *[other] { $who } už má
    } poznámky o { $most } { NUMBER($most) ->
        [one] hráči
        [few] hráčích
       *[other] hráčích
    }: nejprve některou smažte
code-is-no-good = kód neplatí: je chybný, použitý, nebo příliš starý; vyžádejte si nový
code-was-used = tento kód je už použitý: vyžádejte si nový
password-too-short =
    heslo má aspoň { $least } { NUMBER($least) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
password-is-guessed = tohle heslo patří k těm, která se hádají jako první: zvolte jiné, třeba tři slova
table-password-too-short =
    heslo ke stolu má aspoň { $least } { NUMBER($least) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
link-is-over = tento odkaz už byl použitý, nebo vypršel: vyžádejte si nový
no-mail-here = tato herna neposílá e-maily: o nové heslo požádejte toho, kdo ji provozuje
is-no-email = { $address } není e-mailová adresa
guest-has-no-email = host nemá e-mailovou adresu: nejdřív si nastavte heslo
guest-has-no-second = hosté nic dalšího nastavit nemohou: nejprve si nastavte heslo
say-a-code-too = napište i kód z ověřovací aplikace nebo záložní kód, nebo použijte přístupový klíč
log-in-again = trvalo to příliš dlouho: napište znovu jméno a heslo
draw-another-picture = trvalo to příliš dlouho: začněte znovu, s novým obrázkem
not-the-code = kód nesouhlasí: podívejte se, zda jdou hodiny obou zařízení stejně, a zkuste ten další
second-code-is-no-good = kód nesouhlasí, nebo je už použitý: zkuste ten další
turn-one-on-first = záložní kódy zastupují druhý krok přihlášení: nejprve nějaký zapněte
has-no-second-factor =
    { PERSON($who) ->
        [you] kromě hesla nemáte nic
       *[other] { $who } nemá nic kromě hesla
    }
sealed-by-another-key = herna má jiný klíč než tehdy, kdy jste ověřovací aplikaci zapnuli: použijte záložní kód nebo přístupový klíč
no-sealing-key = tato herna nemá klíč, kterým by tajemství ověřovacích aplikací uchovala
too-many-passkeys =
    { PERSON($who) ->
        [you] už máte
       *[other] { $who } už má
    } { $most } { NUMBER($most) ->
        [one] přístupový klíč
        [few] přístupové klíče
       *[other] přístupových klíčů
    }: nejprve některý odeberte
passkey-is-known = tento přístupový klíč tu už je
has-no-passkey =
    { PERSON($who) ->
        [you] přístupový klíč nemáte
       *[other] { $who } přístupový klíč nemá
    }
no-such-passkey = takový přístupový klíč tu není
unknown-passkey = tento přístupový klíč herna nezná
passkey-not-accepted = tento přístupový klíč herna nepřijala: zkuste to znovu
passkey-too-late = trvalo to příliš dlouho, nebo to začalo v jiném prohlížeči: zkuste to znovu
passkey-needs-a-name = přístupový klíč patří ke jménu, a { $host } je adresa: otevřete hernu přes { $instead }
passkey-needs-a-name-with-https = přístupový klíč patří ke jménu, a { $host } je adresa: otevřete hernu pod jménem, přes https
passkeys-need-https = přístupové klíče potřebují https: bez něj je prohlížeče nemají
passkeys-belong-to = přístupové klíče patří k { $base }: otevřete hernu tam
runs-the-room =
    { PERSON($who) ->
        [you] tuto hernu provozujete
       *[other] { $who } tuto hernu provozuje
    }, a proto z ní vykázat { PERSON($who) ->
        [you] nejdete
       *[other] nejde
    }
may-come-in-now =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } do herny už teď
is-no-guest =
    { PERSON($who) ->
        [you] nejste host, ale máte účet
       *[other] { $who } není host, ale má účet
    }
has-played-here = { $who } tu už má za sebou hry: jejich záznam, žetony i jméno zůstávají
say-something = napište, co chcete říct
is-needed-here =
    { PERSON($who) ->
        [you] tuto hernu provozujete
       *[other] { $who } tuto hernu provozuje
    }: nejprve to předejte jinému
is-still-here = stůl { $table } je otevřený a vy u něj sedíte nebo ho pořádáte: nejprve ho opusťte nebo zavřete
