import { existsSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { lockFolder } from '@selvedge/embedded-postgres/folderLock';

/** Locks a data folder and, after any input, is too busy to answer connections until the gate file exists. Prints `held` and `busy`. */
async function holdFolder(folder: string, gate: string): Promise<void> {
  await lockFolder(folder);
  process.stdin.once('data', () => {
    writeSync(1, 'busy');
    while (!existsSync(gate));
  });
  writeSync(1, 'held');
}

const [, program, folder, gate] = process.argv;
if (folder !== undefined && gate !== undefined && import.meta.url === pathToFileURL(program ?? '').href)
  await holdFolder(folder, gate);
