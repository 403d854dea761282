/**
 * Compile-time checks that all members of a closed set are handled. At run time a newer room may send unknown
 * members, which the page ignores.
 */

/** The default branch of a `switch` that handles all members. */
export const ignoreUnknown = (_: never): void => undefined;

/** `true` if all members of the first type are in the second; otherwise the missing members. */
export type IsExhaustive<All, Named> = [Exclude<All, Named>] extends [never] ? true : Exclude<All, Named>;
