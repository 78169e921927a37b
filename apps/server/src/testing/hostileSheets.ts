import { deflateRawSync } from 'node:zlib';
import type { ImportRefusalReason } from '@selvedge/domain/sheets/importLimits';
import { columnLetter } from '@selvedge/domain/sheets/importHeaders';
import { zip, type ZipPart } from './sheets';
import { inline, ORDER_ROWS, part, relation, workbookOf, workbookParts, type WorkbookXml } from './workbooks';

/** A file somebody could send: what it tries, how it is made, and why it is refused; READ when its order is read. */
export interface HostileSheet {
  kind: string;
  make: () => Buffer;
  verdict: ImportRefusalReason | 'READ';
  /** Above a few megabytes to make or to read: left to the long run. */
  large?: boolean;
}

const STORED = { method: 0 };
const HEADS = `<row r="1">${['code', 'size', 'qty', 'note'].map(inline).join('')}</row>`;
const WIDE = 'A1:XFD1048576';
const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');
/** A row that orders a piece, with more cells behind. */
const ordering = (row: number, more = '') =>
  `<row r="${row}">${inline('0012345678905')}${inline('38')}<c><v>1</v></c>${more}</row>`;
const named = (index: number) => `<c t="s"><v>${index}</v></c>`;
const ROW_TEXT = (text: string) => HEADS + ordering(2, inline(text));

type Verdict = HostileSheet['verdict'];
const xml = (kind: string, verdict: Verdict, make: () => WorkbookXml, large = false): HostileSheet => ({
  kind,
  verdict,
  large,
  make: () => workbookOf(make()),
});
const archive = (kind: string, verdict: Verdict, make: () => Buffer, large = false): HostileSheet => ({
  kind,
  verdict,
  large,
  make,
});
const stored = (made: WorkbookXml): WorkbookXml => ({ ...made, sheetPart: STORED });
const changed = (change: (parts: ZipPart[]) => ZipPart[]) => zip(change(workbookParts({})));

const texts: HostileSheet[] = [
  xml('a text of 1 MiB named by 1,200 cells', 'ZIP_BOMB', () => ({
    texts: `<si><t>${'x'.repeat(1_048_576)}</t></si>`,
    rows: HEADS + times(300, (at) => ordering(at + 2, named(0).repeat(4))),
  })),
  xml('a text of 250 kB named by 4,000 cells', 'READ', () => ({
    texts: `<si><t>${'x'.repeat(250_000)}</t></si>`,
    rows: HEADS + times(1000, (at) => ordering(at + 2, named(0).repeat(4))),
  })),
  xml('a text of 500 characters named by 100,000 cells', 'READ', () =>
    stored({
      texts: `<si><t>${'x'.repeat(500)}</t></si>`,
      rows: `<row>${inline('code')}${inline('qty')}${times(100, (at) => inline(`n${at}`))}</row>${times(1000, (at) => `<row r="${at + 2}">${inline('1')}<c><v>1</v></c>${named(0).repeat(100)}</row>`)}`,
    }),
  ),
  xml(
    'more texts than a workbook may hold',
    'ZIP_BOMB',
    () => ({ texts: times(300_001, (at) => `<si><t>${at}</t></si>`) }),
    true,
  ),
  xml('texts that nobody names', 'READ', () => ({
    texts: times(20_000, (at) => `<si><t>${at * 7919}</t></si>`),
  })),
  xml('a number of a text that is not there', 'READ', () => ({
    rows: HEADS + ordering(2, named(99_999_999)),
  })),
  xml('a text of 32,767 characters in every cell', 'READ', () =>
    stored({ rows: HEADS + times(100, (at) => ordering(at + 2, inline('长'.repeat(32_767 / 3)))) }),
  ),
  xml('a text of nothing but escapes', 'READ', () => ({ rows: ROW_TEXT('_x0000_'.repeat(20_000)) })),
  xml('half a pair of signs', 'READ', () => ({ rows: ROW_TEXT('_xD83D_ _xDE00_') })),
  xml('a text of nothing but entities', 'READ', () => ({ rows: ROW_TEXT('&lt;'.repeat(50_000)) })),
  xml(
    'entities through and through',
    'ZIP_BOMB',
    () => stored({ rows: ROW_TEXT('&lt;'.repeat(4_000_000)) }),
    true,
  ),
  xml('a text in 50,000 pieces', 'READ', () => ({ rows: ROW_TEXT('<![CDATA[x]]>'.repeat(50_000)) })),
  xml('10,000 runs of rich text', 'READ', () => ({
    rows:
      HEADS + ordering(2, `<c t="inlineStr"><is>${'<r><rPr><b/></rPr><t>a</t></r>'.repeat(10_000)}</is></c>`),
  })),
];

const markup: HostileSheet[] = [
  xml('entities that grow by ten', 'UNREADABLE', () => ({
    sheet: `<!DOCTYPE x [<!ENTITY a "ha">${times(9, (at) => `<!ENTITY ${columnLetter(at + 1)} "${`&${at === 0 ? 'a' : columnLetter(at)};`.repeat(10)}">`)}]><worksheet><sheetData>${ROW_TEXT('&J;')}</sheetData></worksheet>`,
  })),
  xml('an entity of a file', 'UNREADABLE', () => ({
    sheet: `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${ROW_TEXT('&a;')}</sheetData></worksheet>`,
  })),
  xml('a document type from elsewhere', 'UNREADABLE', () => ({
    sheet: '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd"><worksheet/>',
  })),
  xml('a document type without end', 'ZIP_BOMB', () => ({
    sheet: `<!DOCTYPE x [${'<!ENTITY a "b">'.repeat(80_000)}`,
    sheetPart: STORED,
  })),
  xml('an entity that nobody declared', 'UNREADABLE', () => ({ rows: ROW_TEXT('&nbsp;') })),
  xml('a sign beyond all signs', 'UNREADABLE', () => ({ rows: ROW_TEXT('&#x110000;') })),
  xml('signs that XML does not know', 'UNREADABLE', () => ({ rows: ROW_TEXT('\0\u0001') })),
  xml('bytes that are no text', 'READ', () => ({
    sheet: Buffer.concat([
      Buffer.from(`<worksheet><sheetData>${HEADS}<row>`),
      Buffer.from(inline('1') + inline('38')),
      Buffer.from('<c t="inlineStr"><is><t>1'),
      Buffer.from([0x20]),
      Buffer.from('</t></is></c><c t="inlineStr"><is><t>'),
      Buffer.from([0xc3, 0x28, 0xa0]),
      Buffer.from('</t></is></c></row></sheetData></worksheet>'),
    ]),
  })),
  xml('a comment of 20 MB', 'ZIP_BOMB', () => stored({ before: `<!--${'x'.repeat(20_000_000)}-->` }), true),
  xml('a comment of 2 MB', 'ZIP_BOMB', () => stored({ before: `<!--${'x'.repeat(2_000_000)}-->` })),
  xml('an instruction of 2 MB', 'ZIP_BOMB', () => stored({ before: `<?x ${'x'.repeat(2_000_000)}?>` })),
  xml('an attribute of 2 MB', 'ZIP_BOMB', () => stored({ before: `<cols a="${'x'.repeat(2_000_000)}"/>` })),
  xml('100,000 attributes of one cell', 'ZIP_BOMB', () => ({
    rows: ROW_TEXT('a') + `<row><c ${times(100_000, (at) => `a${at}="" `)}/></row>`,
  })),
  xml('100,000 attributes without a space', 'UNREADABLE', () => ({
    rows: `<row><c ${times(1000, (at) => `a${at}=""`)}/></row>`,
  })),
  xml('an attribute twice', 'UNREADABLE', () => ({ rows: '<row r="1" r="2"/>' })),
  xml('elements a million deep', 'ZIP_BOMB', () => stored({ rows: '<c>'.repeat(1_000_000) })),
  xml('tags that never close', 'UNREADABLE', () => ({ sheet: `<worksheet><sheetData>${ORDER_ROWS}` })),
  xml('tags that cross', 'UNREADABLE', () => ({ rows: '<row><c></row></c>' })),
  xml('no XML at all', 'UNREADABLE', () => ({ sheet: 'code,size,qty' })),
  xml('an empty part', 'UNREADABLE', () => ({ sheet: '' })),
  xml('another encoding than it says', 'READ', () => ({
    sheet: Buffer.from(
      `\ufeff<?xml version="1.0" encoding="UTF-7"?><worksheet><sheetData>${ORDER_ROWS}</sheetData></worksheet>`,
      'utf16le',
    ),
  })),
];

const shapes: HostileSheet[] = [
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
  xml('16,384 columns, again and again', 'READ', () => ({
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

const sheet = (at: number, id = 'rId1') => `<sheet name="s${at}" sheetId="${at + 1}" r:id="${id}"/>`;
const sheetPart = (at: number, data: string) => part(`xl/worksheets/s${at}.xml`, data);
const EMPTY_SHEET = '<worksheet><sheetData/></worksheet>';
const ofParts: HostileSheet[] = [
  xml('8,000 sheets naming one part', 'NO_ROWS', () => ({
    sheets: times(8000, (at) => sheet(at)),
    rows: '',
  })),
  xml('240 sheets of which none is filled', 'NO_ROWS', () => ({
    rows: '',
    sheets: times(240, (at) => sheet(at, `r${at}`)),
    relations: times(240, (at) => relation(`r${at}`, 'worksheet', `worksheets/s${at}.xml`)),
    parts: Array.from({ length: 240 }, (_, at) => sheetPart(at, EMPTY_SHEET)),
  })),
  xml('a workbook that is its own sheet', 'NO_ROWS', () => ({
    relations: relation('rId1', 'worksheet', 'workbook.xml'),
  })),
  xml('a sheet outside of the archive', 'NO_ROWS', () => ({
    relations: relation('rId1', 'worksheet', '../../../../etc/passwd'),
  })),
  xml('a sheet on another machine', 'READ', () => ({
    relations: relation('rId1', 'worksheet', 'http://127.0.0.1:9/', 'TargetMode="External"'),
  })),
  xml('no sheets', 'NO_ROWS', () => ({ sheets: '' })),
  xml('only a chart', 'NO_ROWS', () => ({
    relations: relation('rId1', 'chartsheet', 'worksheets/sheet1.xml'),
  })),
  xml('100,000 names of ranges', 'READ', () => ({
    sheets: `${sheet(0)}</sheets><definedNames>${times(100_000, (at) => `<definedName name="n${at}">A1</definedName>`)}</definedNames><sheets>`,
  })),
  xml('styles, chain of formulas, comments, drawings and pictures that are not read', 'READ', () => ({
    parts: [
      'xl/styles.xml',
      'xl/theme/theme1.xml',
      'xl/calcChain.xml',
      'xl/comments1.xml',
      'xl/drawings/drawing1.xml',
      'xl/vbaProject.bin',
      'xl/media/image1.png',
    ].map((name) => part(name, `<!DOCTYPE x>${'<x>'.repeat(20_000)}`)),
  })),
  archive('a zip inside of the zip', 'READ', () =>
    changed((parts) => [...parts, part('xl/embeddings/a.xlsx', zip(parts))]),
  ),
];

const small = (name: string) => ({ ...part(name, 'x'), method: 0 });
/** A stream of deflate blocks that hold nothing. */
const emptyBlocks = (bytes: number) =>
  Buffer.concat([Buffer.alloc(bytes, Buffer.from([0, 0, 0, 0xff, 0xff])), Buffer.from([3, 0])]);
const lastPart = (change: Partial<ZipPart>) => () =>
  changed((parts) => parts.map((one, at) => (at === parts.length - 1 ? { ...one, ...change } : one)));
const zips: HostileSheet[] = [
  archive(
    'a part that unpacks to more than it says',
    'UNREADABLE',
    lastPart({ data: Buffer.from(`<worksheet>${' '.repeat(500_000)}`), says: 100 }),
  ),
  archive('a part that unpacks to less than it says', 'UNREADABLE', lastPart({ says: 5000 })),
  archive('a part that says it unpacks to 300 MB', 'ZIP_BOMB', lastPart({ says: 300_000_000 })),
  archive('4 MB of nothing', 'ZIP_BOMB', lastPart({ data: Buffer.alloc(4_000_000) })),
  archive(
    '20 MB of lying streams',
    'UNREADABLE',
    lastPart({ data: Buffer.from(`<worksheet>${'<x y="1"/>'.repeat(2_000_000)}`), says: 1_000_000 }),
    true,
  ),
  archive('two parts of one name', 'UNREADABLE', () =>
    changed((parts) => [...parts, part('xl/worksheets/sheet1.xml', EMPTY_SHEET)]),
  ),
  archive('two names that differ in case only', 'UNREADABLE', () =>
    changed((parts) => [...parts, part('XL/WORKSHEETS/SHEET1.XML', EMPTY_SHEET)]),
  ),
  archive('2,000 parts claiming the same bytes', 'ZIP_BOMB', () =>
    changed((parts) => [
      ...parts,
      { ...part('a', Buffer.alloc(4000, 'ab')), method: 0 },
      ...Array.from({ length: 2000 }, (_, at) => ({
        ...part(`a${at}`, Buffer.alloc(4000, 'ab')),
        method: 0,
        sharing: 'a',
      })),
    ]),
  ),
  archive('5,001 parts', 'ZIP_BOMB', () =>
    changed((parts) => [...parts, ...Array.from({ length: 5001 }, (_, at) => small(`x${at}`))]),
  ),
  archive(
    '200 parts with names of 60,000 signs',
    'READ',
    () =>
      changed((parts) => [
        ...parts,
        ...Array.from({ length: 200 }, (_, at) => small(`${at}`.padEnd(60_000, 'x'))),
      ]),
    true,
  ),
  archive('names that leave the folder', 'READ', () =>
    changed((parts) => [...parts, small('../../etc/cron.d/x'), small('/etc/passwd'), small('C:\\x')]),
  ),
  archive('a password', 'PASSWORD_PROTECTED', lastPart({ flags: 1 })),
  archive('strong encryption', 'UNREADABLE', lastPart({ flags: 0x40 })),
  archive('a method of packing nobody knows', 'UNREADABLE', lastPart({ method: 99 })),
  archive('a size of the large format', 'UNREADABLE', lastPart({ says: 0xffffffff })),
  archive('an archive on two disks', 'UNREADABLE', () => zip(workbookParts({}), { disk: 1 })),
  archive('bytes that are no deflate stream', 'UNREADABLE', lastPart({ packed: Buffer.alloc(500, 7) })),
  archive(
    'a stream that breaks off',
    'UNREADABLE',
    lastPart({ packed: deflateRawSync(Buffer.from(`<worksheet><sheetData>${ORDER_ROWS}`)).subarray(0, 60) }),
  ),
  archive('empty blocks that unpack to nothing', 'UNREADABLE', lastPart({ packed: emptyBlocks(500_000) })),
  archive(
    '8 MB of empty blocks',
    'UNREADABLE',
    lastPart({ packed: emptyBlocks(8_000_000), says: 8_000_000 }),
    true,
  ),
  archive(
    '28 MB of empty blocks',
    'ZIP_BOMB',
    lastPart({ packed: emptyBlocks(28_000_000), says: 28_000_000 }),
    true,
  ),
  archive(
    '28 MB of cells as they are',
    'ZIP_BOMB',
    lastPart({
      data: Buffer.from(`<worksheet><sheetData><row>${'<c r="A1" s="1"></c>'.repeat(1_400_000)}`),
      method: 0,
    }),
    true,
  ),
  archive('an archive behind a page', 'NOT_XLSX', () =>
    Buffer.concat([Buffer.from('<html>'), workbookOf({})]),
  ),
  archive('bytes behind the archive', 'READ', () => Buffer.concat([workbookOf({}), Buffer.alloc(1000)])),
  archive('an end of an archive inside of its remark', 'NOT_A_WORKBOOK', () =>
    zip(workbookParts({}), { comment: zip([]) }),
  ),
  archive('half of a file', 'TRUNCATED', () => workbookOf({}).subarray(0, 700)),
  archive(
    '28 MB of an old workbook',
    'OLD_XLS',
    () =>
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        Buffer.alloc(28_000_000, 'E'),
      ]),
    true,
  ),
  archive(
    '28 MB of an old workbook that nearly has a password',
    'OLD_XLS',
    () =>
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        Buffer.alloc(28_000_000, Buffer.from('EncryptedPackagX', 'utf16le')),
      ]),
    true,
  ),
];

/** All kinds, small and large; whatever is new in the ways to hurt a reader of workbooks belongs here. */
export const HOSTILE_SHEETS: readonly HostileSheet[] = [...texts, ...markup, ...shapes, ...ofParts, ...zips];
