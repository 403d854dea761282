import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../src/lib/http';
import { auditSentence, settingsChanges, actorText, AUDIT_KINDS, kindName, type AuditFormatters } from '../../src/lib/auditText';
import { messages as aroundCs } from '../../src/lib/i18n/around.cs';
import { messages as aroundEn } from '../../src/lib/i18n/around.en';
import type { Messages } from '../../src/lib/i18n/bundles';
import { messages as firstCs } from '../../src/lib/i18n/cs';
import { messages as firstEn } from '../../src/lib/i18n/en';
import type { Locale } from '../../src/lib/i18n/locales';
import { formatMessage } from '../../src/lib/words/phraseFormatter';

const CATALOGUES: [Locale, Messages][] = [
  ['en', { ...firstEn, ...aroundEn }],
  ['cs', { ...firstCs, ...aroundCs }],
];

function makeFormatters(locale: Locale, messages: Messages): AuditFormatters {
  return {
    translate: (key, filling = {}) => {
      if (messages[key] === undefined) throw new Error(`${locale} has no ${key}`);
      return formatMessage(messages[key], filling, locale);
    },
    phraseText: (phrase) => `Ann: ${phrase.say}`,
    formatChips: (chips) => `${chips} chips`,
    formatTime: (at) => `moment ${at}`,
    gameText: (text) => text,
  };
}

function auditEntry(what: string, args: AuditEntry['args'] = {}, overrides: Partial<AuditEntry> = {}): AuditEntry {
  return { seq: 1, at: 0, who: 'Ann', role: 'host', what, table: 't', table_name: 'Friday', whom: 'Ben', args, address: '', said: null, ...overrides };
}

/** Arguments as the room sends them; two sets where the sentence depends on them. */
const ARGUMENTS_BY_KIND: Record<string, AuditEntry['args'][]> = {
  opened: [{ game: 'razz' }],
  settings: [{ chat: [true, false] }],
  'link-made': [{ link: 'l', once: true, until: 5 }, { link: 'l', once: false, until: 5 }],
  approve: [{ chair: 2, yes: true, chips: 70 }, { chair: 2, yes: false, chips: 70 }],
  'seat-somebody': [{ chair: 2, chips: 70, entry: 'new' }],
  ban: [{ reason: '', until: 'day' }, { reason: 'noise', until: 'good' }],
  'call-off': [{ reason: 'enough' }],
  withdraw: [{ id: 1, wish: 'rules' }, { id: 1 }],
  message: [{ text: 'hello', tables: 1 }],
  barred: [{ reason: '', until: -1 }, { reason: 'noise', until: 5 }],
  backup: [{ file: 'a.rbk.gz' }],
  restored: [{ file: 'a.rbk.gz' }],
};

/** Kinds without a phrase from the room, for which the page has its own sentence. */
const OWN_KINDS = AUDIT_KINDS.filter((kind) => `audit-say-${kind}` in aroundEn);

describe.each(CATALOGUES)('the audit log in %s', (locale, words) => {
  const format = makeFormatters(locale, words);

  it.each(AUDIT_KINDS)('has a name for %s', (kind) => {
    expect(kindName(kind, format.translate)).not.toBe(kind);
  });

  it('shows the phrase of the room where an entry has one', () => {
    expect(auditSentence(auditEntry('kick', { chair: 2 }, { said: { say: 'PlayerRemovedByHost' } }), format)).toBe('Ann: PlayerRemovedByHost');
    expect(auditSentence(auditEntry('pause', { now: true, later: true }, { said: { say: 'TablePausedByHost' } }), format)).toMatch(/^Ann: TablePausedByHost \(.*\)$/);
  });

  it.each(OWN_KINDS)('has a sentence for %s', (kind) => {
    for (const args of ARGUMENTS_BY_KIND[kind] ?? [{}]) {
      for (const table of ['t', '']) {
        const sentence = auditSentence(auditEntry(kind, args, { table }), format);
        expect(sentence).toContain('Ann');
        expect(sentence).not.toMatch(/\{\$?\w+\}|undefined|NaN/);
        if (args.reason) expect(sentence).toContain(args.reason);
      }
    }
  });

  it('shows each setting that has changed', () => {
    const args = { chat: [true, false], about: ['', 'hello'], restart: ['resume', 'void'], one_address: ['warn', 'refuse'], delay: [0, 30], colour: ['a', 'b'] };
    const changes = settingsChanges(auditEntry('settings', args), format);
    expect(changes).toHaveLength(6);
    expect(changes.join(' ')).toContain('0 → 30');
    expect(changes.join(' ')).not.toMatch(/resume(?! the hand)|warn |true|one_address/);
    expect(settingsChanges(auditEntry('kick'), format)).toEqual([]);
  });

  it('shows an unknown kind by its name', () => {
    expect(auditSentence(auditEntry('theft'), format)).toBe('Ann: theft');
    expect(kindName('theft', format.translate)).toBe('theft');
  });
});

describe('the actor of an entry', () => {
  const format = makeFormatters('en', CATALOGUES[0]![1]);
  it.each([
    ['Ann', 'host', 'Ann'],
    ['', 'room', 'The room'],
    ['root', 'terminal', 'root'],
    ['', 'terminal', 'The operator'],
  ] as const)('%s as %s is %s', (viewer, role, expected) => {
    expect(actorText({ who: viewer, role }, format)).toBe(expected);
  });

  it('is the buyer where hosts approve their own chips', () => {
    const ownLine = auditEntry('approve', { chair: 1, yes: true, chips: 70 }, { whom: 'Ann' });
    expect(auditSentence(ownLine, format)).toBe('Ann buys 70 chips as a host, without approval.');
  });
});
