/** Text as it is searched: what people do not type alike is one here. For the server; its tables are no bytes of a page. */
import hongKong from 'opencc-js/dict/HKVariantsRev';
import taiwan from 'opencc-js/dict/TWVariantsRev';
import simplified from 'opencc-js/dict/TSCharacters';
import { plainHyphens, withoutUnseen } from './typed';

const pairsOf = (table: string): [string, string][] =>
  table.split('|').map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return [from, to];
  });

/** Traditional characters, and those of Hong Kong and Taiwan, to simplified ones, character by character. */
const SIMPLIFIED = ((): ReadonlyMap<string, string> => {
  const plain = new Map(pairsOf(simplified));
  const variants = [...pairsOf(taiwan), ...pairsOf(hongKong)].map(([from, to]): [string, string] => [
    from,
    plain.get(to) ?? to,
  ]);
  return new Map([...variants, ...plain]);
})();

/** Letters that no accent makes, and quotes, as they are searched. */
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

/** All characters that are searched as this one, itself among them: `丝` to `丝絲`. */
export function charactersFor(sign: string): string {
  return WRITTEN.get(sign) ?? sign;
}

const PLAIN = /^[ -_a-~]*$/;
/** What is typed for an apostrophe. */
export const APOSTROPHES = '’‘ʼ´`';
const TYPED_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');
const ACCENTS = /[\u0300-\u036F]/g;
const OTHER = /[^ -_a-~]/gu;

/** In small letters, without accents and unseen marks, half-width, with one apostrophe and one hyphen. */
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
 * The same in simplified characters and without letters of their own: `L’Atelier Céline` and `l'atelier celine` are one, so are `絲綢` and `丝绸`.
 * Blanks stay.
 */
export function searchText(text: string): string {
  return accentless(text).replace(OTHER, (sign) => LETTERS[sign] ?? SIMPLIFIED.get(sign) ?? sign);
}
