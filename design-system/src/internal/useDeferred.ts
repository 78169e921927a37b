import { useEffect, useState } from 'react';

/** Part of the code that is fetched when it is first needed, and stays. */
export interface Deferred<Part> {
  /** The part once it was fetched; null before. */
  readonly now: () => Part | null;
  readonly fetch: () => Promise<Part>;
}

/** Returns a part of the code that is fetched by a dynamic import. */
export function deferred<Part>(load: () => Promise<Part>): Deferred<Part> {
  let fetched: Part | null = null;
  return {
    now: () => fetched,
    fetch: async () => {
      fetched ??= await load();
      return fetched;
    },
  };
}

/** State of a part for a component that needs it. */
interface DeferredState<Part> {
  /** Null until it was fetched, and while it is not needed. */
  readonly part: Part | null;
  /** Whether it is on its way. */
  readonly isLoading: boolean;
}

/**
 * Fetches a part of the code when a component needs it. When the fetch fails, as offline, the component does without the part, and the next
 * one that needs it tries again.
 */
export function useDeferred<Part>(deferredPart: Deferred<Part>, isNeeded: boolean): DeferredState<Part> {
  const [part, setPart] = useState(deferredPart.now);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (part || !isNeeded) return undefined;
    let isOver = false;
    deferredPart.fetch().then(
      (fetched) => {
        if (!isOver) setPart(() => fetched);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [deferredPart, part, isNeeded]);
  return { part: isNeeded ? part : null, isLoading: isNeeded && part === null && !hasFailed };
}
