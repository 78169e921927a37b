import { existsSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { lockFolder } from '../db/folderLock';

/**
 * A process that holds a data folder and, told to by a word on its input, is too busy to answer anybody until a file is there. Says
 * `held` and `busy`.
 */
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
