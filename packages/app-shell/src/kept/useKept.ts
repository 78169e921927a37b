import { deviceNow } from '../app/deviceClock';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeptAs } from './keptAs';
import { keptKey } from './person';
import { dropKept, readKept, writeKept } from './keptStore';
import type { TypedOn } from './keptStore';

/** Input by field. */
export type Typed = Readonly<Record<string, unknown>>;

/** Stored input of a form. */
export interface KeptOf {
  /** Time of the restored input, in epoch milliseconds; null when there is none, or the form's content was typed on this visit. */
  keptAt: number | null;
  /** Whether the browser refused to store the input, as in a private window. */
  isLost: boolean;
  /** Stores the current input with the record that it was typed on; deletes it when it has no fields. */
  keep: (typed: Typed, on?: TypedOn) => void;
  /** Deletes the stored input after it was sent or discarded. */
  forget: () => void;
}

/**
 * Stores unsent input in this browser for the signed-in user: it survives a reload, a closed tab, the end of the session, and the sign-out,
 * which clears local storage. Never for passwords and codes, nor for the content of files.
 *
 * @param keptAs name to store it under, or the reason why it is not stored
 * @param restore puts stored input into a form in which nothing is typed yet; returns false when the form shows all of it already
 */
export function useKept(
  keptAs: KeptAs,
  restore: (typed: Typed, on: TypedOn | undefined) => boolean | void,
): KeptOf {
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [isLost, setLost] = useState(false);
  const key = typeof keptAs === 'string' ? keptKey(keptAs) : null;
  const put = useEffectEvent(restore);
  const isTyped = useRef(false);
  useEffect(() => {
    if (key === null) return undefined;
    let isHere = true;
    void readKept(key).then((kept) => {
      if (!isHere || kept === undefined || isTyped.current) return;
      if (put(kept.values, kept.on) === false) void dropKept(key);
      else setKeptAt(kept.at);
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
    (typed: Typed, on?: TypedOn) => {
      if (key === null) return;
      isTyped.current = true;
      if (Object.keys(typed).length === 0) forget();
      else {
        const kept = { key, values: typed, ...(on && { on }), at: deviceNow('keptForm') };
        void writeKept(kept).then((isStored) => setLost(!isStored));
      }
    },
    [key, forget],
  );
  return { keptAt, isLost, keep, forget };
}
