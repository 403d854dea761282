/** A player's own statistics: queries, texts and graphs. */
import type { GraphFrame } from './graphGeometry';
import type { Figure, ResultPoint, StatisticsQuery } from './http';

export const TIME_SPANS = ['all', 'year', 'month', 'week'] as const;
export type TimeSpan = (typeof TIME_SPANS)[number];
const DAYS_BY_SPAN: Record<Exclude<TimeSpan, 'all'>, number> = { year: 365, month: 30, week: 7 };
const DAY_MS = 86_400_000;

/** The chosen filters; an empty value does not filter. */
export interface StatisticsFilter {
  span: TimeSpan;
  kind: '' | 'chips' | 'events';
  game: string;
  stakes: string;
  position: string;
  depth: string;
}

export const NO_FILTER: StatisticsFilter = { span: 'all', kind: '', game: '', stakes: '', position: '', depth: '' };

export function statisticsQuery({ span, ...parts }: StatisticsFilter, now: number): StatisticsQuery {
  return span === 'all' ? parts : { ...parts, since: now - DAYS_BY_SPAN[span] * DAY_MS };
}

/** Format a number with one decimal: `12.5`. */
function formatDecimal(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
}

/** Format a win or loss in big blinds: `+12.5`, `−3.0`. */
export function formatBigBlinds(value: number, locale: string): string {
  const text = formatDecimal(Math.abs(value), locale);
  return Math.abs(value) < 0.05 ? text : (value > 0 ? '+' : '−') + text;
}

/** Format a statistic: `24 %`, `1.8`; a dash if there was no opportunity. */
export function formatStatistic({ value, percent }: Pick<Figure, 'value' | 'percent'>, locale: string): string {
  if (value === null) return '–';
  return percent ? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100) : formatDecimal(value, locale);
}

export interface WinningsLines {
  /** The points of polylines: the real winnings, and the winnings with all-ins at their expected value. */
  net: string;
  ev: string;
  /** The vertical end positions of the lines. */
  netEnd: number;
  evEnd: number;
  levels: { blinds: number; y: number }[];
}

/** Return the lines of winnings in a frame; null for fewer than two hands. */
export function winningsOf(points: readonly ResultPoint[], frame: GraphFrame): WinningsLines | null {
  const lastPoint = points.at(-1);
  if (!lastPoint || points.length < 3) return null;
  const blindValues = points.flatMap((point) => [point.net_bb, point.ev_bb]);
  const levels = niceTicks(Math.min(0, ...blindValues), Math.max(0, ...blindValues));
  const [bottom, top] = [levels[0]!, levels.at(-1)!];
  const x = (hands: number): number => frame.left + (hands / lastPoint.hands) * (frame.width - frame.left - frame.right);
  const y = (bb: number): number =>
    frame.height - frame.bottom - ((bb - bottom) / (top - bottom)) * (frame.height - frame.top - frame.bottom);
  const svgPoints = (value: (point: ResultPoint) => number): string => points.map((point) => `${round(x(point.hands))},${round(y(value(point)))}`).join(' ');
  return {
    net: svgPoints((point) => point.net_bb),
    ev: svgPoints((point) => point.ev_bb),
    netEnd: round(y(lastPoint.net_bb)),
    evEnd: round(y(lastPoint.ev_bb)),
    levels: levels.map((bb) => ({ blinds: bb, y: round(y(bb)) })),
  };
}

/** Return some round numbers from the lowest value or below to the highest value or above. */
function niceTicks(lowest: number, highest: number): number[] {
  const roughStep = Math.max(highest - lowest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((by) => by >= roughStep) ?? 10 * power;
  const from = Math.floor(lowest / step);
  const to = Math.max(Math.ceil(highest / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, k) => round((from + k) * step));
}

const round = (value: number): number => Math.round(value * 10) / 10;
