/** Players with private details from a file: a table with a heading, as players.csv has it. */
import type { ClubPlayer } from '../lib/http';

type ClubPlayerField = keyof Required<ClubPlayer>;

/** Headings of each column, without accents. */
const FIELD_HEADINGS: Readonly<Record<ClubPlayerField, readonly string[]>> = {
  player: ['player', 'name', 'hrac', 'jmeno', 'spieler', 'joueur', 'jugador', 'nom', 'nombre'],
  number: ['number', 'club number', 'member', 'no', 'cislo', 'clenske cislo', 'nummer', 'mitgliedsnummer', 'numero'],
  contact: ['contact', 'email', 'e-mail', 'mail', 'phone', 'telephone', 'kontakt', 'telefon', 'mobil', 'contacto', 'correo', 'telefono'],
  notes: ['notes', 'note', 'remarks', 'comment', 'poznamky', 'poznamka', 'notizen', 'notiz', 'notas', 'nota'],
};

/** The most characters of a field; longer ones are cut. */
const MAX_LENGTHS: Readonly<Record<ClubPlayerField, number>> = { player: 40, number: 40, contact: 200, notes: 1_000 };

/** Return the players of a table, each once; none without a column of names. Two columns of contacts become one. */
export function clubPlayers(text: string): ClubPlayer[] {
  const [heading = [], ...rows] = tableRows(text.replace(/^\uFEFF/, ''));
  const columns = heading.map((cell) => (Object.keys(FIELD_HEADINGS) as ClubPlayerField[]).find((field) => FIELD_HEADINGS[field].includes(normalizeCell(cell))));
  if (!columns.includes('player')) return [];
  const playersByName = new Map<string, ClubPlayer>();
  for (const row of rows) {
    const player = { player: '', number: '', contact: '', notes: '' };
    columns.forEach((field, k) => {
      const cell = row[k]?.trim() ?? '';
      if (field && cell) player[field] = player[field] ? `${player[field]}, ${cell}` : cell;
    });
    for (const field of Object.keys(MAX_LENGTHS) as ClubPlayerField[]) player[field] = withoutControlCharacters(player[field], field).slice(0, MAX_LENGTHS[field]).trim();
    if (player.player) playersByName.set(player.player.toLowerCase(), player);
  }
  return [...playersByName.values()];
}

/** The maximum number of characters in a request, well below the limit of a room. */
const MAX_REQUEST_LENGTH = 20_000;
/** The most players that one request stores. */
const MAX_REQUEST_PLAYERS = 500;

/** Players in parts that a request can hold. */
export function splitIntoRequests(players: readonly ClubPlayer[]): ClubPlayer[][] {
  const parts: ClubPlayer[][] = [];
  let [part, length] = [[] as ClubPlayer[], 0];
  for (const player of players) {
    const recordLength = JSON.stringify(player).length;
    if (part.length && (length + recordLength > MAX_REQUEST_LENGTH || part.length === MAX_REQUEST_PLAYERS)) {
      parts.push(part);
      [part, length] = [[], 0];
    }
    part.push(player);
    length += recordLength;
  }
  return part.length ? [...parts, part] : parts;
}

const normalizeCell = (cell: string): string => cell.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The cell without control characters; notes keep their line breaks. */
const withoutControlCharacters = (cell: string, field: ClubPlayerField): string => (field === 'notes' ? cell.replace(/\0/g, '') : cell.replace(/[\u0000-\u001f\u007f]+/g, ' ')); // eslint-disable-line no-control-regex

/** The rows of a table; a cell in quotation marks may contain separators, line breaks and doubled marks. */
function tableRows(text: string): string[][] {
  const headingLine = text.split(/\r\n|\r|\n/, 1)[0] ?? '';
  const separator = [';', '\t', ','].find((separator) => headingLine.includes(separator)) ?? ',';
  const rows: string[][] = [];
  let [row, cell, isQuoted] = [[] as string[], '', false];
  const endCell = (): void => void ([row, cell] = [[...row, cell], '']);
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let k = 0; k < text.length; k++) {
    const character = text.charAt(k);
    if (character === '"' && isQuoted && text.charAt(k + 1) === '"') cell += text.charAt(++k);
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') endRow();
    else cell += character;
  }
  endRow();
  // A spreadsheet gets cells like formulas with an apostrophe in front.
  return rows.filter((cells) => cells.some((cell) => cell.trim())).map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')));
}
