const isMoney = (name: string): boolean => name.endsWith('Cents') || name === 'surchargeBp';

function hidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidden);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'nextThreshold')
      .map(([name, inner]) => [name, isMoney(name) && typeof inner === 'number' ? 0 : hidden(inner)]),
  );
}

/** Returns the same answer with every amount zero, for callers who may not see prices; also amounts stored in records. */
export function withoutPrices<T>(answer: T): T {
  return hidden(answer) as T;
}
