/** Answer and delay of the mock for one operation. */
export interface Override {
  /** A `Prefer` value such as `example=empty`, `code=500` or `dynamic=true`; empty for the default answer. */
  answer: string;
  delayMs: number;
}

/** Overrides by `operationId`. */
export type Overrides = Readonly<Record<string, Override>>;

const PARAMETER = 'mock';
const NO_OVERRIDE: Override = { answer: '', delayMs: 0 };

/** Returns the override of an operation; without one the default answer comes at once. */
export function overrideOf(overrides: Overrides, id: string): Override {
  return overrides[id] ?? NO_OVERRIDE;
}

/** Reads the overrides from a query: `?mock=frontListPage:example=empty:2000`, one parameter per operation. */
export function readOverrides(search: string): Overrides {
  const entries = new URLSearchParams(search).getAll(PARAMETER).map((text) => {
    const [id = '', answer = '', delay = '0'] = text.split(':');
    const delayMs = Number.parseInt(delay, 10);
    return [id, { answer, delayMs: Number.isFinite(delayMs) && delayMs > 0 ? delayMs : 0 }] as const;
  });
  return Object.fromEntries(entries.filter(([id]) => id !== ''));
}

/** Returns a query with its overrides replaced by these; empty when no parameter is left. */
export function writeOverrides(search: string, overrides: Overrides): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  for (const [id, { answer, delayMs }] of Object.entries(overrides)) {
    if (answer !== '' || delayMs > 0) query.append(PARAMETER, `${id}:${answer}:${delayMs}`);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
