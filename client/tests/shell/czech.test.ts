import { describe, expect, it } from 'vitest';
import { cs } from '../../src/lib/words/cs';
import { localizedGame } from '../../src/lib/words/phraseFormatter';
import english from './english.json';

describe('presets in Czech', () => {
  it('match the English ones', () => {
    expect(Object.keys(cs.presets).sort()).toEqual([...english.presets].sort());
  });
});

describe('the name of a game', () => {
  it('is translated into Czech', () => {
    expect(localizedGame('limit five-card draw 2/4 no blinds ante 1', cs)).toBe('limit pětikaretní draw 2/4 bez blindů ante 1');
    expect(localizedGame('8-game 4/8 ante 1 blinds 2/4', cs)).toBe('mix 8 her 4/8 ante 1 blindy 2/4');
    expect(localizedGame("no-limit hold'em 1/2", cs)).toBe('no-limit hold’em 1/2');
  });
});
