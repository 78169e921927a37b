/** Words in the lines above tables: for the order, for another period or stage, and seasons and years. */
import { ORDER_WORDS } from './headWords';
import { BRACKETS, headKey, headMeaning, LONGEST_HEADER, normaliseHeader, OTHERS } from './importHeaders';
import { cellText } from './reading/cellText';
import type { SheetCell } from './reading/grid';

/** Seasons and years: `SS25`, `2026`, `25秋冬`. */
const TIME =
  /(?<![\p{L}\d])(?:(?:SS|FW|AW|PE|AI|AH|PV|OI|FS|HW)[ '’]?(?:20)?\d{2}|(?:20)?\d{2}(?:SS|FW|AW|春夏|秋冬|春|夏|秋|冬)|20\d{2}年?)(?![\p{Script=Latin}\d-])/giu;
/** Number or date before or after a word. */
const NUMBER = /(?<![\p{L}\d])\d[\d./-]*年?/gu;

/** Returns the normalised seasons and years that a text names; empty when it names none. */
export function timesIn(cell: SheetCell): string {
  const times = cellText(cell).slice(0, LONGEST_HEADER).match(TIME) ?? [];
  return times
    .map((time) => headKey(time).replace(/20(?=\d\d)|年$/g, ''))
    .toSorted()
    .join();
}

/** Suffix of a title that does not change its meaning: `Last season’s orders`. */
const PRODUCTS = /(?:['’]s)?(?:\s+(?:orders?|goods|items|styles|products))?\s*$|(?:订单|订货|商品|货品)\s*$/i;

/**
 * Returns what product rows under a title line belong to: `order`, also for a line that only names a season, `other` for no order, null
 * when unknown.
 */
export function titleMeaning(cell: SheetCell): 'order' | 'other' | null {
  if (typeof cell !== 'string' || cell.length > LONGEST_HEADER) return null;
  const text = cellText(cell).replaceAll(BRACKETS, ' ');
  const words = text.replaceAll(TIME, ' ').replaceAll(NUMBER, ' ');
  if ([text, words, words.replace(PRODUCTS, '')].some((one) => OTHERS.has(headKey(one)))) return 'other';
  if (headMeaning(cell) === 'qty' || ORDER_WORDS.test(normaliseHeader(cell))) return 'order';
  return words !== text && !/\d/.test(text.replaceAll(TIME, ' ')) ? 'order' : null;
}
