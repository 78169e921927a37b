import { inline, ORDER_ROWS } from '../workbooks';
import { type HostileSheet, HEADS, WIDE, times, ordering, named, xml, stored } from './kinds';

/** Kinds of unusual form and size. */
export const SHAPE_KINDS: HostileSheet[] = [
  xml('200 hyperlinks over all cells', 'READ', () => ({
    after: `<hyperlinks>${`<hyperlink ref="${WIDE}" location="x"/>`.repeat(200)}</hyperlinks>`,
  })),
  xml('20,000 merges over all cells', 'READ', () => ({
    after: `<mergeCells>${`<mergeCell ref="${WIDE}"/>`.repeat(20_000)}</mergeCells>`,
  })),
  xml('20,000 rules for formats and inputs', 'READ', () =>
    stored({
      after: `<conditionalFormatting sqref="${WIDE}"/><dataValidation sqref="${WIDE}"/>`.repeat(20_000),
    }),
  ),
  xml('16,384 hidden columns, again and again', 'NO_QUANTITY_COLUMN', () => ({
    before: `<cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(20_000)}</cols>`,
  })),
  xml('a size of all cells', 'READ', () => ({ before: `<dimension ref="${WIDE}"/>` })),
  xml(
    'a million empty rows',
    'READ',
    () => stored({ rows: ORDER_ROWS + times(400_000, () => '<row ht="15"/>') }),
    true,
  ),
  xml(
    'a million empty cells',
    'ZIP_BOMB',
    () => stored({ rows: `${ORDER_ROWS}<row>${'<c/>'.repeat(1_000_000)}</row>` }),
    true,
  ),
  xml('cells at the far corner', 'READ', () => ({
    rows: `${ORDER_ROWS}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
  })),
  xml('50,000 rows with one cell far to the right', 'ZIP_BOMB', () =>
    stored({
      rows: ORDER_ROWS + times(49_000, (at) => `<row r="${at + 3}"><c r="OJ${at + 3}"><v>1</v></c></row>`),
    }),
  ),
  xml('one cell in row 50,000 and nothing above', 'READ', () => ({
    rows: `${ORDER_ROWS}<row r="50000"><c r="A50000"><v>1</v></c><c r="C50000"><v>1</v></c></row>`,
  })),
  xml(
    '100,000 filled rows',
    'TOO_MANY_ROWS',
    () =>
      stored({
        rows:
          HEADS +
          times(100_000, (at) => `<row r="${at + 2}"><c><v>1</v></c><c><v>38</v></c><c><v>1</v></c></row>`),
      }),
    true,
  ),
  xml('more filled cells than are taken', 'TOO_MANY_ROWS', () =>
    stored({
      rows: HEADS + times(20_100, (at) => `<row r="${at + 2}">${'<c><v>1</v></c>'.repeat(10)}</row>`),
    }),
  ),
  xml('the same cell 100,000 times', 'READ', () =>
    stored({ rows: `${ORDER_ROWS}<row>${'<c r="D2"><v>1</v></c>'.repeat(100_000)}</row>` }),
  ),
  xml('rows from below to above', 'READ', () => ({
    rows: `${times(900, (at) => `<row r="${901 - at}"><c r="A${901 - at}"><v>1</v></c><c r="C${901 - at}"><v>1</v></c></row>`)}${HEADS}`,
  })),
  xml('rows without a number that is one', 'READ', () => ({
    rows: `${ORDER_ROWS}<row r="99999999999"/><row r="-1"/><row r="1e3"/>`,
  })),
  xml('addresses that are none', 'READ', () => ({
    rows: `${ORDER_ROWS}<row r="3"><c r="A0"><v>1</v></c><c r="ZZZZ1"/><c r="__proto__"/></row>`,
  })),
  xml('a formula over all cells', 'READ', () => ({
    rows: `${HEADS}<row r="2">${inline('1')}${inline('38')}<c><f t="array" ref="${WIDE}">SUM(${WIDE})</f><v>1</v></c></row>`,
  })),
  xml('5,000 shared formulas', 'READ', () => ({
    rows:
      HEADS +
      times(900, (at) =>
        ordering(at + 2, `<c><f t="shared" si="${at}" ref="${WIDE}">${'A1+'.repeat(500)}A1</f><v>1</v></c>`),
      ),
  })),
  xml('numbers beyond all numbers', 'READ', () => ({
    rows:
      HEADS +
      ordering(2, '<c><v>1e999</v></c>') +
      ordering(3, `<c><v>${'9'.repeat(400)}</v></c>`) +
      ordering(4, '<c><v>NaN</v></c>'),
  })),
  xml('20,001 quantities', 'TOO_MANY_QUANTITIES', () => ({
    rows: `<row>${inline('code')}${times(300, (at) => inline(String(at + 1)))}</row>${times(67, () => `<row>${inline('X')}${'<c><v>1</v></c>'.repeat(300)}</row>`)}`,
  })),
  xml('19,800 quantities of text beside 200 columns', 'READ', () => ({
    texts: `<si><t>${'y'.repeat(500)}</t></si>`,
    rows: `<row>${inline('code')}${times(198, (at) => inline(String(at + 1)))}${times(200, (at) => inline(`n${at}`))}</row>${times(100, () => `<row>${inline('X')}${named(0).repeat(398)}</row>`)}`,
  })),
  xml('heads of 500 digits, blanks and brackets', 'NO_CODE_COLUMN', () => ({
    rows: times(
      20,
      () => `<row>${times(300, (at) => inline(`${'1'.repeat(250)}${'( '.repeat(100)}${at}`))}</row>`,
    ),
  })),
  xml('a code of 500 digits in every row', 'READ', () => ({
    rows: HEADS + times(900, () => `<row>${inline('9'.repeat(500))}${inline('38')}<c><v>1</v></c></row>`),
  })),
  xml('heads named as what every object has', 'READ', () => ({
    rows: `<row>${['code', 'qty', '__proto__', 'constructor'].map(inline).join('')}</row><row>${['1', '1', 'a', 'b'].map(inline).join('')}</row>`,
  })),
];
