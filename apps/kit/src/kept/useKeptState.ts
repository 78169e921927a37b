import { useCallback, useRef, useState } from 'react';
import type { KeptAs } from './keptAs';
import { typedFields } from './typedFields';
import type { KeptOf, Typed } from './useKept';
import { useKept } from './useKept';

/** What is typed into a form that holds it itself, and outlives its page. */
export interface KeptState<Values> extends Omit<KeptOf, 'keep'> {
  values: Values;
  /** Takes what is typed into some fields, or reckons it from what stands there. */
  change: (part: Partial<Values> | ((before: Values) => Partial<Values>)) => void;
  /** Gives up what was typed and begins anew. */
  discard: () => void;
}

/**
 * State of a form that is not one of react-hook-form, kept until it is sent or given up, see {@link useKept}.
 *
 * @param began what the form begins with; only what differs from it is kept
 * @param fitting what of the kept fields still fits what the form is about; all of them when left out
 */
export function useKeptState<Values extends object>(
  keptAs: KeptAs,
  began: Values | (() => Values),
  fitting = (typed: Typed): Partial<Values> => typed as Partial<Values>,
): KeptState<Values> {
  const [first] = useState(began);
  const [values, setValues] = useState(first);
  // Two changes of one event build on each other before either is drawn.
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
