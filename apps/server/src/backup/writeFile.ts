import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SUMS } from './manifest';

/** Writes a stream into a backup and records its checksum. `steps` transform the written bytes, for instance compress them. */
export async function writePart(
  folder: string,
  name: string,
  source: Readable,
  steps: Transform[] = [],
): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const sum = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline([source, ...steps, sum, createWriteStream(path, { mode: 0o600, flags: 'wx' })]);
  await appendFile(join(folder, SUMS), `${hash.digest('hex')}  ${name}\n`, { mode: 0o600 });
}

/** Returns the SHA-256 of a file as `sha256sum` writes it; null when the file does not exist. */
export async function sumOf(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}
