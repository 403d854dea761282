/**
 * A mock of the room's API: `npm run mock` shows every page without a server. Posted data is accepted
 * and discarded; only the current user is kept until the mock stops. It is not part of the build.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { AuditPage, HandListItem, LedgerResponse, OptionGroup, PostedRules, TablePreset, TableListItem, TableSettings, TableDetails } from './src/lib/http';
import type { ServerMessage, PrivateView, SeatView, TableView } from './src/lib/wire';

const HOUR = 3_600_000;
const GAME = "no-limit hold'em 1/2";
const PLAYER_NAMES = ['Ann', 'Bořek', 'Carmen', 'Dimitri', 'Edith', 'Farid'];

let ownName = 'Ann';

const tables: TableListItem[] = [
  mockTableListItem('friday', 'Friday night', GAME, 9, 6, 2, 'Ann', true, true),
  mockTableListItem('plo', 'The deep end', 'pot-limit omaha 2/5', 6, 4, 0, 'Carmen', false, true),
  mockTableListItem('horse', 'Horse, slowly', 'horse 4/8 ante 1 bring-in 2', 8, 8, 11, 'Dimitri', false, true),
  mockTableListItem('stud', 'Grandfather’s game', 'limit seven-card stud 4/8 ante 1 bring-in 2', 7, 1, 0, 'Edith', false, false),
];

function mockTableListItem(
  id: string, name: string, game: string, chairCount: number, seatedCount: number, spectatorCount: number,
  host: string, isPrivate: boolean, isPlaying: boolean,
): TableListItem {
  return { id, name, game, chairs: chairCount, seated: seatedCount, watching: spectatorCount, blinds: [1, 2], money: { digits: 0, sign: '', before: false }, private: isPrivate, host, playing: isPlaying, yours: id === 'friday' && host === ownName, about: '', free: chairCount - seatedCount, waiting: seatedCount >= chairCount ? 2 : 0, place: 0, makes_room: 0 };
}

const TOML = `preset = "online"\ngame = "${GAME}"\n\n[clock]\nthink = 25\n`;

const SETTINGS: TableSettings = {
  private: true, password: '', spectators: true, delay: 0, auto: true, between: 4, pace: 1.2, rabbit: false, bomb_votes: true, one_address: 'warn', chat: true, restart: 'resume', grace: 120, bot_pace: 1.2, players_invite: true, links_made: 0, links: [], about: '', quiet: false, bots_alone: false,
  to_sit: 60, bots_make_room: true, bots_fill: 0, money: { digits: 0, sign: '', before: false },
};

function mockTableDetails(id: string): TableDetails {
  const { name, host } = tables.find((table) => table.id === id) ?? tables[0]!;
  const invite = `http://127.0.0.1:5173/t/${id}?invite=ImZyaWRheSI.aR3x0g.Zk1nq7`;
  return {
    id, name, host, role: host === ownName ? 'host' : '', entered: id !== 'plo', closed: false,
    need_password: id === 'plo', settings: SETTINGS, rules_toml: TOML, invite: host === ownName ? invite : '', reach: [],
    may_watch: true, free: [3, 6, 9], bring: [80, 200], about: '', out: null,
    chairs: 9, chair: 0, waiting: 0, place: null, makes_room: [], event: '', game: "no-limit hold'em 1/2", money: { digits: 0, sign: '', before: false }, players: ['Ann', 'Ben'], bots: 2,
  };
}

const LEDGER: LedgerResponse = {
  players: [
    { player: 'Ann', bought: 400, cashed_out: 0, chips: 912, net: 512, due: 512, side_bets: 0, bot: false },
    { player: 'Bořek', bought: 600, cashed_out: 0, chips: 342, net: -258, due: -258, side_bets: 0, bot: false },
    { player: 'Carmen', bought: 200, cashed_out: 455, chips: 0, net: 255, due: 255, side_bets: 8, bot: false },
    { player: 'Dimitri', bought: 800, cashed_out: 0, chips: 421, net: -379, due: -379, side_bets: 0, bot: false },
    { player: 'Edith', bought: 200, cashed_out: 0, chips: 70, net: -130, due: -130, side_bets: 0, bot: false },
  ],
  rake: 0, kitty: 40, jackpot: 0, time_fees: 0, carried: 0,
  transfers: [
    { from: 'Dimitri', to: 'Ann', chips: 379 },
    { from: 'Bořek', to: 'Carmen', chips: 255 },
    { from: 'Edith', to: 'Ann', chips: 130 },
  ],
  adjustments: [{ at: Date.now() - HOUR, player: 'Bořek', chips: 20, reason: 'a chip fell under the table' }],
  movements: [
    { at: 1_763_800_000_000, hand: 0, player: 'Ann', what: 'buy-in', chips: 200 },
    { at: 1_763_803_000_000, hand: 41, player: 'Ann', what: 're-buy', chips: 100 },
  ],
  hands: 118,
  began: 1_763_800_000_000,
  ended: 0,
};

const AUDIT_LOG: AuditPage = {
  lines: [
    { seq: 3, at: Date.now() - HOUR, who: 'Ann', role: 'host', what: 'settings', table: 'friday', table_name: 'Friday night', whom: '', args: { chat: [true, false], delay: [0, 30] }, address: '', said: null },
    { seq: 2, at: Date.now() - 2 * HOUR, who: 'Gus', role: 'admin', what: 'kick', table: 'friday', table_name: 'Friday night', whom: 'Bořek', args: { chair: 2, reason: 'noise' }, address: '', said: { say: 'PlayerRemovedByHost', by: { player: 'Gus' }, who: { player: 'Bořek' }, why: 'noise' } },
    { seq: 1, at: Date.now() - 3 * HOUR, who: 'Ann', role: 'host', what: 'opened', table: 'friday', table_name: 'Friday night', whom: '', args: { game: GAME }, address: '', said: null },
  ],
  next: 0,
};

function handList(before: number): HandListItem[] {
  const lastHandNumber = Math.min(118, before ? before - 1 : 118);
  return Array.from({ length: Math.min(lastHandNumber, 50) }, (_, k) => lastHandNumber - k).map((hand) => ({
    hand,
    at: Date.now() - (120 - hand) * 90_000,
    game: hand % 9 === 0 ? "no-limit hold'em 2/4 (kill)" : GAME,
    pot: 6 + ((hand * 7919) % 400),
    winners: [{ player: PLAYER_NAMES[(hand * 7) % 5]!, chips: 6 + ((hand * 7919) % 400) }],
    called_off: hand === 111,
    ended: hand === 111 ? { say: 'HandVoidedReason', why: 'a card was exposed' } : null,
    stacks: PLAYER_NAMES.slice(0, 5).map((player, p) => ({
      player, chips: Math.round(300 + 40 * p + 180 * Math.sin(hand / 9 + p * 2) + ((hand * (p + 3) * 31) % 60)),
    })),
    nets: PLAYER_NAMES.slice(0, 5).map((player, p) => ({ player, chips: Math.round(180 * Math.sin(hand / 9 + p * 2)) })),
    chair: 1,
    cards: ['As', 'Kd'],
    result: ((hand * 31) % 60) - 30,
    boards: [['2c', '7d', 'Th', 'Js', '4h']],
    showdown: hand % 3 === 0,
    shown: hand % 3 === 0 ? [{ player: PLAYER_NAMES[1]!, cards: ['Qc', 'Qd'] }] : [],
  }));
}

const presets: TablePreset[] = [
  ['friendly', 'Friendly no-limit hold’em', GAME],
  ['kitchen', 'Kitchen table', GAME],
  ['omaha', 'Pot-limit Omaha', 'pot-limit omaha 1/2'],
  ['short-deck', 'Short deck', 'no-limit short deck ante 1 button 2'],
  ['stud', 'Seven-card stud', 'limit seven-card stud 4/8 ante 1 bring-in 2'],
  ['horse', 'HORSE', 'horse 4/8 ante 1 bring-in 2'],
  ['8-game', '8-game mix', '8-game 4/8 ante 1 bring-in 2'],
].map(([name, title, game]) => ({ name: name!, title: title!, game: game!, toml: `preset = "online"\ngame = "${game}"\n` }));

const options: OptionGroup[] = [
  {
    group: '', title: 'The table', options: [
      { key: 'chairs', type: 'number', choices: [], default: 9, min: 2, max: 10, text: 'chairs at the table.', rules: ['GAME-03'], presets: {} },
      { key: 'format', type: 'choice', choices: ['cash', 'tournament'], default: 'cash', min: null, max: null, text: 'a cash game, or a table of a tournament.', rules: ['GAME-20'], presets: {} },
    ],
  },
  {
    group: 'button', title: 'The button, and the blinds that are owed.', options: [
      { key: 'button.rule', type: 'choice', choices: ['simplified', 'moving', 'dead'], default: 'simplified', min: null, max: null, text: 'how the button moves when somebody leaves.', rules: ['BMOV-01', 'BMOV-05'], presets: { online: 'simplified', home: 'moving' } },
    ],
  },
  {
    group: 'straddle', title: 'Straddles.', options: [
      { key: 'straddle.enabled', type: 'flag', choices: ['off', 'on'], default: false, min: null, max: null, text: 'players may straddle.', rules: ['STRD-01'], presets: {} },
      { key: 'straddle.positions', type: 'list', choices: [], default: ['utg'], min: null, max: null, text: 'who may straddle.', rules: ['STRD-02'], presets: {} },
    ],
  },
];

const rules: PostedRules = {
  title: 'Friday night',
  first: [['Game', GAME], ['Buy-in', '80 to 200'], ['Time', '25 seconds, and a bank of 60'], ['Straddles', 'none'], ['Rake and fees', 'nothing']],
  asked: [],
  notices: ['No telephones at the table.', 'Whoever spills something buys the next round.'],
  sections: [
    {
      group: 'button', title: 'Button and blinds', said: { say: 'PostedRulesHeading', of: 'button' }, lines: [
        { name: 'rule', here: 'moving', usual: false, choices: 'simplified | moving | dead', meaning: 'how the button moves when somebody leaves.', rules: ['BMOV-01'] },
        { name: 'first', here: 'draw', usual: true, choices: 'draw | lowest chair', meaning: 'who has the first button.', rules: ['BMOV-09'] },
      ],
    },
    { group: 'clock', title: 'Time', said: { say: 'PostedRulesHeading', of: 'clock' }, lines: [{ name: 'think', here: '25', usual: false, choices: '0 or more', meaning: 'seconds to act.', rules: ['TIME-02'] }] },
  ],
  preset: 'home',
  differs: ['button.rule', 'clock.think'],
};

const HAND_PAGE_HTML =
  '<!doctype html><title>hand</title><body style="margin:0;display:grid;place-items:center;height:100vh;background:#23514a;color:#fff;font:18px system-ui">the replayer stands here';

/** Return the response to a GET request. */
function respondToGet(path: string, query: URLSearchParams): unknown {
  const [, id, section, hand, format] = /^\/api\/tables\/([^/]+)(?:\/(\w+)(?:\/(\d+)(?:\/(\w+))?)?)?$/.exec(path) ?? [];
  if (id && !section) return mockTableDetails(id);
  if (id && section === 'links') return [{ id: 'l1', once: true, made_at: Date.now() - HOUR, until: Date.now() + 23 * HOUR }];
  if (id && section === 'ledger') return LEDGER;
  if (id && section === 'audit') return AUDIT_LOG;
  if (id && section === 'rules') return rules;
  if (id && hand && format === 'proof') return JSON.parse(readFileSync(new URL('tests/shell/proof.json', import.meta.url), 'utf8'));
  if (id && hand) return { hand: Number(hand), at: Date.now() - HOUR, game: GAME, players: PLAYER_NAMES, chairs: [1, 2, 3, 5, 6, 8], facts: [], steps: ['Ann posts the small blind 1.', 'Bořek posts the big blind 2.', 'Carmen raises to 6.'] };
  if (id && section === 'hands') return handList(Number(query.get('before') ?? 0));
  switch (path) {
    case '/api/me': return { name: ownName, guest: ownName !== 'Ann', admin: false, csrf: 'cardboard', locale: 'en' };
    case '/api/me/tables': return [];
    case '/api/tables': return query.has('none') ? [] : tables;
    case '/api/presets': return presets;
    case '/api/options': return options;
    case '/api/games': return [...new Set(presets.map((preset) => preset.game))];
    case '/api/sessions': return [
      { id: 's1', device: 'Firefox, Linux', made_at: Date.now() - 30 * HOUR, used_at: Date.now(), here: true, open: 1 },
      { id: 's2', device: 'Safari, iPhone', made_at: Date.now() - 3 * HOUR, used_at: Date.now(), here: false, open: 0 },
    ];
    case '/api/security': return {
      totp_at: Date.now() - 30 * HOUR, codes: 9,
      passkeys: [{ id: 'cGFzc2tleQ', label: 'my phone', made_at: Date.now() - 30 * HOUR, used_at: Date.now() - HOUR }],
    };
    case '/api/keys': return [{ id: 'a1', note: 'my bot on the attic server', bot: true, made_at: Date.now() - 30 * HOUR }];
    default: return undefined;
  }
}

/** Return the response to a POST request. */
function respondToPost(path: string, body: { name?: string; password?: string }): unknown {
  switch (path) {
    case '/api/guest': case '/api/login': case '/api/accounts': ownName = body.name ?? ''; return {};
    case '/api/logout': ownName = ''; return {};
    case '/api/tables': return { id: 'friday', invite: mockTableDetails('friday').invite };
    case '/api/totp/begin': return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/riverboat:Ann?secret=JBSWY3DPEHPK3PXP&issuer=riverboat' };
    case '/api/totp/on': case '/api/recovery-codes': return { codes: Array.from({ length: 10 }, (_, k) => `CARD-BOAR-D${k}ST-RING`) };
    case '/api/keys': return { id: 'b2', key: 'rbk_cardboard-and-string' };
    default: return {};
  }
}

// The table over the socket ----------------------------------------------------------------------

function mockTableView(id: string): TableView {
  const tableItem = tables.find((table) => table.id === id) ?? tables[0]!;
  const lastActions: SeatView['says'][] = ['fold', 'raise', 'call', 'fold', '', ''];
  const seats = PLAYER_NAMES.map((player, k): SeatView => ({
    chair: [1, 2, 4, 5, 7, 8][k]!, player, called: player, bot: k === 5, stack: [188, 342, 96, 421, 70, 1250][k]!, behind: 0, asked: k === 4 ? 200 : 0,
    state: k === 0 || k === 3 ? 'folded' : 'playing', bet: [0, 12, 12, 0, 0, 2][k]!, cards: k === 0 || k === 3 ? [] : ['??', '??'],
    says: lastActions[k]!, won: 0, holding: null, owes: 0, legs: 0, here: k !== 3, bank: 60_000, makes_room: k === 5, equity: [], drew: -1,
  }));
  const now = Date.now();
  return {
    table: id, event: '', event_table: 0, streamed: false, name: tableItem.name, money: { digits: 0, sign: '', before: false }, chairs: 9, mix: [], choices: [], sized: true, seats, hand: 119, phase: 'playing', why: null, button: 5, small: 7, big: 8,
    game: { name: tableItem.game, variant: "hold'em", limit: 'no-limit', blinds: [1, 2], ante: 0, bets: [], unit: 1, down: 2, hand_size: 2, boards: 1, low: false, buy_in: [80, 200] },
    street: 'flop', boards: [['Ah', '7d', '2c']], pots: [{ chips: 27, chairs: [2, 4, 7, 8] }], carried: 0, to_act: [7], asks: 'act', bet: 12,
    clock: { chair: 7, since: now - 5_000, until: now + 20_000, kind: 'think' }, percent: 100, bomb: 0, rock: 0, killer: 0, won: [],
    next_at: 0, rake: 0, raked: 0, kitty: 40, root: '8be22512df252c415e8910d209aaab90', watching: tableItem.watching,
    chat: true, spectators: true, delay: 0, waiting: 1, kept: [],
    run_out: false, awards: [], pays: 0, draw: [0, 0], game_hand: 0, game_hands: 0, next_game: '', rabbit: [], bomb_vote: null, cut_by: [], in_stead: [], raises: [12, 70],
    pending: [], pause: '', paused_by: '', quiet: false, about: '',
  };
}

function mockPrivateView(): PrivateView {
  return {
    role: ownName === 'Ann' ? 'host' : 'spectator', on_stream: false, chair: ownName === 'Ann' ? 1 : 0, cards: ownName === 'Ann' ? ['Ks', 'Qs'] : [], up: [], holding: null, turn: null,
    token: 1, side: '', buy: [0, 12], extra: false, flags: [], may_show: [], requests: ownName === 'Ann' ? [[7, 'Edith', 200, 'buy']] : [], may_rabbit: false, bomb_vote: '', may_bomb: false, may_undo: false, together: ownName === 'Ann' ? [['Ben', 'Edith']] : [], notices: [], barred: [],
    waiting: ownName === 'Ann' ? ['Filip'] : [],
    standing: null, challenge: false, spend: 0,
  };
}

/** Return the frame that answers a frame of the client, or null. */
function frameFor(frame: { t: string; table?: string; cmd?: string; at?: number }): ServerMessage | null {
  const table = frame.table ?? '';
  switch (frame.t) {
    case 'hello': return { t: 'welcome', protocol: 2, player: ownName, now: Date.now() };
    case 'watch': return { t: 'snapshot', table, epoch: 'e', seq: 1, view: mockTableView(table), mine: mockPrivateView(), facts: [], told: [], chat: [{ t: 'said', table, player: 'Edith', text: 'good evening', at: Date.now() }] };
    case 'wish': return { t: 'granted', cmd: frame.cmd!, table, seq: 1, count: 1, later: false };
    case 'ping': return { t: 'pong', at: frame.at ?? 0, now: Date.now() };
    default: return null;
  }
}

/** Handle the part of RFC 6455 that the mock needs: short text messages of one frame each. */
function handleSocket(request: IncomingMessage, socket: Duplex): void {
  const acceptKey = createHash('sha1').update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${acceptKey}\r\nSec-WebSocket-Protocol: riverboat.v2.json\r\n\r\n`,
  );
  let unreadBytes = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes: Buffer) => {
    unreadBytes = Buffer.concat([unreadBytes, bytes]);
    for (;;) {
      const hasLongLength = (unreadBytes[1]! & 127) === 126;
      const headerLength = hasLongLength ? 8 : 6;
      if (unreadBytes.length < headerLength) return;
      const payloadLength = hasLongLength ? unreadBytes.readUInt16BE(2) : unreadBytes[1]! & 127;
      if (unreadBytes.length < headerLength + payloadLength) return;
      const maskKey = unreadBytes.subarray(headerLength - 4, headerLength);
      const text = unreadBytes.subarray(headerLength, headerLength + payloadLength).map((byte, k) => byte ^ maskKey[k % 4]!);
      const isText = (unreadBytes[0]! & 15) === 1;
      unreadBytes = unreadBytes.subarray(headerLength + payloadLength);
      if (!isText) return void socket.end();
      const replyFrame = frameFor(JSON.parse(Buffer.from(text).toString()) as Parameters<typeof frameFor>[0]);
      if (replyFrame) socket.write(encodeFrame(JSON.stringify(replyFrame)));
    }
  });
}

function encodeFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length < 126) return Buffer.concat([Buffer.from([0x81, payload.length]), payload]);
  const header = Buffer.from([0x81, 126, 0, 0]);
  header.writeUInt16BE(payload.length, 2);
  return Buffer.concat([header, payload]);
}

// The server -------------------------------------------------------------------------------------

async function handleRequest(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://room');
  if (!url.pathname.startsWith('/api/')) return next();
  if (url.pathname.endsWith('/page')) return void response.setHeader('Content-Type', 'text/html').end(HAND_PAGE_HTML);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const isGet = request.method === 'GET';
  const responseBody = isGet ? respondToGet(url.pathname, url.searchParams) : respondToPost(url.pathname, JSON.parse(text || '{}'));
  response.setHeader('Content-Type', 'application/json');
  response.statusCode = responseBody === undefined ? 404 : 200;
  response.end(JSON.stringify(responseBody ?? { code: 'not-found', rule: '', why: 'there is nothing here' }));
}

export function mockApi(): Plugin {
  return {
    name: 'mock-api',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => void handleRequest(request, response, next));
      server.httpServer?.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
        if (request.url === '/ws') handleSocket(request, socket);
      });
    },
  };
}
