/** Writes a brotli copy of each text file of the build. The room compresses with gzip, but Python has no brotli. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILES = /\.(?:js|css|svg|json|webmanifest|txt)$/;
/** The minimum size of a file to compress; smaller files gain nothing. */
const MIN_BYTES = 600;

export function brotliFiles(): Plugin {
  let folder = '';
  return {
    name: 'brotli-files',
    // A test that measures its own build skips the compression.
    apply: (_, { command }) => command === 'build' && !process.env.SKIP_BROTLI,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (TEXT_FILES.test(name)) compressFile(join(folder, name));
      }
    },
  };
}

function compressFile(file: string): void {
  const text = readFileSync(file);
  if (text.length < MIN_BYTES) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: quality }));
}
