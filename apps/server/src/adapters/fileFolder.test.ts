import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileFolder } from './fileFolder';
import { FileStoreUnavailableError } from './filesAway';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('D-59 of several writers of one key one leaves all its bytes, and none is refused', async () => {
  const store = fileFolder(folder);
  const texts = Array.from({ length: 8 }, (_, at) => Buffer.alloc(2_000_000 + at, randomBytes(16)));
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(texts.map((text) => store.put('incoming/aa.bin', text)));
    const stream = await store.get('incoming/aa.bin');
    const kept = stream === null ? null : await buffer(stream);
    expect(texts.some((text) => kept?.equals(text))).toBe(true);
    const keys: string[] = [];
    for await (const { key } of store.list()) keys.push(key);
    expect(keys).toEqual(['incoming/aa.bin']);
  }
});

test('a folder that cannot be listed is told as a store that is away, like every other call of it', async () => {
  const path = join(folder, 'no-folder');
  await writeFile(path, '');
  const store = fileFolder(path);
  await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toThrow(FileStoreUnavailableError);
  await expect(store.isEmpty()).rejects.toThrow(FileStoreUnavailableError);
});
