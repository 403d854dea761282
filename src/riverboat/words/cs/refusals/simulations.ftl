style-unknown = neznámý styl { $style }; { $hint }
bot-state-not-shared = { $name } se během hry mění ({ $changed_fields }) a každý proces by měl svou kopii: použijte jobs=1, nebo memory='block' pro nového bota každých 200 balíčků
bot-memory-scope-unknown = memory: místo { $given_scope } zadejte 'match', nebo 'block'
seating-failed = { $player } si sednout nemůže: { $reason }
all-seats-taken = všechna místa jsou obsazená
dealers-choice-unavailable = hru nemá kdo vybrat: uveďte mix, nebo hru pomocí --variant
hand-player-count-invalid = hráčů v rozdání je { $player_count }: hrát může 2 až { $max_players }
button-fixed-required = pevné sázky předem potřebují pevný button: button=0, nebo jiné místo
button-seat-invalid = neplatné místo { $given_seat } pro button; zadejte 0-{ $max_seat }, nebo "moves"
table-stack-out-of-range = místo { $seat } stolu { $table } nemůže hrát se stackem { $given_stack }: stack je 1 až { $maximum } žetonů
single-board-only = { $game } nejde: rozdání hraná souběžně mají jen jeden board, ne { $boards }
declarations-unsupported = { $game } nejde: rozdání hraná souběžně nemají ohlašování
game-not-vectorized = { $game } nejde ({ $reasons }); VectorHands hraje { $supported_games }
executor-invalid = { $given_executor }: zadejte executor se submit, nebo funkci, která ho vytvoří
no-such-executor = neznámý executor { $executor_name }; na výběr: { $executors }
work-block-lost = blok { $block } se ztratil: proces skončil při každém pokusu ({ $tries }); zadejte funkci, která vytvoří nový executor
equity-unsupported-for-game = ve hře { $game } se equity nepočítá; hry: { $games }
no-game-for-equity = neznámá hra { $game }; { $hint }
game-name-required = neznámá hra { $given_value }: zadejte jméno, třeba 'holdem', nebo EquityGame
no-such-measure = neznámý způsob počítání { $measure_name }; na výběr: { $measures }
equity-baseline-unsupported = štěstí podle equity je pro hold’em a Omahu high: { GAME($game) } potřebuje vlastní odhad, třeba riverboat.solve.build_baseline('kuhn')
