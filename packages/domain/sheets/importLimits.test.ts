import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { IMPORT_MAX_BYTES } from '../constants';
import {
  checkImportContent,
  checkImportFile,
  checkImportRows,
  checkImportSize,
  checkZipEntries,
  SHEET_EXTENSIONS,
} from './importLimits';
import { inspectZipDirectory, type ZipEntry } from './zipDirectory';

function workbook(compression = true): Uint8Array {
  const book = utils.book_new(
    utils.aoa_to_sheet([
      ['国际编码', '尺码', '数量'],
      ['0012345678905', '38', 3],
    ]),
  );
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression }) as ArrayBuffer);
}

const ascii = (text: string) => Uint8Array.from(text, (mark) => mark.charCodeAt(0));

interface Part {
  name: string;
  packed?: number;
  unpacked?: number;
  flags?: number;
}

/** Returns a zip file as far as its directory goes: local headers without content, with any stated sizes. */
function zip(parts: readonly Part[], padding = 0): Uint8Array {
  const local: number[] = [];
  const central: number[] = [];
  const u16 = (n: number) => [n & 255, (n >> 8) & 255];
  const u32 = (n: number) => [...u16(n & 0xffff), ...u16(Math.floor(n / 65_536) & 0xffff)];
  for (const { name, packed = 10, unpacked = 10, flags = 0 } of parts) {
    const offset = local.length;
    const text = [...ascii(name)];
    local.push(0x50, 0x4b, 3, 4, ...Array<number>(22).fill(0), ...u16(text.length), 0, 0, ...text);
    central.push(
      0x50,
      0x4b,
      1,
      2,
      0,
      0,
      0,
      0,
      ...u16(flags),
      ...Array<number>(10).fill(0),
      ...u32(packed),
      ...u32(unpacked),
    );
    central.push(...u16(text.length), ...Array<number>(12).fill(0), ...u32(offset), ...text);
  }
  local.push(...Array<number>(padding).fill(0));
  const end = [
    0x50,
    0x4b,
    5,
    6,
    0,
    0,
    0,
    0,
    ...u16(parts.length),
    ...u16(parts.length),
    ...u32(central.length),
    ...u32(local.length),
    0,
    0,
  ];
  return Uint8Array.from([...local, ...central, ...end]);
}

const TYPES = { name: '[Content_Types].xml' };
const BOOK = { name: 'xl/workbook.xml' };

describe('import file', () => {
  test.each([
    ['order.xlsx', 'NOT_XLSX'],
    ['ORDER.XLSX', 'NOT_XLSX'],
    ['订货表 v2.xlsx', 'NOT_XLSX'],
    [' a.b.xlsx ', 'NOT_XLSX'],
    ['order.xls', 'OLD_XLS'],
    ['order.csv', 'CSV_FILE'],
    ['order.ods', 'ODS_FILE'],
    ['photo.JPG', 'PICTURE_FILE'],
    ['order.pdf', 'PDF_FILE'],
    ['order.xlsm', 'WRONG_EXTENSION'],
    ['order.xlsx.zip', 'WRONG_EXTENSION'],
    ['xlsx', 'WRONG_EXTENSION'],
    ['', 'WRONG_EXTENSION'],
  ])('R-5.18 content that may be anything is refused by its name: %s', (name, reason) =>
    expect(checkImportFile({ name, bytes: ascii('words') })).toMatchObject({ code: 41501, reason }),
  );

  test.each(['order.xls', 'order.csv', 'order', 'order.xlsx.zip', 'order.xlsm', 'order.pdf', ''])(
    'R-5.18 Q-11 a workbook is taken whatever it is called: %s',
    (name) => expect(checkImportFile({ name, bytes: workbook(true) })).toBeNull(),
  );

  const oldBook = Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Array<number>(600).fill(0x45),
  ]);
  test.each<[string, string, Uint8Array, string]>([
    ['an old workbook', 'order.csv', oldBook, 'OLD_XLS'],
    ['cells with commas', 'order.xls', ascii('code,size,qty\n'), 'CSV_FILE'],
    ['a page of PDF', 'order.xlsx', ascii('%PDF-1.7, a'), 'PDF_FILE'],
    ['a picture', 'order.csv', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'PICTURE_FILE'],
    ['an archive', 'order.xlsx', zip([{ name: 'photo.jpg' }]), 'NOT_A_WORKBOOK'],
    ['text that may be anything', 'order.csv', ascii('code'), 'CSV_FILE'],
    ['text that may be anything', 'order.xlsx', ascii('code'), 'NOT_XLSX'],
    ['text that may be anything', 'order.txt', ascii('code'), 'WRONG_EXTENSION'],
    ['nothing', 'order.csv', new Uint8Array(), 'EMPTY_FILE'],
  ])('R-5.18 Q-11 %s called %s is refused for what it is', (_, name, bytes, reason) =>
    expect(checkImportFile({ name, bytes })).toMatchObject({ reason }),
  );

  test('R-9.19 R-5.20 D-45 30 MB inclusive', () => {
    expect(checkImportSize(IMPORT_MAX_BYTES)).toBeNull();
    expect(checkImportSize(31_457_281)).toMatchObject({
      code: 41301,
      reason: 'TOO_LARGE',
      params: { max: 31_457_280 },
    });
    expect(checkImportSize(0)).toMatchObject({ reason: 'EMPTY_FILE' });
  });

  test('R-9.19 R-5.19 1000 rows pass, 1001 do not', () => {
    expect(checkImportRows(1000)).toBeNull();
    expect(checkImportRows(1001)).toMatchObject({
      code: 42201,
      reason: 'TOO_MANY_ROWS',
      key: 'import.refused.TOO_MANY_ROWS',
      params: { max: 1000, rows: 1001 },
    });
    expect(checkImportRows(0)).toMatchObject({ reason: 'NO_ROWS' });
  });

  test('Q-11 a real workbook passes, packed or not, with its parts listed', () => {
    for (const bytes of [workbook(true), workbook(false)]) {
      expect(checkImportFile({ name: 'a.xlsx', bytes })).toBeNull();
      const directory = inspectZipDirectory(bytes);
      expect(directory.ok && directory.entries.map((entry) => entry.name)).toContain(
        'xl/worksheets/sheet1.xml',
      );
    }
  });

  test('Q-11 a file cut off anywhere is called truncated', () => {
    const bytes = workbook();
    fc.assert(
      fc.property(fc.integer({ min: 4, max: bytes.length - 1 }), (length) => {
        expect(checkImportContent(bytes.slice(0, length))).toMatchObject({
          code: 42201,
          reason: 'TRUNCATED',
        });
      }),
    );
  });

  test('Q-11 a file with its middle missing is truncated too', () => {
    const bytes = workbook();
    const holed = new Uint8Array([...bytes.slice(0, 100), ...bytes.slice(300)]);
    expect(checkImportContent(holed)).toMatchObject({ reason: 'TRUNCATED' });
  });

  test('Q-11 a password-protected workbook and an old .xls renamed', () => {
    const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0x45)];
    const stream = [...'EncryptedPackage'].flatMap((mark) => [mark.charCodeAt(0), 0]);
    expect(checkImportContent(Uint8Array.from(old))).toMatchObject({ code: 41501, reason: 'OLD_XLS' });
    expect(checkImportContent(Uint8Array.from([...old, ...stream, 0]))).toMatchObject({
      code: 42201,
      reason: 'PASSWORD_PROTECTED',
    });
    expect(checkImportContent(zip([TYPES, { ...BOOK, flags: 1 }]))).toMatchObject({
      reason: 'PASSWORD_PROTECTED',
    });
  });

  test('Q-11 a password is found wherever the old container says so', () => {
    const start = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const stream = [...'EncryptedPackage'].flatMap((mark) => [mark.charCodeAt(0), 0]);
    const bits = fc.array(fc.constantFrom(...stream), { maxLength: 80 });
    fc.assert(
      fc.property(bits, bits, fc.boolean(), (before, after, whole) => {
        const bytes = Uint8Array.from([...start, ...before, ...(whole ? stream : []), ...after]);
        const says = Buffer.from(bytes).includes(Buffer.from(stream));
        expect(checkImportContent(bytes)).toMatchObject({ reason: says ? 'PASSWORD_PROTECTED' : 'OLD_XLS' });
      }),
    );
  });

  test('L-11 Q-11 a renamed zip, csv or page is no workbook', () => {
    expect(checkImportContent(zip([{ name: 'photo.jpg' }]))).toMatchObject({
      code: 41501,
      reason: 'NOT_A_WORKBOOK',
    });
    expect(checkImportContent(zip([TYPES, { name: 'word/document.xml' }]))).toMatchObject({
      reason: 'NOT_A_WORKBOOK',
    });
    expect(checkImportContent(ascii('code,size,qty\n'))).toMatchObject({ code: 41501, reason: 'CSV_FILE' });
    expect(checkImportContent(ascii('code;size\n'))).toMatchObject({ reason: 'CSV_FILE' });
    for (const isLittle of [true, false]) {
      const wide = new DataView(new ArrayBuffer(16));
      for (const [at, unit] of [0xfeff, ...ascii('a\tb\nc\td')].entries())
        wide.setUint16(at * 2, unit, isLittle);
      expect(checkImportContent(new Uint8Array(wide.buffer))).toMatchObject({ reason: 'CSV_FILE' });
    }
    expect(checkImportContent(ascii('%PDF-1.7, a'))).toMatchObject({ code: 41501, reason: 'PDF_FILE' });
    expect(checkImportContent(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toMatchObject({
      reason: 'PICTURE_FILE',
    });
    expect(checkImportContent(ascii('RIFF0000WEBP'))).toMatchObject({ reason: 'PICTURE_FILE' });
    expect(checkImportContent(ascii('plain words'))).toMatchObject({ reason: 'NOT_XLSX' });
    expect(checkImportContent(ascii('<html>'))).toMatchObject({ reason: 'NOT_XLSX' });
    expect(checkImportContent(new Uint8Array())).toMatchObject({ reason: 'EMPTY_FILE' });
  });

  test('Q-11 a zip bomb is refused by one swollen part, by the sum, by overlap and by the number of parts', () => {
    const sheet = (over: Partial<ZipEntry>): ZipEntry[] =>
      [TYPES.name, BOOK.name, 'xl/worksheets/sheet1.xml'].map((name) => ({
        name,
        compressedBytes: 100,
        uncompressedBytes: 400,
        encrypted: false,
        ...over,
      }));
    const verdict = (entries: ZipEntry[], size = 31_457_280) =>
      checkZipEntries(entries, size)?.reason ?? null;
    expect(verdict(sheet({}))).toBeNull();
    expect(verdict(sheet({ compressedBytes: 6000, uncompressedBytes: 1_200_000 }))).toBeNull();
    expect(verdict(sheet({ compressedBytes: 5999, uncompressedBytes: 1_200_000 }))).toBe('ZIP_BOMB');
    expect(verdict(sheet({ compressedBytes: 5_000_000, uncompressedBytes: 100_000_000 }))).toBe('ZIP_BOMB');
    expect(verdict(sheet({}), 299)).toBe('ZIP_BOMB');
    expect(
      verdict([
        ...sheet({}),
        ...Array.from({ length: 5000 }, () => ({
          name: 'x',
          compressedBytes: 0,
          uncompressedBytes: 0,
          encrypted: false,
        })),
      ]),
    ).toBe('ZIP_BOMB');
    expect(
      checkImportContent(
        zip([TYPES, BOOK, { name: 'xl/s.xml', packed: 900, unpacked: 1_000_000_000 }], 2000),
      ),
    ).toMatchObject({ code: 42201, reason: 'ZIP_BOMB' });
    expect(checkImportContent(zip([TYPES, { ...BOOK, unpacked: 0xffffffff }]))).toMatchObject({
      reason: 'UNREADABLE',
    });
  });

  test('Q-11 no bytes at all make the check throw', () => {
    const start = Uint8Array.from([0x50, 0x4b, 3, 4]);
    const book = workbook();
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        (tail) => void checkImportContent(new Uint8Array([...start, ...tail])),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(book.length - 1), fc.nat(255)), { maxLength: 20 }), (changes) => {
        const copy = book.slice();
        for (const [at, value] of changes) copy[at] = value;
        checkImportFile({ name: 'a.xlsx', bytes: copy });
      }),
    );
  });
});

test('Q-13 a file chooser offers the other sheets people have too, and each of them is told what to do', () => {
  const told = SHEET_EXTENSIONS.map((extension) => [
    extension,
    checkImportFile({ name: `order${extension}`, bytes: Uint8Array.of(1, 0, 2) })?.reason,
  ]);
  expect(told).toEqual([
    ['.xlsx', 'NOT_XLSX'],
    ['.xlsm', 'WRONG_EXTENSION'],
    ['.xls', 'OLD_XLS'],
    ['.csv', 'CSV_FILE'],
    ['.tsv', 'CSV_FILE'],
    ['.ods', 'ODS_FILE'],
  ]);
});
