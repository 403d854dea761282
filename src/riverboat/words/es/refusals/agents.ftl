agent-command-invalid = un programa es un comando como 'python my_agent.py', no { $command_text }
program-terminated = el programa { $command } falló: { $problem }
agent-program-timeout = el programa { $command } no respondió en { DECIMAL($seconds) } s
agent-json-invalid = una respuesta es una línea como { $example }, no { $answer_text }; ahora vale: { $legal_actions }
hand-name-unknown = no hay mano { $hand_name }; manos en juego: { $names }
hand-already-over = esta mano ha terminado
too-many-running-hands = { $max_hands } { NUMBER($max_hands) ->
        [one] mano
       *[other] manos
    } en juego: termina algunas antes
heads-up-bot-only = un bot de MIT Pokerbots juega contra un rival, no { $opponent_count }
