/** The options of a table in Czech, by their keys: what they are called, and what they mean. */
import type { OptionWords } from './option-words';
import { handOptionsCs } from './options-hand.cs';

/** What the groups of options are called. */
export const groupsCs: Readonly<Record<string, string>> = {
  '': 'Stůl',
  button: 'Kde je button a blindy a co zaplatí, kdo přijde, odejde nebo byl pryč.',
  straddle: 'Kdo smí navýšit naslepo, před kartami.',
  kill: 'Kdy vítěz banku hraje další hru o víc.',
  buy_in: 'Kolik lze ke stolu přinést, dokoupit a odnést. V žetonech.',
  marker: 'Dlužní úpisy, se kterými se hraje jako se žetony.',
  clock: 'Jak dlouho smí hráč přemýšlet. V sekundách.',
  fees: 'Co si bere dům a co hráči dávají stranou. V žetonech.',
  house: 'Pravidla každé hry',
};

/** The sections of the posted rules. */
export const sectionsCs: Readonly<Record<string, string>> = {
  'The table': 'Stůl',
  'Button and blinds': 'Button a blindy',
  Straddles: 'Straddle',
  'Kill pots': 'Kill',
  'Buying in': 'Nákup žetonů',
  'Markers and loans': 'Dlužní úpisy a půjčky',
  Time: 'Čas',
  'The house': 'Dům',
  'The hand': 'Každá hra',
};

const OF_THE_TABLE: Readonly<Record<string, OptionWords>> = {
  chairs: ['místa', 'kolik je u stolu míst'],
  format: ['druh hry', 'hra o peníze, nebo stůl turnaje', { cash: 'o peníze', tournament: 'turnaj' }],
  seven_deuce: ['hra 7-2: žetonů od každého', 'kdo vyhraje bank hold’emu se 7-2 a ukáže je, dostane tolik žetonů od každého, komu se rozdalo (0: hra 7-2 se nehraje)'],
  room: ['kde se hraje', 'v kasinu se neberou dlužní úpisy a nikdo si nepůjčuje', { home: 'doma', casino: 'v kasinu' }],

  'button.rule': [
    'pravidlo buttonu',
    'když někdo odejde, button jde k dalšímu hráči; nebo také, a přeskočené blindy se doplatí; nebo jde dál velký blind a button může ležet před prázdným místem',
    { simplified: 'zjednodušené', moving: 'posuvný button', dead: 'mrtvý button' },
  ],
  'button.first': ['první button', 'o první button se losuje, nebo začíná na nejnižším místě', { draw: 'losuje se', 'lowest chair': 'nejnižší místo' }],
  'button.draw_tie': ['shoda při losování', 'shodu při losování o button rozhodne barva, nebo další karty', { suit: 'barva', redeal: 'další karty' }],
  'button.wrong_button': [
    'chybný button',
    'chybný button se opraví pro příští hru, nebo platí, jakmile se začalo hrát',
    { fix_next_hand: 'opraví se příště', tda: 'platí' },
  ],
  'button.absent': [
    'kdo je pryč',
    'kdo je pryč, nedostává karty; nebo je dostává, platí a složí se za něj',
    { dealt_out: 'nedostává karty', dealt_in: 'dostává karty' },
  ],
  'button.new_player': [
    'nový hráč',
    'nový hráč začíná zdarma, zaplatí velký blind, zaplatí ho jen v limitních hrách, zaplatí ho nebo bez blindů nejmenší sázku, nebo na velký blind čeká',
    { none: 'zdarma', bb: 'zaplatí velký blind', 'bb in limit': 'zaplatí jen v limitu', min_bet: 'zaplatí vždy, i bez blindů', wait: 'čeká na velký blind' },
  ],
  'button.missed_blinds': [
    'zmeškané blindy',
    'po návratu oba zmeškané blindy najednou, malý mrtvý; jeden za hru, živý, větší napřed; žádný, jen se čeká na velký blind; nebo jeden živý velký blind, ať chybělo cokoli',
    { both_now_sb_dead: 'oba hned, malý mrtvý', one_per_hand_live: 'jeden za hru, živý', wait_for_bb: 'čeká se na velký blind', bb_live: 'živý velký blind' },
  ],
  'button.buy_button': [
    'koupě buttonu',
    'kdo by přišel do hry mezi buttonem a velkým blindem, může místo ostatních zaplatit oba blindy, malý mrtvý, a příště má button',
  ],
  'button.replacement': [
    'náhrada',
    'kdo hned zaujme opuštěné místo, platí blindy za toho, kdo odešel, čeká, nebo si vybere',
    { assume: 'platí za něj', sit_out: 'čeká', either: 'vybere si' },
  ],
  'button.free_moves': ['volné přesednutí', 'o kolik hráčů se lze přesednout bez placení blindů'],
  'button.blind_poster': ['kdo dává blind', 'kdo dává blind, když je jen jeden', { left_of_button: 'nalevo od buttonu', last_winner: 'poslední vítěz' }],
  'button.blind_seats': ['místa blindů', 'pro každý blind od nejmenšího: kolik hráčů nalevo od buttonu sedí ten, kdo ho dává; 0 je button. Prázdné: obvyklá místa'],
  'button.ante_payer': [
    'kdo platí ante',
    'ante platí každý, nebo jeden za všechny: button, velký blind, nebo ten, kdo sedí o „posun ante“ nalevo od buttonu',
    { each: 'každý', button: 'button', bb: 'velký blind', offset: 'podle posunu' },
  ],
  'button.ante_offset': ['posun ante', 'jak daleko nalevo od buttonu sedí, kdo platí ante'],
  'button.chop': ['vrácení blindů', 'když všichni ostatní složí, mohou si blindy vzít své zpět, pokud se nehraje kill'],
  'button.picked_up': ['sebrané žetony', 'po tolika zmeškaných velkých blindech se hráči seberou žetony a jeho místo je volné (0: nikdy)'],
  'button.second_away_minutes': ['druhý nepřítomný', 'po kolika minutách se seberou žetony tomu, kdo odejde, když už někdo jiný chybí (0: jako prvnímu)'],
  'button.picked_up_minutes': ['sebrané po minutách', 'totéž po tolika minutách, kdy hráč vynechával nebo neměl spojení (0: nikdy)'],

  'straddle.enabled': ['straddle', 'zda se straddle hraje'],
  'straddle.positions': ['odkud', 'odkud: utg je hned za velkým blindem, button, cutoff je před buttonem, any odkudkoli. Kdo je v seznamu dřív, má přednost (BYND-43)'],
  'straddle.max_live': ['živých straddlů', 'kolik straddlů v jedné hře kupuje poslední slovo'],
  'straddle.restraddle_min': ['nejmenší další straddle', 'straddle přes straddle přidá navýšení, nebo ho zdvojnásobí', { min_raise: 'přidá navýšení', double: 'zdvojnásobí' }],
  'straddle.most': ['největší straddle', 'největší straddle ve velkých blindech; 0 je přesná výše'],
  'straddle.sleepers': ['sleepery', 'berou se i slepá navýšení, která poslední slovo nekupují'],
  'straddle.rock': ['rock', 'kdo vyhraje bank se straddlem, drží rock a musí dát straddle, až bude hned za velkým blindem'],

  'kill.pot': ['od jakého banku', 'bank nad tolik žetonů je kill (0: žádný)'],
  'kill.in_a_row': ['výher po sobě', 'tolik vyhraných banků po sobě je kill (0: žádný)'],
  'kill.percent': ['procent', '200 je plný kill, 150 poloviční'],
  'kill.acts': ['kdy mluví', 'kdo dal kill, mluví v prvním kole poslední, nebo na svém místě', { last: 'poslední', in_turn: 'na svém místě' }],
  'kill.with_blind': [
    'kill a blind',
    'kdo má dát i blind, dá místo něj kill, blind mrtvý vedle něj, nebo větší z obou',
    { kill_only: 'jen kill', both: 'obojí', larger: 'větší z obou' },
  ],
  'kill.leg_up': ['leg', 'první z výher po sobě je leg: dělený bank ho nechává a počítá se jen v bancích o plnou sázku'],

  'buy_in.least': ['nejmenší nákup', 'nejméně žetonů, se kterými si lze sednout (0: kolik kdo chce)'],
  'buy_in.most': ['největší stack', 'do kolika žetonů lze dokupovat (0: kolik kdo chce)'],
  'buy_in.match_stack': ['podle největšího', 'dokoupit lze až do výše největšího stacku u stolu'],
  'buy_in.short': ['krátkých nákupů', 'kolik nákupů pod nejmenší mez smí hráč za sezení mít'],
  'buy_in.return_window': ['návrat do', 'kdo se vrátí do tolika sekund, přinese, co odnesl'],
  'buy_in.approval': ['schvalování', 'nákupy schvaluje pořadatel'],
  'buy_in.behind': ['kdy dorazí', 'po kolika hrách dorazí žetony koupené později'],
  'buy_in.small': ['drobné stranou', 'kolik žetonů smí hráč za sezení vzít ze stolu na občerstvení a spropitné'],

  'marker.enabled': ['dlužní úpisy', 'zda se berou dlužní úpisy'],
  'marker.accept_below': ['bez ptaní do', 'úpisy pod tolik žetonů nepotřebují souhlas'],
  'marker.settle_within': ['zaplatit do', 'do kolika hodin se úpis zaplatí (0: podle domluvy)'],
  'marker.borrowing': ['půjčky', 'hráči si smějí půjčovat žetony'],

  'clock.think': ['na tah', 'sekund na tah (0: bez hodin, dokud si je někdo nevyžádá)'],
  'clock.called': ['vyžádaný čas', 'sekund, které zbývají, když si někdo vyžádá čas'],
  'clock.call_after': ['kdy si čas vyžádat', 'kolik sekund hráč přemýšlí, než si na něj lze vyžádat čas'],
  'clock.countdown': ['odpočítávání', 'kolik posledních sekund se odpočítává'],
  'clock.bank': ['časová rezerva', 'sekund rezervy, se kterou hráč začíná'],
  'clock.card': ['karta rezervy', 'sekund jedné karty rezervy, která se spotřebuje celá, jakmile se začne (0: ubývá po sekundách)'],
  'clock.refill': ['doplnění', 'sekund, které se do rezervy přidají každé kolo, do její velikosti'],
  'clock.extra': ['čas navíc', 'sekund, které dostane, kdo o ně jednou za hru požádá'],
  'clock.away': ['bez spojení', 'sekund navíc pro toho, komu vypadlo spojení'],
  'clock.grace': ['po přestávce', 'sekund navíc pro toho, kdo je na řadě, když se hra obnoví'],
  'clock.answer': [
    'na odpověď',
    'sekund na odpověď mimo sázení: zda dát straddle, přijmout dluh, kolikrát doložit, co ohlásit, zda ukázat (0: jako na tah)',
  ],
  'clock.absent': [
    'kdo tu není',
    'sekund pro toho, kdo nemá spojení, když na něj přijde řada, ať ostatní mají hodiny nebo ne; straddle už nedá a jeho další tah hned končí (0: jako ostatní)',
  ],
  'clock.expiry': ['po vypršení', 'komu vyprší čas proti sázce, složí se, nebo má mrtvou hru; jinak dá check', { fold: 'složí se', dead_hand: 'mrtvá hra' }],
  'clock.sit_out_after': ['vynechá po', 'po kolika vypršeních hráč vynechává (0: nikdy)'],

  'fees.per_mille': ['rake v promile', 'kolik tisícin banku si bere dům'],
  'fees.cap': ['nejvyšší rake', 'největší rake z jedné hry (0: bez stropu)'],
  'fees.caps': ['podle počtu hráčů', 'stropy podle toho, kolik hráčů dostalo karty: pro dva, tři, čtyři …; poslední platí i pro víc'],
  'fees.no_flop_no_drop': ['bez flopu bez raku', 'ze hry, která skončí před flopem, se rake nebere'],
  'fees.unit': ['po kolika', 'rake se bere v násobcích'],
  'fees.drop': ['do jackpotu', 'kolik žetonů jde do jackpotu'],
  'fees.drop_from': ['od banku', 'nejmenší bank, ze kterého do jackpotu jde'],
  'fees.jackpot': ['jackpot za prohru s', 'kdo s touto nebo lepší kombinací při ukazování prohraje, získá jackpot (ničím: nikdy se nevyplácí)', { none: 'ničím', 'aces full of tens': 'full housem es a desítek', 'aces full of jacks': 'full housem es a kluků', 'aces full of queens': 'full housem es a dam', 'aces full of kings': 'full housem es a králů', 'four of a kind': 'pokerem', 'four eights': 'pokerem osem', 'four tens': 'pokerem desítek', 'straight flush': 'čistou postupkou' }],
  'fees.jackpot_shares': ['díly jackpotu', 'kolik procent dostane, kdo prohrál, kdo vyhrál a ostatní ve hře; zbytek zůstává'],
  'fees.kitty': ['do pokladničky', 'kolik dá vítěz banku do pokladničky'],
  'fees.kitty_for': ['pokladnička na', 'za co se z pokladničky platí'],
  'fees.time_fee': ['poplatek za čas', 'kolik žetonů stojí místo za dobu níže'],
  'fees.time_every': ['za minut', 'na kolik minut poplatek je'],
  'fees.time_pot': ['z prvního banku nad', 'první bank větší než tolik zaplatí čas za všechna místa (0: každý platí za sebe)'],
};

export const optionsCs: Readonly<Record<string, OptionWords>> = { ...OF_THE_TABLE, ...handOptionsCs };
