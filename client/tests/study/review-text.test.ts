import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../src/lib/i18n/index.svelte';
import { amountText, actionKindText, leakText, actionPlayedText, reasonText, signedText, timeLeft, withAmounts } from '../../src/review/reviewText';

const REASON_PHRASE = { say: 'BetterAction', best: { say: 'ActionTaken', action: 'raise', amount: '1,250.5' }, gain: '7.09', equity: '3' } as const;

beforeAll(async () => {
  await language.load();
  await language.loadMore();
  await language.loadStudy();
});

describe('texts of a review', () => {
  it('name actions, amounts and leaks', () => {
    expect(actionPlayedText('raise', '12')).toBe('raise to 12');
    expect(actionPlayedText('bet', '12', true)).toBe('all-in 12');
    expect(actionKindText('raise')).toBe('Raise');
    expect([amountText(9, 'USD'), amountText(9, ''), amountText(9, 'bb')]).toEqual(['$9.00', '9', '9\u00a0bb']);
    expect([signedText(1.5), signedText(-0.25), signedText(-0.001)]).toEqual(['+1.50', '−0.25', '0.00']);
    expect(leakText({ kind: 'line', group: 'river', line: 'facing a raise' })).toBe('River, facing a raise');
    expect(leakText({ kind: 'texture', group: 'two-tone paired', line: null })).toBe('Paired two-tone flops');
  });

  it('write the reason with the numbers of the language', async () => {
    expect(reasonText(REASON_PHRASE)).toBe('Raise 1,250.5 is worth 7.09 bb more; equity 3%');
    await language.choose('cs');
    expect(reasonText(REASON_PHRASE)).toContain('7,09');
    expect(reasonText(withAmounts(REASON_PHRASE, (chips) => `${chips / 2} bb`))).toContain('625,25 bb');
  });

  it('write amounts of a reason in big blinds', () => {
    const formatted = withAmounts(REASON_PHRASE, (chips) => `${chips / 2} bb`) as typeof REASON_PHRASE;
    expect(formatted.best.amount).toBe('625.25 bb');
    expect(formatted.gain).toBe('7.09');
  });

  it('are English in a partial language', async () => {
    await language.choose('de');
    expect(reasonText(REASON_PHRASE)).toContain('is worth');
    expect(actionKindText('raise')).toBe('Raise');
  });

  afterAll(() => language.choose('en'));
});

describe('the time that a review takes', () => {
  it('is rounded, and left out when it is short, unknown or paused', () => {
    expect(timeLeft({ seconds_left: 33, pause_seconds: 0 })).toBe('About 35 s left');
    expect(timeLeft({ seconds_left: 100, pause_seconds: 0 })).toBe('About 2 minutes left');
    expect(timeLeft({ seconds_left: 1.5, pause_seconds: 0 })).toBe('');
    expect(timeLeft({ seconds_left: 0, pause_seconds: 0 })).toBe('');
    expect(timeLeft({ seconds_left: 500, pause_seconds: 60 })).toBe('');
  });
});
