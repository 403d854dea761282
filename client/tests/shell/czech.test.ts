import { describe, expect, it } from 'vitest';
import { gameCs, presetsCs } from '../../src/lib/i18n/room/games.cs';
import { holdingCs } from '../../src/lib/i18n/room/holdings.cs';
import { groupsCs, optionsCs, sectionsCs } from '../../src/lib/i18n/room/options.cs';
import { endedCs, whyCs } from '../../src/lib/i18n/room/sentences.cs';
import { groupOf } from '../../src/lib/i18n/room/sections';
import english from './english.json';

const RANKS = 'deuce three four five six seven eight nine ten jack queen king ace'.split(' ');
const several = (rank: string) => (rank === 'six' ? 'sixes' : `${rank}s`);
const ENGLISH = new RegExp(`\\b(${[...RANKS, ...RANKS.map(several)].join('|')}|of|high|pair|low|kind|card|then|on|in)\\b`);

describe('a holding in Czech', () => {
  it.each(Object.entries(english.holdings))('has words for “%s”', (_, example) => {
    expect(holdingCs(example)).not.toMatch(ENGLISH);
  });

  it('has every rank in every case', () => {
    for (const rank of RANKS) {
      const forms = [
        `a pair of ${several(rank)}, ${rank} kicker`,
        `two pair, ${several(rank)} and ${several(rank)}`,
        `a ${rank}-high straight`,
        `a ${rank}-high flush, then ${rank}`,
        `${rank} high`,
        `a ${rank}-${rank} low`,
      ];
      for (const words of forms) expect(holdingCs(words)).not.toMatch(/\w+-high|undefined|\bpair\b/);
    }
  });

  it('sounds as a player says it', () => {
    expect(holdingCs('a pair of aces')).toBe('pár es');
    expect(holdingCs('two pair, kings and sixes, queen kicker')).toBe('dva páry, králové a šestky, kicker dáma');
    expect(holdingCs('a queen-high straight')).toBe('postupka do dámy');
    expect(holdingCs('an ace-high flush; a seven-five low')).toBe('barva s esem; nízká 7-5');
    expect(holdingCs('a full house, jacks full of nines on board 2')).toBe('full house, kluci a devítky, board 2');
    expect(holdingCs('a four-card badugi, four-three-deuce-ace in hand')).toBe('badugi ze čtyř karet, 4-3-2-A v ruce');
    expect(holdingCs('ace-king, suited')).toBe('A-K v barvě');
  });

  it('leaves alone what it does not know', () => {
    expect(holdingCs('a pair of wands')).toBe('a pair of wands');
    expect(holdingCs('')).toBe('');
  });
});

describe('the options in Czech', () => {
  it('are all there, and no others', () => {
    expect(Object.keys(optionsCs).sort()).toEqual(Object.keys(english.options).sort());
    expect(Object.keys(groupsCs).sort()).toEqual([...english.groups].sort());
    expect(Object.keys(presetsCs).sort()).toEqual([...english.presets].sort());
    expect(Object.values(groupOf).sort()).toEqual([...english.groups].sort());
    expect(Object.keys(sectionsCs).sort()).toEqual(Object.keys(groupOf).sort());
  });

  it.each(Object.entries(english.options))('name each choice of %s', (key, choices) => {
    const [name, text, words = {}] = optionsCs[key]!;
    expect(name && text).toBeTruthy();
    const asked = choices.join() === 'off,on' ? [] : choices;
    expect(Object.keys(words).sort()).toEqual([...asked].sort());
  });
});

describe('other words of the room', () => {
  it('are said in Czech', () => {
    expect(whyCs('two players are needed to play, and one is ready')).toBe('ke hře je potřeba ještě jeden hráč');
    expect(endedCs('it was called off: a card fell')).toBe('zrušena: a card fell');
    expect(gameCs('limit five-card draw 2/4 no blinds ante 1')).toBe('limit pětikaretní draw 2/4 bez blindů ante 1');
    expect(gameCs("no-limit hold'em 1/2")).toBe("no-limit hold'em 1/2");
  });
});
