import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketOf } from '../config/bucketUrl';
import type { Config } from '../config/config';
import { startObjectStore } from './objectStore';

/** File store that the servers of a test share. */
export interface TestStore {
  config: Pick<Config, 'dataDir' | 'bucket'>;
  /** Makes the store fail like an unavailable disk or bucket. */
  away(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

function tempFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-store-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function openFolder(): Promise<TestStore> {
  const { dataDir, remove } = tempFolder();
  const [files, aside] = [join(dataDir, 'files'), join(dataDir, 'aside')];
  mkdirSync(files, { mode: 0o700 });
  return {
    config: { dataDir, bucket: undefined },
    away: async () => {
      renameSync(files, aside);
      writeFileSync(files, 'no folder');
    },
    back: async () => {
      rmSync(files);
      renameSync(aside, files);
    },
    close: async () => remove(),
  };
}

async function openBucket(): Promise<TestStore> {
  const { dataDir, remove } = tempFolder();
  const store = await startObjectStore();
  return {
    config: { dataDir, bucket: bucketOf(store.url) },
    away: store.stop,
    back: store.start,
    close: async () => {
      await store.close();
      remove();
    },
  };
}

/** All kinds of file stores; tests run with each of them. */
export const FILE_STORES = [
  ['in a folder', openFolder],
  ['in a bucket', openBucket],
] as const;
