import { readOrderBook } from '@selvedge/domain/sheets/reading/orderBook';
import { openBytes } from '@selvedge/domain/sheets/workbook/openBytes';
import { readSheets } from '@selvedge/domain/sheets/workbook/readBook';
import { WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { expect, test } from 'vitest';
import { type WorkBook, utils } from 'xlsx';
import { bytesOf, zip } from '../testing/sheets';
import {
  inline,
  ORDER_ROWS,
  part,
  relation,
  shownAs,
  shownBook,
  workbookOf,
  workbookParts,
} from '../testing/workbooks';
import { readBook } from './readCells';

const outcome = async (read: () => Promise<unknown>) => {
  try {
    return await read();
  } catch (error) {
    return error instanceof WorkbookRefused ? error.refusal.reason : 'UNREADABLE';
  }
};

function bookOf(
  sheets: Record<string, unknown[][]>,
  change: (made: WorkBook) => void = () => undefined,
): Buffer {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows), name);
  change(made);
  return bytesOf(made);
}

const ORDER = [
  ['Code', '36', '37'],
  ['A', 1, 2],
  ['B', 3, 4],
];
const hiddenBook = bookOf({ Old: ORDER, Cover: [['Dear buyer']], Order: ORDER }, (made) => {
  made.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] };
  const sheet = made.Sheets['Order'];
  if (sheet === undefined) return;
  sheet['!rows'] = [{}, {}, { hidden: true }];
  sheet['!cols'] = [{}, {}, { hidden: true }];
  sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
});
const formula = `<row r="1">${['code', 'size', 'qty'].map(inline).join('')}</row><row r="2">${inline('A')}${inline('38')}<c r="C2"><f>1+1</f><v></v></c></row>`;
const dates = workbookOf({
  rows: `<row r="1">${['code', 'size', 'qty'].map(inline).join('')}</row><row r="2">${inline('A')}<c s="1"><v>46148</v></c><c s="2"><v>2</v></c></row>`,
  relations:
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml') + relation('rId3', 'styles', 'styles.xml'),
  parts: [
    part(
      'xl/styles.xml',
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0&quot; pcs&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
  ],
});
const struck = workbookOf({
  rows: `<row r="1">${['code', 'size', 'qty'].map(inline).join('')}</row><row r="2">${inline('A')}${inline('38')}<c s="1"><v>5</v></c></row><row r="3"><c t="s"><v>0</v></c><c s="2"><v>39</v></c><c t="inlineStr"><is><r><rPr><strike/></rPr><t>5</t></r><r><rPr><strike val="0"/></rPr><t>3</t></r></is></c></row><row r="4"><c t="s"><v>1</v></c><c s="1"/><c><v>1</v></c></row>`,
  texts:
    '<si><r><rPr><strike val="true"/></rPr><t>B</t></r></si><si><r><rPr><strike/></rPr><t> </t></r><r><t>B</t></r></si>',
  relations:
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
    relation('rId2', 'sharedStrings', 'sharedStrings.xml') +
    relation('rId3', 'styles', 'styles.xml'),
  parts: [
    part(
      'xl/styles.xml',
      '<styleSheet><fonts><font><b/></font><font><strike/></font><font><strike val="0"/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>',
    ),
  ],
});

/** Number formats with a currency (`MONEY_FORMATS`), and those that only look like one (`PLAIN_FORMATS`). */
const MONEY_FORMATS = ['"¥"#,##0', '#,##0.00\\ [$€-407]', '#,##0"元"', '0.00" EUR"', '$#,##0'];
const PLAIN_FORMATS = ['#,##0.00_€', '[$-409]0', '0" pcs"', '_(* #,##0_)'];
const money = (() => {
  const codes = [...MONEY_FORMATS, ...PLAIN_FORMATS];
  const ids = [...codes.map((_, at) => 164 + at), 44, 7, 43];
  const quoted = (code: string) => code.replaceAll('"', '&quot;');
  return workbookOf({
    rows: `<row r="1">${ids.map((_, at) => `<c s="${at}"><v>1280</v></c>`).join('')}<c s="0"><v>0</v></c></row>`,
    relations:
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') + relation('rId3', 'styles', 'styles.xml'),
    parts: [
      part(
        'xl/styles.xml',
        `<styleSheet><numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${quoted(code)}"/>`).join('')}</numFmts><cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
      ),
    ],
  });
})();

const PERCENT_FORMATS = ['0%', '0.00 %', '0"%"', '0\\%', '0_%'];

const WORKBOOKS: [kind: string, file: Buffer][] = [
  ['an order', workbookOf({ rows: ORDER_ROWS })],
  ['hidden sheets, rows, columns and merges', hiddenBook],
  ['a formula without a result', workbookOf({ rows: formula })],
  ['dates and units of numbers', dates],
  ['cells that are struck through', struck],
  ['amounts of money', money],
  ['percentages', shownBook([PERCENT_FORMATS.map((format) => shownAs(0.29, format))])],
  ['parts that are not packed', workbookOf({ sheetPart: { method: 0 } })],
  ['a part that lies about its size', workbookOf({ sheetPart: { says: 10 } })],
  ['a part packed in an unknown way', workbookOf({ sheetPart: { method: 12 } })],
  ['a part twice', zip([...workbookParts({}), ...workbookParts({}).slice(-1)])],
  ['damaged XML', workbookOf({ sheet: '<worksheet><sheetData>' })],
  ['a document type', workbookOf({ sheet: '<!DOCTYPE x><worksheet/>' })],
  ['no workbook', Buffer.from('code,size,qty')],
  ['half a file', workbookOf({}).subarray(0, 300)],
];

test.each(WORKBOOKS)('Q-01 Q-11 the page and the server read the same of it: %s', async (_, file) => {
  const byServer = await outcome(() => readBook(file));
  expect(await outcome(() => readSheets(openBytes(new Uint8Array(file))))).toEqual(byServer);
});

test('Q-01 what spreadsheet programs hide and merge arrives as it is seen', async () => {
  const grids = await readBook(hiddenBook);
  expect(grids.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Old', true],
    ['Cover', false],
    ['Order', false],
  ]);
  expect(grids[2]).toMatchObject({
    hiddenRows: new Set([2]),
    hiddenColumns: [{ from: 2, to: 2 }],
    merges: [{ top: 1, left: 0, bottom: 2, right: 0 }],
  });
  expect(readOrderBook(grids)).toMatchObject({
    sheet: {
      account: {
        sheet: 'Order',
        asked: 1,
        passed: 9,
        sheets: [{ name: 'Old', pieces: 10 }, { name: 'Cover' }],
      },
    },
  });
});

test('Q-01 dates are told from numbers by their format, a unit behind a number changes nothing', async () => {
  const [grid] = await readBook(dates);
  expect(grid?.rows[1]).toEqual(['A', { kind: 'DATE', text: '2026-05-06', serial: 46_148 }, 2]);
});

test('Q-01 a cell that is struck through, or a part of its text is, is told from one that is not', async () => {
  const [grid] = await readBook(struck);
  expect(grid?.rows.slice(1)).toEqual([
    ['A', '38', { kind: 'STRUCK', text: '5', serial: 5 }],
    [{ kind: 'STRUCK', text: 'B' }, 39, { kind: 'STRUCK', text: '53' }],
    [' B', null, 1],
  ]);
});

test('Q-01 a number that is shown with a currency is told from pieces; nought and thousands are no money', async () => {
  const [grid] = await readBook(money);
  const amount = (text: string) => ({ kind: 'MONEY', text, serial: 1280 });
  expect(grid?.rows[0]).toEqual([
    ...['¥1280', '€1280', '元1280', 'EUR1280', '$1280'].map(amount),
    ...PLAIN_FORMATS.map(() => 1280),
    ...['1280', '1280'].map(amount),
    1280,
    0,
  ]);
});

test('Q-01 a number that is shown as a percentage is told from pieces, whoever puts the sign', async () => {
  const [grid] = await readBook(
    shownBook([[...PERCENT_FORMATS, '0%'].map((format, at) => shownAs(at < 5 ? 0.29 : 0, format))]),
  );
  const share = (text: string) => ({ kind: 'PERCENT', text, serial: 0.29 });
  expect(grid?.rows[0]).toEqual([share('29%'), share('29%'), share('0.29%'), share('0.29%'), 0.29, 0]);
});
