/** The size of everything that a table fetches before it is drawn, for players with a slow mobile connection. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LOCALES, UNREACHABLE, type Locale } from '../../src/lib/i18n/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** An entry of the manifest that Vite writes. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/**
 * Bytes. A browser counts some five thousand more, for the icon and for the answers of the room about the table.
 * Compressed sizes vary by 80 bytes if any name changes, so the limits leave room for that.
 */
const MAX_BYTES_BY_LOCALE: Readonly<Record<Locale, number>> = { en: 124_450, cs: 132_250, de: 126_450, es: 126_450, fr: 126_450 };
const LATIN_FONTS = ['figtree-latin'];
/** The fonts that the pages of a language use. */
const FONTS: Readonly<Record<Locale, readonly string[]>> = { en: LATIN_FONTS, cs: ['figtree-latin', 'figtree-latin-ext'], de: LATIN_FONTS, es: LATIN_FONTS, fr: LATIN_FONTS };
/** Bytes of the response headers of a file. */
const HEADER_BYTES = 410;
const FIRST_MODULES = ['index.html', 'src/pages/TablePage.svelte'];

const folder = mkdtempSync(join(tmpdir(), 'rb-first-load-'));
let manifest: Record<string, Chunk> = {};

/** The files that are fetched for these modules, each once. */
function fetchedFiles(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const follow = (name: string): void => {
    const chunk = manifest[name]!;
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const importedModule of chunk.imports ?? []) follow(importedModule);
  };
  for (const name of modules) follow(name);
  return files;
}

const sizes = new Map<string, number>();
/** Bytes of a file on the wire. Compression is most of the work of this test, so each file is compressed once. */
function size(file: string): number {
  let fileSize = sizes.get(file);
  if (fileSize === undefined) {
    fileSize = brotliCompressSync(readFileSync(join(folder, file))).length + HEADER_BYTES;
    sizes.set(file, fileSize);
  }
  return fileSize;
}
const builtPage = (): number => readFileSync(join(folder, 'index.html')).length + 2 * HEADER_BYTES;
const sum = (files: Iterable<string>): number => [...files].reduce((all, file) => all + size(file), builtPage());

describe('the first load of a table', () => {
  beforeAll(() => {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    execFileSync(process.execPath, [vite, 'build', '--manifest', '--outDir', folder, '--logLevel', 'error'], { env: { ...env, SKIP_BROTLI: '1' } });
    manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.keys(LOCALES) as Locale[])('is below the limit in %s', (locale) => {
    expect(Object.keys(MAX_BYTES_BY_LOCALE), 'add the language to MAX_BYTES_BY_LOCALE and FONTS').toContain(locale);
    const fonts = Object.values(manifest).flatMap(({ file }) => (FONTS[locale].some((font) => new RegExp(`${font}-[^-]*\\.woff2$`).test(file)) ? [file] : []));
    expect(fonts).toHaveLength(FONTS[locale].length);
    expect(sum([...fetchedFiles([...FIRST_MODULES, `src/lib/i18n/${locale}.ts`]), ...fonts])).toBeLessThan(MAX_BYTES_BY_LOCALE[locale]);
  });

  it('is over before the drawings of the room are fetched', () => {
    const lazyModules = ['src/table/felt/FaceDrawings.svelte', 'src/table/felt/RoomBackground.svelte'];
    const first = fetchedFiles([...FIRST_MODULES, 'src/lib/i18n/en.ts']);
    expect(lazyModules.filter((module) => first.has(manifest[module]!.file))).toEqual([]);
    const bytes = lazyModules.flatMap((module) => [...fetchedFiles([module])]).filter((file) => !first.has(file)).map(size);
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThan(9_000);
  });

  it('includes one language', () => {
    const english = fetchedFiles([...FIRST_MODULES, 'src/lib/i18n/en.ts']);
    const files = Object.keys(LOCALES).map((locale) => manifest[`src/lib/i18n/${locale}.ts`]!.file);
    expect(files.filter((file) => english.has(file))).toEqual([manifest['src/lib/i18n/en.ts']!.file]);
    const text = [...english].map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    // One sentence of each language is there for a visitor who cannot fetch any texts.
    expect(text.replace(UNREACHABLE.cs, '')).not.toMatch(/[řěů]/);
  });
});
