import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import type { FileAdapter } from '../adapters/adapters';
import { column, typeOf } from '../db/columnTypes';
import { newerProgram, newestTables, tablesVersion } from '../db/migrate';
import { files as storedFiles } from '../db/schema/platform';
import { clientStatement } from '../db/statement';
import { StartRefusedError } from '../process/startRefused';
import { VERSION } from '../process/version';
import { MANIFEST, type Manifest } from './manifest';
import { copyTarget, readSequences, tablesToKeep } from './tables';
import { writePart } from './writeFile';

/** Rows of the file table read per query. */
const FILES_AT_ONCE = 500;

/** Source of a backup. */
export interface BackupSource {
  url: string;
  files: FileAdapter;
}

/**
 * Writes a whole installation into a new folder: every table as of one moment, and the uploaded files that those tables name. The server
 * may run on meanwhile. Only the chunk being copied is in memory. The folder gets its name when it is complete; an interrupted attempt
 * leaves `<folder>.unfinished`, which the next attempt removes.
 */
export async function makeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new StartRefusedError(`${folder} is there already; name a new folder.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: source.url, application_name: 'backup' });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query('set local statement_timeout = 0');
    const manifest = await writeInstallation(client, source.files, unfinished);
    await client.query('commit');
    await writePart(unfinished, MANIFEST, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));
    await rename(unfinished, folder);
    return manifest;
  } finally {
    await client.end();
  }
}

const readClock = clientStatement({
  name: 'backup.clock',
  row: { now: column.moment },
  text: 'select now()',
  values: () => [],
  example: (make) => make(),
});

const readFiles = clientStatement({
  name: 'backup.files',
  row: { id: typeOf(storedFiles.id), key: typeOf(storedFiles.storageKey) },
  // Files that are still being written or are pending deletion have no bytes that the installation needs.
  text: `select id, storage_key as key from files where state = 'KEPT' and id > $1 order by id limit $2`,
  values: (after: string) => [after, FILES_AT_ONCE],
  example: (make) => make(''),
});

async function writeInstallation(client: pg.Client, files: FileAdapter, folder: string): Promise<Manifest> {
  const version = await tablesVersion(client);
  if (version === null) throw new StartRefusedError('There is no installation in this database yet.');
  if (version > newestTables()) throw newerProgram();
  const [clock] = await readClock(client);
  const copied: { table: Omit<Manifest['tables'][number], 'rows'>; rows: CopyToStreamQuery }[] = [];
  for (const table of await tablesToKeep(client)) {
    const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
    await writePart(folder, `tables/${table.name}.copy.gz`, rows, [createGzip()]);
    copied.push({ table, rows });
  }
  // Reads the row counts after the last table: only the response to a later statement is certain to arrive after all rows.
  const sequences = await readSequences(client);
  return {
    format: 1,
    takenAt: (clock?.now ?? new Date()).toISOString(),
    program: VERSION,
    tablesVersion: version,
    tables: copied.map(({ table, rows }) => ({ ...table, rows: rows.rowCount })),
    sequences,
    ...(await writeFiles(client, files, folder)),
  };
}

/** Copies the uploaded files. Files are written once and never changed, so copies made after the snapshot of the tables match it. */
async function writeFiles(
  client: pg.Client,
  files: FileAdapter,
  folder: string,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const missing: string[] = [];
  let written = 0;
  for (let after = ''; ;) {
    const page = await readFiles(client, after);
    for (const { key } of page) {
      const body = await files.get(key);
      if (body === null) missing.push(key);
      else {
        await writePart(folder, join('files', key), body);
        written += 1;
      }
    }
    const last = page.at(-1);
    if (last === undefined) return { files: written, missing };
    after = last.id;
  }
}
