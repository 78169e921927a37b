import { useEffect, useState } from 'react';

/** A text once nothing was typed for a while, so that a word is asked for and not each of its letters. */
export function useSettled(text: string, waitMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text, waitMs]);
  return settled;
}
