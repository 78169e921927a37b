import { randomBytes } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileAdapter, StoredBytes } from './adapters';
import { FileStoreUnavailableError, wrapStoreErrors } from './filesAway';
import { isStoreKey, partOf } from './storeKeys';

/** Syncs a folder, so that the names in it are on the disk; Windows does this automatically and offers no such call. */
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

function entriesOf(folder: string): Promise<Dirent[]> {
  return wrapStoreErrors(async () => {
    try {
      return await readdir(folder, { withFileTypes: true });
    } catch (error) {
      if (notThere(error)) return [];
      throw error;
    }
  });
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredBytes> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* walk(root, path);
      continue;
    }
    const key = relative(root, path).split(sep).join('/');
    const found = entry.isFile() && isStoreKey(key) ? await stat(path).catch(() => null) : null;
    if (found !== null) yield { key, changedAt: found.mtime };
  }
}

/**
 * Writes the file under a temporary name of its own and renames it, so that of two concurrent writers of one name each leaves a whole file
 * and the last one wins.
 */
async function writeNamed(path: string, data: Buffer): Promise<void> {
  const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = partOf(path, randomBytes(8).toString('hex'));
  try {
    await writeWhole(part, data);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  for (let at = dirname(path); ; at = dirname(at)) {
    await settleNames(at);
    if (made === undefined || at === dirname(made)) break;
  }
}

async function openNamed(path: string) {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (notThere(error)) return null;
    throw error;
  }
}

/**
 * Stores files in a folder. Keys are made by the server and have a strict form, so none leads outside the folder; files of another form are
 * not the server's and stay untouched. Several processes may share the folder over a network file system.
 */
export function fileFolder(folder: string): FileAdapter {
  const pathOf = (key: string) => {
    if (!isStoreKey(key)) throw new Error('a file key of wrong form');
    return join(folder, key);
  };
  return {
    async put(key, data) {
      const path = pathOf(key);
      await wrapStoreErrors(() => writeNamed(path, data));
    },
    async get(key) {
      const path = pathOf(key);
      const handle = await wrapStoreErrors(() => openNamed(path));
      return handle?.createReadStream() ?? null;
    },
    async delete(key) {
      const path = pathOf(key);
      await wrapStoreErrors(() => rm(path, { force: true }));
    },
    list: () => walk(folder, folder),
    isEmpty: async () => (await entriesOf(folder)).length === 0,
    clear: () => wrapStoreErrors(() => rm(folder, { recursive: true, force: true })),
    putAddress: () => Promise.resolve(null),
    check: () =>
      wrapStoreErrors(async () => {
        try {
          if (!(await stat(folder)).isDirectory()) throw new FileStoreUnavailableError({ code: 'ENOTDIR' });
          await access(folder, constants.R_OK | constants.W_OK);
        } catch (error) {
          // The folder is created with the first file.
          if (!notThere(error)) throw error;
        }
      }),
  };
}
