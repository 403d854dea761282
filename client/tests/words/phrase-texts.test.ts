/** Each phrase has one text in the browser and in the room. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUNDLES, type Locale } from '../../src/lib/i18n/locales';
import { formatPhrase, formatSentence, localizedGame, type Language, type Person, type Phrase, type Reader } from '../../src/lib/words/phraseFormatter';

/** All phrases of a language. */
async function loadLanguage(locale: Locale): Promise<Language> {
  const { first, around, floor, study } = BUNDLES[locale];
  const { said } = await first();
  return { ...said, templates: { ...said.templates, ...(await around()).templates, ...(await floor?.())?.templates, ...(await study?.())?.templates } };
}

const locales = Object.keys(BUNDLES) as Locale[];
const languages = Object.fromEntries(await Promise.all(locales.map(async (locale) => [locale, await loadLanguage(locale)] as const)));

type PhraseTexts = { phrase: Phrase } & Record<Locale, [string, string, string]>;

const { cards, told } = JSON.parse(readFileSync('tests/words/phrases.json', 'utf8')) as { cards: Record<string, string>; told: PhraseTexts[] };

function name(person: Person): string {
  if ('player' in person) return person.player;
  return 'chair' in person ? `chair ${person.chair}` : `seat ${person.seat}`;
}

const reader = (locale: Locale, you = ''): Reader => ({
  language: languages[locale]!,
  english: languages.en!,
  locale,
  name,
  chips: String,
  count: String,
  cards: (cardIds) => cardIds.map((card) => cards[card]).join(' '),
  sign: localizedGame,
  isYou: (person) => 'player' in person && person.player === you,
});

test.each(told.map((example) => [example.phrase.say, example] as const))('%s', (_, { phrase, ...texts }) => {
  for (const locale of locales) {
    const [thirdPersonText, toBob, unnamed] = texts[locale];
    expect(formatPhrase(phrase, reader(locale))).toBe(thirdPersonText);
    expect(formatPhrase(phrase, reader(locale, 'Bob'))).toBe(toBob);
    expect(formatPhrase(phrase, { ...reader(locale), name: () => null })).toBe(unnamed);
  }
});

test('a sentence starts with a capital letter', () => {
  expect(formatSentence({ say: 'FreeToCheck' }, reader('en'))).toBe('Checking is free');
});

test('an unknown phrase of a newer room is an empty text', () => {
  expect(formatPhrase({ say: 'FromTheFuture' as Phrase['say'] }, reader('en'))).toBe('');
});
