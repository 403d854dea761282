import { describe, expect, it } from 'vitest';

const LIB = import.meta.glob<string>('../../src/lib/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/** The modules that a file imports, as paths below `src`. */
function importedFiles(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import\() ?'(\.[^']*)'/g)].map(([, path]) => new URL(path!, `file:///${file.replace('../../src/', '')}`).pathname.slice(1));
}

describe('the modules in `lib`', () => {
  it('import nothing from pages and components', () => {
    expect(Object.keys(LIB).length).toBeGreaterThan(50);
    const upwardImports = Object.entries(LIB).flatMap(([file, text]) => importedFiles(file, text).filter((path) => !path.startsWith('lib/')).map((path) => `${file} takes ${path}`));
    expect(upwardImports).toEqual([]);
  });
  it('are found by their static and dynamic imports', () => {
    expect(importedFiles('../../src/lib/i18n/gameText.ts', "import { game } from '../amount';\nconst look = () => import('../../table/look');")).toEqual(['lib/amount', 'table/look']);
  });
});
