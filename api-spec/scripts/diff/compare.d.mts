import type { Meaning } from './meaning.mjs';

/** Everything that breaks a client, a line each, sorted. */
export function breakingChanges(before: Meaning, after: Meaning): string[];

/** Those that the changelog does not name in backquotes. */
export function unacknowledged(found: readonly string[], changelog: string): string[];
