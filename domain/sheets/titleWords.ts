/** Words in the lines above tables: of the order, of another time or step, and seasons and years. */
import { ORDER_WORDS } from './headWords';
import { BRACKETS, headKey, headMeaning, LONGEST_HEADER, normaliseHeader, OTHERS } from './importHeaders';
import { cellText } from './reading/cellText';
import type { SheetCell } from './reading/grid';

/** Seasons and years: `SS25`, `2026`, `25秋冬`. */
const TIME =
  /(?<![\p{L}\d])(?:(?:SS|FW|AW|PE|AI|AH|PV|OI|FS|HW)[ '’]?(?:20)?\d{2}|(?:20)?\d{2}(?:SS|FW|AW|春夏|秋冬|春|夏|秋|冬)|20\d{2}年?)(?![\p{Script=Latin}\d-])/giu;
/** A number or a date behind or in front of a word. */
const NUMBER = /(?<![\p{L}\d])\d[\d./-]*年?/gu;

/** The seasons and years that a word names, as they are compared; empty where it names none. */
export function timesIn(cell: SheetCell): string {
  const times = cellText(cell).slice(0, LONGEST_HEADER).match(TIME) ?? [];
  return times
    .map((time) => headKey(time).replace(/20(?=\d\d)|年$/g, ''))
    .toSorted()
    .join();
}

/** What stands behind a word without changing what it says of the goods: `Last season’s orders`. */
const GOODS = /(?:['’]s)?(?:\s+(?:orders?|goods|items|styles|products))?\s*$|(?:订单|订货|商品|货品)\s*$/i;

/** What goods under a line of words are of: the order, also one that only names a season, something that is none, or nothing that is known. */
export function titleMeaning(cell: SheetCell): 'order' | 'other' | null {
  if (typeof cell !== 'string' || cell.length > LONGEST_HEADER) return null;
  const text = cellText(cell).replaceAll(BRACKETS, ' ');
  const words = text.replaceAll(TIME, ' ').replaceAll(NUMBER, ' ');
  if ([text, words, words.replace(GOODS, '')].some((one) => OTHERS.has(headKey(one)))) return 'other';
  if (headMeaning(cell) === 'qty' || ORDER_WORDS.test(normaliseHeader(cell))) return 'order';
  return words !== text && !/\d/.test(text.replaceAll(TIME, ' ')) ? 'order' : null;
}
