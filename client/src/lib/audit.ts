/** The audit log in sentences: codes with arguments come from the room, words are said here. */
import type { AuditLine } from './api';
import { didWords, type Deed } from './hosting';
import type { Filling, Key } from './i18n/index.svelte';

/** Everything that may be written down, in the order in which it is offered. */
export const KINDS = [
  'opened', 'settings', 'rules', 'game', 'close',
  'role-given', 'role-taken', 'host-by-link', 'link-made', 'link-ended', 'links-renewed', 'seat-link',
  'approve', 'adjust', 'settle', 'kitty', 'time-fees', 'colour-up',
  'seat-somebody', 'move-somebody', 'sit-somebody-out', 'kick', 'ban', 'let-in', 'remove-from-list', 'add-bot',
  'begin', 'pause', 'go-on', 'call-off', 'button', 'withdraw',
  'message', 'sessions-ended', 'keys-ended', 'second-factors-off', 'barred', 'admitted', 'guest-deleted',
  'backup', 'restored',
] as const;
export type Kind = (typeof KINDS)[number];

/** How a sentence is put together: the words, how chips and moments are written, what a game is called. */
export interface Telling {
  tell: (key: Key, filling?: Filling) => string;
  write: (chips: number) => string;
  moment: (at: number) => string;
  game: (words: string) => string;
}

/** Who has done it: `Ann`, `the room`, `root, at the terminal`. */
export function doer(line: Pick<AuditLine, 'who' | 'role'>, { tell }: Telling): string {
  if (line.role === 'room' || (line.role === 'terminal' && !line.who)) return tell(`audit.by.${line.role}`);
  return line.role === 'terminal' ? tell('audit.by.user', { who: line.who }) : line.who;
}

/** A line as a sentence: `Ann moves Ben to chair 4.` */
export function auditWords(line: AuditLine, telling: Telling): string {
  const said = sentence(line, telling);
  return line.args.later ? `${said} ${telling.tell('audit.later')}` : said;
}

function sentence(line: AuditLine, telling: Telling): string {
  const { tell, moment, game } = telling;
  const { args, whom: who } = line;
  const by = doer(line, telling);
  const why = text(args.reason);
  switch (line.what as Kind) {
    case 'opened':
      return tell('audit.say.opened', { by, game: game(text(args.game)) });
    case 'role-given':
      return tell(args.role === 'host' ? 'say.role.host' : 'say.role.player', { by, who });
    case 'role-taken':
      return tell('say.role.none', { by, who });
    case 'host-by-link':
      return tell('audit.say.host-by-link', { by });
    case 'link-made':
      return tell(args.once ? 'audit.say.link-made.once' : 'audit.say.link-made', { by, until: moment(Number(args.until)) });
    case 'seat-link':
      return tell('say.seat-link', { by, who });
    case 'message':
      return line.table
        ? tell('audit.say.message.table', { by, text: text(args.text) })
        : tell('audit.say.message', { by, text: text(args.text), n: Number(args.tables ?? 0) });
    case 'barred': {
      const until = Number(args.until) < 0 ? tell('until.good') : moment(Number(args.until));
      return tell(why ? 'audit.say.barred.why' : 'audit.say.barred', { by, who, until, why });
    }
    case 'backup':
    case 'restored':
      return tell(`audit.say.${line.what as 'backup' | 'restored'}`, { by, file: text(args.file) });
    default:
      return ofTheTable(line, by, telling);
  }
}

/** What a host has wished at a table; much of it is told there in the same words. */
function ofTheTable(line: AuditLine, by: string, telling: Telling): string {
  const { tell, write, game } = telling;
  const { args, whom: who } = line;
  const why = text(args.reason);
  switch (line.what as Kind) {
    case 'kick':
      return why ? tell('say.sent-away.why', { by, who, why }) : tell('say.sent-away', { by, who });
    case 'ban':
      return tell(why ? 'audit.say.ban.why' : 'audit.say.ban', { by, who, why, span: tell(`admin.span.${span(args.until)}`) });
    case 'let-in':
      return tell('say.let-in', { by, who });
    case 'pause':
      return tell(args.now ? 'say.paused' : 'say.pauses', { who: by });
    case 'go-on':
      return tell('say.goes-on', { who: by });
    case 'begin':
      return args.bomb ? tell('say.did.begin', { by, chips: write(Number(args.bomb)) }) : tell('audit.say.begin', { by });
    case 'add-bot':
      return tell('audit.say.add-bot', { by });
    case 'approve':
      if (line.who !== who) {
        const key = args.yes === false ? 'audit.say.approve.no' : 'audit.say.approve';
        return tell(key, { by, who, chips: write(Number(args.chips ?? 0)) });
      }
      return tell('audit.say.approve.own', { by, chips: write(Number(args.chips ?? 0)) });
    case 'seat-somebody': {
      const key = args.chips ? 'audit.say.seat-somebody' : 'say.did.seat-somebody';
      return tell(key, { by, who, chair: Number(args.chair), chips: write(Number(args.chips ?? 0)) });
    }
    case 'settle':
      return tell('say.did.settle', { by, who, chips: write(Number(args.chips)) });
    case 'withdraw':
      return tell('audit.say.withdraw', { by, what: args.wish ? kindName(text(args.wish), tell) : '–' });
    case 'rules':
    case 'game': {
      const words = game(text(line.what === 'rules' ? args.game : args.name));
      return told(line, by, words, telling);
    }
    case 'settings':
    case 'link-ended':
    case 'links-renewed':
    case 'remove-from-list':
    case 'sessions-ended':
    case 'keys-ended':
    case 'second-factors-off':
    case 'admitted':
    case 'guest-deleted':
      return tell(`audit.say.${line.what}` as Key, { by, who });
    default:
      return isKind(line.what) ? told(line, by, '', telling) : `${by}: ${line.what}`;
  }
}

/** In the words in which the table has told it. */
function told(line: AuditLine, by: string, words: string, { tell, write }: Telling): string {
  const wish = { ...line.args, do: line.what, player: line.whom } as Deed['wish'];
  return didWords({ by, wish, player: line.whom, text: words }, tell, write);
}

function isKind(what: string): what is Kind {
  return (KINDS as readonly string[]).includes(what);
}

/** What a kind is called: `Settings`. */
export function kindName(kind: string, tell: Telling['tell']): string {
  return isKind(kind) ? tell(`audit.kind.${kind}`) : kind;
}

function text(value: AuditLine['args'][string] | undefined): string {
  return value === undefined ? '' : String(value);
}

function span(until: unknown): 'hour' | 'day' | 'good' {
  return until === 'day' || until === 'good' ? until : 'hour';
}

// Settings ---------------------------------------------------------------------------------------

const NAMES: Readonly<Record<string, Key>> = {
  private: 'new.private', spectators: 'new.spectators', delay: 'new.delay', between: 'new.between',
  pace: 'settings.run-out', about: 'settings.about', auto: 'settings.auto', chat: 'settings.chat',
  quiet: 'settings.quiet', rabbit: 'settings.rabbit', grace: 'settings.grace', restart: 'settings.restart',
  password: 'audit.password', bomb_votes: 'settings.bomb-votes', bot_pace: 'settings.bot-pace',
  bots_fill: 'settings.bots-fill', bots_make_room: 'settings.bots-make-room', to_sit: 'settings.to-sit',
  one_address: 'settings.one-address', players_invite: 'settings.players-invite',
};

/** What a change of settings came to: `Chat at the table: yes → no`. */
export function changes(line: AuditLine, telling: Telling): string[] {
  if (line.what !== 'settings') return [];
  return Object.entries(line.args).map(([name, value]) => {
    const [before, now] = Array.isArray(value) ? value : ['', value];
    const label = NAMES[name] ? telling.tell(NAMES[name]) : name;
    return `${label}: ${shown(name, before, telling)} → ${shown(name, now, telling)}`;
  });
}

function shown(name: string, value: unknown, { tell }: Telling): string {
  if (typeof value === 'boolean') return tell(value ? 'audit.yes' : 'audit.no');
  if (name === 'restart' || name === 'one_address') return tell(`settings.${name.replace('_', '-')}.${value}` as Key);
  return value === '' ? '–' : String(value);
}
