import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FileAdapter } from '../adapters/adapters';
import { applyMigrationsUpTo, newestTables, tablesVersion, withSetupLock } from '../db/migrate';
import { StartRefusedError } from '../process/startRefused';
import { type Manifest, MANIFEST, readManifest, SUMS } from './manifest';
import {
  copyTarget,
  dropTables,
  isEmptyDatabase,
  tablesToKeep,
  withoutForeignKeys,
  withoutTriggers,
  writeSequence,
} from './tables';
import { sumOf } from './writeFile';

/** Target of a restore: an empty database and an empty store. */
export interface RestoreTarget {
  url: string;
  files: FileAdapter;
}

/** Result of a restore. */
export interface Restored extends Manifest {
  /** Tables of the backup that this program does not have, and that were therefore left out. */
  leftOut: string[];
}

/**
 * Restores a backup into an empty installation, all or nothing: verifies the checksums first, creates the tables as of the backup's
 * version, then copies the rows and the files. The next start migrates the tables. Refuses with `StartRefusedError` an installation that is
 * not empty, a backup that is damaged and one of a newer program. No user is signed in afterwards.
 */
export async function restoreBackup(target: RestoreTarget, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  if (manifest.tablesVersion > newestTables()) {
    throw new StartRefusedError(
      'This backup was made by a newer version of the program. Restore it with that one.',
    );
  }
  await checkSums(folder, manifest);
  return withSetupLock(target.url, async (client) => {
    if (!(await isEmptyDatabase(client)) || !(await target.files.isEmpty())) {
      throw new StartRefusedError(
        'A backup is restored into an empty installation only: an empty database, and no files in the data folder or the bucket. ' +
          'Give it new ones with DATA_DIR, DATABASE_URL or FILES_URL.',
      );
    }
    try {
      await applyMigrationsUpTo(client, manifest.tablesVersion);
      if ((await tablesVersion(client)) !== manifest.tablesVersion) {
        throw new StartRefusedError('This program does not know the tables of this backup.');
      }
      await client.query('begin');
      const known = new Set((await tablesToKeep(client)).map(({ name }) => name));
      const tables = manifest.tables.filter(({ name }) => known.has(name));
      await withoutForeignKeys(client, () => fillTables(client, { ...manifest, tables }, folder));
      for await (const { name } of listed(folder)) {
        if (!name.startsWith('files/')) continue;
        await target.files.put(name.slice('files/'.length), await readFile(join(folder, name)));
      }
      await client.query('commit');
      await client.query('analyze');
      const leftOut = manifest.tables.flatMap(({ name }) => (known.has(name) ? [] : name));
      return { ...manifest, tables, leftOut };
    } catch (error) {
      await client.query('rollback');
      await dropTables(client);
      await target.files.clear();
      throw error;
    }
  });
}

const damaged = (folder: string, name: string) =>
  new StartRefusedError(`The backup in ${folder} is damaged: ${name} is not what was written.`);

/** Yields the files of a backup and their checksums. */
async function* listed(folder: string): AsyncGenerator<{ name: string; sum: string }> {
  const lines = createInterface({ input: createReadStream(join(folder, SUMS)), crlfDelay: Infinity });
  for await (const line of lines) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}((?!.*\.\.).+)$/.exec(line) ?? [];
    if (sum === undefined || name === undefined) throw damaged(folder, SUMS);
    yield { name, sum };
  }
}

async function checkSums(folder: string, manifest: Manifest): Promise<void> {
  const wanted = new Set([MANIFEST, ...manifest.tables.map(({ name }) => `tables/${name}.copy.gz`)]);
  let files = 0;
  for await (const { name, sum } of listed(folder)) {
    if ((await sumOf(join(folder, name))) !== sum) throw damaged(folder, name);
    wanted.delete(name);
    if (name.startsWith('files/')) files += 1;
  }
  const [absent] = wanted;
  if (absent !== undefined || files !== manifest.files) throw damaged(folder, absent ?? SUMS);
}

async function fillTables(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  for (const table of manifest.tables) {
    await withoutTriggers(client, table.name, async () => {
      const rows = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
      await pipeline(createReadStream(join(folder, `tables/${table.name}.copy.gz`)), createGunzip(), rows);
      if (rows.rowCount !== table.rows) {
        throw new StartRefusedError(
          `The backup in ${folder} is damaged: ${table.name} has ${rows.rowCount} rows instead of ${table.rows}.`,
        );
      }
    });
  }
  for (const { name, value } of manifest.sequences) {
    if (value !== null) await writeSequence(client, name, value);
  }
}
