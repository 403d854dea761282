import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages as aroundEn } from '../../src/lib/i18n/around.en';
import { messages as firstEn } from '../../src/lib/i18n/en';
import { messages as eventEn } from '../../src/lib/i18n/event.en';
import { messages as floorEn } from '../../src/lib/i18n/floor.en';
import { messages as studyEn } from '../../src/lib/i18n/study.en';
import { formatMessage } from '../../src/lib/words/phraseFormatter';

const GENERATED = /lib\/(i18n\/(.*\.)?(\w\w|keys|locales)|words\/(.*\.)?(\w\w|codes)|http|wire)\.ts$/;
const LATER_KEYS = [...Object.keys(aroundEn), ...Object.keys(floorEn), ...Object.keys(eventEn), ...Object.keys(studyEn)];
const ALL_KEYS = [...Object.keys(firstEn), ...LATER_KEYS];

/** The source files that are fetched before a table is drawn. */
function firstKeys(): Set<string> {
  const foundKeys = new Set<string>();
  const follow = (file: string): void => {
    if (foundKeys.has(file)) return;
    foundKeys.add(file);
    for (const [, , to] of readFileSync(file, 'utf8').matchAll(/^\s*(import|export) (?!type)[^;]*?from '(\.[^']+)'/gm)) {
      const path = normalize(join(dirname(file), to!));
      const sourcePath = ['', '.ts', '.svelte.ts', '.svelte'].map((suffix) => path + suffix).find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
      if (sourcePath) follow(sourcePath);
    }
  };
  for (const file of ['src/main.ts', 'src/App.svelte', 'src/pages/TablePage.svelte']) follow(file);
  return foundKeys;
}

interface KeyMention {
  file: string;
  /** The beginning and the end of an id; nothing between them unless it is computed. */
  begin: string;
  end: string;
  isWhole: boolean;
}

/** Strings of a source that may be ids of messages. */
function findMentions(file: string): KeyMention[] {
  const text = readFileSync(file, 'utf8');
  const wholeKeys = [...text.matchAll(/'([a-z][\w-]*)'/g)].map(([, id]) => ({ file, begin: id!, end: '', isWhole: true }));
  const computed = [...text.matchAll(/`([a-z-]*-|)\$\{[^`]*\}(-[\w-]*|)`/g)].map(([, begin, end]) => ({ file, begin: begin!, end: end!, isWhole: false }));
  return [...wholeKeys, ...computed.filter(({ begin, end }) => begin || end)];
}

const isMention =
  (id: string) =>
  ({ begin, end, isWhole }: KeyMention): boolean =>
    isWhole ? id === begin : id.startsWith(begin) && id.endsWith(end) && id.length > begin.length + end.length;

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !GENERATED.test(file));

describe('the messages', () => {
  it('that are fetched later are not needed for the first paint', () => {
    const files = [...firstKeys()].filter((file) => !GENERATED.test(file));
    expect(files.length).toBeGreaterThan(80);
    const earlyMentions = files.flatMap(findMentions);
    expect(LATER_KEYS.filter((id) => earlyMentions.some(isMention(id)))).toEqual([]);
  });

  it('are all used', () => {
    const usedMentions = SOURCES.flatMap(findMentions);
    expect(ALL_KEYS.length).toBeGreaterThan(1_500);
    expect(ALL_KEYS.filter((id) => !usedMentions.some(isMention(id)))).toEqual([]);
  });

  it('exist for every id in a call of t()', () => {
    const knownKeys = new Set(ALL_KEYS);
    const calledKeys = SOURCES.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bt\('([^']+)'/g)].map(([, id]) => id!));
    expect(calledKeys.length).toBeGreaterThan(1_000);
    expect(calledKeys.filter((id) => !knownKeys.has(id))).toEqual([]);
  });
});

describe('a message', () => {
  it('has its arguments, with separators of thousands', () => {
    expect(formatMessage('{$who} wins {$n}', { who: 'Ann', n: 12_500 }, 'en')).toBe('Ann wins 12,500');
    expect(formatMessage('{$who}: {$n}', { who: 'Ann', n: 12_500 }, 'cs')).toBe('Ann: 12\u00a0500');
  });

  it('selects a plural form by a number, and an ordinal', () => {
    const cards = '{$n ->\n[one]{$n} karta\n[few]{$n} karty\n*[other]{$n} karet\n}';
    expect([1, 3, 5].map((n) => formatMessage(cards, { n }, 'cs'))).toEqual(['1 karta', '3 karty', '5 karet']);
    const place = '{NUMBER($n, type: "ordinal") ->\n[one]{$n}st\n[two]{$n}nd\n[few]{$n}rd\n*[other]{$n}th\n}';
    expect([1, 2, 3, 11].map((n) => formatMessage(place, { n }, 'en'))).toEqual(['1st', '2nd', '3rd', '11th']);
  });

  it('names an argument that is missing', () => {
    expect(formatMessage('Pot {$chips}', {}, 'en')).toBe('Pot {$chips}');
  });
});
