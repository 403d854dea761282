/** The environment of the tests: Node.js without a DOM, and modules compiled as for a browser, so that effects run. */
import type { Environment } from 'vitest/runtime';

export default {
  name: 'browser-modules',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
