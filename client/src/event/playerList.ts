/** Names of players from a file: one per line, or the column of names in a table such as results.csv. */

/** Headings of the column of names, without accents. */
const PLAYER_HEADINGS: readonly string[] = ['player', 'name', 'hrac', 'jmeno'];

/** The largest file that is read, in characters: a thousand names. */
export const MAX_LIST_BYTES = 50_000;

/** Return the names in a text, each once; those of a table only if it has a column of names. */
export function playerNames(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/).filter((line) => line.trim());
  const [heading = '', ...rows] = lines;
  const separator = separatorOf(heading);
  const column = separator ? splitCells(heading, separator).findIndex(isHeading) : -1;
  if (separator && column >= 0) return distinctNames(rows.map((row) => splitCells(row, separator)[column] ?? ''));
  if (isHeading(heading)) return distinctNames(rows.map((row) => splitCells(row, ',').join(', ')));
  return separator ? [] : distinctNames(lines.map((line) => splitCells(line, '\n').join('')));
}

/** A player with a place in an evening. */
export interface PlayerPlace {
  player: string;
  place: number;
  bounties?: number;
  rebuys?: number;
}

/** Headings of the column of places, without accents. */
const PLACE_HEADINGS: readonly string[] = ['place', 'rank', 'misto', 'poradi'];
const BOUNTY_HEADINGS: readonly string[] = ['bounties', 'bounty', 'knockouts', 'ko', 'hits', 'vyrazeni'];
const REBUY_HEADINGS: readonly string[] = ['rebuys', 'rebuy', 're-entries', 'reentries', 'rebuye'];

/** Return the places in a text: a table with columns of places and names, or the names in the order of their finish. */
export function playerPlaces(text: string): PlayerPlace[] {
  const [heading = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/).filter((line) => line.trim());
  const separator = separatorOf(heading);
  const headings = separator ? splitCells(heading, separator).map(normalizeCell) : [];
  const placeColumn = headings.findIndex((title) => PLACE_HEADINGS.includes(title));
  const nameColumn = headings.findIndex((title) => PLAYER_HEADINGS.includes(title));
  if (placeColumn < 0 || nameColumn < 0) return playerNames(text).map((player, k) => ({ player, place: k + 1 }));
  const bountyColumn = headings.findIndex((title) => BOUNTY_HEADINGS.includes(title));
  const rebuyColumn = headings.findIndex((title) => REBUY_HEADINGS.includes(title));
  const entries = rows.map((row) => splitCells(row, separator)).map((row) => ({
    player: row[nameColumn] ?? '',
    place: Number(row[placeColumn]),
    ...(bountyColumn < 0 ? {} : { bounties: parseCellAmount(row[bountyColumn]) }),
    ...(rebuyColumn < 0 ? {} : { rebuys: Math.round(parseCellAmount(row[rebuyColumn])) }),
  }));
  return entries.filter(({ player, place }) => player && Number.isInteger(place) && place > 0);
}

/** The name of a file without its ending. */
export const fileTitle = (name: string): string => name.replace(/\.\w+$/, '');

const parseCellAmount = (cell: string | undefined): number => Math.max(0, Number((cell ?? '').replace(',', '.')) || 0);

const normalizeCell = (cell: string): string => cell.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isHeading = (cell: string): boolean => PLAYER_HEADINGS.includes(normalizeCell(cell));

const separatorOf = (line: string): string => [';', '\t', ','].find((separator) => line.includes(separator)) ?? '';

/** The cells of a line; a cell in quotation marks may contain the separator. */
function splitCells(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  // A spreadsheet gets names like formulas with an apostrophe in front.
  return cells.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, ''));
}

function distinctNames(names: readonly string[]): string[] {
  const nameByKey = new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name]));
  return [...nameByKey.values()];
}
