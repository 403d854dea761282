/** A partial language is English where it has no text. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { language, t } from '../../src/lib/i18n/index.svelte';
import { phraseText } from '../../src/lib/words/roomPhrases';

describe('a partial language', () => {
  beforeAll(async () => {
    await language.choose('de');
    await language.loadFloor();
  });
  afterAll(() => language.choose('en'));

  it('has its own texts of the room', () => {
    expect(t('lobby-title')).toBe('Tische');
    expect(phraseText({ say: 'FacingABet', chips: 1200 })).toBe('1.200 zum Call');
  });

  it('has English texts of the floor', () => {
    expect(t('floor-title')).toBe('Ask the floor');
    expect(phraseText({ say: 'LastLevelOver' })).not.toBe('');
    expect([language.localeOf('floor-title'), language.localeOf('lobby-title')]).toEqual(['en', 'de']);
    expect(language.completeLocale).toBe('en');
  });

  it('needs no English after a change to a complete language', async () => {
    await language.choose('cs');
    expect(language.englishPhrases).toBeUndefined();
    expect(t('floor-title')).not.toBe('Ask the floor');
  });
});
