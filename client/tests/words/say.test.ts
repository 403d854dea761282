/** Each phrase has the same text in the browser as in the room. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cs as aroundCs } from '../../src/lib/words/around.cs';
import { en as aroundEn } from '../../src/lib/words/around.en';
import { cs as firstCs } from '../../src/lib/words/cs';
import { en as firstEn } from '../../src/lib/words/en';
import { cs as floorCs } from '../../src/lib/words/floor.cs';
import { en as floorEn } from '../../src/lib/words/floor.en';
import { formatPhrase, formatSentence, localizedGame, type Language, type Person, type Phrase, type Reader, type Templates } from '../../src/lib/words/phraseFormatter';

const all = (first: Language, ...more: Templates[]): Language => ({ ...first, templates: Object.assign({ ...first.templates }, ...more) as Templates });
const [cs, en] = [all(firstCs, aroundCs, floorCs), all(firstEn, aroundEn, floorEn)];

interface Told {
  phrase: Phrase;
  en: [string, string, string];
  cs: [string, string, string];
}

const { cards, told } = JSON.parse(readFileSync('tests/words/phrases.json', 'utf8')) as { cards: Record<string, string>; told: Told[] };

function name(person: Person): string {
  if ('player' in person) return person.player;
  return 'chair' in person ? `chair ${person.chair}` : `seat ${person.seat}`;
}

const reader = (language: Language, locale: string, you = ''): Reader => ({
  language,
  locale,
  name,
  chips: String,
  count: String,
  cards: (some) => some.map((card) => cards[card]).join(' '),
  sign: (game) => localizedGame(game, language),
  isYou: (person) => 'player' in person && person.player === you,
});

test.each(told.map((each) => [each.phrase.say, each] as const))('%s', (_, { phrase, en: english, cs: czech }) => {
  expect(formatPhrase(phrase, reader(en, 'en'))).toBe(english[0]);
  expect(formatPhrase(phrase, reader(en, 'en', 'Bob'))).toBe(english[1]);
  expect(formatPhrase(phrase, reader(cs, 'cs'))).toBe(czech[0]);
  expect(formatPhrase(phrase, reader(cs, 'cs', 'Bob'))).toBe(czech[1]);
  expect(formatPhrase(phrase, { ...reader(en, 'en'), name: () => null })).toBe(english[2]);
  expect(formatPhrase(phrase, { ...reader(cs, 'cs'), name: () => null })).toBe(czech[2]);
});

test('a sentence has a capital', () => {
  expect(formatSentence({ say: 'FreeToCheck' }, reader(en, 'en'))).toBe('Checking is free');
});

test('what a newer room says is not said, and nothing breaks', () => {
  expect(formatPhrase({ say: 'FromTheFuture' as Phrase['say'] }, reader(en, 'en'))).toBe('');
});
