import { useEffect, useState } from 'react';

/** Hook that returns a text once it has not changed for `waitMs` ms, so that a search is sent per word and not per letter. */
export function useDebounced(text: string, waitMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text, waitMs]);
  return settled;
}
