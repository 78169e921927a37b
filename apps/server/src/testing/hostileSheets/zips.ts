import { deflateRawSync } from 'node:zlib';
import { zip, type ZipPart } from '../sheets';
import { ORDER_ROWS, part, workbookOf, workbookParts } from '../workbooks';
import { EMPTY_SHEET, type HostileSheet, archive, changed } from './kinds';

const small = (name: string) => ({ ...part(name, 'x'), method: 0 });
/** Returns a stream of empty deflate blocks. */
const emptyBlocks = (bytes: number) =>
  Buffer.concat([Buffer.alloc(bytes, Buffer.from([0, 0, 0, 0xff, 0xff])), Buffer.from([3, 0])]);
const lastPart = (change: Partial<ZipPart>) => () =>
  changed((parts) => parts.map((one, at) => (at === parts.length - 1 ? { ...one, ...change } : one)));
/** Kinds of archives with false entries. */
export const ZIP_KINDS: HostileSheet[] = [
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
