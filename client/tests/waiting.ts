import { vi } from 'vitest';

/** A wait of this many milliseconds is a hang; a shared machine may be slow. */
const HANG_TIMEOUT_MS = 300_000;

/** Wait until the expectation holds. */
export const eventually = (expectation: () => void): Promise<void> => vi.waitFor(expectation, { timeout: HANG_TIMEOUT_MS });
