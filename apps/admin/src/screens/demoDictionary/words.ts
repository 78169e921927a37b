/** A word of a dictionary: what is stored and what is shown. */
export interface Word {
  value: string;
  label: string;
}

/** Whether a part of a catalogue holds parts of its own. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The words of a dictionary in the order of the catalogue. */
export function wordsOf(dictionary: unknown): Word[] {
  if (!isRecord(dictionary)) return [];
  return Object.entries(dictionary).flatMap(([value, label]) =>
    typeof label === 'string' ? [{ value, label }] : [],
  );
}
