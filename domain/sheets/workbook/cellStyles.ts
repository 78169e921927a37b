/** What the formats of a workbook say of its cells: which show a number as a date, a time, money or a percentage, and which are struck through. */
import type { XmlReader } from './readXml';

/** Answers by the number of a style, as cells name it. */
export interface CellStyles {
  /** Only in these does `45000` mean a day. */
  readonly isDate: boolean[];
  /** The currency that is shown beside a number: empty where the program chooses it, null for none. */
  readonly currency: (string | null)[];
  /** What a number is multiplied by before a percent sign is put behind it; null where none is. */
  readonly percent: (number | null)[];
  /** Who sent the sheet took back what stands in these. */
  readonly isStruck: boolean[];
}

/** Whether a switch of the format is on; one that is only named is. */
export const isSwitchedOn = ({ val = '1' }: Record<string, string>) => val !== '0' && val !== 'false';

/** Formats every spreadsheet program knows by number, dates of East Asian programs among them. */
const KNOWN: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
/** Formats that every program knows by number and shows with a currency of its own; 41 and 43 between them show none. */
const KNOWN_MONEY = new Set([5, 6, 7, 8, 42, 44]);
/** Formats that are looked at; a program writes some hundred. */
const MOST_STYLES = 65_536;
/** Formats that every program knows by number and shows as a percentage. */
const KNOWN_PERCENT = new Set([9, 10]);
/** Characters of a format that are looked at. */
const LONGEST_CODE = 255;
/** What stands in a format beside its signs: quoted text, escaped signs, colours and languages. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/** What a format leaves blank or repeats: the width of a sign is no sign. */
const UNSHOWN = /[_*]./g;
/** A currency with its language, as in `[$€-407]`; `[$-407]` is a language alone. */
const TAGGED = /\[\$([^\]-]{1,8})[\]-]/;
const CURRENCY = /[$€£¥￥]|元|\b(?:EUR|USD|GBP|CNY|RMB|CHF|HKD|JPY)\b/i;

function currencyOf(code: string): string | null {
  const shown = code.slice(0, LONGEST_CODE).replaceAll(UNSHOWN, '');
  const beside = shown.replaceAll(/\[[^\]]*\]/g, '');
  return TAGGED.exec(shown)?.[1] ?? CURRENCY.exec(beside)?.[0] ?? null;
}

/** A percent sign that acts makes 0.5 of a number to 50%; one that is written as text stands behind the number as it is. */
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

/** Reads the part of the styles into `styles`. */
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
