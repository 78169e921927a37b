import { useState } from 'react';
import { readText, writeValue } from '../session/storage';

/**
 * Text that is typed and not sent, kept in the tab until it is: it outlives a reload and a session that ends elsewhere, for the same person
 * only, whose id belongs into the name (L-40, Q-34).
 */
export function useKeptText(name: string): [text: string, change: (text: string) => void] {
  const key = `typed:${name}`;
  const [text, setText] = useState(() => readText(key, sessionStorage) ?? '');
  const change = (next: string): void => {
    setText(next);
    writeValue(key, next === '' ? null : next, sessionStorage);
  };
  return [text, change];
}
