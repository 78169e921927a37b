import { useCallback, useRef, useState } from 'react';
import type { KeptAs } from './keptAs';
import { typedFields } from './typedFields';
import type { KeptOf, Typed } from './useKept';
import { useKept } from './useKept';

/** State of a form with stored input. */
export interface KeptState<Values> extends Omit<KeptOf, 'isLost' | 'keep'> {
  values: Values;
  /** Changes some fields, to values or by a function of the current values. */
  change: (part: Partial<Values> | ((before: Values) => Partial<Values>)) => void;
  /** Discards the input and resets the form. */
  discard: () => void;
}

/**
 * State of a form that does not use react-hook-form, stored until it is sent or discarded, see {@link useKept}.
 *
 * @param began initial values; only fields that differ from them are stored
 * @param fitting returns the stored fields that still fit the form's record; all of them when left out
 */
export function useKeptState<Values extends object>(
  keptAs: KeptAs,
  began: Values | (() => Values),
  fitting = (typed: Typed): Partial<Values> => typed as Partial<Values>,
): KeptState<Values> {
  const [first] = useState(began);
  const [values, setValues] = useState(first);
  // Two changes in one event build on each other before the next render.
  const latest = useRef(first);
  const put = useCallback((next: Values): void => {
    latest.current = next;
    setValues(next);
  }, []);
  const { keptAt, keep, forget } = useKept(keptAs, (typed) => put({ ...first, ...fitting(typed) }));
  const change = useCallback(
    (part: Partial<Values> | ((before: Values) => Partial<Values>)): void => {
      put({ ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) });
      keep(typedFields(latest.current as Typed, first as Typed));
    },
    [first, keep, put],
  );
  const discard = useCallback((): void => {
    put(first);
    forget();
  }, [first, forget, put]);
  return { values, change, keptAt, forget, discard };
}
