import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSpecialCell, type SheetCell } from '@selvedge/domain/sheets/reading/grid';
import { describe, expect, test } from 'vitest';
import { read, utils, write, type WorkBook } from 'xlsx';
import { zip } from '../testing/sheets';
import { inline, ORDER_ROWS, part, relation, workbookOf, workbookParts } from '../testing/workbooks';
import { readCells } from './readCells';

const cellsOf = async (file: Buffer | string) => (await readCells(file)).rows;
/** Returns the values of cells: of dates their day numbers. */
const valueOf = (cell: SheetCell) => (isSpecialCell(cell) ? (cell.serial ?? cell.text) : (cell ?? null));
const ORDER = [
  ['code', 'size', 'qty'],
  ['0012345678905', '38', 1],
];

function written(book: WorkBook, options: { bookSST?: boolean; compression?: boolean }): Buffer {
  const made: unknown = write(book, { type: 'buffer', bookType: 'xlsx', ...options });
  if (!Buffer.isBuffer(made)) throw new Error('not written');
  return made;
}

/** Reads the first sheet with SheetJS. */
function bySheetJs(file: Buffer): unknown[][] {
  const book = read(file, { type: 'buffer' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null, blankrows: true });
}

describe('what spreadsheet programs write', () => {
  const sheet = utils.aoa_to_sheet([
    ['国际编码', ' blank ', 'a & b < c', '_x0041_', null, 'end'],
    ['0012345678905', 38.5, true, false, 1e-7, 12_345_678_905],
    [],
    [null, '', 'two\nlines', '😀', -0.5, 0],
  ]);
  sheet['B2'] = { t: 'n', v: 0.125, z: '0.0%' };
  sheet['F4'] = { t: 'n', v: 45_000, z: 'yyyy-mm-dd', f: 'TODAY()' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Order');

  test.each([{ bookSST: true }, { bookSST: false }, { bookSST: true, compression: true }])(
    'Q-04 values are read as SheetJS reads them: %j',
    async (options) => {
      const file = written(book, options);
      const cells = (await cellsOf(file)).map((row) =>
        Array.from({ length: 6 }, (_, at) => valueOf(row[at])),
      );
      expect(cells).toEqual(bySheetJs(file));
    },
  );

  test('Q-04 by path as by bytes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'selvedge-sheet-'));
    const path = join(folder, 'order.xlsx');
    writeFileSync(path, written(book, {}));
    expect(await cellsOf(path)).toEqual(await cellsOf(written(book, {})));
    rmSync(folder, { recursive: true });
  });

  test('Q-04 rich text is joined, its reading aid left out; errors and dates are told from numbers', async () => {
    const rows = `<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="d"><v>2026-11-22</v></c>
      <c t="str"><f>A1</f><v>a_x000D_b</v></c><c t="b"><v>1</v></c><c t="inlineStr"><is><r><t>x</t></r><r><t xml:space="preserve"> y</t></r></is></c></row>`;
    const texts = `<si><r><rPr><b/></rPr><t>大</t></r><r><t>衣</t></r><rPh sb="0" eb="1"><t>ダ</t></rPh><phoneticPr fontId="1"/></si><si><t><![CDATA[<b>]]></t></si>`;
    expect(await cellsOf(workbookOf({ rows, texts }))).toEqual([
      [
        '大衣',
        '<b>',
        { kind: 'ERROR', text: '#N/A' },
        { kind: 'DATE', text: '2026-11-22', serial: 46_348 },
        'a\rb',
        true,
        'x y',
      ],
    ]);
  });

  test('prefixes, the strict kind, UTF-16, and parts named from the root or in capitals', async () => {
    const prefixed = `<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData>${ORDER_ROWS.replaceAll(/<(\/?)(\w)/g, '<$1x:$2')}</x:sheetData></x:worksheet>`;
    const strict = relation('rId1', 'worksheet', '/xl/worksheets/sheet1.xml').replace(
      /Type="[^"]*"/,
      'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet"',
    );
    const capitals = workbookParts({}).map((one) => ({
      ...one,
      name: one.name.replace('worksheets/sheet1.xml', 'Worksheets\\Sheet1.xml'),
    }));
    const utf16 = Buffer.from(`\ufeff<worksheet><sheetData>${ORDER_ROWS}</sheetData></worksheet>`, 'utf16le');
    for (const file of [
      workbookOf({ sheet: prefixed, relations: strict }),
      workbookOf({ sheet: utf16 }),
      workbookOf({ relations: '' }),
      zip(capitals),
    ]) {
      expect(await cellsOf(file)).toEqual(ORDER);
    }
  });

  test('rows and cells keep their places, with addresses, without, and out of order', async () => {
    const rows = `<row r="3">${inline('c')}</row><row><c r="B4"><v>4</v></c><c><v>5</v></c></row><row r="1" hidden="1"><c r="C1"><v>1</v></c><c r="A1"><v>2</v></c></row>`;
    expect(await cellsOf(workbookOf({ rows }))).toEqual([[2, null, 1], [], ['c'], [null, 4, 5]]);
  });

  test('the first sheet that holds anything is read, a hidden one too, not a chart', async () => {
    const sheets = ['rId3', 'rId4', 'rId1'].map(
      (id, at) => `<sheet name="${id}" sheetId="${at + 1}" state="hidden" r:id="${id}"/>`,
    );
    const relations = [
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId3', 'chartsheet', 'chartsheets/sheet1.xml'),
      relation('rId4', 'worksheet', 'worksheets/sheet2.xml'),
    ];
    const empty = part(
      'xl/worksheets/sheet2.xml',
      '<worksheet><sheetData><row r="1"><c r="A1" s="4"/></row></sheetData></worksheet>',
    );
    const file = workbookOf({ sheets: sheets.join(''), relations: relations.join(''), parts: [empty] });
    expect(await cellsOf(file)).toEqual(ORDER);
  });
});
