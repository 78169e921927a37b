/** A web storage that tests stand in for the browser's: `kept` is what lies in it. */
export function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => void kept.set(key, value),
    removeItem: (key: string): void => void kept.delete(key),
    clear: (): void => kept.clear(),
  };
}
