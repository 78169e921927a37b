import type { LogRow } from '../../api/schemas';

/** Field of a record, before and after. */
export interface Change {
  name: string;
  before: unknown;
  after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a record side by side, in the order in which they were recorded. */
export function changesOf({ before, after }: Pick<LogRow, 'before' | 'after'>): Change[] {
  const [was, is]: [Fields, Fields] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.map((name) => ({ name, before: was[name], after: is[name] }));
}

/** Formatters for the values of a record. */
export interface Saying {
  money: (cents: number) => string;
  stamp: (iso: string) => string;
  yes: string;
  no: string;
  none: string;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Formats a value of a record for display; an object is shown as JSON. */
export function sayValue(name: string, value: unknown, say: Saying): string {
  if (value === undefined || value === null || value === '') return say.none;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (typeof value === 'number') return name.endsWith('Cents') ? say.money(value) : String(value);
  if (typeof value === 'string') return MOMENT.test(value) ? say.stamp(value) : value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.length === 0 ? say.none : value.map(String).join(', ');
  return JSON.stringify(value);
}
