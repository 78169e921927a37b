/** What the formats of a workbook say of its cells: which show a number as a date or a time, and which are struck through. */
import type { XmlReader } from './readXml';

/** Answers by the number of a style, as cells name it. */
export interface CellStyles {
  /** Only in these does `45000` mean a day. */
  readonly isDate: boolean[];
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
/** Formats that are looked at; a program writes some hundred. */
const MOST_STYLES = 65_536;
/** What stands in a format beside its signs: quoted text, escaped signs, colours and languages. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

function isDateCode(code: string): boolean {
  return /[ymdhs]/i.test(code.slice(0, 255).replaceAll(LITERAL, ''));
}

/** Reads the part of the styles into `styles`. */
export function cellStylesReader({ isDate, isStruck }: CellStyles): XmlReader {
  const own = new Map<string, boolean>();
  const struckFonts: boolean[] = [];
  let inFonts = false;
  let inCells = false;
  return {
    open(name, attributes) {
      const { numFmtId = '0', formatCode = '', fontId = '0' } = attributes;
      if (name === 'numFmt' && own.size < MOST_STYLES) own.set(numFmtId, isDateCode(formatCode));
      else if (name === 'fonts') inFonts = true;
      else if (name === 'font' && inFonts && struckFonts.length < MOST_STYLES) struckFonts.push(false);
      else if (name === 'strike' && inFonts) struckFonts[struckFonts.length - 1] = isSwitchedOn(attributes);
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells && isDate.length < MOST_STYLES) {
        const number = Number(numFmtId);
        isStruck.push(struckFonts[Number(fontId)] === true);
        isDate.push(own.get(numFmtId) ?? KNOWN.some(([from, to]) => from <= number && number <= to));
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
