/** Cell styles of a workbook: which show a number as a date, a time, money or a percentage, and which are struck through. */
import type { XmlReader } from './readXml';

/** Properties of styles, by the style index of the cells. */
export interface CellStyles {
  /** Whether a number such as `45000` is shown as a date. */
  readonly isDate: boolean[];
  /** Currency shown beside a number: empty where the program chooses it, null for none. */
  readonly currency: (string | null)[];
  /** Factor of a number before a percent sign is added; null where none is added. */
  readonly percent: (number | null)[];
  /** Whether the style is struck through: the sender withdrew the content. */
  readonly isStruck: boolean[];
}

/** Returns whether an on/off attribute of the format is on; an element without a value is. */
export const isSwitchedOn = ({ val = '1' }: Record<string, string>) => val !== '0' && val !== 'false';

/** Ranges of built-in number formats that are dates, including those of East Asian programs. */
const KNOWN: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
/** Built-in number formats with a currency that the program chooses; 41 and 43 between them show none. */
const KNOWN_MONEY = new Set([5, 6, 7, 8, 42, 44]);
/** Maximum number of styles that are read; a program writes some hundred. */
const MOST_STYLES = 65_536;
/** Built-in number formats that are percentages. */
const KNOWN_PERCENT = new Set([9, 10]);
/** Maximum characters of a number format that are examined. */
const LONGEST_CODE = 255;
/** Parts of a number format other than its placeholders: quoted text, escaped characters, colours and languages. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/** Padding and fill of a number format: the character only sets a width and is not shown. */
const UNSHOWN = /[_*]./g;
/** Currency with its language, as in `[$€-407]`; `[$-407]` is a language alone. */
const TAGGED = /\[\$([^\]-]{1,8})[\]-]/;
const CURRENCY = /[$€£¥￥]|元|\b(?:EUR|USD|GBP|CNY|RMB|CHF|HKD|JPY)\b/i;

function currencyOf(code: string): string | null {
  const shown = code.slice(0, LONGEST_CODE).replaceAll(UNSHOWN, '');
  const beside = shown.replaceAll(/\[[^\]]*\]/g, '');
  return TAGGED.exec(shown)?.[1] ?? CURRENCY.exec(beside)?.[0] ?? null;
}

/**
 * Returns the factor of a percent sign: an active one multiplies by 100, so that 0.5 shows as 50%; one written as text follows the
 * unchanged number.
 */
function percentOf(code: string): number | null {
  const shown = code
    .slice(0, LONGEST_CODE)
    .replaceAll(UNSHOWN, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  if (!shown.includes('%')) return null;
  return shown.replaceAll(LITERAL, '').includes('%') ? 100 : 1;
}

function isDateCode(code: string): boolean {
  return /[ymdhs]/i.test(code.slice(0, LONGEST_CODE).replaceAll(LITERAL, ''));
}

/** Creates the reader of the styles part, which fills `styles`. */
export function cellStylesReader({ isDate, currency, percent, isStruck }: CellStyles): XmlReader {
  const own = new Map<string, { isDate: boolean; currency: string | null; percent: number | null }>();
  const struckFonts: boolean[] = [];
  let inFonts = false;
  let inCells = false;
  return {
    open(name, attributes) {
      const { numFmtId = '0', formatCode = '', fontId = '0' } = attributes;
      if (name === 'numFmt' && own.size < MOST_STYLES)
        own.set(numFmtId, {
          isDate: isDateCode(formatCode),
          currency: currencyOf(formatCode),
          percent: percentOf(formatCode),
        });
      else if (name === 'fonts') inFonts = true;
      else if (name === 'font' && inFonts && struckFonts.length < MOST_STYLES) struckFonts.push(false);
      else if (name === 'strike' && inFonts) struckFonts[struckFonts.length - 1] = isSwitchedOn(attributes);
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells && isDate.length < MOST_STYLES) {
        const number = Number(numFmtId);
        isStruck.push(struckFonts[Number(fontId)] === true);
        const format = own.get(numFmtId) ?? {
          isDate: KNOWN.some(([from, to]) => from <= number && number <= to),
          currency: KNOWN_MONEY.has(number) ? '' : null,
          percent: KNOWN_PERCENT.has(number) ? 100 : null,
        };
        isDate.push(format.isDate);
        currency.push(format.currency);
        percent.push(format.percent);
      }
    },
    close(name) {
      if (name === 'fonts') inFonts = false;
      else if (name === 'cellXfs') inCells = false;
    },
    text: () => undefined,
    done: () => false,
  };
}
