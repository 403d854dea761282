import { describe, expect, it } from 'vitest';
import { language } from '../../src/lib/i18n/index.svelte';
import { choiceName, optionName, optionText } from '../../src/lib/i18n/gameText';

describe('an option of a table', () => {
  it('has a name from its key until the names are loaded', async () => {
    expect(optionName('button.new_player')).toBe('New player');
    expect(choiceName('button.new_player', 'bb in limit')).toBe('bb in limit');
    await language.loadOptions();
    expect(optionName('button.new_player')).toBe('New player posts');
    expect(choiceName('button.new_player', 'bb in limit')).toBe('the big blind, in limit only');
  });

  it('has the explanation of the language, and the text of the room for an unknown option', async () => {
    const option = { key: 'chairs', text: 'how many chairs the table has' };
    await language.loadOptions();
    expect(optionText(option)).toBe('Number of seats at the table');
    expect(optionText({ ...option, key: 'of_a_newer_room' })).toBe('How many chairs the table has');
    await language.choose('cs');
    try {
      await language.loadOptions();
      expect(optionText(option)).toBe('Počet míst u stolu');
      expect(optionName('chairs')).toBe('Místa');
      expect(choiceName('straddle.enabled', 'on')).toBe('ano');
    } finally {
      await language.choose('en');
    }
  });
});
