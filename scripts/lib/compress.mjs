import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const worth = /\.(?:html|js|css|svg|json)$/;
const SMALLEST_BYTES = 1024;

/** Writes a .br and a .gz beside every text file of a build, so that the server sends them without compressing. */
export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressFolder(path);
    else if (worth.test(entry.name)) compressFile(path);
  }
}

function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const text = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 9,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: text }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
