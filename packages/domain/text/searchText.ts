/** Normalisation of text for searching, so that different spellings match. For the server only; pages do not load its tables. */
import hongKong from 'opencc-js/dict/HKVariantsRev';
import taiwan from 'opencc-js/dict/TWVariantsRev';
import simplified from 'opencc-js/dict/TSCharacters';
import { plainHyphens, withoutUnseen } from './typed';

const pairsOf = (table: string): [string, string][] =>
  table.split('|').map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return [from, to];
  });

/** Map from traditional characters, including those of Hong Kong and Taiwan, to simplified ones, character by character. */
const SIMPLIFIED = ((): ReadonlyMap<string, string> => {
  const plain = new Map(pairsOf(simplified));
  const variants = [...pairsOf(taiwan), ...pairsOf(hongKong)].map(([from, to]): [string, string] => [
    from,
    plain.get(to) ?? to,
  ]);
  return new Map([...variants, ...plain]);
})();

/** Letters that are not composed with an accent, and quotation marks, with their replacement in searches. */
export const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  '“': '"',
  '”': '"',
};

const WRITTEN: ReadonlyMap<string, string> = (() => {
  const all = new Map<string, string>();
  for (const [sign, plain] of SIMPLIFIED) all.set(plain, (all.get(plain) ?? plain) + sign);
  return all;
})();

/** Returns all characters that are equal in searches to this one, including itself: `丝` to `丝絲`. */
export function charactersFor(sign: string): string {
  return WRITTEN.get(sign) ?? sign;
}

const PLAIN = /^[ -_a-~]*$/;
/** Characters that are typed as an apostrophe. */
export const APOSTROPHES = '’‘ʼ´`';
const TYPED_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');
const ACCENTS = /[\u0300-\u036F]/g;
const OTHER = /[^ -_a-~]/gu;

/** Returns the text in lower case, without accents and invisible characters, half-width, with one form of apostrophe and hyphen. */
function accentless(text: string): string {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  return plainHyphens(withoutUnseen(small.replace(TYPED_APOSTROPHE, "'")))
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase();
}

/**
 * Normalises text for searching: as `accentless`, in simplified characters and with the replacements of `LETTERS`. `L’Atelier Céline` and
 * `l'atelier celine` are equal, so are `絲綢` and `丝绸`. Blanks are kept.
 */
export function searchText(text: string): string {
  return accentless(text).replace(OTHER, (sign) => LETTERS[sign] ?? SIMPLIFIED.get(sign) ?? sign);
}
