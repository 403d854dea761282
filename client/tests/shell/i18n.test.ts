import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/lib/i18n/messages';
import { shellCs } from '../../src/lib/i18n/shell.cs';
import { shellEn } from '../../src/lib/i18n/shell.en';
import { tableCs } from '../../src/lib/i18n/table.cs';
import { tableEn } from '../../src/lib/i18n/table.en';

const CATALOGUES: [string, Record<string, Message>, Record<string, Message>][] = [
  ['shell', shellEn, shellCs],
  ['table', tableEn, tableCs],
];
const words = (message: Message) =>
  new Set((typeof message === 'string' ? [message] : Object.values(message)).flatMap((text) => text.match(/\{\w+\}/g) ?? []));

describe('the catalogues', () => {
  it('share no key, or one would hide the other', () => {
    const keys = new Set(Object.keys(shellEn));
    expect(Object.keys(tableEn).filter((key) => keys.has(key))).toEqual([]);
  });

  it.each(CATALOGUES)('of the %s say the same in both languages', (_, en, cs) => {
    expect(Object.keys(cs).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) expect([key, words(cs[key]!)]).toEqual([key, words(en[key]!)]);
  });

  it.each(CATALOGUES)('of the %s have every plural that a language asks for', (_, en, cs) => {
    for (const [locale, catalogue] of [['en', en], ['cs', cs]] as const) {
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort();
      for (const [key, message] of Object.entries(catalogue)) {
        if (typeof message !== 'string') expect([key, Object.keys(message).sort()]).toEqual([key, forms]);
      }
    }
  });
});
