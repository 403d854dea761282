import { describe, expect, it } from 'vitest';
import type { Phrase } from '../../src/lib/words/phraseFormatter';
import { isAnnouncement } from '../../src/table/beside/announcements';
import { appendToLog, type HandChapter } from '../../src/table/beside/logChapters';
import { isMentioned, splitMentions } from '../../src/table/beside/mentions';
import { withReaction } from '../../src/table/beside/reactions';
import { isBeside, openTab } from '../../src/table/beside/tabs';

describe('the log', () => {
  it('has a chapter for each hand and a time for each line', () => {
    let log: readonly HandChapter[] = appendToLog([], 0, ['Ann takes chair 1.'], 5);
    log = appendToLog(log, 1, ['Hand 1.', 'Ann posts 1.'], 10);
    log = appendToLog(log, 1, ['Ben folds.'], 20);
    expect(log.map(({ hand, lines }) => [hand, lines.length])).toEqual([[0, 1], [1, 3]]);
    expect(log[1]!.lines.map((line) => line.at)).toEqual([10, 10, 20]);
    expect(new Set(log.flatMap((chapter) => chapter.lines.map((line) => line.id))).size).toBe(4);
    expect(appendToLog(log, 1, [], 30)).toBe(log);
  });

  it('keeps the last thirty hands', () => {
    let log: readonly HandChapter[] = [];
    for (let hand = 1; hand <= 80; hand++) log = appendToLog(log, hand, ['Hand.'], hand);
    expect(log.length).toBe(30);
    expect(log.at(-1)!.hand).toBe(80);
  });
});

describe('a correction of the floor', () => {
  const back: Phrase = { say: 'TakesAnActionBack', by: { player: 'Ann', chair: 1 }, why: 'a slip' };

  it('is announced to all players but the one who made it', () => {
    expect(isAnnouncement(back, 'Ben')).toBe(true);
    expect(isAnnouncement(back, '')).toBe(true);
    expect(isAnnouncement(back, 'Ann')).toBe(false);
    expect(isAnnouncement({ ...back, say: 'MakesASeatLink' }, 'Ann')).toBe(true);
    expect(isAnnouncement({ say: 'GivesTheButton', by: back.by }, 'Ben')).toBe(false);
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
    expect([isBeside(390, 700), isBeside(844, 340), isBeside(768, 900)]).toEqual([false, false, true]);
  });
});

describe('a reaction', () => {
  it('replaces the last reaction of its player', () => {
    const shows = (player: string, at: number) => ({ t: 'reacted', table: 'a', player, kind: 'wow', at }) as const;
    expect(withReaction([shows('Ann', 1), shows('Ben', 2)], shows('Ann', 3)).map((each) => each.at)).toEqual([2, 3]);
  });
});
