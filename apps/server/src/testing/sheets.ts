import { deflateRawSync } from 'node:zlib';
import { utils, write, type WorkBook } from 'xlsx';
import type { ApiAnswer, Tester } from './testers';

/** A workbook of one sheet with these rows. */
export function book(rows: unknown[][], bookType: 'xlsx' | 'xls' | 'csv' = 'xlsx'): Buffer {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows), 'Sheet1');
  return bytesOf(made, bookType);
}

/** A workbook as a file. */
export function bytesOf(made: WorkBook, bookType: 'xlsx' | 'xls' | 'csv' = 'xlsx'): Buffer {
  const bytes: unknown = write(made, { type: 'buffer', bookType });
  if (!Buffer.isBuffer(bytes)) throw new Error('not written');
  return bytes;
}

/** Uploads an order sheet. */
export function sendSheet(
  who: Tester,
  data: Buffer,
  given: { filename?: string; target?: string; listId: string },
): Promise<ApiAnswer> {
  const { filename = 'order.xlsx', target = 'CART', listId } = given;
  const query = new URLSearchParams({ target, listId });
  return who.form(`/api/sp/front/import/order?${query.toString()}`, { file: { filename, data } });
}

/** A zip of parts; `says` is what the directory claims a part unpacks to. */
export function zip(parts: { name: string; data: Buffer; says?: number }[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, says = data.length } of parts) {
    const packed = deflateRawSync(data);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(says, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    bodies.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, central, end]);
}
