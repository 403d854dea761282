import { describe, expect, it } from 'vitest';
import { NO_FILTER, formatBigBlinds, formatStatistic, statisticsQuery, winningsOf } from '../../src/lib/statisticsText';

const FRAME = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

describe('the period of the statistics', () => {
  it('is everything by default, or the chosen days', () => {
    expect(statisticsQuery(NO_FILTER, 1e12)).toEqual({ kind: '', game: '', stakes: '', position: '', depth: '' });
    expect(statisticsQuery({ ...NO_FILTER, span: 'week', position: 'BTN' }, 1e12)).toMatchObject({ since: 1e12 - 7 * 86_400_000, position: 'BTN' });
  });
});

describe('figures', () => {
  it('are formatted by locale', () => {
    expect(formatBigBlinds(12.34, 'en')).toBe('+12.3');
    expect(formatBigBlinds(-3, 'cs')).toBe('−3,0');
    expect(formatBigBlinds(-0.01, 'en')).toBe('0.0');
    expect(formatStatistic({ value: 24.4, percent: true }, 'en')).toBe('24%');
    expect(formatStatistic({ value: 1.75, percent: false }, 'en')).toBe('1.8');
    expect(formatStatistic({ value: null, percent: true }, 'en')).toBe('–');
  });
});

describe('the graph of winnings', () => {
  const point = (hands: number, net_bb: number, ev_bb: number) => ({ hands, net_bb, ev_bb });

  it('runs from zero to the current result, between its levels', () => {
    const winnings = winningsOf([point(0, 0, 0), point(1, 10, 5), point(2, -10, 0)], FRAME)!;
    expect(winnings.net.split(' ').map((point) => Number(point.split(',')[0]))).toEqual([0, 100, 200]);
    expect([winnings.levels[0]!.y, winnings.levels.at(-1)!.y]).toEqual([100, 0]);
    expect(winnings.netEnd).toBe(winnings.levels.find((level) => level.blinds === -10)!.y);
    expect(winnings.evEnd).toBe(winnings.levels.find((level) => level.blinds === 0)!.y);
  });

  it('needs two hands, and is flat if nothing was won', () => {
    expect(winningsOf([point(0, 0, 0), point(1, 3, 3)], FRAME)).toBeNull();
    expect(winningsOf([point(0, 0, 0), point(1, 0, 0), point(2, 0, 0)], FRAME)!.net).toBe('0,100 100,100 200,100');
  });
});
