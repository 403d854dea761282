/** The winnings of each player in a session as lines of a graph, with one point per hand; a rebuy is not a loss. */
import type { HandListItem } from './http';

export interface GraphFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PlayerLine {
  player: string;
  /** The points of a polyline. */
  points: string;
  /** The vertical position of the name, moved away from other names. */
  labelY: number;
}

export interface WinningsGraph {
  firstHand: number;
  lastHand: number;
  lines: PlayerLine[];
  levels: { chips: number; y: number }[];
}

/** Return null for fewer than two hands with known winnings. */
export function graphOf(hands: readonly HandListItem[], frame: GraphFrame): WinningsGraph | null {
  const playedHands = hands.filter((hand) => hand.nets.length > 0).toSorted((a, b) => a.hand - b.hand);
  const [firstHand, lastHand] = [playedHands[0], playedHands.at(-1)];
  if (!firstHand || !lastHand || firstHand === lastHand) return null;
  const netChips = playedHands.flatMap((hand) => hand.nets.map((net) => net.chips));
  const levels = niceTicks(Math.min(0, ...netChips), Math.max(1, ...netChips));
  const [bottom, top] = [levels[0]!, levels.at(-1)!];
  const x = (hand: number): number =>
    frame.left + ((hand - firstHand.hand) / (lastHand.hand - firstHand.hand)) * (frame.width - frame.left - frame.right);
  const y = (chips: number): number =>
    frame.height - frame.bottom - ((chips - bottom) / (top - bottom)) * (frame.height - frame.top - frame.bottom);
  const lines = playerNames(playedHands).map((player) => lineOfPlayer(player, playedHands, x, y));
  return {
    firstHand: firstHand.hand,
    lastHand: lastHand.hand,
    lines: spreadLabels(lines, 15),
    levels: levels.map((chips) => ({ chips, y: round(y(chips)) })),
  };
}

function lineOfPlayer(player: string, hands: readonly HandListItem[], x: (n: number) => number, y: (n: number) => number): PlayerLine {
  const points = hands.flatMap((hand) => {
    const share = hand.nets.find((net) => net.player === player);
    return share ? [[round(x(hand.hand)), round(y(share.chips))] as const] : [];
  });
  // The line of a player who left continues to the end.
  const endX = round(x(hands.at(-1)!.hand));
  if (points.at(-1)![0] < endX) points.push([endX, points.at(-1)![1]]);
  return { player, points: points.map((point) => point.join(',')).join(' '), labelY: points.at(-1)![1] };
}

function playerNames(hands: readonly HandListItem[]): string[] {
  return [...new Set(hands.flatMap((hand) => hand.nets.map((net) => net.player)))];
}

/** Return the lines in their order, with labels moved apart. */
function spreadLabels(lines: PlayerLine[], minDistance: number): PlayerLine[] {
  let lowest = -Infinity;
  for (const line of lines.toSorted((a, b) => a.labelY - b.labelY)) {
    line.labelY = Math.max(line.labelY, lowest + minDistance);
    lowest = line.labelY;
  }
  return lines;
}

/** Return some round numbers from the lowest value or below to the highest value or above. */
function niceTicks(lowest: number, highest: number): number[] {
  const roughStep = (highest - lowest) / 4;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= roughStep && Number.isInteger(step))!);
  const [from, to] = [Math.floor(lowest / step), Math.ceil(highest / step)];
  return Array.from({ length: to - from + 1 }, (_, k) => (from + k) * step);
}

const round = (value: number): number => Math.round(value * 10) / 10;
