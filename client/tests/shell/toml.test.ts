import { describe, expect, it } from 'vitest';
import { optionIn, unquoted, withOption, written } from '../../src/lib/toml';

const text = `# Friday
preset = "home"
game = "no-limit hold'em 1/2"

[straddle]
enabled = true  # as always
positions = ["utg"]
`;

describe('an option of a configuration', () => {
  it('is changed where it stands, and nothing else is', () => {
    expect(withOption(text, 'straddle.enabled', false)).toBe(text.replace('true  # as always', 'false'));
    expect(withOption(text, 'preset', 'cash')).toBe(text.replace('"home"', '"cash"'));
  });

  it('is added to its group, to a new group, or to the table', () => {
    expect(withOption(text, 'straddle.max_live', 2)).toBe(`${text}max_live = 2\n`);
    expect(withOption(text, 'clock.think', 20)).toBe(`${text}\n[clock]\nthink = 20\n`);
    expect(withOption(text, 'chairs', 6)).toBe(text.replace('1/2"\n', '1/2"\nchairs = 6\n'));
  });

  it('is taken out, and what is not there stays out', () => {
    expect(withOption(text, 'game', null)).toBe(text.replace(/game.*\n/, ''));
    expect(withOption(text, 'clock.think', null)).toBe(text);
  });

  it('is read as it is written', () => {
    expect(optionIn(text, 'straddle.positions')).toBe('["utg"]');
    expect(optionIn(text, 'positions')).toBeNull();
    expect(unquoted(optionIn(text, 'game'))).toBe("no-limit hold'em 1/2");
    expect(unquoted(optionIn("name = 'Ann''", 'name'))).toBe('Ann');
  });

  it('of each kind is written as TOML writes it', () => {
    expect(written(['utg', 3])).toBe('["utg", 3]');
    expect(written('say "hi"')).toBe('"say \\"hi\\""');
    expect(written(true)).toBe('true');
  });
});
