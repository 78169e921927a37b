import type { Option } from '../floating/Options';

/** Returns a text as it is compared: without case, accents and full-width forms. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** Returns the options whose label or note contains the words; all of them without words. */
export function matches(options: readonly Option[], words: string): readonly Option[] {
  const wanted = folded(words);
  if (wanted === '') return options;
  return options.filter(({ label, note = '' }) =>
    [label, note].some((text) => folded(text).includes(wanted)),
  );
}
