import type { LogRow } from '../../api/schemas';

/** One field of a record, as it was and as it is. */
export interface Change {
  name: string;
  before: unknown;
  after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a record side by side, in the order they were recorded. */
export function changesOf({ before, after }: Pick<LogRow, 'before' | 'after'>): Change[] {
  const [was, is]: [Fields, Fields] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.map((name) => ({ name, before: was[name], after: is[name] }));
}

/** How a value of a record is said. */
export interface Saying {
  money: (cents: number) => string;
  stamp: (iso: string) => string;
  yes: string;
  no: string;
  none: string;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A value of a record as people read it; what has fields of its own stands as its text. */
export function sayValue(name: string, value: unknown, say: Saying): string {
  if (value === undefined || value === null || value === '') return say.none;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (typeof value === 'number') return name.endsWith('Cents') ? say.money(value) : String(value);
  if (typeof value === 'string') return MOMENT.test(value) ? say.stamp(value) : value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.length === 0 ? say.none : value.map(String).join(', ');
  return JSON.stringify(value);
}
