/** Generates small real pictures for the addresses of files: the examples name files, and a mock has none. */
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 240;
const HEIGHT = 160;
const PAPER = [0xef, 0xed, 0xe8];
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(data.length, 0);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}

/** Returns the colour of a pixel: a sheet of paper with lines of writing, whose colour and lengths differ by file. */
function pixelOf(x, y, ink, lengths) {
  const line = Math.floor((y - 24) / 16);
  const isWritten = line in lengths && (y - 24) % 16 < 6 && x >= 28 && x < 28 + lengths[line];
  return isWritten || x < 8 ? ink : PAPER;
}

/** Returns the PNG of a file, always the same for the same id. */
export function pictureOf(id) {
  const digest = createHash('sha256').update(id).digest();
  const ink = [...digest.subarray(0, 3)].map((value) => 40 + (value % 120));
  const lengths = [...digest.subarray(3, 10)].map((value) => 60 + (value % 120));
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (__, x) => pixelOf(x, y, ink, lengths)).flat()]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
