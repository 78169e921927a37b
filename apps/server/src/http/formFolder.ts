import { DAY_MS } from '@selvedge/domain/constants';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@selvedge/embedded-postgres/isRunning';

const HOST = encodeURIComponent(hostname()).replaceAll('-', '%2D');
/** Name of this process's folder: other processes may share the data folder, and find its owner by the name. */
const OWN = `${HOST}-${process.pid}-${randomBytes(4).toString('hex')}`;

/**
 * Returns whether the process of a folder has ended. For processes of other machines only the time is known at which the last piece of work
 * began or ended, from the folder's modification time: none takes a day.
 */
function isLeft(all: string, name: string): boolean {
  const [host, pid] = name.split('-');
  if (host === HOST) return name !== OWN && (Number(pid) === process.pid || !isRunning(Number(pid)));
  const found = statSync(join(all, name), { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > DAY_MS;
}

/** Folder for files that are being processed: those of forms by calls, workbooks by jobs. Creates one subfolder per piece of work. */
export interface FormFolder {
  /** Creates a folder for the files of one piece of work, readable by this process only. */
  make(): Promise<string>;
}

/** Opens such a folder under the data folder and removes the folders that ended processes left there. */
export function openFormFolder(dataDir: string, name: 'forms' | 'exports' = 'forms'): FormFolder {
  const all = join(dataDir, name);
  const own = join(all, OWN);
  mkdirSync(all, { recursive: true, mode: 0o700 });
  for (const left of readdirSync(all).filter((one) => isLeft(all, one))) {
    rmSync(join(all, left), { recursive: true, force: true });
  }
  return {
    make: async () => {
      mkdirSync(own, { recursive: true, mode: 0o700 });
      return mkdtemp(join(own, 'work-'));
    },
  };
}

/** Removes the folder of one piece of work. */
export async function removeFormFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
