/**
 * Closed sets: what is not handled does not type-check. A newer room may say more than a page knows
 * of, and a page passes that over.
 */

/** Ends a `switch` over everything that there is. */
export const ignoreUnknown = (_: never): void => undefined;

/** `true` only if nothing of the first is missing in the second; else what is missing. */
export type IsExhaustive<All, Named> = [Exclude<All, Named>] extends [never] ? true : Exclude<All, Named>;
