/** How often each thing happened, by its name. */
export type Counts = Map<string, number>;

/** Counts one more. */
export function count(counts: Counts, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Counts in the order of their names, for the log of a run. */
export function told(counts: Counts): string {
  return JSON.stringify(Object.fromEntries([...counts].toSorted()));
}
