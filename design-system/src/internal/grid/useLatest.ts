import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns a ref with the newest value, for handlers that must keep their identity; written after each commit. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
