/** The log of the table since the page was opened: a chapter for each hand, a block for each street. */

/** An action in the line of its street, or a note in a separate line. */
export interface LogEntry {
  kind: 'action' | 'note';
  /** The name of the player at the beginning of the text, and the chair; 0 for none. */
  name: string;
  chair: number;
  /** The text after the name; without a capital, for it may follow other actions. */
  text: string;
}

/** A street that begins, with its new cards and the pot. */
export interface LogStreet {
  kind: 'street';
  title: string;
  cards: readonly string[];
  pot: string;
}

export interface LogLine {
  id: number;
  entries: readonly LogEntry[];
}

export interface LogBlock {
  id: number;
  /** Empty for events before the first street and between hands. */
  title: string;
  cards: readonly string[];
  pot: string;
  lines: readonly LogLine[];
}

export interface HandChapter {
  /** The number of the hand; 0 before the first hand. */
  hand: number;
  /** The time of the first entry, in milliseconds; 0 for a chapter from before the page was opened. */
  at: number;
  blocks: readonly LogBlock[];
}

const MAX_HANDS = 30;
const MAX_LINES = 200;

/** The log with more entries of a hand, the latest hand last; the oldest hands are dropped. */
export function appendToLog(
  log: readonly HandChapter[],
  hand: number,
  entries: readonly (LogEntry | LogStreet)[],
  at: number,
): readonly HandChapter[] {
  if (!entries.length) return log;
  const lastChapter = log.at(-1);
  const isNew = lastChapter?.hand !== hand;
  const blocks = entries.reduce(withEntry, isNew ? [] : lastChapter.blocks).slice(-MAX_LINES);
  if (isNew) return [...log, { hand, at, blocks }].slice(-MAX_HANDS);
  return [...log.slice(0, -1), { ...lastChapter, blocks }];
}

function withEntry(blocks: readonly LogBlock[], entry: LogEntry | LogStreet): readonly LogBlock[] {
  const lastBlock = blocks.at(-1);
  if (entry.kind === 'street') {
    const { title, cards, pot } = entry;
    return [...blocks, { id: (lastBlock?.id ?? 0) + 1, title, cards, pot, lines: [] }];
  }
  const block = lastBlock ?? { id: 1, title: '', cards: [], pot: '', lines: [] };
  return [...blocks.slice(0, -1), { ...block, lines: withAction(block.lines, entry).slice(-MAX_LINES) }];
}

/** Add an action to the last line of actions; a note gets a separate line. */
function withAction(lines: readonly LogLine[], entry: LogEntry): readonly LogLine[] {
  const lastLine = lines.at(-1);
  const continuesActions = entry.kind === 'action' && lastLine?.entries.at(-1)?.kind === 'action';
  if (continuesActions && lastLine) return [...lines.slice(0, -1), { ...lastLine, entries: [...lastLine.entries, entry] }];
  return [...lines, { id: (lastLine?.id ?? 0) + 1, entries: [entry] }];
}
