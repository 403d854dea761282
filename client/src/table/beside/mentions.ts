/** Mentions of players in chat lines: `@Ann`. */

export interface TextPiece {
  text: string;
  /** The mentioned player; empty for other text. */
  who: string;
}

/** Split a line into mentions of these names and other text. Of two matching names the longer one counts. */
export function splitMentions(line: string, names: readonly string[]): TextPiece[] {
  const namesByLength = [...names].filter(Boolean).sort((a, b) => b.length - a.length);
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let at = line.indexOf('@'); at >= 0; at = line.indexOf('@', at + 1)) {
    const mentionedName = at >= from ? namesByLength.find((name) => isMentionAt(line, at + 1, name)) : undefined;
    if (!mentionedName) continue;
    if (at > from) pieces.push({ text: line.slice(from, at), who: '' });
    from = at + 1 + mentionedName.length;
    pieces.push({ text: line.slice(at, from), who: mentionedName });
  }
  if (from < line.length) pieces.push({ text: line.slice(from), who: '' });
  return pieces;
}

/** Return true if a line mentions a player. */
export function isMentioned(line: string, name: string): boolean {
  return splitMentions(line, [name]).some((piece) => piece.who);
}

function isMentionAt(line: string, at: number, name: string): boolean {
  const nameInLine = line.slice(at, at + name.length);
  const next = line[at + name.length] ?? '';
  return nameInLine.toLocaleLowerCase() === name.toLocaleLowerCase() && !/[\p{L}\p{N}_]/u.test(next);
}
