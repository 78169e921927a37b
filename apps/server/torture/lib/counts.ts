/** Counters by name. */
export type Counts = Map<string, number>;

/** Increments a counter. */
export function count(counts: Counts, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Returns the counters as text, sorted by name, for the log of a run. */
export function told(counts: Counts): string {
  return JSON.stringify(Object.fromEntries([...counts].toSorted()));
}
