agent-command-invalid = un programa es un comando como 'python my_agent.py', no { $given }
program-terminated = el programa { $command } falló: { $problem }
agent-program-timeout = el programa { $command } no respondió en { $seconds } s
agent-json-invalid = una respuesta es una línea como { $example }, no { $given }; ahora vale: { $legal }
hand-name-unknown = no hay mano { $given }; manos en juego: { $names }
hand-already-over = esta mano ha terminado
too-many-hands-on = { $most } { NUMBER($most) ->
        [one] mano
       *[other] manos
    } en juego: termina algunas antes
heads-up-bot-only = un bot de MIT Pokerbots juega contra un rival, no { $others }
