/** The size of everything that a table fetches before it is drawn, for players with a slow mobile connection. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LOCALES, UNREACHABLE } from '../../src/lib/i18n/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** An entry of the manifest that Vite writes. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Bytes. A browser counts some five thousand more, for the icon and for the answers of the room about the table. */
const MOST: Readonly<Record<string, number>> = { en: 124_200, cs: 132_000, de: 126_200, es: 126_200, fr: 126_200 };
const LATIN = ['figtree-latin'];
/** The fonts that the pages of a language use. */
const FONTS: Readonly<Record<string, readonly string[]>> = { en: LATIN, cs: ['figtree-latin', 'figtree-latin-ext'], de: LATIN, es: LATIN, fr: LATIN };
/** Bytes of the response headers of a file. */
const HEAD = 410;
const FIRST = ['index.html', 'src/pages/TablePage.svelte'];

const folder = mkdtempSync(join(tmpdir(), 'rb-first-load-'));
let made: Record<string, Chunk> = {};

/** The files that are fetched for these modules, each once. */
function fetched(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const follow = (name: string): void => {
    const chunk = made[name]!;
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const other of chunk.imports ?? []) follow(other);
  };
  for (const name of modules) follow(name);
  return files;
}

const sizes = new Map<string, number>();
/** Bytes of a file on the wire. Compression is most of the work of this test, so each file is compressed once. */
function size(file: string): number {
  let found = sizes.get(file);
  if (found === undefined) {
    found = brotliCompressSync(readFileSync(join(folder, file))).length + HEAD;
    sizes.set(file, found);
  }
  return found;
}
const page = (): number => readFileSync(join(folder, 'index.html')).length + 2 * HEAD;
const sum = (files: Iterable<string>): number => [...files].reduce((all, file) => all + size(file), page());

describe('the first load of a table', () => {
  beforeAll(() => {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    execFileSync(process.execPath, [vite, 'build', '--manifest', '--outDir', folder, '--logLevel', 'error'], { env: { ...env, UNPRESSED: '1' } });
    made = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.keys(MOST))('is below the limit in %s', (locale) => {
    const fonts = Object.values(made).flatMap(({ file }) => (FONTS[locale]!.some((font) => new RegExp(`${font}-[^-]*\\.woff2$`).test(file)) ? [file] : []));
    expect(fonts).toHaveLength(FONTS[locale]!.length);
    expect(sum([...fetched([...FIRST, `src/lib/i18n/${locale}.ts`]), ...fonts])).toBeLessThan(MOST[locale]!);
  });

  it('is over before the drawings of the room are fetched', () => {
    const later = ['src/table/felt/FaceDrawings.svelte', 'src/table/felt/RoomBackground.svelte'];
    const first = fetched([...FIRST, 'src/lib/i18n/en.ts']);
    expect(later.filter((module) => first.has(made[module]!.file))).toEqual([]);
    const bytes = later.flatMap((module) => [...fetched([module])]).filter((file) => !first.has(file)).map(size);
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThan(9_000);
  });

  it('includes one language', () => {
    const english = fetched([...FIRST, 'src/lib/i18n/en.ts']);
    const files = Object.keys(LOCALES).map((locale) => made[`src/lib/i18n/${locale}.ts`]!.file);
    expect(files.filter((file) => english.has(file))).toEqual([made['src/lib/i18n/en.ts']!.file]);
    const text = [...english].map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    // One sentence of each language is there for a visitor who cannot fetch any texts.
    expect(text.replace(UNREACHABLE.cs, '')).not.toMatch(/[řěů]/);
  });
});
