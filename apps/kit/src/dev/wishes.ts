/** What the mock is asked to answer for one operation. */
export interface Wish {
  /** A `Prefer` value such as `example=empty`, `code=500` or `dynamic=true`; empty for the usual answer. */
  answer: string;
  delayMs: number;
}

/** Wishes by `operationId`. */
export type Wishes = Readonly<Record<string, Wish>>;

const PARAMETER = 'mock';
const NO_WISH: Wish = { answer: '', delayMs: 0 };

/** The wish for an operation; none means the usual answer at once. */
export function wishOf(wishes: Wishes, id: string): Wish {
  return wishes[id] ?? NO_WISH;
}

/** Reads the wishes that stand in an address: `?mock=frontListPage:example=empty:2000`, once per operation. */
export function readWishes(search: string): Wishes {
  const entries = new URLSearchParams(search).getAll(PARAMETER).map((text) => {
    const [id = '', answer = '', delay = '0'] = text.split(':');
    const delayMs = Number.parseInt(delay, 10);
    return [id, { answer, delayMs: Number.isFinite(delayMs) && delayMs > 0 ? delayMs : 0 }] as const;
  });
  return Object.fromEntries(entries.filter(([id]) => id !== ''));
}

/** The query part of an address with these wishes in place of those it had; empty when nothing is left. */
export function writeWishes(search: string, wishes: Wishes): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  for (const [id, { answer, delayMs }] of Object.entries(wishes)) {
    if (answer !== '' || delayMs > 0) query.append(PARAMETER, `${id}:${answer}:${delayMs}`);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
