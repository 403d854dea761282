/** The audit log as sentences. Entries with a phrase of the table use it; all others are written here. */
import type { AuditEntry, SettingsBody, AuditCode } from './http';
import type { IsExhaustive } from './exhaustive';
import type { MessageArguments, Key } from './i18n/index.svelte';
import type { Phrase } from './words/phraseFormatter';

/** All kinds of entries, in the order of the filter. */
export const AUDIT_KINDS = [
  'opened', 'settings', 'rules', 'game', 'close',
  'role-given', 'role-taken', 'host-by-link', 'link-made', 'link-ended', 'links-renewed', 'seat-link',
  'approve', 'adjust', 'settle', 'kitty', 'time-fees', 'colour-up',
  'seat-somebody', 'move-somebody', 'sit-somebody-out', 'kick', 'ban', 'let-in', 'remove-from-list', 'add-bot',
  'begin', 'pause', 'go-on', 'stream', 'call-off', 'take-action-back', 'kill-hand', 'hold-pot', 'warn', 'button', 'withdraw',
  'message', 'sessions-ended', 'keys-ended', 'second-factors-off', 'barred', 'admitted', 'guest-deleted',
  'backup', 'restored', 'archived', 'admin-link', 'admin-made', 'admin-removed', 'recovered', 'event-made', 'event-order',
] as const satisfies readonly AuditCode[];
type ListedKind = (typeof AUDIT_KINDS)[number];
/** The type is not usable if a kind is missing above, so that the code does not compile. */
export type AuditKind = IsExhaustive<AuditCode, ListedKind> extends true ? ListedKind : { missing: IsExhaustive<AuditCode, ListedKind> };

/** The functions that build a sentence: messages, phrases of the room, amounts, times and names of games. */
export interface AuditFormatters {
  translate: (key: Key, values?: MessageArguments) => string;
  phraseText: (phrase: Phrase) => string;
  formatChips: (chips: number) => string;
  formatTime: (at: number) => string;
  gameText: (words: string) => string;
}

/** The author of an entry: `Ann`, `the room`, `root, at the terminal`. */
export function actorText(entry: Pick<AuditEntry, 'who' | 'role'>, { translate }: AuditFormatters): string {
  if (entry.role === 'room' || (entry.role === 'terminal' && !entry.who)) return translate(`audit-by-${entry.role}`);
  return entry.role === 'terminal' ? translate('audit-by-user', { who: entry.who }) : entry.who;
}

/** Return an entry as a sentence: `Ann moves Ben to chair 4.` */
export function auditSentence(entry: AuditEntry, formatters: AuditFormatters): string {
  const auditText = entrySentence(entry, formatters);
  return entry.args.later ? `${auditText} ${formatters.translate('audit-later')}` : auditText;
}

function entrySentence(entry: AuditEntry, formatters: AuditFormatters): string {
  const { translate, formatChips, formatTime, gameText } = formatters;
  const { args, whom: target } = entry;
  const actor = actorText(entry, formatters);
  const reason = argumentText(args.reason);
  const chips = formatChips(Number(args.chips ?? 0));
  switch (entry.what) {
    case 'opened':
      return translate('audit-say-opened', { by: actor, game: gameText(argumentText(args.game)) });
    case 'host-by-link':
      return translate('audit-say-host-by-link', { by: actor });
    case 'link-made':
      return translate(args.once ? 'audit-say-link-made-once' : 'audit-say-link-made', { by: actor, until: formatTime(Number(args.until)) });
    case 'message':
      return entry.table
        ? translate('audit-say-message-table', { by: actor, text: argumentText(args.text) })
        : translate('audit-say-message', { by: actor, text: argumentText(args.text), n: Number(args.tables ?? 0) });
    case 'barred': {
      const untilText = Number(args.until) < 0 ? translate('until-good') : translate('until-date', { at: formatTime(Number(args.until)) });
      return translate(reason ? 'audit-say-barred-why' : 'audit-say-barred', { by: actor, who: target, until: untilText, why: reason });
    }
    case 'backup':
    case 'restored':
      return translate(`audit-say-${entry.what}`, { by: actor, file: argumentText(args.file) });
    case 'archived':
      return translate('audit-say-archived', { by: actor, file: argumentText(args.file), tables: Number(args.tables ?? 0) });
    case 'event-made':
      return translate('audit-say-event-made', { by: actor, name: argumentText(args.name) });
    case 'event-order':
      return translate(target ? 'audit-say-event-order-whom' : 'audit-say-event-order', {
        by: actor, who: target, name: argumentText(args.name), what: argumentText(args.do),
      });
    case 'ban':
      return translate(reason ? 'audit-say-ban-why' : 'audit-say-ban', { by: actor, who: target, why: reason, span: translate(`admin-span-${durationText(args.until)}`) });
    case 'approve': {
      if (entry.who === target) return translate('audit-say-approve-own', { by: actor, chips });
      return translate(args.yes === false ? 'audit-say-approve-no' : 'audit-say-approve', { by: actor, who: target, chips });
    }
    case 'seat-somebody':
      return entry.said ? formatters.phraseText(entry.said) : translate('audit-say-seat-somebody', { by: actor, who: target, chair: Number(args.chair), chips });
    case 'withdraw':
      return translate('audit-say-withdraw', { by: actor, what: args.wish ? kindName(argumentText(args.wish), translate) : '–' });
    case 'settings':
    case 'link-ended':
    case 'links-renewed':
    case 'sessions-ended':
    case 'keys-ended':
    case 'second-factors-off':
    case 'admitted':
    case 'guest-deleted':
    case 'admin-link':
    case 'admin-made':
    case 'admin-removed':
    case 'recovered':
      return translate(`audit-say-${entry.what}`, { by: actor, who: target });
    default:
      return entry.said ? formatters.phraseText(entry.said) : systemSentence(entry, actor, translate);
  }
}

/** Actions of the room itself: it adds bots, and cancels or closes unused tables. */
function systemSentence(entry: AuditEntry, by: string, translate: AuditFormatters['translate']): string {
  switch (entry.what) {
    case 'add-bot':
    case 'call-off':
    case 'close':
      return translate(`audit-say-${entry.what}`, { by, why: argumentText(entry.args.reason) });
    default:
      return `${by}: ${kindName(entry.what, translate)}`;
  }
}

function isKind(action: string): action is AuditKind {
  return (AUDIT_KINDS as readonly string[]).includes(action);
}

/** Return the name of a kind: `Settings`. */
export function kindName(kind: string, translate: AuditFormatters['translate']): string {
  return isKind(kind) ? translate(`audit-kind-${kind}`) : kind;
}

function argumentText(value: AuditEntry['args'][string] | undefined): string {
  return value === undefined ? '' : String(value);
}

function durationText(until: unknown): 'hour' | 'day' | 'good' {
  return until === 'day' || until === 'good' ? until : 'hour';
}

// Settings ---------------------------------------------------------------------------------------

const SETTING_NAMES: Readonly<Record<keyof SettingsBody, Key>> = {
  private: 'new-private', spectators: 'new-spectators', delay: 'new-delay', between: 'new-between',
  pace: 'settings-run-out', about: 'settings-about', auto: 'settings-auto', chat: 'settings-chat',
  quiet: 'settings-quiet', rabbit: 'settings-rabbit', grace: 'settings-grace', restart: 'settings-restart',
  password: 'audit-password', bomb_votes: 'settings-bomb-votes', bot_pace: 'settings-bot-pace',
  bots_fill: 'settings-bots-fill', bots_make_room: 'settings-bots-make-room', bots_alone: 'settings-bots-alone', to_sit: 'settings-to-sit',
  one_address: 'settings-one-address', players_invite: 'settings-players-invite',
};

function isSetting(name: string): name is keyof SettingsBody {
  return Object.hasOwn(SETTING_NAMES, name);
}

/** Return a change of settings: `Chat at the table: yes → no`. */
export function settingsChanges(entry: AuditEntry, formatters: AuditFormatters): string[] {
  if (entry.what !== 'settings') return [];
  return Object.entries(entry.args).map(([name, value]) => {
    const [oldValue, newValue] = Array.isArray(value) ? value : ['', value];
    const label = isSetting(name) ? formatters.translate(SETTING_NAMES[name]) : name;
    return `${label}: ${settingText(name, oldValue, formatters)} → ${settingText(name, newValue, formatters)}`;
  });
}

function settingText(name: string, value: unknown, { translate }: AuditFormatters): string {
  if (typeof value === 'boolean') return translate(value ? 'audit-yes' : 'audit-no');
  if (name === 'restart' || name === 'one_address') return translate(`settings-${name.replace('_', '-')}-${value}` as Key);
  return value === '' ? '–' : String(value);
}
