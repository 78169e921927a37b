/** English by Chinese, `#` for every number. */
export const PHRASES: ReadonlyMap<string, string>;
/** The phrase of a text: numbers for `#`, and without those behind it that only count. */
export function phraseOf(text: string): string;
/** What a success shows, in English; names of people stay as they are written. */
export function inEnglish<Shown>(shown: Shown): Shown;
