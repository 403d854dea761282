/** Names of players from a file: one a line, or the column of names in a table such as results.csv. */

/** Headings of the column of names, without accents. */
const HEADINGS: readonly string[] = ['player', 'name', 'hrac', 'jmeno'];

/** The largest file that is read, in characters: a thousand names. */
export const LONGEST_LIST = 50_000;

/** Return the names in a text, each once; those of a table only if it has a column of names. */
export function playerNames(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/).filter((line) => line.trim());
  const [heading = '', ...rows] = lines;
  const mark = separatorOf(heading);
  const column = mark ? cells(heading, mark).findIndex(isHeading) : -1;
  if (mark && column >= 0) return distinct(rows.map((row) => cells(row, mark)[column] ?? ''));
  if (isHeading(heading)) return distinct(rows.map((row) => cells(row, ',').join(', ')));
  return mark ? [] : distinct(lines.map((line) => cells(line, '\n').join('')));
}

const isHeading = (cell: string): boolean =>
  HEADINGS.includes(cell.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

const separatorOf = (line: string): string => [';', '\t', ','].find((mark) => line.includes(mark)) ?? '';

/** The cells of a line; a cell in quotation marks may contain the separator. */
function cells(line: string, mark: string): string[] {
  const found = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === mark && !isQuoted) found.push('');
    else found[found.length - 1] += letter;
  }
  // A spreadsheet gets names like formulas with an apostrophe in front.
  return found.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, ''));
}

function distinct(names: readonly string[]): string[] {
  const seen = new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name]));
  return [...seen.values()];
}
