import { describe, expect, it } from 'vitest';
import { choiceOf, nameOf } from '../../src/lib/i18n/names';
import english from './english.json';

describe('an option in English', () => {
  const keys = Object.keys(english.options);

  it.each(keys)('has a name of its own: %s', (key) => {
    const name = nameOf(key);
    expect(name).toMatch(/^[A-Z7]/);
    expect(name).not.toContain('_');
  });

  it('shares its name with no other', () => {
    expect(new Set(keys.map(nameOf)).size).toBe(keys.length);
  });

  it('has choices that are words', () => {
    for (const [key, choices] of Object.entries(english.options)) {
      for (const choice of choices) expect(choiceOf(key, choice)).not.toMatch(/_|\btda\b|\bbb\b/);
    }
  });
});
