import { zip, type ZipPart } from './sheets';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Parts of a workbook as XML; absent ones are as a spreadsheet program writes them. */
export interface WorkbookXml {
  /** Content of `sheetData` in the only sheet. */
  rows?: string;
  /** XML before and after `sheetData`. */
  before?: string;
  after?: string;
  /** Content of the shared strings. */
  texts?: string;
  /** Tags of the sheets in the workbook, and of their relationships. */
  sheets?: string;
  relations?: string;
  /** Whole sheet part, instead of the above. */
  sheet?: string | Buffer;
  /** Further options of the sheet part, such as a false size. */
  sheetPart?: Partial<ZipPart>;
  parts?: ZipPart[];
}

/** Returns a part from text. */
export const part = (name: string, data: string | Buffer): ZipPart => ({ name, data: Buffer.from(data) });

/** Returns a relationship of the workbook to a part, from its folder. */
export const relation = (id: string, kind: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${KINDS}/${kind}" Target="${target}" ${more}/>`;

/** Returns a cell with an inline text. */
export const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** Rows of an ordinary order of one piece: heads and one row. */
export const ORDER_ROWS = `<row r="1">${['code', 'size', 'qty'].map(inline).join('')}</row><row r="2">${inline('0012345678905')}${inline('38')}<c><v>1</v></c></row>`;

/** Returns the parts of a workbook from XML that need not be what a spreadsheet program writes. */
export function workbookParts(xml: WorkbookXml): ZipPart[] {
  const { rows = ORDER_ROWS, before = '', after = '', texts = '' } = xml;
  const {
    sheets = '<sheet name="Order" sheetId="1" r:id="rId1"/>',
    relations = relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
    sheet = `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
  } = xml;
  return [
    part('[Content_Types].xml', '<Types/>'),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${KINDS}"><sheets>${sheets}</sheets></workbook>`,
    ),
    part('xl/_rels/workbook.xml.rels', `<Relationships xmlns="${RELATIONS}">${relations}</Relationships>`),
    part('xl/sharedStrings.xml', `<sst xmlns="${MAIN}">${texts}</sst>`),
    { ...part('xl/worksheets/sheet1.xml', sheet), ...xml.sheetPart },
    ...(xml.parts ?? []),
  ];
}

/** Returns a workbook from XML. */
export const workbookOf = (xml: WorkbookXml): Buffer => zip(workbookParts(xml));

/** Returns a workbook of one sheet: its rows, each cell as a tag, and the content of `styleSheet`. */
function styledBook(rows: readonly (readonly string[])[], styles: string): Buffer {
  return workbookOf({
    rows: rows.map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`).join(''),
    relations:
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') + relation('rId3', 'styles', 'styles.xml'),
    parts: [part('xl/styles.xml', `<styleSheet>${styles}</styleSheet>`)],
  });
}

/** Returns a number for `shownBook` with its display format. */
export const shownAs = (value: number, format: string) => ({ value, format });

/** Returns a workbook of one sheet with these rows; cells made by `shownAs` are numbers with a format of their own. */
export function shownBook(
  rows: readonly (readonly (string | number | ReturnType<typeof shownAs>)[])[],
): Buffer {
  const formats = [...new Set(rows.flat().flatMap((one) => (typeof one === 'object' ? one.format : [])))];
  const quoted = (code: string) => code.replaceAll('"', '&quot;');
  const cell = (one: string | number | ReturnType<typeof shownAs>) => {
    if (typeof one === 'string') return inline(one);
    if (typeof one === 'number') return `<c><v>${one}</v></c>`;
    return `<c s="${formats.indexOf(one.format) + 1}"><v>${one.value}</v></c>`;
  };
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${quoted(code)}"/>`);
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`);
  return styledBook(
    rows.map((cells) => cells.map(cell)),
    `<numFmts>${codes.join('')}</numFmts><cellXfs><xf/>${styles.join('')}</cellXfs>`,
  );
}

/** Returns a struck-through cell for `struckBook`. */
export const struckOut = (text: string) => ({ struck: text });

/** Returns a workbook of one sheet with these rows; cells made by `struckOut` are struck through. */
export function struckBook(rows: readonly (readonly (string | ReturnType<typeof struckOut>)[])[]): Buffer {
  const cell = (one: string | ReturnType<typeof struckOut>) =>
    typeof one === 'string' ? inline(one) : inline(one.struck).replace('<c ', '<c s="1" ');
  return styledBook(
    rows.map((cells) => cells.map(cell)),
    '<fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>',
  );
}
