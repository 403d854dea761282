import { describe, expect, it } from 'vitest';
import { language } from '../../src/lib/i18n/index.svelte';
import { choiceName, optionName, optionText } from '../../src/lib/i18n/gameText';

describe('an option of a table', () => {
  it('is called by its key until its name is here', async () => {
    expect(optionName('button.new_player')).toBe('New player');
    expect(choiceName('button.new_player', 'bb in limit')).toBe('bb in limit');
    await language.loadOptions();
    expect(optionName('button.new_player')).toBe('What a new player posts');
    expect(choiceName('button.new_player', 'bb in limit')).toBe('the big blind, in limit only');
  });

  it('means in English what the room says, and in another language what that has for it', async () => {
    const option = { key: 'chairs', text: 'how many chairs the table has' };
    await language.loadOptions();
    expect(optionText(option)).toBe(option.text);
    await language.choose('cs');
    try {
      await language.loadOptions();
      expect(optionText(option)).toBe('kolik je u stolu míst');
      expect(optionName('chairs')).toBe('Místa');
      expect(choiceName('straddle.enabled', 'on')).toBe('ano');
    } finally {
      await language.choose('en');
    }
  });
});
