import { book, zip } from '../../src/testing/sheets';

/** A file that tries something, made when it is needed. */
export interface HostileFile {
  name: string;
  make(): Buffer | Promise<Buffer>;
}

const TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`;
const SPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relations(entries: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`;
}

/** A workbook of one sheet, written by hand. */
function workbook(
  sheet: string,
  strings = '',
  more: { name: string; data: Buffer; says?: number }[] = [],
): Buffer {
  const parts: [string, string][] = [
    ['[Content_Types].xml', TYPES],
    [
      '_rels/.rels',
      relations(`<Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/>`),
    ],
    [
      'xl/workbook.xml',
      `<workbook ${SPACE} xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        `<Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>`,
      ),
    ],
    ['xl/worksheets/sheet1.xml', sheet],
    ['xl/sharedStrings.xml', strings || `<sst ${SPACE}/>`],
  ];
  return zip([...parts.map(([name, text]) => ({ name, data: Buffer.from(text) })), ...more]);
}

const sheetOf = (data: string, after = '') =>
  `<worksheet ${SPACE}><sheetData>${data}</sheetData>${after}</worksheet>`;

/** A few files of each sort, for as long as the project has no larger collection. */
export const localSheets: readonly HostileFile[] = [
  {
    name: 'one long text named by many cells',
    make: () => {
      const cells = Array.from(
        { length: 900 },
        (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
      );
      return workbook(
        sheetOf(cells.join('')),
        `<sst ${SPACE}><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`,
      );
    },
  },
  {
    name: 'links over the whole sheet',
    make: () => {
      const links = '<hyperlink ref="A1:XFD1048576" location="a"/>'.repeat(200);
      return workbook(
        sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>', `<hyperlinks>${links}</hyperlinks>`),
      );
    },
  },
  {
    name: 'a part that unpacks to more than it says',
    make: () =>
      workbook(sheetOf(''), '', [{ name: 'xl/media/a.bin', data: Buffer.alloc(24_000_000), says: 1000 }]),
  },
  {
    name: 'entities that multiply',
    make: () => {
      const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
      const prolog = `<!DOCTYPE x [<!ENTITY e0 "lol">${levels.join('')}]>`;
      return workbook(
        `${prolog}${sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&e9;</t></is></c></row>')}`,
      );
    },
  },
  {
    name: 'a file of the machine as an entity',
    make: () =>
      workbook(
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&e;</t></is></c></row>')}`,
      ),
  },
  {
    name: 'rows and columns at the far end',
    make: () => workbook(sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  },
  {
    name: 'many short cells',
    make: () =>
      book(Array.from({ length: 9000 }, (_, row) => Array.from({ length: 60 }, (_, at) => row + at))),
  },
  {
    name: 'merged cells without end',
    make: () => {
      const merges = Array.from({ length: 20_000 }, (_, at) => `<mergeCell ref="A${at + 1}:XFD${at + 1}"/>`);
      return workbook(sheetOf('', `<mergeCells count="20000">${merges.join('')}</mergeCells>`));
    },
  },
  { name: 'half a file', make: () => book([['code'], ['1']]).subarray(0, 2000) },
  { name: 'nested without end', make: () => workbook(`<worksheet ${SPACE}>${'<a>'.repeat(200_000)}`) },
];
