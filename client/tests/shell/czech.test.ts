import { describe, expect, it } from 'vitest';
import { gameCs, presetsCs } from '../../src/lib/i18n/room/games.cs';
import { groupOf } from '../../src/lib/i18n/room/sections';
import english from './english.json';

describe('presets in Czech', () => {
  it('are all there, and no others', () => {
    expect(Object.keys(presetsCs).sort()).toEqual([...english.presets].sort());
    expect(Object.values(groupOf).sort()).toEqual([...english.groups].sort());
  });
});

describe('other words of the room', () => {
  it('are said in Czech', () => {
    expect(gameCs('limit five-card draw 2/4 no blinds ante 1')).toBe('limit pětikaretní draw 2/4 bez blindů ante 1');
    expect(gameCs("no-limit hold'em 1/2")).toBe("no-limit hold'em 1/2");
  });
});
