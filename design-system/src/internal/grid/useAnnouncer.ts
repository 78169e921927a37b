import { useCallback, useState } from 'react';

/** The text of a polite live region and the way to announce something in it; the same again is heard again. */
export function useAnnouncer(): readonly [text: string, announce: (text: string) => void] {
  const [spoken, setSpoken] = useState('');
  const announce = useCallback((text: string) => {
    setSpoken((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return [spoken, announce];
}
