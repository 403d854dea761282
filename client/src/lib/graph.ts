/** The stacks of a session as lines to be drawn, a point for each hand. */
import type { HandLine } from './api';

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

/** Null if there are fewer than two hands that say what the stacks were. */
export function linesOf(hands: readonly HandLine[], frame: Frame): Graph | null {
  const told = hands.filter((hand) => hand.stacks.length > 0).toSorted((a, b) => a.hand - b.hand);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last || first === last) return null;
  const highest = Math.max(1, ...told.flatMap((hand) => hand.stacks.map((each) => each.chips)));
  const levels = nice(highest);
  const top = levels.at(-1)!;
  const x = (hand: number): number =>
    frame.left + ((hand - first.hand) / (last.hand - first.hand)) * (frame.width - frame.left - frame.right);
  const y = (chips: number): number =>
    frame.height - frame.bottom - (chips / top) * (frame.height - frame.top - frame.bottom);
  const lines = players(told).map((player) => lineOf(player, told, x, y));
  return {
    first: first.hand,
    last: last.hand,
    lines: apart(lines, 15),
    levels: levels.map((chips) => ({ chips, y: round(y(chips)) })),
  };
}

function lineOf(player: string, hands: readonly HandLine[], x: (n: number) => number, y: (n: number) => number): Line {
  const points = hands.flatMap((hand) => {
    const share = hand.stacks.find((each) => each.player === player);
    return share ? [[round(x(hand.hand)), round(y(share.chips))] as const] : [];
  });
  return { player, points: points.map((point) => point.join(',')).join(' '), label: points.at(-1)![1] };
}

function players(hands: readonly HandLine[]): string[] {
  return [...new Set(hands.flatMap((hand) => hand.stacks.map((each) => each.player)))];
}

/** The lines in their order, with labels moved so that none covers another. */
function apart(lines: Line[], least: number): Line[] {
  let lowest = -Infinity;
  for (const line of lines.toSorted((a, b) => a.label - b.label)) {
    line.label = Math.max(line.label, lowest + least);
    lowest = line.label;
  }
  return lines;
}

/** Some round numbers from 0 to at least the highest. */
function nice(highest: number): number[] {
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((by) => by * power).find((by) => by >= rough)!);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, k) => k * step);
}

const round = (value: number): number => Math.round(value * 10) / 10;
