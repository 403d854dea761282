/**
 * Sets single options in a configuration as its host wrote it, and leaves the rest of the text unchanged. It supports
 * the part of TOML that table configurations use: `key = value` under `[group]`.
 */
import type { OptionValue } from './http';

/** Return a value in TOML. */
export function toTomlValue(value: OptionValue): string {
  if (typeof value === 'object') return `[${value.map(toTomlValue).join(', ')}]`;
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Return the text with `group.name` (or `name`) set; `null` removes the option. */
export function setOption(text: string, key: string, value: OptionValue | null): string {
  const [name = '', group = ''] = key.split('.').reverse();
  const lines = text.replace(/\n+$/, '').split('\n');
  const [from, to] = findSection(lines, group);
  const index = lines.findIndex((line, at) => at >= from && at < to && isSet(line, name));
  const line = value === null ? [] : [`${name} = ${toTomlValue(value)}`];
  if (index >= 0) lines.splice(index, 1, ...line);
  else if (from < 0 && value !== null) lines.push('', `[${group}]`, ...line);
  else if (value !== null) lines.splice(sectionEnd(lines, from, to), 0, ...line);
  return `${lines.join('\n')}\n`;
}

/** Return the value of an option as written; null if it is not set. */
export function readOption(text: string, key: string): string | null {
  const [name = '', group = ''] = key.split('.').reverse();
  const lines = text.split('\n');
  const [from, to] = findSection(lines, group);
  const line = lines.find((candidate, at) => at >= from && at < to && isSet(candidate, name));
  return line === undefined ? null : line.slice(line.indexOf('=') + 1).trim();
}

/** Return the content of a quoted string; other values are returned as written. */
export function unquote(value: string | null): string {
  if (value === null) return '';
  const match = /^"((?:[^"\\]|\\.)*)"|^'([^']*)'/.exec(value);
  if (!match) return value;
  return match[2] ?? String(JSON.parse(`"${match[1]}"`));
}

/** Return the range of lines of a section, without its heading; (-1, -1) if there is none. */
function findSection(lines: readonly string[], group: string): [number, number] {
  const headingIndexes = lines.flatMap((line, at) => (line.trim().startsWith('[') ? [at] : []));
  if (!group) return [0, headingIndexes[0] ?? lines.length];
  const headingIndex = headingIndexes.find((at) => lines[at]!.trim().replace(/\s*#.*$/, '') === `[${group}]`);
  if (headingIndex === undefined) return [-1, -1];
  return [headingIndex + 1, headingIndexes.find((at) => at > headingIndex) ?? lines.length];
}

function isSet(line: string, name: string): boolean {
  return new RegExp(`^\\s*${name}\\s*=`).test(line);
}

/** Return the index after the last non-empty line of a section. */
function sectionEnd(lines: readonly string[], from: number, to: number): number {
  let end = to;
  while (end > from && !lines[end - 1]!.trim()) end -= 1;
  return end;
}
