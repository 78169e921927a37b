import { deviceNow } from '../app/deviceClock';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeptAs } from './keptAs';
import { keptKey } from './person';
import { dropKept, readKept, writeKept } from './keptStore';

/** Input by field. */
export type Typed = Readonly<Record<string, unknown>>;

/** Stored input of a form. */
export interface KeptOf {
  /** Time of the restored input, in epoch milliseconds; null when there is none, or the form's content was typed on this visit. */
  keptAt: number | null;
  /** Stores the current input; deletes it when it has no fields. */
  keep: (typed: Typed) => void;
  /** Deletes the stored input after it was sent or discarded. */
  forget: () => void;
}

/**
 * Stores unsent input in this browser for the signed-in user: it survives a reload, a closed tab, the end of the session, and the sign-out,
 * which clears local storage. Never for passwords and codes, nor for the content of files.
 *
 * @param keptAs name to store it under, or the reason why it is not stored
 * @param restore puts stored input into a form in which nothing is typed yet
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
