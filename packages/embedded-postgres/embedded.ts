import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, chooseRunAs, findBinaries, type RunAs } from './binaries';
import { lockFolder } from './folderLock';
import { postgresLines } from './postgresLines';
import { checkFolderVersion } from './postgresVersion';
import { type Postmaster, runProgram, startPostmaster, stopOrphan } from './postmaster';

const DATABASE = 'selvedge';
const USER = 'selvedge';
const SECRET = 'database.secret';
const CLUSTER = 'postgres';

/** Logger of the embedded database. */
export interface EmbeddedLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/** The embedded PostgreSQL of one data folder. */
export interface EmbeddedDatabase {
  /** Address for the pool; never logged, because it contains the password. */
  readonly url: string;
  /** Process id of the current PostgreSQL; changes when it was restarted. */
  pid(): number;
  /** Shuts PostgreSQL down in order; kills it when it does not end in time, which loses nothing that was committed. */
  stop(): Promise<void>;
  /** Requests a shutdown and waits for nothing, for a process that ends at the same moment. */
  stopNow(): void;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function keptSecret(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(24).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secret;
}

function urlOf(password: string, port: number | string, database: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Returns whether a data folder contains an embedded database. */
export function hasEmbedded(dataDir: string): boolean {
  return existsSync(join(dataDir, CLUSTER, 'PG_VERSION'));
}

/** Returns the address of the embedded database of a running server, for a command beside it; null while it is not up. */
export function runningEmbedded(dataDir: string): string | null {
  try {
    // Lines of the file: process, folder, start, port: https://www.postgresql.org/docs/current/storage-file-layout.html
    const [, , , port = ''] = readFileSync(join(dataDir, CLUSTER, 'postmaster.pid'), 'utf8').split('\n');
    return urlOf(readFileSync(join(dataDir, SECRET), 'utf8').trim(), port.trim(), DATABASE);
  } catch {
    return null;
  }
}

const SETTINGS = [
  'fsync = on',
  'synchronous_commit = on',
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'max_connections = 100',
  'shared_buffers = 128MB',
  "log_timezone = 'UTC'",
  "timezone = 'UTC'",
];

async function createCluster(
  binaries: Binaries,
  runAs: RunAs,
  directory: string,
  password: string,
  settings: string[],
): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = `${directory}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) {
    chownSync(unfinished, runAs.uid, runAs.gid);
    chownSync(passwordFile, runAs.uid, runAs.gid);
  }
  try {
    await runProgram(runAs, binaries.initdb, [
      `--pgdata=${unfinished}`,
      '--auth=scram-sha-256',
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  const settingsFile = join(unfinished, 'postgresql.auto.conf');
  writeFileSync(settingsFile, `${[...SETTINGS, ...settings].join('\n')}\n`);
  renameSync(unfinished, directory);
}

async function ensureDatabase(url: (database: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** As root, lets the system user that runs PostgreSQL pass through the data folder; its content stays closed. */
function letPass(folder: string): void {
  if (process.getuid?.() === 0) chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011);
}

/** Reads process ids until its input ends, then sends the last one, PostgreSQL's, the signal for a fast shutdown. */
const WATCH = 'while read -r line; do pid=$line; done; [ -n "$pid" ] && kill -INT "$pid"';

/** Helper process that stops PostgreSQL when this process is gone, however it ended. */
interface Watcher {
  /** Sets the current process id of PostgreSQL. */
  watch(pid: number): void;
  /** Ends the watcher without another effect. */
  stop(): void;
}

/**
 * Starts a shell that reads from a pipe, which the system closes when this process is gone. The shell has a session of its own, so that
 * Ctrl-C does not reach it, and carries the folder as its name. Without a shell (Windows) the next start stops a PostgreSQL that was left
 * over.
 */
function startWatcher(directory: string, log: EmbeddedLog): Watcher {
  const shell = spawn('/bin/sh', ['-c', WATCH, directory], { cwd: '/', env: {}, detached: true });
  const onError = (error: Error) => log.debug({ err: error }, 'nothing ends the database after a kill -9');
  shell.once('error', onError);
  shell.stdin.on('error', onError);
  return {
    watch: (pid) => void shell.stdin.write(`${pid}\n`),
    stop: () => void shell.kill('SIGKILL'),
  };
}

/**
 * Starts the embedded PostgreSQL of a data folder: creates it on first use, stops one left over from a killed server, refuses a second
 * server on the folder (`FolderInUseError`), restarts PostgreSQL if its process is killed, and stops it with this process. `settings` are
 * further lines of PostgreSQL's configuration for a new folder.
 */
export async function startEmbedded(
  dataDir: string,
  log: EmbeddedLog,
  settings: string[] = [],
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  letPass(folder);
  const unlock = await lockFolder(folder);
  const watcher = startWatcher(join(folder, CLUSTER), log);
  try {
    const binaries = await findBinaries();
    const directory = join(folder, CLUSTER);
    checkFolderVersion(directory, binaries);
    const runAs = chooseRunAs(binaries, directory);
    if (await stopOrphan(directory)) {
      log.warn({}, 'stopped a database left running by a server that was killed');
    }
    const password = keptSecret(join(folder, SECRET));
    if (!existsSync(join(directory, 'PG_VERSION')))
      await createCluster(binaries, runAs, directory, password, settings);
    const port = await freePort();
    const url = (database: string) => urlOf(password, port, database);
    const onLine = postgresLines(log);
    const start = () => startPostmaster({ binaries, runAs, directory, port, onLine, onSpawn: watcher.watch });
    let current: Postmaster = await start();
    const state = { stopping: false };
    await ensureDatabase(url);
    const supervise = async () => {
      for (;;) {
        await current.ended;
        if (state.stopping) return;
        log.error({}, 'the database process ended unexpectedly; starting it again');
        for (let wait = 100; !state.stopping; wait = Math.min(wait * 2, 5000)) {
          try {
            await stopOrphan(directory);
            current = await start();
            log.info({ pid: current.pid }, 'the database is back');
            break;
          } catch (error) {
            log.error({ err: error }, 'the database did not start; trying again');
            await pause(wait);
          }
        }
      }
    };
    void supervise();
    return {
      url: url(DATABASE),
      pid: () => current.pid,
      async stop() {
        state.stopping = true;
        await current.stop();
        watcher.stop();
        await unlock();
      },
      stopNow() {
        state.stopping = true;
        current.stopNow();
      },
    };
  } catch (error) {
    watcher.stop();
    await unlock();
    throw error;
  }
}
