/** The rules of an event as its form says them, and as a file. */
import type { BountyRules, Structure } from '../lib/http';
import { toTomlValue } from '../lib/toml';

/** `felt`: an evening at real tables, where bust-outs and chips are typed. */
export type Kind = 'sit-and-go' | 'evening' | 'felt';

/** What is played for: places; the winner of each table; seats in another tournament. */
export type Format = 'usual' | 'shootout' | 'satellite';

/** What the form of a new event has in it; amounts of money in their smallest unit. */
export interface Draft {
  kind: Kind;
  format: Format;
  /** Of a satellite: the worth of a seat; 0 is ten entries. */
  seatWorth: number;
  /** Of a satellite: the tournament that its seats are for; empty: no tickets. */
  seatIn: string;
  name: string;
  game: string;
  /** How many a sit-and-go is for. */
  size: number;
  seats: number;
  /** The most of an evening; 0 is any number. */
  most: number;
  reentries: number;
  late: number;
  price: { prize: number; fee: number; bounty: number };
  rebuys: boolean;
  rebuyUntil: number;
  addOn: boolean;
  bounty: BountyRules['kind'];
  /** The worths of the cards of a mystery bounty. */
  mystery: readonly number[];
  /** Of a hundred cards that are made: how many, and what each is worth beside the others; none: as is usual. */
  cardShares: readonly (readonly [number, number])[];
  /** What each place gets, in hundredths; none: so many of a hundred are paid. */
  shares: readonly number[];
  paid: number;
}

type Values = Record<string, unknown>;

/** The prizes that are usual among so many. */
export function defaultPrizeShares(size: number): number[] {
  if (size <= 4) return [100];
  if (size <= 7) return [65, 35];
  if (size <= 18) return [50, 30, 20];
  return size <= 27 ? [45, 27, 18, 10] : [];
}

/** A sit-and-go has no breaks; without them no chips are raced off, so every amount can be paid. */
export function adaptStructure(structure: Structure, kind: Kind): Structure {
  if (kind !== 'sit-and-go') return structure;
  return { ...structure, parts: structure.parts.filter((part) => part.type === 'level'), chips: [] };
}

/** The rules that a draft comes to; what is usual is not said. */
export function rulesOf(draft: Draft, structure: Structure): Values {
  const { price } = draft;
  const isSitAndGo = draft.kind === 'sit-and-go';
  // What is bought again goes to the prizes alone.
  const again = { prize: price.prize, fee: 0, bounty: 0 };
  const entry: Values = {
    price: withoutEmpty({ prize: price.prize, fee: price.fee, bounty: draft.bounty === 'none' ? 0 : price.bounty }),
    most: isSitAndGo ? draft.size : draft.most,
    late_until: isSitAndGo ? 0 : draft.late,
    reentries: isSitAndGo ? 0 : draft.reentries,
  };
  if (!isSitAndGo && draft.rebuys) entry.rebuy = { chips: structure.stack, price: again, until_level: draft.rebuyUntil };
  if (!isSitAndGo && draft.addOn) entry.add_on = { chips: structure.stack, price: again, level: draft.rebuyUntil };
  const rules: Values = {
    name: draft.name,
    game: draft.game,
    structure: withoutDefaults(structure),
    entry: withoutEmpty(entry),
    seating: seatingOf(draft),
  };
  if (isSitAndGo) rules.starts = 'full';
  if (draft.kind === 'felt') rules.tables = 'felt';
  rules.prizes = prizesOf(draft);
  if (draft.bounty !== 'none') rules.bounty = withoutEmpty({ kind: draft.bounty, ...(draft.bounty === 'mystery' && mysteryBountiesOf(draft)) });
  return rules;
}

/** In a shootout nobody moves before every table has its winner. */
function seatingOf(draft: Draft): Values {
  const seats = draft.kind === 'sit-and-go' ? Math.min(draft.size, draft.seats) : draft.seats;
  return draft.format === 'shootout' ? { seats, policy: 'none', redraw: [] } : { seats };
}

function prizesOf({ format, shares, paid, seatWorth, seatIn, price }: Draft): Values {
  if (format === 'satellite') return withoutEmpty({ seat: seatWorth || 10 * (price.prize + price.fee + price.bounty), seat_in: seatIn });
  return shares.length ? { shares } : { paid_percent: paid };
}

/** A price of which half is the bounty: a 20 knockout is 10 + 10. */
export function splitBounty(price: number): { prize: number; bounty: number } {
  const bounty = Math.floor(price / 2);
  return { prize: price - bounty, bounty };
}

/** Cards that are given leave nothing to be made. */
function mysteryBountiesOf({ mystery, cardShares }: Draft): Values {
  return mystery.length ? { mystery } : { card_shares: cardShares };
}

/** A structure without what is usual. */
function withoutDefaults({ stack, parts, chips }: Structure): Values {
  return {
    stack,
    ...(chips.length ? { chips } : {}),
    parts: parts.map((part) => ({ type: part.type, ...withoutEmpty({ ...part, type: 0, antes: part.type === 'level' && part.ante ? part.antes : '' }) })),
  };
}

/** Without what is 0, empty or not there; the first word of a choice is said all the same. */
function withoutEmpty(values: object): Values {
  const isSaid = (value: unknown): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== null && typeof value === 'object' ? Object.keys(value).length > 0 : Boolean(value);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value)));
}

/** Rules as TOML: levels a line each. */
export function tomlOf(values: Values, path = ''): string {
  const lines: string[] = [];
  const tables: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value) && value.some(isTable)) lines.push(`${name} = [`, ...value.map((each) => `  ${toInlineToml(each)},`), ']');
    else if (isTable(value)) tables.push(tomlOf(value, path ? `${path}.${name}` : name));
    else if (isValue(value)) lines.push(`${name} = ${toTomlValue(value)}`);
  }
  const head = path && lines.length ? [`[${path}]`] : [];
  return [[...head, ...lines].join('\n'), ...tables].filter(Boolean).join('\n\n') + (path ? '' : '\n');
}

function toInlineToml(values: Values): string {
  const said = Object.entries(values).flatMap(([name, value]) => (isValue(value) ? [`${name} = ${toTomlValue(value)}`] : []));
  return `{ ${said.join(', ')} }`;
}

type Value = Parameters<typeof toTomlValue>[0];
const isTable = (value: unknown): value is Values => value !== null && typeof value === 'object' && !Array.isArray(value);
const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(isValue));

/** Whole numbers out of what somebody types: `65, 35`; null if there is something else. */
export function parseNumbers(text: string): number[] | null {
  const words = text.split(/[\s,;/]+/).filter(Boolean);
  const numbers = words.map((word) => Number(word.replace('%', '')));
  return numbers.every((each) => Number.isInteger(each) && each > 0) ? numbers : null;
}

/** Pairs out of what somebody types: `1×50, 3x20`; null if there is something else. */
export function parsePairs(text: string): [number, number][] | null {
  const words = text.replace(/\s*[x×*]\s*/gi, '×').split(/[\s,;]+/).filter(Boolean);
  const pairs = words.map((word) => word.split('×').map(Number) as [number, number]);
  return pairs.every((pair) => pair.length === 2 && pair.every((each) => Number.isInteger(each) && each > 0)) ? pairs : null;
}
