/** What the mock is asked to answer for one operation. */
export interface Override {
  /** A `Prefer` value such as `example=empty`, `code=500` or `dynamic=true`; empty for the usual answer. */
  answer: string;
  delayMs: number;
}

/** Overrides by `operationId`. */
export type Overrides = Readonly<Record<string, Override>>;

const PARAMETER = 'mock';
const NO_OVERRIDE: Override = { answer: '', delayMs: 0 };

/** The override for an operation; none means the usual answer at once. */
export function overrideOf(overrides: Overrides, id: string): Override {
  return overrides[id] ?? NO_OVERRIDE;
}

/** Reads the overrides that stand in an address: `?mock=frontListPage:example=empty:2000`, once per operation. */
export function readOverrides(search: string): Overrides {
  const entries = new URLSearchParams(search).getAll(PARAMETER).map((text) => {
    const [id = '', answer = '', delay = '0'] = text.split(':');
    const delayMs = Number.parseInt(delay, 10);
    return [id, { answer, delayMs: Number.isFinite(delayMs) && delayMs > 0 ? delayMs : 0 }] as const;
  });
  return Object.fromEntries(entries.filter(([id]) => id !== ''));
}

/** The query part of an address with these overrides in place of those it had; empty when nothing is left. */
export function writeOverrides(search: string, overrides: Overrides): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  for (const [id, { answer, delayMs }] of Object.entries(overrides)) {
    if (answer !== '' || delayMs > 0) query.append(PARAMETER, `${id}:${answer}:${delayMs}`);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
