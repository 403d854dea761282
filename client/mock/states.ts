/** Tables in many states, made by hand, for looking at how they are drawn. */
import type { ActTurn, Mine, SeatView, TableView } from '../src/lib/wire';

export interface State {
  view: TableView;
  mine: Mine;
}

const seat = (chair: number, player: string, stack: number, more: Partial<SeatView> = {}): SeatView => ({
  chair,
  player,
  bot: false,
  stack,
  behind: 0,
  asked: 0,
  state: 'playing',
  bet: 0,
  cards: ['??', '??'],
  says: '',
  won: 0,
  holding: '',
  owes: 0,
  legs: 0,
  here: true,
  bank: 30_000,
  ...more,
});

const away = (chair: number, player: string, stack: number, more: Partial<SeatView> = {}): SeatView =>
  seat(chair, player, stack, { state: 'out', cards: [], ...more });

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
  name: 'Friday night',
  chairs: 6,
  game: holdem,
  mix: [],
  seats: [],
  hand: 81,
  phase: 'playing',
  why: '',
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
  rake: 0,
  kitty: 0,
  root: '',
  watching: 0,
  chat: true,
  spectators: true,
  delay: 0,
  ...more,
});

const mine = (chair: number, cards: string[], more: Partial<Mine> = {}): Mine => ({
  role: chair ? 'player' : 'spectator',
  chair,
  cards,
  up: [],
  holding: '',
  turn: null,
  token: 7,
  side: '',
  buy: [0, 0],
  extra: false,
  flags: [],
  may_show: [],
  requests: [],
  ...more,
});

const act = (more: Partial<ActTurn>): ActTurn => ({
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
  barred: '',
  pot: '',
  presets: [],
  ...more,
});

const clock = (chair: number, gone = 8000, long = 25_000): TableView['clock'] => {
  const since = Date.now() - gone;
  return { chair, since, until: since + long, kind: 'think' };
};

const down = (count: number): string[] => Array.from({ length: count }, () => '??');

export const STATES: Record<string, () => State> = {
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
        away(5, 'Eve', 200, { owes: 3 }),
        seat(6, 'Robo', 88, { bot: true, says: 'check' }),
      ],
      to_act: [4],
      asks: 'act',
      bet: 120,
      clock: clock(4),
      watching: 2,
    }),
    mine: mine(4, ['Ah', 'Th'], {
      holding: 'ace high',
      extra: true,
      buy: [1, 400],
      turn: act({
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
        seat(1, 'Ann', 12_450, { cards: down(4), says: 'check' }),
        seat(2, 'Barnabas', 4975, { cards: down(4), says: 'bet', bet: 675 }),
        seat(3, 'Cy', 5120, { state: 'folded', cards: [], says: 'fold' }),
        seat(4, 'Dana', 7300, { state: 'folded', cards: [], says: 'fold' }),
        seat(5, 'Emil', 28_900, { cards: down(4), says: 'call', bet: 675 }),
        seat(6, 'Františka', 9025, { cards: down(4) }),
        seat(7, 'Gus', 3310, { cards: down(4) }),
        seat(8, 'Hana', 15_750, { state: 'folded', cards: [], says: 'fold', here: false }),
        seat(9, 'Igor', 0, { cards: down(4), state: 'all-in', says: 'all-in', bet: 310 }),
      ],
      to_act: [6],
      asks: 'act',
      bet: 675,
      clock: clock(6, 21_500),
    }),
    mine: mine(6, ['Ad', 'Qd', 'Kc', '9s'], {
      holding: 'ace high, straight and flush draws',
      extra: true,
      turn: act({
        call: 675,
        low: 1350,
        high: 4360,
        all_in: 9025,
        unit: 25,
        pot: 'pot 3,010 + call 675 = 3,685; raise to 675 + 3,685 = 4,360',
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
    mine: mine(4, ['Qs', '2d', '5h', '5s', 'Qh', 'Ac', '9h'], {
      up: ['5h', '5s', 'Qh', 'Ac'],
      holding: 'two pair, queens and fives',
      turn: act({ call: 20, low: 40, high: 40, all_in: 440 }),
    }),
  }),

  draw: () => ({
    view: table({
      name: 'Lowball',
      chairs: 6,
      game: { ...holdem, name: 'limit 2-7 triple draw 4/8', variant: '2-7 triple draw', limit: 'limit', blinds: [2, 4], bets: [4, 8], down: 5, hand_size: 5, boards: 0, low: true },
      street: 'second draw',
      pots: [{ chips: 68, chairs: [1, 3, 4, 5] }],
      seats: [
        seat(1, 'Ann', 205, { cards: down(5), says: 'draw 1' }),
        seat(2, 'Bo', 300, { state: 'folded', cards: [], says: 'fold' }),
        seat(3, 'Carmen', 188, { cards: down(5), says: 'stand pat' }),
        seat(4, 'Dmitri', 244, { cards: down(5) }),
        seat(5, 'Eve', 173, { cards: down(5) }),
      ],
      to_act: [4],
      asks: 'draw',
      clock: clock(4),
    }),
    mine: mine(4, ['2c', '3d', '4s', '7h', 'Kd'], {
      holding: 'king-low',
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
        seat(1, 'Ann', 0, { state: 'all-in', cards: ['Kd', 'Ks'], holding: 'pair of kings' }),
        seat(2, 'Dmitri', 0, { state: 'all-in', cards: ['Ah', '9h'], holding: 'two pair, aces and nines' }),
      ],
    }),
    mine: mine(2, ['Ah', '9h'], { holding: 'two pair, aces and nines' }),
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
    mine: mine(4, [], { turn: { ask: 'straddle', least: 4, most: 4, live: true } }),
  }),

  empty: () => ({
    view: table({
      hand: 0,
      phase: 'idle',
      why: 'two players are needed to play, and 0 are ready',
      button: 0,
      small: 0,
      big: 0,
      chairs: 8,
      watching: 1,
    }),
    mine: mine(0, [], { buy: [80, 400] }),
  }),

  paused: () => ({
    view: table({
      phase: 'paused',
      why: 'the host has paused the table',
      seats: [
        seat(1, 'Ann', 412, { cards: [], state: 'waiting' }),
        seat(2, 'Bo', 199, { cards: [], state: 'waiting' }),
        away(4, 'Dmitri', 640, { owes: 3 }),
        seat(5, 'Eve', 200, { cards: [], state: 'leaving' }),
        seat(6, 'Robo', 0, { cards: [], bot: true, state: 'waiting', asked: 200 }),
      ],
    }),
    mine: mine(4, [], { flags: ['out'], buy: [1, 400], role: 'host' }),
  }),

  winners: () => ({
    view: table({
      phase: 'between',
      next_at: Date.now() + 3600,
      boards: [['Qh', '8h', '3c', 'Kd', '3h']],
      street: '',
      seats: [
        seat(1, 'Ann', 532, { state: 'waiting', cards: ['Qd', 'Qs'], holding: 'full house, queens over threes', won: 240 }),
        seat(2, 'Bořivoj', 186, { state: 'waiting', cards: ['3d', '3s'], holding: 'four of a kind, threes', won: 186 }),
        seat(3, 'Charlotte', 655, { state: 'waiting', cards: [] }),
        seat(4, 'Dmitri', 1120, { state: 'waiting', cards: ['Ah', 'Th'], holding: 'flush, ace-queen-ten high' }),
        away(5, 'Eve', 200),
        seat(6, 'Robo', 88, { state: 'waiting', bot: true, cards: [] }),
      ],
      won: [
        [2, 186, 'four of a kind, threes'],
        [1, 240, 'full house, queens over threes'],
      ],
    }),
    mine: mine(4, ['Ah', 'Th'], { holding: 'flush, ace-queen-ten high', buy: [1, 400] }),
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
      mine: mine(5, ['As', 'Ad'], { holding: 'pair of aces' }),
    };
  },

  spectator: () => {
    const state = STATES.omaha!();
    return {
      view: { ...state.view, seats: state.view.seats.filter((each) => each.chair !== 3), watching: 3 },
      mine: mine(0, [], { buy: [2000, 5000] }),
    };
  },

  show: () => ({
    view: table({
      phase: 'showdown',
      boards: [['Qh', '8h', '3c', 'Kd', '2s']],
      street: 'river',
      pots: [{ chips: 426, chairs: [1, 4] }],
      seats: [
        seat(1, 'Ann', 532, { cards: ['Kh', 'Qs'], holding: 'two pair, kings and queens', says: 'show' }),
        seat(2, 'Bo', 186, { state: 'folded', cards: [], says: 'fold' }),
        seat(4, 'Dmitri', 1120, {}),
        seat(6, 'Robo', 88, { bot: true, state: 'folded', cards: [], says: 'fold' }),
      ],
      to_act: [4],
      asks: 'show',
      clock: clock(4, 1000, 10_000),
    }),
    mine: mine(4, ['Ah', 'Th'], { holding: 'ace high', turn: { ask: 'show', may_muck: true, mine: true } }),
  }),
};
