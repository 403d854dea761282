import { describe, expect, it } from 'vitest';
import { language } from '../../src/lib/i18n/index.svelte';
import type { Phrase } from '../../src/lib/words/phraseFormatter';
import { you } from '../../src/lib/words/reader.svelte';
import { isAnnouncement } from '../../src/table/beside/announcements';
import { appendToLog, type HandChapter, type LogEntry } from '../../src/table/beside/logChapters';
import { logEntries } from '../../src/table/beside/logEntries';
import { isMentioned, splitMentions } from '../../src/table/beside/mentions';
import { withReaction } from '../../src/table/beside/reactions';
import { isPanelColumn, openTab } from '../../src/table/beside/tabs';

const note = (text: string): LogEntry => ({ kind: 'note', name: '', chair: 0, text });
const action = (name: string, text: string): LogEntry => ({ kind: 'action', name, chair: 1, text });

describe('the log', () => {
  it('has a chapter for each hand and a block for each street', () => {
    let log: readonly HandChapter[] = appendToLog([], 0, [note('Ann takes seat 1')], 5);
    log = appendToLog(log, 1, [action('Ann', 'raises to 6'), action('Ben', 'calls')], 10);
    log = appendToLog(log, 1, [{ kind: 'street', title: 'Flop', cards: ['Ah', 'Kd', '2c'], pot: '13' }, action('Ben', 'checks')], 20);
    expect(log.map(({ hand, at, blocks }) => [hand, at, blocks.length])).toEqual([[0, 5, 1], [1, 10, 2]]);
    expect(log[1]!.blocks[1]).toMatchObject({ title: 'Flop', pot: '13' });
    expect(appendToLog(log, 1, [], 30)).toBe(log);
  });

  it('runs actions on in one line, and has a line for each note', () => {
    const log = appendToLog([], 1, [action('Ann', 'checks'), action('Ben', 'bets 5'), note('The betting is capped'), action('Ann', 'folds')], 1);
    expect(log[0]!.blocks[0]!.lines.map((line) => line.entries.length)).toEqual([2, 1, 1]);
  });

  it('contains the last thirty hands', () => {
    let log: readonly HandChapter[] = [];
    for (let hand = 1; hand <= 80; hand++) log = appendToLog(log, hand, [note('Hand')], hand);
    expect(log.length).toBe(30);
    expect(log.at(-1)!.hand).toBe(80);
  });
});

describe('the entries of the log', () => {
  const ann = { player: 'Ann', chair: 1 };
  const entriesOf = (...phrases: Phrase[]) => logEntries(phrases, undefined, String);

  it('are a street with its cards and the pot', () => {
    const flop: Phrase = { say: 'BoardDealtHeading', street: 'flop', cards: [50, 5, 20], pot: { say: 'ChipsInPotSuffix', chips: 24 } };
    expect(entriesOf(flop)).toEqual([{ kind: 'street', title: 'Flop', cards: ['Ah', '3d', '7c'], pot: '24' }]);
    const sixth: Phrase = { say: 'StreetDealtHeading', street: 'sixth street', each: [{ say: 'CardsOfPlayer', cards: [0], who: ann }], pot: null };
    expect(entriesOf(sixth)).toMatchObject([{ kind: 'street', title: 'Sixth street', cards: ['2c'] }]);
  });

  it('are actions with the name apart; a limp is a call', () => {
    expect(entriesOf({ say: 'RaiseMade', who: ann, to: 120, end: null })).toEqual([{ kind: 'action', name: 'Ann', chair: 1, text: 'raises to 120' }]);
    expect(entriesOf({ say: 'LimpMade', who: ann, chips: 10, end: null })).toMatchObject([{ name: 'Ann', text: 'calls 10' }]);
    expect(entriesOf({ say: 'OpeningRaiseMade', who: { player: 'Gus (bot)', chair: 2 }, to: 30, end: null })).toMatchObject([{ name: 'Gus', text: 'raises to 30' }]);
  });

  it('address the reader in the second person', () => {
    you.name = 'Ann';
    expect(entriesOf({ say: 'PlayerChecked', who: ann })).toMatchObject([{ name: 'you', text: 'check' }]);
    you.name = '';
  });

  it('run on without a capital where a language leaves out the word for you', async () => {
    you.name = 'Ann';
    await language.choose('cs');
    expect(entriesOf({ say: 'RaiseMade', who: ann, to: 4, end: null }, { say: 'PlayerChecked', who: ann })).toMatchObject([
      { name: '', text: 'navyšujete na 4' },
      { name: '', text: 'dáváte check' },
    ]);
    await language.choose('en');
    you.name = '';
  });

  it('omit phrases that the heading and the felt show', () => {
    expect(entriesOf({ say: 'HandHeading', number: 4 }, { say: 'CardsDealtToAll', n: 2 })).toEqual([]);
  });

  it('have cards as glyphs', () => {
    expect(entriesOf({ say: 'CardsShown', who: ann, cards: [32, 51] })).toMatchObject([{ kind: 'note', name: 'Ann', text: 'shows 10♣ A♠' }]);
  });
});

describe('a correction of the floor', () => {
  const undonePhrase: Phrase = { say: 'ActionUndoneByHost', by: { player: 'Ann', chair: 1 }, why: 'a slip' };

  it('is announced to all players but the one who made it', () => {
    expect(isAnnouncement(undonePhrase, 'Ben')).toBe(true);
    expect(isAnnouncement(undonePhrase, '')).toBe(true);
    expect(isAnnouncement(undonePhrase, 'Ann')).toBe(false);
    expect(isAnnouncement({ ...undonePhrase, say: 'SeatLinkMade' }, 'Ann')).toBe(true);
    expect(isAnnouncement({ say: 'ButtonMovedByHost', by: undonePhrase.by }, 'Ben')).toBe(false);
  });
});

describe('a mention', () => {
  it('matches a whole name in any case, and the longer of two names', () => {
    const names = ['Ann', 'Ann Lee', 'Bořivoj', ''];
    expect(splitMentions('@ann lee and @bořivoj: hi', names).map((piece) => [piece.text, piece.who])).toEqual([
      ['@ann lee', 'Ann Lee'], [' and ', ''], ['@bořivoj', 'Bořivoj'], [': hi', ''],
    ]);
    expect(splitMentions('@Anna, a@b', names)).toEqual([{ text: '@Anna, a@b', who: '' }]);
  });

  it('needs an @ before exactly this name', () => {
    expect(isMentioned('good hand @Ann.', 'Ann')).toBe(true);
    expect(isMentioned('good hand Ann', 'Ann')).toBe(false);
    expect(isMentioned('@Anna', 'Ann')).toBe(false);
    expect(isMentioned('@', '')).toBe(false);
  });
});

describe('the open tab beside the table', () => {
  it('is the log on a wide screen, or the tab that the player has chosen', () => {
    expect(openTab('auto', 1440)).toBe('log');
    expect(openTab('auto', 1280)).toBeNull();
    expect(openTab('chat', 900)).toBe('chat');
    expect(openTab('none', 2560)).toBeNull();
    expect([isPanelColumn(390, 700), isPanelColumn(844, 340), isPanelColumn(768, 900)]).toEqual([false, false, true]);
  });
});

describe('a reaction', () => {
  it('replaces the last reaction of its player', () => {
    const reactionOf = (player: string, at: number) => ({ t: 'reacted', table: 'a', player, kind: 'wow', at }) as const;
    expect(withReaction([reactionOf('Ann', 1), reactionOf('Ben', 2)], reactionOf('Ann', 3)).map((reaction) => reaction.at)).toEqual([2, 3]);
  });
});
