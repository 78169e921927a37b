import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from './isRunning';
import type { Binaries, RunAs } from './binaries';

/** Options for starting one PostgreSQL process. */
export interface PostmasterOptions {
  binaries: Binaries;
  runAs: RunAs;
  /** Folder with the database files. */
  directory: string;
  port: number;
  onLine: (line: string) => void;
  /** Receives the process id at once, long before PostgreSQL accepts connections. */
  onSpawn: (pid: number) => void;
}

/** Signals that stop PostgreSQL, with the time to wait after each in ms: fast shutdown, immediate shutdown, kill. */
const STOP_STEPS = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
] as const;

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    try {
      return execFileSync('ps', ['-p', String(pid), '-o', 'args='], {
        stdio: ['ignore', 'pipe', 'ignore'],
      }).toString();
    } catch {
      return '';
    }
  }
}

async function waitForEnd(pid: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    if (!isRunning(pid)) return true;
    await pause(50);
  }
  return !isRunning(pid);
}

/**
 * Stops a PostgreSQL that outlived its server (kill -9 of the parent leaves it running). Signals only a process whose command line contains
 * this folder; its open transactions are rolled back.
 */
export async function stopOrphan(directory: string): Promise<boolean> {
  const pidFile = join(directory, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isRunning(pid)) return false;
  const command = commandLine(pid);
  if (command !== '' && !command.includes(directory)) {
    rmSync(pidFile, { force: true });
    return false;
  }
  for (const [signal, patience] of STOP_STEPS) {
    process.kill(pid, signal);
    if (await waitForEnd(pid, patience)) return true;
  }
  throw new Error(`The PostgreSQL process ${pid} of ${directory} does not stop.`);
}

/** Runs a program of the package under the database's account and waits for its end. */
export function runProgram(runAs: RunAs, program: string, args: string[]): Promise<void> {
  const child = spawnAs(runAs, program, args, false);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with code ${code}: ${output.trim()}`)),
    );
  });
}

function spawnAs(runAs: RunAs, program: string, args: string[], detached: boolean): ChildProcess {
  const [command = program, ...rest] = [...runAs.prefix, program, ...args];
  const identity = runAs.prefix.length === 0 ? { uid: runAs.uid, gid: runAs.gid } : {};
  return spawn(command, rest, {
    ...identity,
    detached,
    cwd: '/',
    env: { PATH: process.env.PATH, LANG: 'C', LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Running PostgreSQL process. `ended` resolves when it is gone, whatever ended it. */
export interface Postmaster {
  readonly pid: number;
  readonly ended: Promise<void>;
  /** Shuts PostgreSQL down: open transactions are rolled back, files are synced; kills it when that takes too long. */
  stop(): Promise<void>;
  /** Requests a shutdown and waits for nothing. */
  stopNow(): void;
}

/**
 * Starts PostgreSQL on a loopback port and waits until it accepts connections. It runs in a process group of its own, so Ctrl-C in a
 * terminal reaches the server first and the server stops it last.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const child = spawnAs(
    options.runAs,
    options.binaries.postgres,
    ['-D', options.directory, '-p', String(options.port)],
    process.platform !== 'win32',
  );
  if (child.pid !== undefined) options.onSpawn(child.pid);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const last: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const read = (line: string) => {
      if (line.trim() === '') return;
      last.push(line);
      if (last.length > 20) last.shift();
      options.onLine(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    };
    for (const stream of [child.stderr, child.stdout]) {
      if (stream !== null) createInterface({ input: stream }).on('line', read);
    }
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended with code ${code} while starting:\n${last.join('\n')}`)),
    );
  });
  const pid = child.pid ?? 0;
  return {
    pid,
    ended,
    async stop() {
      for (const [signal, patience] of STOP_STEPS) {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill(process.platform === 'win32' ? 'SIGTERM' : signal);
        if (await Promise.race([ended.then(() => true), pause(patience).then(() => false)])) return;
      }
    },
    stopNow() {
      child.kill(process.platform === 'win32' ? 'SIGTERM' : 'SIGINT');
    },
  };
}
