/** Sizes in the headers and cells of an order sheet: their notations and their systems. */
import { toHalfWidth } from '../text/typed';
import { headMeaning, LONGEST_HEADER } from './importHeaders';
import { cellText } from './reading/cellText';
import type { SheetCell } from './reading/grid';

/** Words in front of a size: `Size 38`, `尺码 38`. Latin ones must end where their letters do, so that `Sizes` is no size S. */
const SIZE_WORD =
  /^(?:(?:size|taglia|tg|taille|talla|gr(?:ö|oe)(?:ß|ss)e|gr)(?![a-zà-ÿ])|尺码|尺寸|尺碼|サイズ|사이즈)\s*[.:-]?\s*(?=\S)/i;
const LETTERS = '\\d{0,2}X{0,5}[SML]';
const SIZE = new RegExp(
  '^(?:(?:IT|EU|FR|UK|US|DE|JP)?\\d{1,3}(?:\\.5)?(?:[A-K]|CM|Y)?|' +
    `\\d{1,3}[/X-]\\d{1,3}|${LETTERS}|${LETTERS}/${LETTERS}|OS)$`,
);
const ONE_SIZE = new Set(
  (
    'OS O/S ONESIZE ONE-SIZE TU T.U. UNI U TAGLIAUNICA TAILLEUNIQUE EINHEITSGRÖSSE EINHEITSGROESSE TALLAÚNICA TALLAUNICA FREESIZE ' +
    'フリーサイズ FREE사이즈 프리사이즈 均码 均碼 单码 通码'
  ).split(' '),
);
/** Words for one size that may also be other headers: they are sizes only in the cells of a row. */
const ONE_SIZE_IN_ROW = new Set('F FREE ONE UNICA UNIQUE ÚNICA フリー 프리 均'.split(' '));

/**
 * Returns a size in the form in which sizes are compared: `38,5`, `38½` and the number 38.5 are equal, so are `xl` and `XL`, `XS-S` and
 * `XS/S`.
 */
export function normaliseSize(cell: SheetCell): string {
  const text = toHalfWidth(cellText(cell))
    .trim()
    .toUpperCase()
    .replace(/^(\d+)\s+1\/2$/, '$1.5')
    .replace(/\s+/g, '')
    .replace(/^(\d+)½$/, '$1.5')
    .replace(/^(\d+),(\d+)$/, '$1.$2')
    .replace(/^(\d+(?:\.\d+)?)(?:码|碼|号|號|#)$/, '$1')
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/^(\d{0,2}X*[SML])[-–~](\d{0,2}X*[SML])$/, '$1/$2');
  return ONE_SIZE.has(text) ? 'OS' : text;
}

/** Returns the key by which a normalised size is found among a product's sizes: `XXL` is `2XL`, `Free` is one size. */
export function sizeKey(size: string): string {
  if (ONE_SIZE_IN_ROW.has(size)) return 'OS';
  return size.replaceAll(/X{2,6}(?=[SML])/g, (run) => `${run.length}X`);
}

/** Returns the size of a header of the wide format (`38`, `XL`, `Size 38`, `尺码 38`); null for any other text. */
export function matchSizeHeader(cell: SheetCell): string | null {
  if (typeof cell !== 'string' && typeof cell !== 'number') return null;
  if (String(cell).length > LONGEST_HEADER) return null;
  const size = normaliseSize(sizeWordOff(cell));
  return SIZE.test(size) ? size : null;
}

/** Returns a header without the word for size in front of it. */
export function sizeWordOff(cell: string | number): string {
  return toHalfWidth(cellText(cell)).trim().replace(SIZE_WORD, '');
}

/** Size systems, by their names. */
const SYSTEMS: ReadonlyMap<string, string> = new Map(
  'EU IT FR UK US DE JP CM'
    .split(' ')
    .map((word): [string, string] => [word, word])
    .concat([
      ['EUR', 'EU'],
      ['欧码', 'EU'],
      ['意码', 'IT'],
      ['法码', 'FR'],
      ['英码', 'UK'],
      ['美码', 'US'],
      ['德码', 'DE'],
      ['日码', 'JP'],
      ['厘米', 'CM'],
    ]),
);

/** Returns the system of the sizes under a header (`UK`, `Size UK`, `英码`); null for any other text. */
export function sizeSystem(cell: SheetCell): string | null {
  if (typeof cell !== 'string' || cell.length > LONGEST_HEADER || /\d/.test(cell)) return null;
  const words = toHalfWidth(cellText(cell))
    .toUpperCase()
    .match(/\p{Script=Latin}+|[^\P{L}\p{Script=Latin}]+/gu);
  const systems = (words ?? []).flatMap((word) => SYSTEMS.get(word) ?? []);
  const others = (words ?? []).filter((word) => !SYSTEMS.has(word));
  return systems.length === 1 && others.every((word) => headMeaning(word) === 'size')
    ? (systems[0] ?? null)
    : null;
}
