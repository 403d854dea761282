import { describe, expect, it } from 'vitest';
import { bubbleState, clockAnnouncement, formatHours, stackInBigBlinds, isLastMinute, formatClock, currentRow, groupPrizes, formatBlinds, buildSchedule, msUntilNext, parseWholeChips } from '../../src/event/levelClock';
import { parseWholeNumbers, parseCardShares, rulesFromDraft, adaptStructure, splitBounty, tomlOf, defaultPrizeShares, type EventDraft } from '../../src/event/eventRules';
import { verifySeal } from '../../src/event/sealVerification';
import { changedSettings, localTime } from '../../src/event/eventSettings';
import { hasDeal } from '../../src/event/eventText';
import { chosenColumns, layoutFromUrl, nextLayout } from '../../src/event/wallLayout';
import type { EventClock, EventSettings, LevelView, StructurePart, StandingRow, Structure } from '../../src/lib/http';

const level = (small: number, big: number, ante = 0): StructurePart => ({
  type: 'level', small, big, ante, antes: ante ? 'big_blind' : 'none', minutes: 20, hands: 0, game: '', think: 0, time_cards: 0,
});
const breakPart: StructurePart = { type: 'break', minutes: 10, colour_up: 25 };
const levelView = (number: number): LevelView => ({ number, small: 50, big: 100, ante: 0, antes: 'none', minutes: 20, hands: 0, game: '' });
const clock = (overrides: Partial<EventClock> = {}): EventClock => ({
  level: levelView(1), next: levelView(2), resting: 0, next_at: 100_000, left: 0, next_break: 0, paused: false, ...overrides,
});

describe('the clock of an event', () => {
  it('counts down to the next level, and stops while it is paused', () => {
    expect(msUntilNext(clock(), 40_000)).toBe(60_000);
    expect(msUntilNext(clock(), 120_000)).toBe(0);
    expect(msUntilNext(clock({ paused: true, left: 30_000 }), 99_000)).toBe(30_000);
    expect(msUntilNext(clock({ next_at: 0 }), 99_000)).toBeNull();
  });

  it('is formatted as hours, minutes and seconds', () => {
    expect([0, 5_001, 65_000, 3_600_000, 4_805_000].map(formatClock)).toEqual(['0:00', '0:06', '1:05', '1:00:00', '1:20:05']);
    expect([0, 65, 600].map(formatHours)).toEqual(['0:00', '1:05', '10:00']);
  });

  it('is marked in its last minute, unless it is paused', () => {
    expect(isLastMinute(60_000, clock())).toBe(true);
    expect(isLastMinute(61_000, clock())).toBe(false);
    expect(isLastMinute(1_000, clock({ paused: true }))).toBe(false);
  });

  it('plays a sound one minute and five seconds before the end, and when a level begins', () => {
    expect(clockAnnouncement(60_250, 60_000)).toBe('turn');
    expect(clockAnnouncement(5_100, 4_900)).toBe('tick');
    expect(clockAnnouncement(250, 1_200_000)).toBe('win');
    expect(clockAnnouncement(250, 600_000, true)).toBe('break');
    expect(clockAnnouncement(30_000, 29_750)).toBeNull();
    expect(clockAnnouncement(null, 60_000)).toBeNull();
  });
});

describe('levels', () => {
  const rows = buildSchedule([level(25, 50), breakPart, level(50, 100, 100)]);

  it('are numbered, and have a start time as breaks have', () => {
    expect(rows.map(({ number, from }) => [number, from])).toEqual([[1, 0], [0, 20], [2, 30]]);
    expect(buildSchedule([{ ...level(25, 50), minutes: 0, hands: 10 } as StructurePart, breakPart]).map(({ from }) => from)).toEqual([0, null]);
  });

  it('include a current one, which may be a break', () => {
    expect(currentRow(rows, clock())).toBe(0);
    expect(currentRow(rows, clock({ resting: 10 }))).toBe(1);
    expect(currentRow(rows, clock({ level: null }))).toBe(-1);
  });

  it('are formatted with the ante last', () => {
    expect(formatBlinds({ small: 50, big: 100, ante: 0 }, String)).toBe('50 / 100');
    expect(formatBlinds({ small: 50, big: 100, ante: 100 }, String)).toBe('50 / 100 / 100');
  });
});

describe('stacks and prizes', () => {
  it('are parsed with or without separators', () => {
    expect(['12,500', '12 500', '300', '', 'x', '-5'].map(parseWholeChips)).toEqual([12_500, 12_500, 300, null, null, null]);
    expect(['12.500', '12\u00a0500', "1'012'500", '2.5', '1,5', '25 50', '1,000.50', '12 500,000'].map(parseWholeChips)).toEqual([12_500, 12_500, 1_012_500, null, null, null, null, null]);
  });

  it('are shown in big blinds, short stacks to half a blind', () => {
    expect([stackInBigBlinds(1_550, 100), stackInBigBlinds(970, 100), stackInBigBlinds(60, 100), stackInBigBlinds(100, 0)]).toEqual([15, 9.5, 0.6, 0]);
    // A player who is all-in for less than a blind still has chips.
    expect([stackInBigBlinds(60, 400), stackInBigBlinds(25, 1_000), stackInBigBlinds(0, 100)]).toEqual([0.1, 0.1, 0]);
  });

  it('reveal a deal: prizes paid before the end, or other prizes than the posted ones', () => {
    const row = (status: 'out' | 'seated', prize: number): StandingRow => ({
      player: 'Ann', rank: 1, status, chips: 0, table: 1, seat: 1, prize, head: 0, heads: 0, entries: 1, rebuys: 0, away: false, bot: false,
    });
    const standings = [row('seated', 0), row('out', 30)];
    expect(hasDeal({ phase: 'running', rows: standings }, [70, 30])).toBe(false);
    expect(hasDeal({ phase: 'running', rows: [row('seated', 45), row('seated', 35)] }, [20])).toBe(true);
    expect(hasDeal({ phase: 'ended', rows: [row('seated', 70), row('out', 30)] }, [70, 30])).toBe(false);
    expect(hasDeal({ phase: 'ended', rows: [row('seated', 65), row('out', 35)] }, [20])).toBe(true);
  });

  it('are grouped where places get the same prize', () => {
    expect(groupPrizes([50, 30, 10, 10])).toEqual([
      { from: 1, to: 1, prize: 50 },
      { from: 2, to: 2, prize: 30 },
      { from: 3, to: 4, prize: 10 },
    ]);
  });

  it('are a number of eliminations away from the money', () => {
    expect(bubbleState({ prizes: [50, 30], left: 5, phase: 'running' })).toBe(3);
    expect(bubbleState({ prizes: [50, 30], left: 2, phase: 'running' })).toBe(0);
    expect(bubbleState({ prizes: [], left: 2, phase: 'running' })).toBeNull();
  });
});

describe('the form of a new event', () => {
  const structure: Structure = { stack: 1500, parts: [level(25, 50), breakPart, level(50, 100)], chips: [25, 100], colour_up: 'race' };
  const draft: EventDraft = {
    kind: 'sit-and-go', format: 'usual', seatWorth: 0, seatIn: '', name: 'Six "fast"', game: "no-limit hold'em", size: 6, seats: 9, maxPlayers: 0, reentries: 2, lateUntilLevel: 4, dayEnds: [], flight: '',
    price: { prize: 20, fee: 0, bounty: 5 }, rebuys: true, rebuyUntilLevel: 4, addOn: true, bounty: 'none', mystery: [], cardShares: [], shares: [65, 35],
    paidPercent: 15,
  };

  it('creates a sit-and-go whose rules name only what differs from the defaults', () => {
    const rules = rulesFromDraft(draft, adaptStructure(structure, draft.kind));
    expect(rules).toEqual({
      name: 'Six "fast"',
      game: "no-limit hold'em",
      structure: { stack: 1500, parts: [{ type: 'level', small: 25, big: 50, minutes: 20 }, { type: 'level', small: 50, big: 100, minutes: 20 }] },
      entry: { price: { prize: 20 }, most: 6 },
      seating: { seats: 6 },
      starts: 'full',
      prizes: { shares: [65, 35] },
    });
  });

  it('creates an evening event with breaks, rebuys and bounties', () => {
    const evening: EventDraft = { ...draft, kind: 'evening', bounty: 'progressive', shares: [] };
    const rules = rulesFromDraft(evening, adaptStructure(structure, evening.kind));
    expect(rules).toMatchObject({
      entry: { price: { prize: 20, bounty: 5 }, late_until: 4, reentries: 2, rebuy: { chips: 1500, until_level: 4, price: { prize: 20 } } },
      prizes: { paid_percent: 15 },
      bounty: { kind: 'progressive' },
      structure: { chips: [25, 100], parts: [{}, { type: 'break', colour_up: 25 }, {}] },
    });
    expect(rules.starts).toBeUndefined();
  });

  it('ends days with levels, without a break at night', () => {
    const multiDayDraft: EventDraft = { ...draft, kind: 'evening', dayEnds: [1], flight: '1A' };
    const plainStructure: Structure = { ...structure, parts: [level(25, 50), { type: 'break', minutes: 10, colour_up: 0 }, level(50, 100)] };
    const rules = rulesFromDraft(multiDayDraft, plainStructure);
    expect(rules).toMatchObject({ day_ends: [1], flight: '1A', structure: { parts: [{ small: 25 }, { small: 50 }] } });
    expect(rulesFromDraft(multiDayDraft, structure)).toMatchObject({ structure: { parts: [{ small: 25 }, { colour_up: 25 }, { small: 50 }] } });
  });

  it('creates a shootout, whose tables play down to a winner each', () => {
    const shootout: EventDraft = { ...draft, format: 'shootout', size: 18 };
    expect(rulesFromDraft(shootout, adaptStructure(structure, 'sit-and-go')).seating).toEqual({ seats: 9, policy: 'none', redraw: [] });
    expect(tomlOf(rulesFromDraft(shootout, structure))).toContain('policy = "none"\nredraw = []\n');
  });

  it('creates a satellite, whose seats are worth ten entries by default', () => {
    const satellite: EventDraft = { ...draft, format: 'satellite', bounty: 'fixed', seatIn: 'e1' };
    expect(rulesFromDraft(satellite, structure).prizes).toEqual({ seat: 250, seat_in: 'e1' });
    expect(rulesFromDraft({ ...satellite, seatWorth: 400, seatIn: '' }, structure).prizes).toEqual({ seat: 400 });
  });

  it('splits the price of an entry into prize and bounty without raising it', () => {
    expect(splitBounty(20)).toEqual({ prize: 10, bounty: 10 });
    expect(splitBounty(25)).toEqual({ prize: 13, bounty: 12 });
  });

  it('marks an event at real tables', () => {
    const felt: EventDraft = { ...draft, kind: 'felt' };
    expect(rulesFromDraft(felt, adaptStructure(structure, felt.kind)).tables).toBe('felt');
    expect(rulesFromDraft(draft, adaptStructure(structure, draft.kind)).tables).toBeUndefined();
  });

  it('writes a file with a line for each level', () => {
    const toml = tomlOf(rulesFromDraft(draft, adaptStructure(structure, draft.kind)));
    expect(toml).toContain('name = "Six \\"fast\\""\n');
    expect(toml).toContain('parts = [\n  { type = "level", small = 25, big = 50, minutes = 20 },\n');
    expect(toml).toContain('[entry]\nmost = 6\n\n[entry.price]\nprize = 20\n');
    expect(toml).toContain('[prizes]\nshares = [65, 35]\n');
  });

  it('writes the cards of a mystery bounty by their shares, or as a list', () => {
    const mystery: EventDraft = { ...draft, bounty: 'mystery', cardShares: [[1, 60], [99, 1]] };
    const bountyOf = (draft: EventDraft): string => tomlOf(rulesFromDraft(draft, adaptStructure(structure, draft.kind))).split('[bounty]\n')[1]!;
    expect(bountyOf(mystery)).toBe('kind = "mystery"\ncard_shares = [[1, 60], [99, 1]]\n');
    expect(bountyOf({ ...mystery, mystery: [10, 20] })).toBe('kind = "mystery"\nmystery = [10, 20]\n');
    expect(bountyOf({ ...mystery, cardShares: [] })).toBe('kind = "mystery"\n');
    expect(parseCardShares('1×60, 9 x 5; 90*1')).toEqual([[1, 60], [9, 5], [90, 1]]);
    expect(parseCardShares('')).toEqual([]);
    for (const invalidText of ['60', '1x', '1x2x3', '0x5', 'ax1', '1.5x2']) expect(parseCardShares(invalidText)).toBeNull();
  });

  it('has default prizes for each number of players', () => {
    expect([2, 6, 9, 18, 27, 45].map(defaultPrizeShares)).toEqual([[100], [65, 35], [50, 30, 20], [50, 30, 20], [45, 27, 18, 10], []]);
    expect(parseWholeNumbers('65, 35')).toEqual([65, 35]);
    expect(parseWholeNumbers('50% 30% 20%')).toEqual([50, 30, 20]);
    expect(parseWholeNumbers('')).toEqual([]);
    expect(parseWholeNumbers('half')).toBeNull();
  });
});

describe('other parts of an event', () => {
  it('verify a seed against its seal', () => {
    const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    const seal = 'ca83aed44fc91991683f157d8c8356c8d43020662165d6391e83fdc0f0bf2c27';
    expect(verifySeal(seal, seed)).toBe(true);
    expect(verifySeal(seal, seed.replace('00', '01'))).toBe(false);
    expect(verifySeal(seal, 'no seed')).toBe(false);
  });

  it('send only the settings that have changed, and no password', () => {
    const savedSettings: EventSettings = {
      private: false, password: 'hash', approval: false, start_at: 0, bots: 0, decide: 30, between: 3, pace: 1.2, bot_pace: 1.2,
      spectators: true, delay: 0, chat: true, restart: 'resume', about: '', money: { digits: 0, sign: '', before: false },
    };
    expect(changedSettings(savedSettings, { ...savedSettings, password: 'x', bots: 6, about: 'Hi' })).toEqual({ bots: 6, about: 'Hi' });
    expect(changedSettings(savedSettings, { ...savedSettings })).toEqual({});
  });

  it('format a start time for an input of type datetime-local', () => {
    expect(localTime(0)).toBe('');
    expect(new Date(localTime(1_800_000_000_000)).getTime()).toBe(1_800_000_000_000);
  });

  it('cycle through the layouts of the wall display', () => {
    expect(nextLayout('clock')).toBe('players');
    expect(nextLayout('prizes')).toBe('clock');
    expect(layoutFromUrl(new URLSearchParams('layout=prizes'))).toBe('prizes');
    expect(layoutFromUrl(new URLSearchParams('layout=none'))).toBe('clock');
  });
});

describe('the columns of the wall screen', () => {
  it('are those of the address, or the stored ones, in a fixed order', () => {
    expect(chosenColumns(new URLSearchParams('columns=pool,players,x'), 'late')).toEqual(['players', 'pool']);
    expect(chosenColumns(new URLSearchParams(), 'late,average')).toEqual(['average', 'late']);
    expect(chosenColumns(new URLSearchParams(), '')).toEqual([]);
    expect(chosenColumns(new URLSearchParams(), null)).toContain('players');
  });
});
