import { createReadStream } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileAdapter } from './adapters';

const KEY = /^[a-z0-9]+(\/[a-z0-9]+)*\.[a-z0-9]+$/;

/** Keeps files in a folder. Keys are made by the server and have a strict form, so none leads outside. */
export function fileFolder(folder: string): FileAdapter {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('a file key of wrong form');
    return join(folder, key);
  };
  return {
    async put(key, data) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, data, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      return found === null ? null : createReadStream(path);
    },
  };
}
