/** The log of the table since the page was opened, by hand. */

export interface LogLine {
  id: number;
  /** The time of the line, in milliseconds; 0 for a line from before the page was opened. */
  at: number;
  text: string;
}

export interface HandChapter {
  /** The number of the hand; 0 before the first hand. */
  hand: number;
  lines: readonly LogLine[];
}

const MOST_HANDS = 30;
const MOST_LINES = 400;

/** The log with more sentences of a hand, the latest hand last; the oldest hands are dropped. */
export function appendToLog(
  log: readonly HandChapter[],
  hand: number,
  sentences: readonly string[],
  at: number,
): readonly HandChapter[] {
  if (!sentences.length) return log;
  const last = log.at(-1);
  let id = (last?.lines.at(-1)?.id ?? 0) + 1;
  const lines = sentences.map((text): LogLine => ({ id: id++, at, text }));
  if (last?.hand !== hand) return [...log, { hand, lines }].slice(-MOST_HANDS);
  return [...log.slice(0, -1), { hand, lines: [...last.lines, ...lines].slice(-MOST_LINES) }];
}
