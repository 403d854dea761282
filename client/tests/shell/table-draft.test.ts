import { describe, expect, it } from 'vitest';
import { parseChipChange, parseChips, formatChips, gameInChips, gameInMoney, parseAmount, shortChips, editableChips } from '../../src/lib/amount';
import type { GameForm, StakeField } from '../../src/lib/http';
import { isLocalOnly, withHost } from '../../src/lib/roomLinks';
import { draftFromRules, tomlOf, invalidFields, withGame, gameNotation } from '../../src/new/tableDraft';

const CHIPS = { digits: 0, sign: '', before: false } as const;
const EURO = { digits: 2, sign: '€', before: true } as const;
const CROWN = { digits: 0, sign: 'Kč', before: false } as const;
const size = (name: StakeField['name'], usual: number, needed: boolean) => ({ name, usual, needed });
const HOLDEM: GameForm = {
  name: "no-limit hold'em",
  head: "no-limit hold'em",
  family: "hold'em",
  sizes: [size('small blind', 1, true), size('big blind', 2, true), size('ante', 0, false)],
  tail: '',
};
const RAZZ: GameForm = {
  name: 'limit razz',
  head: 'limit razz',
  family: 'stud',
  sizes: [size('small bet', 4, true), size('big bet', 8, true), size('ante', 1, false), size('bring-in', 2, false)],
  tail: '',
};
const BASE = `preset = "online"\ngame = "no-limit hold'em 1/2"\n`;
const SHEET = {
  game: "no-limit hold'em 1/2", asked: "no-limit hold'em", sizes: { 'small blind': 1, 'big blind': 2, ante: 0 },
  chairs: 6, most_chairs: 10, least: 40, most: 200, bet: 2, think: 20, offers: [],
};

describe('an amount in money', () => {
  it.each([
    [150, EURO, '€1.50'],
    [100, EURO, '€1'],
    [-150, EURO, '-€1.50'],
    [123_456, EURO, '€1,234.56'],
    [50, CROWN, '50\u00a0Kč'],
    [1500, CHIPS, '1,500'],
  ] as const)('%i chips are written', (chips, money, text) => {
    expect(formatChips(chips, 'en', 0, money)).toBe(text);
  });

  it('is abbreviated where there is little room, and in big blinds on request', () => {
    expect(shortChips(1_234_500, 'en', 0, EURO)).toBe('€12,345');
    expect(shortChips(99_900, 'en', 0, EURO)).toBe('€999');
    expect(formatChips(250, 'en', 100, EURO)).toBe('2.5 bb');
  });

  it.each([
    ['1.5', 150],
    ['0,29', 29],
    ['€2', 200],
    ['1k', 100_000],
    ['3bb', 300],
  ])('%s is parsed', (text, chips) => {
    const scale = { big: 100, pot: 0, bet: 0, call: 0, low: 1, high: 10 ** 9, unit: 1, presets: [], money: EURO };
    expect(parseAmount(text, scale)).toBe(chips);
  });

  it('in a field has to be a whole number of chips', () => {
    expect(parseChips('0.5', EURO)).toBe(50);
    expect(parseChips('0.005', EURO)).toBeNull();
    expect(parseChipChange('-0.5', EURO)).toBe(-50);
    expect(parseChipChange('−€2', EURO)).toBe(-200);
    expect(parseChipChange('+3', EURO)).toBe(300);
    expect(parseChipChange('-', EURO)).toBeNull();
    expect(gameInChips("no-limit hold'em €0.50/€1 ante 0.1", EURO)).toBe("no-limit hold'em 50/100 ante 10");
    expect(gameInChips('pot-limit omaha 5 8-or-better 0,5/1', EURO)).toBe('pot-limit omaha 5 8-or-better 50/100');
    expect(gameInChips("no-limit hold'em 50/100", CHIPS)).toBe("no-limit hold'em 50/100");
    expect(parseChips('0.5', CHIPS)).toBeNull();
    expect(editableChips(50, EURO)).toBe('0.50');
    expect(editableChips(200, EURO)).toBe('2');
  });

  it('replaces the stakes in the name of a game, and no other number', () => {
    const formatAmount = (chips: number): string => formatChips(chips, 'en', 0, EURO);
    expect(gameInMoney('pot-limit omaha 5 50/100 ante 25', formatAmount)).toBe('pot-limit omaha 5 €0.50/€1 ante €0.25');
    expect(gameInMoney('limit 2-7 triple draw 200/400', formatAmount)).toBe('limit 2-7 triple draw €2/€4');
    expect(gameInMoney("no-limit hold'em ante 50 bomb 2 boards", formatAmount)).toBe("no-limit hold'em ante €0.50 bomb 2 boards");
  });
});

describe('the form of a table', () => {
  it('leaves fields blank that the room decides', () => {
    const draft = draftFromRules(BASE, SHEET, HOLDEM, CHIPS);
    expect(draft).toMatchObject({ sizes: { 'small blind': '1', 'big blind': '2', ante: '' }, chairs: '', minBuyIn: '', maxBuyIn: '' });
    expect(tomlOf(BASE, draft, HOLDEM, CHIPS)).toBe(BASE);
  });

  it('writes the filled-in fields to the configuration, in chips', () => {
    const draft = { ...draftFromRules(BASE, SHEET, HOLDEM, CHIPS), sizes: { 'small blind': '0,5', 'big blind': '1' }, maxBuyIn: '100', chairs: '8', changes: { 'straddle.enabled': true } };
    const text = tomlOf(BASE, draft, HOLDEM, EURO);
    expect(text).toContain(`game = "no-limit hold'em 50/100"`);
    expect(text).toContain('chairs = 8');
    expect(text).toContain('[buy_in]\nmost = 10000');
    expect(text).toContain('[straddle]\nenabled = true');
  });

  it('takes the stakes of another game with its defaults', () => {
    const razz = withGame(draftFromRules(BASE, SHEET, HOLDEM, CHIPS), RAZZ, CHIPS);
    expect(gameNotation(RAZZ, razz.sizes, CHIPS)).toBe('limit razz 4/8');
    expect(gameNotation(RAZZ, { ...razz.sizes, 'bring-in': '3' }, CHIPS)).toBe('limit razz 4/8 bring-in 3');
  });

  it('names the fields that hold no valid number', () => {
    const draft = { ...draftFromRules(BASE, SHEET, HOLDEM, CHIPS), minBuyIn: 'much', chairs: '6.5', sizes: { 'small blind': '', 'big blind': '2' } };
    expect(Object.keys(invalidFields(draft, HOLDEM, CHIPS)).sort()).toEqual(['buy_in.least', 'chairs', 'stakes']);
  });

  it('replaces a mix of games that the host has defined', () => {
    const base = 'preset = "online"\nmix = "ours"\ngames = [\n    "razz 4/8",\n    "nlhe 1/2",\n]\nchange = "orbit"\n';
    const text = tomlOf(base, draftFromRules(base, SHEET, HOLDEM, CHIPS), HOLDEM, CHIPS);
    expect(text).not.toMatch(/games|mix|change/);
  });
});

describe('a link', () => {
  it('is local if it opens on this computer only', () => {
    for (const link of ['http://localhost:8000/t/1', 'http://127.0.0.1/t/1', 'http://[::1]:8000/t/1']) expect(isLocalOnly(link)).toBe(true);
    for (const link of ['http://192.168.1.20:8000/t/1', 'https://poker.example/t/1', '']) expect(isLocalOnly(link)).toBe(false);
  });

  it('can be moved to another host, with its invitation', () => {
    expect(withHost('http://192.168.1.20:8000/t/1?invite=x', 'http://10.0.0.5:8000')).toBe('http://10.0.0.5:8000/t/1?invite=x');
  });
});
