import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const HOST = encodeURIComponent(hostname()).replaceAll('-', '%2D');
/** Folder of this process: other processes may share the data folder, and know by the name whose it is. */
const OWN = `${HOST}-${process.pid}-${randomBytes(4).toString('hex')}`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether the process a folder belonged to has gone; of another machine's processes nothing is known. */
function isLeft(name: string): boolean {
  const [host, pid] = name.split('-');
  return host === HOST && name !== OWN && (Number(pid) === process.pid || !isAlive(Number(pid)));
}

/** Folder into which the files of forms are written while a call is worked on. Makes folders for single calls. */
export interface FormFolder {
  /** A folder for the files of one call, readable by this process only. */
  make(): Promise<string>;
}

/** Opens the folder for forms under the data folder and takes away what a process that was killed left there. */
export function openFormFolder(dataDir: string): FormFolder {
  const all = join(dataDir, 'forms');
  const own = join(all, OWN);
  mkdirSync(all, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(all).filter(isLeft)) {
    rmSync(join(all, name), { recursive: true, force: true });
  }
  return {
    make: async () => {
      mkdirSync(own, { recursive: true, mode: 0o700 });
      return mkdtemp(join(own, 'form-'));
    },
  };
}

/** Takes away the folder of one call. */
export async function removeFormFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
