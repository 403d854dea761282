style-unknown = neznámý styl { $style }; { $hint }
bot-state-unshared = { $name } se během hry mění ({ $fields }) a každý proces by měl svou kopii: použijte jobs=1, nebo memory='block' pro nového bota každých 200 balíčků
memory-scope-unknown = memory: místo { $given } zadejte 'match', nebo 'block'
seating-failed = { $player } si sednout nemůže: { $why }
all-seats-taken = všechna místa jsou obsazená
dealers-choice-unavailable = hru nemá kdo vybrat: uveďte mix, nebo hru pomocí --variant
hand-player-count = hráčů v rozdání je { $seats }: hrát může 2 až { $most }
button-fixed-required = pevné sázky předem potřebují pevný button: button=0, nebo jiné místo
button-seat-invalid = neplatné místo { $given } pro button; zadejte 0-{ $last }, nebo "moves"
table-stack-out-of-range = místo { $seat } stolu { $table } nemůže hrát se stackem { $given }: stack je 1 až { $most } žetonů
single-board-only = { $game } nejde: vedle sebe jen jeden board místo { $boards }
declarations-unsupported = { $game } nejde: vedle sebe jen bez ohlašování
game-not-vectorized = { $game } nejde s: { $reasons }; VectorHands hraje { $plays }
executor-invalid = { $given }: zadejte executor se submit, nebo funkci, která ho vytvoří
no-such-executor = neznámý executor { $given }; na výběr: { $executors }
work-block-lost = blok { $block } se ztratil: proces skončil při každém pokusu ({ $tries }); zadejte funkci, která vytvoří nový executor
equity-unavailable = ve hře { $game } se equity nepočítá; hry: { $games }
no-game-for-equity = neznámá hra { $game }; { $hint }
game-name-required = neznámá hra { $given }: zadejte jméno, třeba 'holdem', nebo EquityGame
no-such-measure = neznámá míra { $given }; na výběr: { $measures }
equity-baseline-unsupported = štěstí podle equity je pro hold’em a Omahu high: { GAME($game) } potřebuje vlastní odhad, třeba riverboat.solve.build_baseline('kuhn')
