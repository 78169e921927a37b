import { join, resolve } from 'node:path';
import type { FileAdapter } from '../adapters/adapters';
import { chooseAdapters } from '../adapters/choose';
import { makeBackup } from '../backup/makeBackup';
import type { Manifest } from '../backup/manifest';
import { restoreBackup } from '../backup/restoreBackup';
import type { Config } from '../config/config';
import { StartRefusedError } from '../process/startRefused';
import { reachDatabase, reachStopped } from './reach';

/** Returns the file store of the installation after checking it: a backup without the files would be useless. */
async function filesOf(config: Config): Promise<FileAdapter> {
  const { files } = chooseAdapters(config, { info() {} });
  await files.check();
  return files;
}

function summary({ tables, files, takenAt, missing }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const gone =
    missing.length === 0 ? '' : ` ${missing.length} file(s) were missing already; manifest.json names them.`;
  return `${tables.length} tables with ${rows} rows and ${files} file(s), as of ${takenAt}.${gone}`;
}

/** Writes the whole installation into a new folder while the server runs on (`npm run backup`). */
export async function backup(config: Config, folder: string | undefined): Promise<string> {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const target = resolve(folder ?? join(config.dataDir, 'backups', stamp));
  const installation = await reachDatabase(config);
  try {
    const manifest = await makeBackup({ url: installation.url, files: await filesOf(config) }, target);
    return `Backup in ${target}: ${summary(manifest)}`;
  } finally {
    await installation.close();
  }
}

/** Restores a backup into an empty installation whose server is stopped (`npm run restore`). */
export async function restore(config: Config, folder: string | undefined): Promise<string> {
  if (folder === undefined)
    throw new StartRefusedError('Name the folder of the backup: npm run restore -- <folder>');
  const installation = await reachStopped(config);
  try {
    const target = { url: installation.url, files: await filesOf(config) };
    const restored = await restoreBackup(target, resolve(folder));
    const others = restored.leftOut.join(', ');
    const leftOut = others === '' ? '' : ` Left out, because they are not tables of this program: ${others}.`;
    return `Restored ${summary(restored)}${leftOut} Nobody is signed in. Start the installation: npm start`;
  } finally {
    await installation.close();
  }
}
