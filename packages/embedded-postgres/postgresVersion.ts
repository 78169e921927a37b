import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './error';
import type { Binaries } from './binaries';

/** Returns the major version of the PostgreSQL programs, from a text such as `postgres (PostgreSQL) 18.4`. */
function majorOf(binaries: Binaries): number {
  const printed = execFileSync(binaries.postgres, ['--version'], { cwd: '/', encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(printed)?.[1]);
}

/**
 * Refuses with `EmbeddedPostgresError` a database folder of another major version of PostgreSQL, which PostgreSQL itself would refuse with a
 * less helpful message.
 */
export function checkFolderVersion(directory: string, binaries: Binaries): void {
  const file = join(directory, 'PG_VERSION');
  if (!existsSync(file)) return;
  const made = Number(readFileSync(file, 'utf8'));
  const ours = majorOf(binaries);
  if (made === ours) return;
  const found = `The database in ${directory} was made by PostgreSQL ${made}, and this program brings PostgreSQL ${ours}.`;
  throw new EmbeddedPostgresError(
    made > ours
      ? `${found} Start the newer program that made it.`
      : `${found} Make a backup with the older program (npm run backup), then give this one an empty folder with ` +
          'DATA_DIR and restore it there (npm run restore -- <backup>). The old folder stays as it is.',
  );
}
