import { createReadStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileAdapter, StoredBytes } from './adapters';

const KEY = /^[a-z0-9]+(\/[a-z0-9]+)*\.[a-z0-9]+(\.part)?$/;

/** Asks the disk to keep the names in a folder; Windows keeps them without being asked and lets nobody ask. */
async function settleNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(path: string, data: Buffer): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const notThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (notThere(error)) return [];
    throw error;
  }
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredBytes> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* walk(root, path);
      continue;
    }
    const key = relative(root, path).split(sep).join('/');
    const found = entry.isFile() && KEY.test(key) ? await stat(path).catch(() => null) : null;
    if (found !== null) yield { key, changedAt: found.mtime };
  }
}

/**
 * Keeps files in a folder. Keys are made by the server and have a strict form, so none leads outside; files of another
 * form are not ours and stay untouched. Several processes may share the folder over a network file system.
 */
export function fileFolder(folder: string): FileAdapter {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('a file key of wrong form');
    return join(folder, key);
  };
  return {
    async put(key, data) {
      const path = pathOf(key);
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeWhole(`${path}.part`, data);
        await rename(`${path}.part`, path);
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      }
      for (let at = dirname(path); ; at = dirname(at)) {
        await settleNames(at);
        if (made === undefined || at === dirname(made)) break;
      }
    },
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      return found === null ? null : createReadStream(path);
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: () => walk(folder, folder),
  };
}
