import { afterEach, describe, expect, it, vi } from 'vitest';
import { STATES } from '../../mock/states';
import { cardOf, cornerRank, sortedPositions, suitOf } from '../../src/lib/cards';
import { chipPile, chipTowers } from '../../src/lib/chipPile';
import { messages as tableCs } from '../../src/lib/i18n/cs';
import { messages as tableEn } from '../../src/lib/i18n/en';
import type { Key } from '../../src/lib/i18n/keys';
import { formatMessage } from '../../src/lib/words/phraseFormatter';
import { withFinishedHand } from '../../src/table/beside/finishedHands';
import { lastActionText } from '../../src/table/felt/lastAction';
import { clockSounds, scheduleClockSounds, soundsOf } from '../../src/table/tableSounds';
import { isDealtInNext } from '../../src/table/bar/nextHand';
import { bigBlind, totalPot } from '../../src/table/stakes';
import type { Fact } from '../../src/lib/wire';

const t = (key: Key, filling = {}): string => formatMessage(tableEn[key as keyof typeof tableEn], filling, 'en');

afterEach(() => void vi.useRealTimers());

describe('cards', () => {
  it('are numbers in facts, and two characters in views', () => {
    expect([cardOf(0), cardOf(51), cardOf(-1)]).toEqual(['2c', 'As', '??']);
    expect([cornerRank('Td'), cornerRank('9h'), suitOf('??')]).toEqual(['10', '9', null]);
  });
});

describe('sorted cards', () => {
  it('lie by rank and suit, and keep their positions in the hand', () => {
    expect(sortedPositions(['9s', 'Ad', 'Kc', 'As'])).toEqual([3, 1, 2, 0]);
    expect(sortedPositions([])).toEqual([]);
  });
});

describe('a pile of chips', () => {
  it('has a chip for each part of the amount, the largest at the bottom, up to a limit', () => {
    expect(chipPile(31)).toEqual(['green', 'red', 'pale']);
    expect(chipPile(9999, 4)).toHaveLength(4);
    expect(chipPile(0)).toEqual([]);
  });

  it('stands in towers of equal chips, beginning with the highest of which there are two', () => {
    expect(chipTowers(120)).toEqual([{ worth: 25, count: 4 }, { worth: 5, count: 4 }]);
    expect(chipTowers(600, 2)).toEqual([{ worth: 100, count: 6 }]);
    expect(chipTowers(1)).toEqual([{ worth: 1, count: 1 }]);
    expect(chipTowers(0)).toEqual([]);
  });
});

describe('the last action of a player', () => {
  it('has a text; a draw has the number of cards', () => {
    expect(lastActionText({ says: 'draw', drew: 2 }, t)).toBe('Draw 2');
    expect(lastActionText({ says: 'stand pat', drew: 0 }, t)).toBe('Stand pat');
    expect(lastActionText({ says: 'all-in', drew: -1 }, t)).toBe('All-in');
    expect(lastActionText({ says: '', drew: -1 }, t)).toBe('');
  });
});

describe('amounts at the table', () => {
  it('include the total of all pots and bets', () => {
    expect(totalPot(STATES.sidepots!().view)).toBe(546);
  });

  it('count in the small bet as the big blind in stud', () => {
    expect(bigBlind(STATES.sidepots!().view)).toBe(2);
    expect(bigBlind(STATES.stud!().view)).toBe(10);
  });
});

describe('a waiting player', () => {
  it('waits for the next hand only while a hand is played', () => {
    const phases = ['playing', 'straddles', 'showdown', 'between', 'idle', 'paused', 'closed'] as const;
    expect(phases.map((phase) => isDealtInNext({ phase }))).toEqual([true, true, true, false, false, false, false]);
  });
});

describe('sounds', () => {
  it('of an update follow each other, equal ones are heard once and cards one by one', () => {
    const facts = [
      { type: 'Called', seat: 1, chips: 2 },
      { type: 'Called', seat: 2, chips: 2 },
      { type: 'BetsCollected' },
      { type: 'BoardDealt', cards: [1, 2, 3], burned: [], board: 0 },
    ] as unknown as Fact[];
    const cues = soundsOf(facts);
    expect(cues.map(({ sound }) => sound)).toEqual(['chip', 'card', 'card', 'card']);
    expect(cues.map(({ after }) => after)).toEqual([...cues.map(({ after }) => after)].toSorted((a, b) => a - b));
    expect(new Set(cues.map(({ after }) => after)).size).toBe(4);
  });

  it('of a deal are at most twelve cards, and standing pat is a knock', () => {
    const holdings = Array.from({ length: 9 }, () => [1, 2, 3, 4]);
    const sounds = soundsOf([{ type: 'HoleCardsDealt', holdings, burned: [], exposed: [], set_aside: false }]);
    expect(sounds.map(({ sound }) => sound)).toEqual(Array.from({ length: 12 }, () => 'deal'));
    expect(soundsOf([{ type: 'Discarded', seat: 0, cards: [] }])[0]!.sound).toBe('check');
    expect(soundsOf([{ type: 'Discarded', seat: 0, cards: [4, 5] }])[0]!.sound).toBe('fold');
  });

  it('of the turn clock follow the preference: off, the last five seconds, or a warning at ten', () => {
    expect(clockSounds('off')).toEqual([]);
    expect(clockSounds('five').map(([left]) => left)).toEqual([5, 4, 3, 2, 1]);
    expect(clockSounds('ten')[0]).toEqual([10, 'warning']);
    vi.useFakeTimers();
    const playedSounds: string[] = [];
    const stop = scheduleClockSounds(Date.now() + 12_000, 'ten', (sound) => playedSounds.push(sound));
    vi.advanceTimersByTime(2_000);
    expect(playedSounds).toEqual(['warning']);
    vi.advanceTimersByTime(6_000);
    stop();
    vi.advanceTimersByTime(9_000);
    expect(playedSounds).toEqual(['warning', 'tick', 'tick']);
  });
});

describe('the last hands', () => {
  it('are recorded once each, the latest first', () => {
    const { view } = STATES.winners!();
    const firstUpdate = withFinishedHand([], view);
    expect(firstUpdate[0]?.won.map((line) => line.who)).toEqual(['Ann', 'Bořivoj']);
    expect(withFinishedHand(firstUpdate, view)).toBe(firstUpdate);
    expect(withFinishedHand(firstUpdate, { ...view, hand: 82 }).map((finished) => finished.hand)).toEqual([82, 81]);
    expect(withFinishedHand(firstUpdate, { ...view, hand: 83, won: [] })).toBe(firstUpdate);
  });
});

describe('the catalogues', () => {
  const names = (message: unknown): string[] =>
    [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].sort();

  it('have the same parameters in both languages', () => {
    for (const [key, message] of Object.entries(tableEn)) {
      expect(names(tableCs[key as keyof typeof tableEn]).filter((name) => name !== '{n}'), key).toEqual(
        names(message).filter((name) => name !== '{n}'),
      );
    }
  });

  it('have all plural forms of Czech', () => {
    for (const [key, message] of Object.entries(tableCs)) {
      if (typeof message === 'string') continue;
      expect(Object.keys(message).sort(), key).toEqual(['few', 'many', 'one', 'other']);
    }
  });
});
