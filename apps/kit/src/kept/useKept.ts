import { deviceNow } from '../app/deviceClock';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeptAs } from './keptAs';
import { keptKey } from './person';
import { dropKept, readKept, writeKept } from './keptStore';

/** What is typed, by field. */
export type Typed = Readonly<Record<string, unknown>>;

/** How a form learns that something is kept of it. */
export interface KeptOf {
  /** When what stands in the form was typed, in epoch milliseconds; null where it was typed just now, or nothing is. */
  keptAt: number | null;
  /** Keeps what is typed now; with nothing in it, forgets. */
  keep: (typed: Typed) => void;
  /** Forgets: it was sent, or given up. */
  forget: () => void;
}

/**
 * Keeps what is typed and not sent, in this browser, for the person who typed it: it outlives a reload, a closed tab, the end of the session and
 * the sign-out, which clears local storage. Never for passwords and codes, nor for what lies in files.
 *
 * @param keptAs under which name, or why nothing is kept
 * @param restore puts what was kept into a form in which nothing is typed yet
 */
export function useKept(keptAs: KeptAs, restore: (typed: Typed) => void): KeptOf {
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const key = typeof keptAs === 'string' ? keptKey(keptAs) : null;
  const put = useEffectEvent(restore);
  const isTyped = useRef(false);
  useEffect(() => {
    if (key === null) return undefined;
    let isHere = true;
    void readKept(key).then((kept) => {
      if (!isHere || kept === undefined || isTyped.current) return;
      put(kept.values);
      setKeptAt(kept.at);
    });
    return () => {
      isHere = false;
    };
  }, [key]);
  const forget = useCallback(() => {
    setKeptAt(null);
    if (key !== null) void dropKept(key);
  }, [key]);
  const keep = useCallback(
    (typed: Typed) => {
      if (key === null) return;
      isTyped.current = true;
      if (Object.keys(typed).length === 0) forget();
      else void writeKept({ key, values: typed, at: deviceNow('keptForm') });
    },
    [key, forget],
  );
  return { keptAt, keep, forget };
}
