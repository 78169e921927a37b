import { deflateRawSync } from 'node:zlib';
import { utils, write, type WorkBook } from 'xlsx';
import type { ApiAnswer, Tester } from './testers';

/** Returns a workbook of one sheet with these rows. */
export function book(rows: unknown[][], bookType: 'xlsx' | 'xls' | 'csv' = 'xlsx'): Buffer {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows), 'Sheet1');
  return bytesOf(made, bookType);
}

/** Returns a workbook as a file. */
export function bytesOf(made: WorkBook, bookType: 'xlsx' | 'xls' | 'csv' = 'xlsx'): Buffer {
  const bytes: unknown = write(made, { type: 'buffer', bookType });
  if (!Buffer.isBuffer(bytes)) throw new Error('not written');
  return bytes;
}

/** Uploads an order sheet; `fields` are further fields of the form. */
export function sendSheet(
  who: Tester,
  data: Buffer,
  given: {
    filename?: string;
    target?: string;
    listId: string;
    headers?: Record<string, string>;
    fields?: Record<string, string>;
  },
): Promise<ApiAnswer> {
  const { filename = 'order.xlsx', target = 'CART', listId, headers, fields = {} } = given;
  const query = new URLSearchParams({ target, listId });
  const form = { ...fields, file: { filename, data } };
  return who.form(`/api/sp/front/import/order?${query.toString()}`, form, headers);
}

/** Part of a zip; absent fields have the values that an ordinary program writes. */
export interface ZipPart {
  name: string;
  data: Buffer;
  /** Declared decompressed size in the directory, in bytes. */
  says?: number;
  /** Compressed bytes in the file, regardless of `data`. */
  packed?: Buffer;
  /** Compression method: 0 stored, 8 deflated. */
  method?: number;
  flags?: number;
  /** Writes the sizes behind the bytes, as streaming programs do. */
  hasDescriptor?: boolean;
  /** Name of an earlier part whose bytes this one refers to as well. */
  sharing?: string;
}

/** Returns a zip of parts, which need not be consistent; `disk` and `comment` are in its end record. */
export function zip(
  parts: readonly ZipPart[],
  { disk = 0, comment = Buffer.alloc(0) }: { disk?: number; comment?: Buffer } = {},
): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  const places = new Map<string, number>();
  let at = 0;
  for (const { name, data, says = data.length, method = 8, flags = 0, sharing, ...rest } of parts) {
    const packed = rest.packed ?? (method === 0 ? data : deflateRawSync(data));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    const sizes = Buffer.alloc(rest.hasDescriptor === true ? 16 : 0);
    if (rest.hasDescriptor === true) {
      sizes.writeUInt32LE(0x08074b50, 0);
      sizes.writeUInt32LE(packed.length, 8);
      sizes.writeUInt32LE(says, 12);
      local.writeUInt16LE(flags | 8, 6);
    } else {
      local.writeUInt32LE(packed.length, 18);
      local.writeUInt32LE(says, 22);
    }
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(rest.hasDescriptor === true ? flags | 8 : flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(places.get(sharing ?? '') ?? at, 42);
    directory.push(entry, Buffer.from(name));
    if (sharing !== undefined) continue;
    places.set(name, at);
    bodies.push(local, Buffer.from(name), packed, sizes);
    at += 30 + name.length + packed.length + sizes.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(disk, 4);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, central, end, comment]);
}
