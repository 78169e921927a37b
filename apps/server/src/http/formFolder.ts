import { DAY_MS } from '@selvedge/domain/constants';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../process/isRunning';

const HOST = encodeURIComponent(hostname()).replaceAll('-', '%2D');
/** Folder of this process: other processes may share the data folder, and know by the name whose it is. */
const OWN = `${HOST}-${process.pid}-${randomBytes(4).toString('hex')}`;

/**
 * Whether the process a folder belonged to has gone. Of another machine's processes nothing is known but when the last piece of
 * work began or ended, which the folder's own time tells: none takes a day.
 */
function isLeft(all: string, name: string): boolean {
  const [host, pid] = name.split('-');
  if (host === HOST) return name !== OWN && (Number(pid) === process.pid || !isRunning(Number(pid)));
  const found = statSync(join(all, name), { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > DAY_MS;
}

/**
 * Folder into which files are written while they are worked on: those of forms by calls, workbooks by jobs. Makes folders for
 * single pieces of work.
 */
export interface FormFolder {
  /** A folder for the files of one piece of work, readable by this process only. */
  make(): Promise<string>;
}

/** Opens such a folder under the data folder and takes away what processes that are gone left there. */
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

/** Takes away the folder of one piece of work. */
export async function removeFormFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
