/** Entry of a dictionary: the stored value and the displayed label. */
export interface Word {
  value: string;
  label: string;
}

/** Returns whether a part of a message file has parts of its own. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the entries of a dictionary in the order of the message file. */
export function wordsOf(dictionary: unknown): Word[] {
  if (!isRecord(dictionary)) return [];
  return Object.entries(dictionary).flatMap(([value, label]) =>
    typeof label === 'string' ? [{ value, label }] : [],
  );
}
