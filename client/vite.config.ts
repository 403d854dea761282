import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { mockApi } from './mock-api.ts';
import { brotliFiles } from './brotliFiles.ts';

/** The room that `npm run dev` talks to; `npm run mock` uses a mock room instead. */
const ROOM = process.env.ROOM ?? 'http://127.0.0.1:8777';
const isMocked = process.env.MOCK === '1';
const proxyTarget = { target: ROOM, changeOrigin: false };

export default defineConfig({
  plugins: [svelte(), brotliFiles(), ...(isMocked ? [mockApi()] : [])],
  build: {
    outDir: '../src/riverboat/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // A strict content security policy has no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.startsWith('shared~') ? 'shared' : '[name]'}-[hash][extname]`,
        codeSplitting: {
          // Few files, because each costs a request and is compressed by itself: the modules of every page, those
          // of a table that a spectator needs, and those that several pages share.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            {
              name: 'felt',
              test: /[\\/]src[\\/](table[\\/](?!HandReplay|ReplayOdds|ConfirmDialog|chipPurchase|replayStreets|settings[\\/]NotificationToggle|bar[\\/]betSizes|beside[\\/]ReactionFace)|parts[\\/](TableMenu\.|ConnectionIndicator)|host[\\/]hostCommands|lib[\\/](theme|seatedTables)\.)/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
  server: isMocked
    ? {}
    : { proxy: { '/api': proxyTarget, '/rules': proxyTarget, '/ws': { ...proxyTarget, ws: true } } },
  // Without this the tests would get Svelte's half for servers.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.ts'],
    environment: './tests/environment.ts',
    // Hang guards: a shared machine may be slow, and one file builds the pages.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One worker reads the words once for all its files, which leave nothing behind.
    isolate: false,
    unstubGlobals: true,
  },
});
