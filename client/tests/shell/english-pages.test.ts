/** Pages whose texts a partial language lacks declare the language of these texts, for screen readers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUNDLES, LOCALES, type Locale } from '../../src/lib/i18n/locales';
import { COMPLETE_LANGUAGE_PAGES, LAZY_PAGES } from '../../src/pages/pageLoaders';

const LOADERS = readFileSync('src/pages/pageLoaders.ts', 'utf8');
/** The source of each page, by name. */
const PAGE_SOURCES = [...LOADERS.matchAll(/^ {2}'?([\w-]+)'?: .*import\('([^']+)'\)/gm)].map(
  ([, page, path]) => [page!, readFileSync(`src/pages/${path}`, 'utf8')] as const,
);

/** All keys of a language. */
async function keysOf(locale: Locale): Promise<Set<string>> {
  const { first, around, event, floor, study } = BUNDLES[locale];
  const bundles = await Promise.all([first(), around(), floor?.(), study?.()]);
  return new Set([...bundles.flatMap((bundle) => Object.keys(bundle?.messages ?? {})), ...Object.keys(await event())]);
}

describe('the declared language of a page', () => {
  it('is complete for each page whose texts a partial language lacks', async () => {
    expect(PAGE_SOURCES.map(([page]) => page)).toEqual(Object.keys(LAZY_PAGES).filter((page) => page !== 'mock'));
    const english = await keysOf('en');
    const locales = Object.keys(LOCALES) as Locale[];
    const keysByLocale = await Promise.all(locales.map(keysOf));
    const untranslatedKeys = new Set([...english].filter((key) => keysByLocale.some((keys) => !keys.has(key))));
    expect(untranslatedKeys.size).toBeGreaterThan(500);
    const pages = PAGE_SOURCES.filter(([, source]) => {
      const keys = [...source.matchAll(/\bt\('([^']+)'/g)].map(([, key]) => key!);
      return keys.filter((key) => untranslatedKeys.has(key)).length > keys.length / 2;
    }).map(([page]) => page);
    expect([...COMPLETE_LANGUAGE_PAGES].sort()).toEqual(pages.sort());
  });
});
