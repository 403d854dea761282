/** Writes a brotli copy of each text file of the build. The room compresses with gzip, but Python has no brotli. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|webmanifest|txt)$/;
/** What is smaller gains nothing. */
const LEAST = 600;

export function pressed(): Plugin {
  let folder = '';
  return {
    name: 'pressed',
    // A test that only weighs a build of its own does without.
    apply: (_, { command }) => command === 'build' && !process.env.UNPRESSED,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(name)) press(join(folder, name));
      }
    },
  };
}

function press(file: string): void {
  const text = readFileSync(file);
  if (text.length < LEAST) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: quality }));
}
