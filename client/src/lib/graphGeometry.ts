/** What everybody has won in a session as lines to be drawn, a point for each hand: a re-buy is no win. */
import type { HandListItem } from './http';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  player: string;
  /** For a polyline. */
  points: string;
  /** Where its name stands, apart from the others'. */
  label: number;
}

export interface Graph {
  first: number;
  last: number;
  lines: Line[];
  levels: { chips: number; y: number }[];
}

/** Null if there are fewer than two hands that say who had won what. */
export function graphOf(hands: readonly HandListItem[], frame: Frame): Graph | null {
  const told = hands.filter((hand) => hand.nets.length > 0).toSorted((a, b) => a.hand - b.hand);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last || first === last) return null;
  const all = told.flatMap((hand) => hand.nets.map((each) => each.chips));
  const levels = niceTicks(Math.min(0, ...all), Math.max(1, ...all));
  const [bottom, top] = [levels[0]!, levels.at(-1)!];
  const x = (hand: number): number =>
    frame.left + ((hand - first.hand) / (last.hand - first.hand)) * (frame.width - frame.left - frame.right);
  const y = (chips: number): number =>
    frame.height - frame.bottom - ((chips - bottom) / (top - bottom)) * (frame.height - frame.top - frame.bottom);
  const lines = players(told).map((player) => lineOfPlayer(player, told, x, y));
  return {
    first: first.hand,
    last: last.hand,
    lines: spreadLabels(lines, 15),
    levels: levels.map((chips) => ({ chips, y: round(y(chips)) })),
  };
}

function lineOfPlayer(player: string, hands: readonly HandListItem[], x: (n: number) => number, y: (n: number) => number): Line {
  const points = hands.flatMap((hand) => {
    const share = hand.nets.find((each) => each.player === player);
    return share ? [[round(x(hand.hand)), round(y(share.chips))] as const] : [];
  });
  // Who has left keeps what they have won.
  const end = round(x(hands.at(-1)!.hand));
  if (points.at(-1)![0] < end) points.push([end, points.at(-1)![1]]);
  return { player, points: points.map((point) => point.join(',')).join(' '), label: points.at(-1)![1] };
}

function players(hands: readonly HandListItem[]): string[] {
  return [...new Set(hands.flatMap((hand) => hand.nets.map((each) => each.player)))];
}

/** The lines in their order, with labels moved so that none covers another. */
function spreadLabels(lines: Line[], least: number): Line[] {
  let lowest = -Infinity;
  for (const line of lines.toSorted((a, b) => a.label - b.label)) {
    line.label = Math.max(line.label, lowest + least);
    lowest = line.label;
  }
  return lines;
}

/** Some round numbers from the lowest, which is at most 0, to at least the highest. */
function niceTicks(lowest: number, highest: number): number[] {
  const rough = (highest - lowest) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((by) => by * power).find((by) => by >= rough && Number.isInteger(by))!);
  const [from, to] = [Math.floor(lowest / step), Math.ceil(highest / step)];
  return Array.from({ length: to - from + 1 }, (_, k) => (from + k) * step);
}

const round = (value: number): number => Math.round(value * 10) / 10;
