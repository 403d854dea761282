password-recovery-subject = Nueva contraseña para { $name }
password-recovery-text =
    Restablecer la contraseña de { $name } en la sala { $room }. El enlace funciona una vez y caduca en { NUMBER($minutes) ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }. ¿No eres tú? Ignora este mensaje.
address-confirmation-subject = Confirma esta dirección para { $name }
address-confirmation-text =
    Dirección para recuperar la cuenta { $name } en la sala { $room }. El enlace la confirma, funciona una vez y caduca en { NUMBER($hours) ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }. ¿No eres tú? Ignora este mensaje.
