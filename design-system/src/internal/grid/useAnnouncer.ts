import { useCallback, useState } from 'react';

/**
 * Returns the text of a polite live region and the function that announces a text in it. Repeating the last text adds a no-break space, so
 * that screen readers read it again.
 */
export function useAnnouncer(): readonly [text: string, announce: (text: string) => void] {
  const [spoken, setSpoken] = useState('');
  const announce = useCallback((text: string) => {
    setSpoken((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return [spoken, announce];
}
