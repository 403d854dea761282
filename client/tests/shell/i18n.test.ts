import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aroundCs } from '../../src/lib/i18n/around.cs';
import { aroundEn } from '../../src/lib/i18n/around.en';
import { eventCs } from '../../src/lib/i18n/event.cs';
import { eventEn } from '../../src/lib/i18n/event.en';
import { floorCs } from '../../src/lib/i18n/floor.cs';
import { floorEn } from '../../src/lib/i18n/floor.en';
import type { Message } from '../../src/lib/i18n/messages';
import { shellCs } from '../../src/lib/i18n/shell.cs';
import { shellEn } from '../../src/lib/i18n/shell.en';
import { tableCs } from '../../src/lib/i18n/table.cs';
import { tableEn } from '../../src/lib/i18n/table.en';

const CATALOGUES: [string, Record<string, Message>, Record<string, Message>][] = [
  ['shell', shellEn, shellCs],
  ['table', tableEn, tableCs],
  ['pages around it', aroundEn, aroundCs],
  ['floor', floorEn, floorCs],
  ['events', eventEn, eventCs],
];
const words = (message: Message) =>
  new Set((typeof message === 'string' ? [message] : Object.values(message)).flatMap((text) => text.match(/\{\w+\}/g) ?? []));

/** The source files that are fetched before a table is drawn. */
function first(): Set<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, , to] of readFileSync(file, 'utf8').matchAll(/^\s*(import|export) (?!type)[^;]*?from '(\.[^']+)'/gm)) {
      const path = normalize(join(dirname(file), to!));
      const whole = ['', '.ts', '.svelte.ts', '.svelte'].map((end) => path + end).find((each) => existsSync(each) && statSync(each).isFile());
      if (whole) follow(whole);
    }
  };
  for (const file of ['src/main.ts', 'src/App.svelte', 'src/pages/TablePage.svelte']) follow(file);
  return found;
}

/** Messages with an ordinal number. */
const ORDINALS = new Set(['event.place']);

describe('the catalogues', () => {
  it('that are loaded later hold no message of the first load', () => {
    const files = [...first()].filter((file) => !/i18n.*\.(en|cs)\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(80);
    const said = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([a-z-]+\.[^'\s]+)'|`([a-z-]+\.[^`$]*)\$\{/g)].map(([, whole, begin]) => ({ file, whole, begin })),
    );
    const late = [...Object.keys(aroundEn), ...Object.keys(floorEn), ...Object.keys(eventEn)];
    const early = said.filter(({ whole, begin }) => late.some((key) => key === whole || (begin && key.startsWith(begin))));
    expect(early).toEqual([]);
  });

  it('share no key, because one would hide the other', () => {
    const keys = CATALOGUES.flatMap(([, en]) => Object.keys(en));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(CATALOGUES)('of the %s have the same keys and parameters in both languages', (_, en, cs) => {
    expect(Object.keys(cs).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) expect([key, words(cs[key]!)]).toEqual([key, words(en[key]!)]);
  });

  it.each(CATALOGUES)('of the %s have every plural form of each language', (_, en, cs) => {
    for (const [locale, catalogue] of [['en', en], ['cs', cs]] as const) {
      const formsOf = (type: Intl.PluralRuleType): string[] => new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories.sort();
      for (const [key, message] of Object.entries(catalogue)) {
        if (typeof message !== 'string') expect([key, Object.keys(message).sort()]).toEqual([key, formsOf(ORDINALS.has(key) ? 'ordinal' : 'cardinal')]);
      }
    }
  });
});
