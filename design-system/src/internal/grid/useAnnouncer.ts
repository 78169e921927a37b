import { useCallback, useState } from 'react';

/** The text of a polite live region and the way to say something in it; saying the same again is heard again. */
export function useAnnouncer(): readonly [text: string, say: (text: string) => void] {
  const [spoken, setSpoken] = useState('');
  const say = useCallback((text: string) => {
    setSpoken((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return [spoken, say];
}
