table-paused-by-host =
    { PERSON($by) ->
        [you] pausas
       *[other] { $by } pausa
    } la mesa
pause-planned-by-host =
    { PERSON($by) ->
        [you] pausas
       *[other] { $by } pausa
    } la mesa después de esta mano
table-resumed-by-host =
    { PERSON($by) ->
        [you] reanudas
       *[other] { $by } reanuda
    } la partida
planned-rules = reglas nuevas
planned-game = { GAME($game) }
planned-seat-move =
    { PERSON($who) ->
        [you] te cambias
       *[other] { $who } se cambia
    } al asiento { $chair }
planned-sit-out =
    { PERSON($who) ->
        [you] no juegas
       *[other] { $who } no juega
    } por ahora
planned-seating =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } el asiento { $chair }
planned-chip-answer =
    respuesta { PERSON($who) ->
        [you] a tu petición de fichas
       *[other] a la petición de fichas de { $who }
    }
planned-stack-increase =
    { CHIPS($chips) } más en { PERSON($who) ->
        [you] tu stack
       *[other] el stack de { $who }
    }, { $why }
planned-stack-decrease =
    { CHIPS($chips) } menos en { PERSON($who) ->
        [you] tu stack
       *[other] el stack de { $who }
    }, { $why }
planned-button-move =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } el botón
planned-colour-up = color-up de las fichas más pequeñas
planned-time-fees = tarifas de tiempo
planned-kitty-payment = pago de { CHIPS($chips) } del fondo común
planned-marker-settlement = cobro de un pagaré
planned-table-closing = cerrar la mesa
planned-bomb-pot =
    bomb pot{ $double ->
        [true] {" "}de doble board
       *[false] {""}
    }, ante { CHIPS($chips) }
planned-hand = próxima mano
planned-pause = pausa
planned-resume = reanudar
planned-void = anular la mano
planned-floor-correction = corrección del floor
planned-bot = nuevo bot
planned-list-removal =
    { PERSON($who) ->
        [you] sales
       *[other] { $who } sale
    } de la lista de espera
planned-change = Después de esta mano ({ $by }): { $what }
planned-change-cancelled =
    { PERSON($by) ->
        [you] cancelas
       *[other] { $by } cancela
    } el cambio para después de esta mano
planned-change-failed = Falló el cambio para después de la mano ({ $by }): { $why }
rules-changed-by-host =
    { PERSON($by) ->
        [you] cambias
       *[other] { $by } cambia
    } las reglas de la mesa
game-changed-by-host =
    { PERSON($by) ->
        [you] cambias
       *[other] { $by } cambia
    } el juego: { GAME($game) }
next-game-chosen-by-host =
    { PERSON($by) ->
        [you] eliges
       *[other] { $by } elige
    } el próximo juego: { GAME($game) }
chips-approved-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] apruebas tus fichas
           *[other] apruebas las fichas de { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] aprueba tus fichas
           *[other] aprueba las fichas de { $who }
        }
    }
own-chips-approved-by-host =
    { PERSON($by) ->
        [you] entras
       *[other] { $by } entra
    } con fichas sin aprobación, por tener la mesa a cargo
chip-request-declined =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] rechazas tus fichas
           *[other] rechazas las fichas de { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] rechaza tus fichas
           *[other] rechaza las fichas de { $who }
        }
    }
player-sat-out-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te dejas fuera del juego
           *[other] dejas a { $who } fuera del juego
        }
       *[other] { $by } { PERSON($who) ->
            [you] te deja fuera del juego
           *[other] deja a { $who } fuera del juego
        }
    }
player-moved-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te cambias
           *[other] cambias a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] te cambia
           *[other] cambia a { $who }
        }
    } al asiento { $chair }
seat-granted =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te das el asiento { $chair }
           *[other] das el asiento { $chair } a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] te da el asiento { $chair }
           *[other] da el asiento { $chair } a { $who }
        }
    }
stack-increased-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] añades { CHIPS($chips) } a tu stack
           *[other] añades { CHIPS($chips) } al stack de { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] añade { CHIPS($chips) } a tu stack
           *[other] añade { CHIPS($chips) } al stack de { $who }
        }
    }: { $why }
stack-reduced-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] quitas { CHIPS($chips) } de tu stack
           *[other] quitas { CHIPS($chips) } del stack de { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] quita { CHIPS($chips) } de tu stack
           *[other] quita { CHIPS($chips) } del stack de { $who }
        }
    }: { $why }
hand-voided-by-host =
    { PERSON($by) ->
        [you] anulas
       *[other] { $by } anula
    } la mano: { $why }
action-undone-by-host =
    { PERSON($by) ->
        [you] deshaces
       *[other] { $by } deshace
    } la última acción: { $why }
hand-killed-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] declaras muerta tu mano
           *[other] declaras muerta la mano de { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] declara muerta tu mano
           *[other] declara muerta la mano de { $who }
        }
    }: { $why }
pot-carried-over-by-host =
    { PERSON($by) ->
        [you] guardas
       *[other] { $by } guarda
    } el bote para la próxima mano: { $why }
player-warned-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te adviertes
           *[other] adviertes a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] te advierte
           *[other] advierte a { $who }
        }
    }: { $why }
button-moved-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te das el botón
           *[other] das el botón a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] te da el botón
           *[other] da el botón a { $who }
        }
    }
time-fees-taken =
    { PERSON($by) ->
        [you] cobras
       *[other] { $by } cobra
    } la tarifa de tiempo
small-chips-coloured-up =
    { PERSON($by) ->
        [you] haces
       *[other] { $by } hace
    } color-up de las fichas más pequeñas
kitty-spent-by-host =
    { PERSON($by) ->
        [you] gastas
       *[other] { $by } gasta
    } { CHIPS($chips) } del fondo común: { $why }
payment-recorded-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] anotas un pago tuyo
           *[other] anotas un pago de { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] anota un pago tuyo
           *[other] anota un pago de { $who }
        }
    } por { CHIPS($chips) }
table-closed-by-host =
    { PERSON($by) ->
        [you] cierras
       *[other] { $by } cierra
    } la mesa
bomb-pot-called =
    { PERSON($by) ->
        [you] anuncias
       *[other] { $by } anuncia
    } un bomb pot{ $double ->
        [true] {" "}de doble board
       *[false] {""}
    }, ante { CHIPS($chips) }
next-hand-dealt-by-host =
    { PERSON($by) ->
        [you] repartes
       *[other] { $by } reparte
    } la próxima mano
bot-added-by-host =
    { PERSON($by) ->
        [you] añades
       *[other] { $by } añade
    } un bot
waiting-list-removal =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te quitas
           *[other] quitas a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] te quita
           *[other] quita a { $who }
        }
    } de la lista de espera
player-removed-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te expulsas
           *[other] expulsas a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] te expulsa
           *[other] expulsa a { $who }
        }
    }{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
player-banned-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te vetas
           *[other] vetas a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] te veta
           *[other] veta a { $who }
        }
    }{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
ban-lifted-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] levantas tu veto
           *[other] levantas el veto a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] levanta tu veto
           *[other] levanta el veto a { $who }
        }
    }
host-appointed =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te das el papel de anfitrión
           *[other] das a { $who } el papel de anfitrión
        }
       *[other] { $by } { PERSON($who) ->
            [you] te da el papel de anfitrión
           *[other] da a { $who } el papel de anfitrión
        }
    }
player-admitted-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te dejas entrar
           *[other] dejas entrar a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] te deja entrar
           *[other] deja entrar a { $who }
        }
    }
role-revoked =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] te quitas el papel
           *[other] quitas su papel a { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] te quita el papel
           *[other] quita su papel a { $who }
        }
    }
seat-link-made =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] creas un enlace a tu asiento
           *[other] creas un enlace al asiento de { $who }
        }
       *[other] { $by } { PERSON($who) ->
            [you] crea un enlace a tu asiento
           *[other] crea un enlace al asiento de { $who }
        }
    }
room-statement = { $by }, por la sala: { $text }
bomb-pot-proposed =
    { PERSON($by) ->
        [you] propones
       *[other] { $by } propone
    } un bomb pot{ $double ->
        [true] {" "}de doble board
       *[false] {""}
    }, ante { CHIPS($chips) }
bomb-pot-agreed =
    Todos aceptan un bomb pot{ $double ->
        [true] {" "}de doble board
       *[false] {""}
    }, ante { CHIPS($chips) }
hand-voided-reason = anulada: { $why }
blinds-chopped-reason = ciegas devueltas (chop)
stream-opened-by-host =
    { PERSON($by) ->
        [you] emites
       *[other] { $by } emite
    } la mesa en directo
stream-closed-by-host =
    { PERSON($by) ->
        [you] terminas
       *[other] { $by } termina
    } el directo
