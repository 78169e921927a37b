/** Which formats of a workbook show a number as a date or a time: only then `45000` means a day. */
import type { XmlReader } from './readXml';

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

/** Reads the part of the styles: `isDate[s]` tells whether cells of style `s` show dates. */
export function dateStylesReader(isDate: boolean[]): XmlReader {
  const own = new Map<string, boolean>();
  let inCells = false;
  return {
    open(name, attributes) {
      const { numFmtId = '0', formatCode = '' } = attributes;
      if (name === 'numFmt' && own.size < MOST_STYLES) own.set(numFmtId, isDateCode(formatCode));
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells && isDate.length < MOST_STYLES) {
        const number = Number(numFmtId);
        isDate.push(own.get(numFmtId) ?? KNOWN.some(([from, to]) => from <= number && number <= to));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
    text: () => undefined,
    done: () => false,
  };
}
