/** Hand-made views of a table in many states, to check how they are drawn. */
import type { ActTurn, AnyTurn, AwardView, PrivateView, SeatView, TableView } from '../src/lib/wire';
import type { Phrase } from '../src/lib/words/phraseFormatter';

export interface MockTableState {
  view: TableView;
  mine: PrivateView;
}

const seat = (chair: number, player: string, stack: number, more: Partial<SeatView> = {}): SeatView => ({
  chair,
  player,
  called: player,
  bot: false,
  stack,
  behind: 0,
  asked: 0,
  state: 'playing',
  bet: 0,
  cards: ['??', '??'],
  says: '',
  won: 0,
  holding: null,
  owes: 0,
  legs: 0,
  here: true,
  bank: 30_000,
  equity: [],
  drew: -1,
  makes_room: false,
  ...more,
});

const awardView = (pot: number, chips: number[], overrides: Partial<AwardView>): AwardView => ({
  pot,
  board: 0,
  half: '',
  no_low: false,
  chairs: [],
  players: [],
  chips,
  cards: [],
  words: null,
  ...overrides,
});

const sittingOutSeat = (chair: number, player: string, stack: number, overrides: Partial<SeatView> = {}): SeatView =>
  seat(chair, player, stack, { state: 'out', cards: [], ...overrides });

const holdem: TableView['game'] = {
  name: "no-limit hold'em 1/2",
  variant: "hold'em",
  limit: 'no-limit',
  blinds: [1, 2],
  ante: 0,
  bets: [],
  unit: 1,
  down: 2,
  hand_size: 2,
  boards: 1,
  low: false,
  buy_in: [80, 400],
};

const table = (more: Partial<TableView>): TableView => ({
  table: 'friday',
  streamed: false,
  name: 'Friday night',
  chairs: 6,
  game: holdem,
  mix: [],
  choices: [],
  sized: true,
  seats: [],
  hand: 81,
  phase: 'playing',
  why: null,
  button: 1,
  small: 2,
  big: 3,
  street: 'preflop',
  boards: [],
  pots: [],
  carried: 0,
  to_act: [],
  asks: '',
  bet: 0,
  clock: null,
  percent: 100,
  bomb: 0,
  rock: 0,
  killer: 0,
  won: [],
  next_at: 0,
  rake: 0, raked: 0,
  kitty: 0,
  root: '',
  cut_by: ['Petra', 'Dan'],
  watching: 0,
  chat: true,
  spectators: true,
  delay: 0,
  money: { digits: 0, sign: '', before: false },
  run_out: false,
  awards: [],
  pays: 0,
  draw: [0, 0],
  game_hand: 0,
  game_hands: 0,
  next_game: '',
  rabbit: [],
  bomb_vote: null,
  event: '', event_table: 0,
  in_stead: [],
  raises: [0, 0],
  pending: [],
  pause: '',
  paused_by: '',
  quiet: false,
  about: '',
  waiting: 0,
  kept: [],
  ...more,
});

const privateView = (chair: number, cards: string[], overrides: Partial<PrivateView> = {}): PrivateView => ({
  role: chair ? 'player' : 'spectator',
  on_stream: false,
  chair,
  cards,
  up: [],
  holding: null,
  turn: null,
  token: 7,
  side: '',
  buy: [0, 0],
  extra: false,
  flags: [],
  may_show: [],
  requests: [],
  may_rabbit: false,
  bomb_vote: '',
  may_bomb: false, may_undo: false,
  together: [],
  notices: [],
  barred: [],
  waiting: [],
  standing: null,
  challenge: false,
  spend: 0,
  ...overrides,
});

const actTurn = (overrides: Partial<ActTurn>): ActTurn => ({
  ask: 'act',
  call: 0,
  low: 0,
  high: 0,
  all_in: 0,
  unit: 1,
  fold: true,
  free: false,
  opens: false,
  ends_only: false,
  bring_in: false,
  short: 0,
  may_buy: false,
  barred: null,
  pot: null,
  presets: [],
  unraised: false,
  ...overrides,
});

const clock = (chair: number, elapsedMs = 8000, totalMs = 25_000): TableView['clock'] => {
  const sinceMs = Date.now() - elapsedMs;
  return { chair, since: sinceMs, until: sinceMs + totalMs, kind: 'think' };
};

/** Return the state with a turn of the player. */
const withTurn = ({ view, mine: ownView }: MockTableState, turn: AnyTurn): MockTableState => ({
  view: { ...view, to_act: [ownView.chair], asks: turn.ask, clock: clock(ownView.chair) },
  mine: { ...ownView, turn },
});

const faceDownCards = (count: number): string[] => Array.from({ length: count }, () => '??');

export const STATES: Record<string, () => MockTableState> = {
  sidepots: () => ({
    view: table({
      street: 'turn',
      boards: [['Qh', '8h', '3c', 'Kd']],
      pots: [
        { chips: 186, chairs: [1, 2, 4, 6] },
        { chips: 240, chairs: [1, 4, 6] },
      ],
      seats: [
        seat(1, 'Ann', 412, { says: 'bet', bet: 120 }),
        seat(2, 'Bořivoj', 0, { state: 'all-in', says: '' }),
        seat(3, 'Charlotte', 655, { state: 'folded', cards: [], says: 'fold' }),
        seat(4, 'Dmitri', 1240, { says: '' }),
        sittingOutSeat(5, 'Eve', 200, { owes: 3 }),
        seat(6, 'Robo', 88, { bot: true, says: 'check' }),
      ],
      to_act: [4],
      asks: 'act',
      bet: 120,
      clock: clock(4),
      watching: 2,
    }),
    mine: privateView(4, ['Ah', 'Th'], {
      holding: { say: 'HighCard', top: 12, then: null },
      extra: true,
      buy: [1, 400],
      turn: actTurn({
        call: 120,
        low: 240,
        high: 1240,
        all_in: 1240,
        presets: [
          { label: 'min', to: 240 },
          { label: '1/3', to: 342 },
          { label: '1/2', to: 453 },
          { label: '2/3', to: 564 },
          { label: '3/4', to: 619 },
          { label: 'pot', to: 786 },
          { label: 'all-in', to: 1240 },
        ],
      }),
    }),
  }),

  ahead: () => {
    const state = STATES.sidepots!();
    return {
      view: { ...state.view, to_act: [1], clock: clock(1, 3000), bet: 0, seats: state.view.seats.map((s) => (s.chair === 1 ? { ...s, bet: 0, says: '' } : s)) },
      mine: { ...state.mine, turn: null, extra: false },
    };
  },

  omaha: () => ({
    view: table({
      name: 'Big Omaha',
      chairs: 9,
      game: { ...holdem, name: 'pot-limit Omaha 25/50', variant: 'Omaha', limit: 'pot-limit', blinds: [25, 50], down: 4, hand_size: 4 },
      street: 'flop',
      button: 7,
      small: 8,
      big: 9,
      boards: [['Js', 'Td', '4d']],
      pots: [{ chips: 1350, chairs: [1, 2, 5, 6, 7, 9] }],
      seats: [
        seat(1, 'Ann', 12_450, { cards: faceDownCards(4), says: 'check' }),
        seat(2, 'Barnabas', 4975, { cards: faceDownCards(4), says: 'bet', bet: 675 }),
        seat(3, 'Cy', 5120, { state: 'folded', cards: [], says: 'fold' }),
        seat(4, 'Dana', 7300, { state: 'folded', cards: [], says: 'fold' }),
        seat(5, 'Emil', 28_900, { cards: faceDownCards(4), says: 'call', bet: 675 }),
        seat(6, 'Františka', 9025, { cards: faceDownCards(4) }),
        seat(7, 'Gus', 3310, { cards: faceDownCards(4) }),
        seat(8, 'Hana', 15_750, { state: 'folded', cards: [], says: 'fold', here: false }),
        seat(9, 'Igor', 0, { cards: faceDownCards(4), state: 'all-in', says: 'all-in', bet: 310 }),
      ],
      to_act: [6],
      asks: 'act',
      bet: 675,
      clock: clock(6, 21_500),
    }),
    mine: privateView(6, ['Ad', 'Qd', 'Kc', '9s'], {
      holding: { say: 'HighCard', top: 12, then: null },
      extra: true,
      turn: actTurn({
        call: 675,
        low: 1350,
        high: 4360,
        all_in: 9025,
        unit: 25,
        pot: { say: 'PotCount', pot: 3010, call: 675, after: 3685, to: 4360 },
        presets: [
          { label: 'min', to: 1350 },
          { label: '1/3', to: 1900 },
          { label: '1/2', to: 2500 },
          { label: '2/3', to: 3125 },
          { label: '3/4', to: 3425 },
          { label: 'pot', to: 4360 },
        ],
      }),
    }),
  }),

  stud: () => ({
    view: table({
      name: 'Old school',
      sized: false,
      chairs: 7,
      game: { ...holdem, name: 'limit seven-card stud 10/20', variant: 'seven-card stud', limit: 'limit', blinds: [], ante: 2, bets: [10, 20], down: 3, hand_size: 7, boards: 0 },
      street: 'seventh street',
      button: 0,
      small: 0,
      big: 0,
      pots: [{ chips: 284, chairs: [1, 3, 4, 6] }],
      seats: [
        seat(1, 'Ann', 530, { cards: ['??', '??', 'Ks', 'Kd', '8c', '2h', '??'], says: 'bet', bet: 20 }),
        seat(2, 'Bo', 300, { state: 'folded', cards: [], says: 'fold' }),
        seat(3, 'Carmen', 815, { cards: ['??', '??', '9d', 'Td', 'Jc', 'Ad', '??'], says: 'call', bet: 20 }),
        seat(4, 'Dmitri', 440, { cards: ['??', '??', '5h', '5s', 'Qh', 'Ac', '??'] }),
        seat(5, 'Eve', 120, { state: 'folded', cards: [], says: 'fold' }),
        seat(6, 'Faye', 265, { cards: ['??', '??', '6c', '7c', '4c', 'Jh', '??'] }),
        seat(7, 'Gus', 990, { state: 'folded', cards: [], says: 'fold' }),
      ],
      to_act: [4],
      asks: 'act',
      bet: 20,
      clock: clock(4),
    }),
    mine: privateView(4, ['Qs', '2d', '5h', '5s', 'Qh', 'Ac', '9h'], {
      up: ['5h', '5s', 'Qh', 'Ac'],
      holding: { say: 'TwoPair', high: 10, low: 3, beside: null },
      turn: actTurn({ call: 20, low: 40, high: 40, all_in: 440 }),
    }),
  }),

  draw: () => ({
    view: table({
      name: 'Lowball',
      sized: false,
      chairs: 6,
      game: { ...holdem, name: 'limit 2-7 triple draw 4/8', variant: '2-7 triple draw', limit: 'limit', blinds: [2, 4], bets: [4, 8], down: 5, hand_size: 5, boards: 0, low: true },
      street: 'second draw',
      pots: [{ chips: 68, chairs: [1, 3, 4, 5] }],
      seats: [
        seat(1, 'Ann', 205, { cards: faceDownCards(5), says: 'draw', drew: 1 }),
        seat(2, 'Bo', 300, { state: 'folded', cards: [], says: 'fold' }),
        seat(3, 'Carmen', 188, { cards: faceDownCards(5), says: 'stand pat' }),
        seat(4, 'Dmitri', 244, { cards: faceDownCards(5) }),
        seat(5, 'Eve', 173, { cards: faceDownCards(5) }),
      ],
      to_act: [4],
      asks: 'draw',
      clock: clock(4),
    }),
    mine: privateView(4, ['2c', '3d', '4s', '7h', 'Kd'], {
      holding: { say: 'LowHandWithArticle', top: 11, next: 8, then: null },
      turn: { ask: 'draw', least: 0, most: 5, draws: true },
    }),
  }),

  twice: () => ({
    view: table({
      name: 'Heads-up',
      chairs: 2,
      street: 'river',
      phase: 'showdown',
      button: 1,
      small: 1,
      big: 2,
      boards: [
        ['As', '9c', '5d', '2h', 'Qd'],
        ['As', '9c', '5d', 'Kh', 'Kc'],
      ],
      pots: [{ chips: 1600, chairs: [1, 2] }],
      seats: [
        seat(1, 'Ann', 0, { state: 'all-in', cards: ['Kd', 'Ks'], holding: { say: 'OnePair', rank: 11, beside: null } }),
        seat(2, 'Dmitri', 0, { state: 'all-in', cards: ['Ah', '9h'], holding: { say: 'TwoPair', high: 12, low: 7, beside: null } }),
      ],
    }),
    mine: privateView(2, ['Ah', '9h'], { holding: { say: 'TwoPair', high: 12, low: 7, beside: null } }),
  }),

  runit: () => {
    const state = STATES.twice!();
    return {
      view: {
        ...state.view,
        phase: 'playing',
        street: 'flop',
        boards: [['As', '9c', '5d']],
        to_act: [1, 2],
        asks: 'run-it',
        clock: clock(0),
      },
      mine: { ...state.mine, turn: { ask: 'run-it', most: 3 } },
    };
  },

  /** The player is a host, whose seat menu has more entries. */
  hosted: () => {
    const state = STATES.sidepots!();
    return { ...state, mine: { ...state.mine, role: 'host' } };
  },

  /** Two players on a table of nine chairs; the player may check or bet. */
  headsup: () => ({
      view: table({
        chairs: 9, button: 4, small: 4, big: 8, street: 'flop', boards: [['Jd', '7s', '2h']],
        pots: [{ chips: 60, chairs: [4, 8] }], to_act: [4], asks: 'act', clock: clock(4, 9000, 20_000),
        seats: [seat(4, 'Dmitri', 1180), seat(8, 'Ann', 846, { says: 'check' })],
      }),
      mine: {
        ...privateView(4, ['Js', 'Tc'], { holding: { say: 'OnePair', rank: 9, beside: null } }),
        turn: actTurn({ low: 2, high: 1180, all_in: 1180, free: true, opens: true, presets: [
          { label: '1/3', to: 20 },
          { label: '1/2', to: 30 },
          { label: '3/4', to: 45 },
          { label: 'pot', to: 60 },
          { label: 'all-in', to: 1180 },
        ] }),
      },
  }),

  /** The halves of a high-low pot are declared. */
  declare: () => withTurn(STATES.plo8!(), { ask: 'declare' }),

  /** Another player asks for a marker of the seven-deuce game. */
  answer: () => withTurn(STATES.sidepots!(), { ask: 'answer', debtor: 1, chips: 25, lender: 4 }),

  /** All chips lost. */
  broke: () => {
    const { view, mine: mine } = STATES.winners!();
    const seats = view.seats.map((seat) => (seat.chair === 4 ? { ...seat, stack: 0, state: 'out' as const } : seat));
    return { view: { ...view, seats }, mine: { ...mine, flags: ['out'] } };
  },

  /** Both boards of an all-in are dealt, and one player wins on each. */
  twicepaid: () => {
    const { view, mine: ownView } = STATES.twice!();
    const holding = (first: Phrase, second: Phrase): Phrase => ({
      say: 'TwoHoldings', one: { say: 'HoldingOnBoard', what: first, board: 1 }, rest: { say: 'HoldingOnBoard', what: second, board: 2 },
    });
    const kings: Phrase = { say: 'OnePair', rank: 11, beside: null };
    const pairs: Phrase = { say: 'TwoPair', high: 12, low: 7, beside: null };
    const trips: Phrase = { say: 'ThreeOfAKind', rank: 11, beside: null };
    const [ann, dmitri] = [holding(kings, trips), holding(pairs, pairs)];
    const seats = [{ ...view.seats[0]!, stack: 800, won: 800, holding: ann }, { ...view.seats[1]!, stack: 800, won: 800, holding: dmitri }];
    return {
      view: {
        ...view, boards: [view.boards[0]!, ['As', '9c', '5d', 'Kh', '2c']], phase: 'between', pots: [], next_at: Date.now() + 3600, pays: 2700, seats,
        awards: [
          awardView(0, [800], { chairs: [2], players: ['Dmitri'], words: pairs, cards: [['Ah', '9h', 'As', '9c', 'Qd']] }),
          awardView(0, [800], { board: 1, chairs: [1], players: ['Ann'], words: trips, cards: [['Kd', 'Ks', 'Kh', 'As', '9c']] }),
        ],
      },
      mine: { ...ownView, holding: dmitri },
    };
  },

  straddle: () => ({
    view: table({
      hand: 82,
      phase: 'straddles',
      rock: 5,
      seats: [
        seat(1, 'Ann', 412, { cards: [] }),
        seat(2, 'Bo', 199, { cards: [], bet: 1, says: 'blind' }),
        seat(3, 'Charlotte', 655, { cards: [], bet: 2, says: 'blind' }),
        seat(4, 'Dmitri', 1240, { cards: [] }),
        seat(5, 'Eve', 200, { cards: [] }),
        seat(6, 'Robo', 88, { cards: [], bot: true }),
      ],
      to_act: [4],
      asks: 'straddle',
      clock: clock(4, 2000, 8000),
      bet: 2,
    }),
    mine: privateView(4, [], { turn: { ask: 'straddle', least: 4, most: 4, live: true } }),
  }),

  empty: () => ({
    view: table({
      hand: 0,
      phase: 'idle',
      why: { say: 'WaitingForAllPlayers' },
      street: '',
      button: 0,
      small: 0,
      big: 0,
      chairs: 8,
      watching: 1,
    }),
    mine: privateView(0, [], { buy: [80, 400] }),
  }),

  /** A host is the only player at the table. */
  alone: () => ({
    view: table({
      hand: 0,
      phase: 'idle',
      why: { say: 'WaitingForPlayers', ready: 1 },
      street: '',
      button: 0,
      small: 0,
      big: 0,
      seats: [seat(1, 'Ann', 400, { state: 'waiting', cards: [] })],
    }),
    mine: privateView(1, [], { role: 'host', buy: [0, 0] }),
  }),

  paused: () => ({
    view: table({
      phase: 'paused',
      why: { say: 'TablePausedNotice' },
      seats: [
        seat(1, 'Ann', 412, { cards: [], state: 'waiting' }),
        seat(2, 'Bo', 199, { cards: [], state: 'waiting' }),
        sittingOutSeat(4, 'Dmitri', 640, { owes: 3 }),
        seat(5, 'Eve', 200, { cards: [], state: 'leaving' }),
        seat(6, 'Robo', 0, { cards: [], bot: true, state: 'waiting', asked: 200 }),
      ],
    }),
    mine: privateView(4, [], { flags: ['out'], buy: [1, 400], role: 'host' }),
  }),

  winners: () => ({
    view: table({
      phase: 'between',
      next_at: Date.now() + 3600,
      boards: [['Qh', '8h', '3c', 'Kd', '3h']],
      street: '',
      seats: [
        seat(1, 'Ann', 532, { state: 'waiting', cards: ['Qd', 'Qs'], holding: { say: 'FullHouse', three: 10, two: 1 }, won: 240 }),
        seat(2, 'Bořivoj', 186, { state: 'waiting', cards: ['3d', '3s'], holding: { say: 'FourOfAKind', rank: 1, beside: null }, won: 186 }),
        seat(3, 'Charlotte', 655, { state: 'waiting', cards: [] }),
        seat(4, 'Dmitri', 1120, { state: 'waiting', cards: ['Ah', 'Th'], holding: { say: 'Flush', top: 12, then: null } }),
        sittingOutSeat(5, 'Eve', 200),
        seat(6, 'Robo', 88, { state: 'waiting', bot: true, cards: [] }),
      ],
      won: [
        [1, 240, { say: 'FullHouse', three: 10, two: 1 }],
        [2, 186, { say: 'FourOfAKind', rank: 1, beside: null }],
      ],
      pays: 2700,
      awards: [
        awardView(1, [240], { chairs: [1], words: { say: 'FullHouseWithArticle', three: 10, two: 1 }, cards: [['Qd', 'Qs', 'Qh', '3c', '3h']] }),
        awardView(0, [186], { chairs: [2], words: { say: 'FourOfAKind', rank: 1, beside: null }, cards: [['3d', '3s', '3c', '3h', 'Kd']] }),
      ],
    }),
    mine: privateView(4, ['Ah', 'Th'], { holding: { say: 'Flush', top: 12, then: null }, buy: [1, 400] }),
  }),

  /** All-in before the river, with the equity of each player. */
  runout: () => ({
    view: table({
      run_out: true,
      street: 'turn',
      boards: [['Qh', '8h', '3c', 'Kd']],
      pots: [{ chips: 300, chairs: [1, 2, 4] }, { chips: 186, chairs: [2, 4] }],
      seats: [
        seat(1, 'Ann', 0, { state: 'all-in', cards: ['Qd', 'Qs'], holding: { say: 'ThreeOfAKind', rank: 10, beside: null }, equity: [0.7273] }),
        seat(2, 'Bořivoj', 0, { state: 'all-in', cards: ['3d', '3s'], holding: { say: 'ThreeOfAKind', rank: 1, beside: null }, equity: [0.0227] }),
        seat(3, 'Charlotte', 655, { state: 'folded', cards: [] }),
        seat(4, 'Dmitri', 1120, { cards: ['Ah', 'Th'], holding: { say: 'HighCard', top: 12, then: null }, equity: [0.25] }),
        sittingOutSeat(5, 'Eve', 200),
        seat(6, 'Robo', 88, { state: 'folded', bot: true, cards: [] }),
      ],
    }),
    mine: privateView(4, ['Ah', 'Th'], { holding: { say: 'HighCard', top: 12, then: null } }),
  }),

  /** Omaha hi-lo, run twice: halves on two boards. */
  halves: () => ({
    view: table({
      game: { ...holdem, name: 'pot-limit omaha hi-lo 1/2', variant: 'omaha hi-lo', limit: 'pot-limit', down: 4, hand_size: 4, low: true },
      phase: 'between',
      next_at: Date.now() + 3600,
      street: '',
      boards: [['3s', '8h', '5c', 'Kd', 'Ks'], ['3s', '8h', '5c', 'Jd', '9s']],
      seats: [
        seat(1, 'Ann', 300, { state: 'waiting', cards: ['As', '2d', 'Kh', 'Qc'], holding: { say: 'TwoHoldings', one: { say: 'ThreeOfAKind', rank: 11, beside: null }, rest: { say: 'LowHandWithArticle', top: 6, next: 3, then: null } }, won: 300 }),
        seat(2, 'Bořivoj', 100, { state: 'waiting', cards: ['Jc', 'Js', 'Td', '9h'], holding: { say: 'ThreeOfAKind', rank: 9, beside: null }, won: 100 }),
        seat(4, 'Dmitri', 1120, { state: 'waiting', cards: [] }),
      ],
      won: [[1, 300, null], [2, 100, null]],
      pays: 2800,
      awards: [
        awardView(0, [100], { half: 'high', chairs: [1], words: { say: 'ThreeOfAKind', rank: 11, beside: null }, cards: [['Kh', 'Kd', 'Ks', 'Qc', '8h']] }),
        awardView(0, [100], { half: 'low', chairs: [1], words: { say: 'LowHandWithArticle', top: 6, next: 3, then: null }, cards: [['8h', '5c', '3s', '2d', 'As']] }),
        awardView(0, [100], { board: 1, half: 'high', chairs: [2], words: { say: 'ThreeOfAKind', rank: 9, beside: null }, cards: [['Jc', 'Js', 'Jd', '9s', '8h']] }),
        awardView(0, [100], { board: 1, half: 'low', chairs: [1], words: { say: 'LowHandWithArticle', top: 6, next: 3, then: null }, cards: [['8h', '5c', '3s', '2d', 'As']] }),
      ],
    }),
    mine: privateView(4, []),
  }),

  /** An uncontested pot after which a player rabbit hunts. */
  rabbit: () => ({
    view: table({
      phase: 'between',
      next_at: Date.now() + 3600,
      street: '',
      boards: [['Qh', '8h', '3c']],
      rabbit: [['Ad', 'Th']],
      seats: [
        seat(1, 'Ann', 532, { state: 'waiting', cards: [], won: 30 }),
        seat(4, 'Dmitri', 1120, { state: 'waiting', cards: [] }),
      ],
      won: [[1, 30, null]],
      pays: 700,
      awards: [awardView(0, [30], { chairs: [1] })],
    }),
    mine: privateView(4, ['Ah', 'Kh']),
  }),

  /** The second draw of three, in a mix. */
  drawn: () => ({
    view: table({
      game: { ...holdem, name: 'limit 2-7 triple draw 2/4', variant: '2-7 triple draw', limit: 'limit', bets: [2, 4], down: 5, hand_size: 5, boards: 0, low: true },
      mix: ['limit 2-7 triple draw 2/4', 'limit razz 2/4 ante 1 bring-in 1'],
      game_hand: 3,
      game_hands: 4,
      next_game: 'limit razz',
      street: 'second draw',
      draw: [2, 3],
      pots: [{ chips: 24, chairs: [1, 2, 4] }],
      seats: [
        seat(1, 'Ann', 532, { cards: ['??', '??', '??', '??', '??'], says: 'bet', bet: 4, drew: 2 }),
        seat(2, 'Bořivoj', 186, { cards: ['??', '??', '??', '??', '??'], drew: 0 }),
        seat(4, 'Dmitri', 1120, { cards: ['??', '??', '??', '??', '??'], says: 'call', bet: 4, drew: 1 }),
      ],
      to_act: [2],
      asks: 'act',
      bet: 4,
    }),
    mine: privateView(4, ['2c', '3d', '4h', '7s', '9c'], { holding: { say: 'LowHandWithArticle', top: 7, next: 5, then: null } }),
  }),

  /** Dealer's choice: the player on the button chooses the next game. */
  choice: () => ({
    view: table({
      phase: 'between',
      next_at: Date.now() + 12_000,
      street: '',
      mix: ["limit hold'em 2/4", 'limit razz 2/4'],
      to_act: [4],
      asks: 'game',
      seats: [seat(1, 'Ann', 532, { state: 'waiting', cards: [] }), seat(4, 'Dmitri', 1120, { state: 'waiting', cards: [] })],
    }),
    mine: privateView(4, [], {
      turn: {
        ask: 'game',
        now: 'no-limit hold\'em',
        games: [
          'limit 2-7 triple draw', "limit hold'em", 'limit omaha hi-lo', 'limit razz', 'limit seven-card stud',
          'limit seven-card stud hi-lo', "no-limit hold'em", 'pot-limit omaha', 'no-limit 2-7 single draw', 'limit badugi', 'limit badacey',
        ],
      },
    }),
  }),

  ten: () => {
    const names = ['Ann', 'Bo', 'Cy', 'Dana', 'Emil', 'Faye', 'Gus', 'Hana', 'Igor', 'Jana'];
    return {
      view: table({
        chairs: 10,
        button: 9,
        small: 10,
        big: 1,
        boards: [['2c', '7d', 'Ts', '9h', '3s'], ['Ac', 'Kd', '5s', '6h', 'Jd']],
        pots: [{ chips: 200, chairs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
        seats: names.map((name, index) => seat(index + 1, name, 180 + index * 37, { bet: index < 6 ? 40 : 0, says: index < 6 ? 'call' : '' })),
        to_act: [7],
        asks: 'act',
        bet: 40,
        clock: clock(7),
        bomb: 20,
      }),
      mine: privateView(5, ['As', 'Ad'], { holding: { say: 'OnePair', rank: 12, beside: null } }),
    };
  },

  spectator: () => {
    const state = STATES.omaha!();
    return {
      view: { ...state.view, seats: state.view.seats.filter((seat) => seat.chair !== 3), watching: 3 },
      mine: privateView(0, [], { buy: [2000, 5000] }),
    };
  },

  show: () => ({
    view: table({
      phase: 'showdown',
      boards: [['Qh', '8h', '3c', 'Kd', '2s']],
      street: 'river',
      pots: [{ chips: 426, chairs: [1, 4] }],
      seats: [
        seat(1, 'Ann', 532, { cards: ['Kh', 'Qs'], holding: { say: 'TwoPair', high: 11, low: 10, beside: null }, says: 'show' }),
        seat(2, 'Bo', 186, { state: 'folded', cards: [], says: 'fold' }),
        seat(4, 'Dmitri', 1120, {}),
        seat(6, 'Robo', 88, { bot: true, state: 'folded', cards: [], says: 'fold' }),
      ],
      to_act: [4],
      asks: 'show',
      clock: clock(4, 1000, 10_000),
    }),
    mine: privateView(4, ['Ah', 'Th'], { holding: { say: 'HighCard', top: 12, then: null }, turn: { ask: 'show', may_muck: true, mine: true } }),
  }),

  // Full tables, to find overlapping elements ------------------------------------------------

  full: () => fullTable({
    game: { ...holdem, name: "no-limit hold'em 50/100", blinds: [50, 100] },
    boards: [['2c', '7d', 'Ts', '9h', '3s']],
    pots: [{ chips: 1200, chairs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  }, ['As', 'Ad']),

  fulltwice: () => fullTable({
    game: { ...holdem, name: "no-limit hold'em 50/100", blinds: [50, 100] },
    boards: [['2c', '7d', 'Ts', '9h', '3s'], ['Ac', 'Kd', '5s', '6h', 'Jd']],
    pots: [{ chips: 1200, chairs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
    bomb: 100,
  }, ['As', 'Ad']),

  fullpots: () => fullTable({
    game: { ...holdem, name: "no-limit hold'em 50/100", blinds: [50, 100] },
    boards: [['2c', '7d', 'Ts', '9h', '3s']],
    pots: [
      { chips: 11_200, chairs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
      { chips: 24_350, chairs: [1, 2, 3, 4, 5] },
      { chips: 103_000, chairs: [1, 2] },
    ],
  }, ['As', 'Ad']),

  plo8: () => fullTable({
    game: {
      ...holdem, name: 'pot-limit Omaha hi-lo 50/100', variant: 'Omaha hi-lo', limit: 'pot-limit',
      blinds: [50, 100], down: 4, hand_size: 4, low: true,
    },
    boards: [['2c', '7d', 'Ts', '9h', '3s']],
    pots: [{ chips: 8450, chairs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  }, ['As', 'Ad', '2h', '3d'], { say: 'TwoPair', high: 1, low: 0, beside: null }),

  plo8shown: () => {
    const state = STATES.plo8!();
    const holdings = ['AhKh2c3c', 'QsJsTs9s', '8h7h6h5h', 'KdQd4d4c'];
    const low: Phrase = { say: 'LowHandWithArticle', top: 5, next: 3, then: null };
    const showdown = showdownState(state, holdings, { say: 'TwoHoldings', one: { say: 'StraightWithArticle', top: 8 }, rest: low });
    return { ...showdown, mine: { ...showdown.mine, holding: { say: 'TwoHoldings', one: { say: 'TwoPair', high: 10, low: 5, beside: null }, rest: low } } };
  },

  stud8: () => fullTable({
    chairs: 8,
    button: 0, small: 0, big: 0,
    game: {
      ...holdem, name: 'limit seven-card stud 50/100', variant: 'seven-card stud', limit: 'limit',
      blinds: [], ante: 10, bets: [50, 100], down: 3, hand_size: 7, boards: 0,
    },
    pots: [{ chips: 1480, chairs: [1, 2, 3, 4, 5, 6, 7, 8] }],
  }, ['Qs', '2d', '5h', '5s', 'Qh', 'Ac', '9h'], { say: 'TwoPair', high: 10, low: 3, beside: null }, (index) => studCards(index)),

  draw6: () => fullTable({
    chairs: 6,
    button: 6, small: 1, big: 2,
    game: {
      ...holdem, name: 'limit 2-7 triple draw 50/100', variant: '2-7 triple draw', limit: 'limit',
      blinds: [25, 50], bets: [50, 100], down: 5, hand_size: 5, boards: 0, low: true,
    },
    pots: [{ chips: 680, chairs: [1, 2, 3, 4, 5, 6] }],
  }, ['2c', '3d', '4s', '7h', 'Kd'], { say: 'LowHandWithArticle', top: 11, next: 5, then: null }, () => faceDownCards(5)),

  horse: () => {
    const state = fullTable({
      chairs: 8,
      game: { ...holdem, name: "limit hold'em 50/100", limit: 'limit', blinds: [50, 100], bets: [100, 200] },
      mix: ["limit hold'em 50/100", 'limit Omaha hi-lo 50/100', 'limit razz 50/100', 'limit seven-card stud 50/100'],
      boards: [['2c', '7d', 'Ts', '9h']],
      pots: [{ chips: 3200, chairs: [1, 2, 3, 4, 5, 6, 7, 8] }],
    }, ['As', 'Ad']);
    return { ...state, view: { ...state.view, name: 'HORSE' } };
  },

  showdown: () => showdownState(STATES.full!(), ['AhKh', 'QsJs', 'TdTc', '9d9c'], { say: 'FullHouseWithArticle', three: 8, two: 7 }),
};

const NAMES = ['Ann', 'Bořivoj', 'Charlotte', 'Dana', 'Emil', 'Františka', 'Gus', 'Hana', 'Igor', 'Jana'];
const STACKS = [12_450, 4975, 105_120, 7300, 28_900, 9025, 3310, 15_750, 820, 1_240_000];
const ACTION_WORDS: readonly SeatView['says'][] = ['call', 'call', 'raise', 'fold', 'call', 'check', 'call', 'all-in', 'call', 'bring-in'];

/** Return a table with a player in each chair, and the largest bets, stacks and cards in front of each. */
function fullTable(
  overrides: Partial<TableView>,
  ownCards: string[],
  holding: Phrase = { say: 'OnePair', rank: 12, beside: null },
  seatCards: (index: number) => string[] = () => faceDownCards(ownCards.length),
): MockTableState {
  const chairs = overrides.chairs ?? 10;
  const seats = NAMES.slice(0, chairs).map((name, index): SeatView => {
    const hasFolded = ACTION_WORDS[index] === 'fold';
    return seat(index + 1, name, STACKS[index]!, {
      bot: index % 3 === 2,
      cards: hasFolded ? [] : seatCards(index),
      state: hasFolded ? 'folded' : ACTION_WORDS[index] === 'all-in' ? 'all-in' : 'playing',
      says: ACTION_WORDS[index]!,
      bet: hasFolded ? 0 : [600, 1350, 24_350, 0, 600, 600, 103_000, 600, 600, 50][index]!,
    });
  });
  const view = table({
    name: 'Friday night', chairs, button: 9, small: 10, big: 1, street: 'river', to_act: [7], asks: 'act', bet: 600,
    clock: { ...clock(7)!, kind: 'bank' }, seats, ...overrides,
  });
  return { view, mine: privateView(5, ownCards, { holding, extra: true }) };
}

function studCards(index: number): string[] {
  const rank = '23456789TJQKA';
  const upcards = [0, 1, 2, 3].map((k) => `${rank[(index * 3 + k * 5) % 13]}${'cdhs'[(index + k) % 4]}`);
  return ['??', '??', ...upcards, '??'];
}

/** The end of a state's hand: the first four players show and share the pot. */
function showdownState(state: MockTableState, hands: readonly string[], holding: Phrase): MockTableState {
  const cards = (text: string): string[] => text.match(/../g) ?? [];
  const seats = state.view.seats.map((seat, index): SeatView => ({
    ...seat, bet: 0, says: index < hands.length ? 'show' : 'fold', state: 'waiting',
    cards: index < hands.length ? cards(hands[index]!) : [],
    holding: index < hands.length ? holding : null, won: index < 2 ? 24_350 : 0,
  }));
  return {
    view: {
      ...state.view, seats, phase: 'between', next_at: Date.now() + 3600, pots: [], to_act: [], asks: '', clock: null,
      won: [[1, 24_350, holding], [2, 24_350, holding]],
    },
    mine: { ...state.mine, turn: null },
  };
}
