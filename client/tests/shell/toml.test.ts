import { describe, expect, it } from 'vitest';
import { readOption, unquote, setOption, toTomlValue } from '../../src/lib/toml';

const text = `# Friday
preset = "home"
game = "no-limit hold'em 1/2"

[straddle]
enabled = true  # as always
positions = ["utg"]
`;

describe('an option of a configuration', () => {
  it('is changed in place, and nothing else', () => {
    expect(setOption(text, 'straddle.enabled', false)).toBe(text.replace('true  # as always', 'false'));
    expect(setOption(text, 'preset', 'cash')).toBe(text.replace('"home"', '"cash"'));
  });

  it('is added to its group, to a new group, or to the table', () => {
    expect(setOption(text, 'straddle.max_live', 2)).toBe(`${text}max_live = 2\n`);
    expect(setOption(text, 'clock.think', 20)).toBe(`${text}\n[clock]\nthink = 20\n`);
    expect(setOption(text, 'chairs', 6)).toBe(text.replace('1/2"\n', '1/2"\nchairs = 6\n'));
  });

  it('is removed; removing an absent option changes nothing', () => {
    expect(setOption(text, 'game', null)).toBe(text.replace(/game.*\n/, ''));
    expect(setOption(text, 'clock.think', null)).toBe(text);
  });

  it('is read as it was written', () => {
    expect(readOption(text, 'straddle.positions')).toBe('["utg"]');
    expect(readOption(text, 'positions')).toBeNull();
    expect(unquote(readOption(text, 'game'))).toBe("no-limit hold'em 1/2");
    expect(unquote(readOption("name = 'Ann''", 'name'))).toBe('Ann');
  });

  it('of each type is written as TOML', () => {
    expect(toTomlValue(['utg', 3])).toBe('["utg", 3]');
    expect(toTomlValue('say "hi"')).toBe('"say \\"hi\\""');
    expect(toTomlValue(true)).toBe('true');
  });
});
