import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { isRunning } from '@selvedge/embedded-postgres/isRunning';
import { programPath } from '../testing/programs';
import { serverEnv, startServerProcess } from '../testing/serverProcess';

const ROOT = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'selvedge-life-'));
const started = new Set<number>();
afterAll(() => {
  for (const pid of started) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server as `npm start` does, in a process group of its own; SIGUSR2 triggers an uncaught error. */
function startInstallation(env: NodeJS.ProcessEnv = {}) {
  const trap = join(folder, 'trap.mjs');
  const runner = join(folder, 'runner.mjs');
  writeFileSync(trap, `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody caught this')));`);
  writeFileSync(
    runner,
    `import { runServer } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts/lib/runServer.mjs')).href)};
     process.exit(await runServer({ command: process.execPath, cwd: ${JSON.stringify(ROOT)}, startedBy: 'npm start',
       args: ['--import', ${JSON.stringify(pathToFileURL(trap).href)}, ${JSON.stringify(programPath('main'))}] }));`,
  );
  const child = spawn(process.execPath, [runner], {
    env: { ...serverEnv(folder), DRAIN_MS: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const parent = child.pid ?? 0;
  started.add(parent);
  let said = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = () =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  /** Waits until the server listens; returns its address and processes. */
  const up = async () => {
    const port = () => /Buyer app +http:\/\/localhost:(\d+)/.exec(said)?.[1];
    await expect.poll(port).toBeDefined();
    const server = Number(lines().find(({ msg }) => String(msg).startsWith('Server listening'))?.pid);
    const database = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    for (const pid of [server, database]) started.add(pid);
    expect(processes()).toHaveLength(4);
    return { url: `http://127.0.0.1:${port()}`, server, database };
  };
  return { parent, up, ended, lines, said: () => said, errors: () => errors };
}

/**
 * Returns the processes of an installation: the runner of npm start, the server, the database and the shell that stops it; all have the
 * folder in their command line.
 */
const processes = () =>
  execFileSync('ps', ['-eww', '-o', 'pid=,args='])
    .toString()
    .split('\n')
    .filter((line) => line.includes(folder));
const childrenOf = (pid: number) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .toString()
    .trim()
    .split(/\s+/)
    .map(Number);

const statusOf = async (url: string) => (await fetch(url)).status;

test('Q-49 the installation by npm start: a call in the log, a frozen database, a fault that nobody caught', async () => {
  const installation = startInstallation();
  const { url, server, database } = await installation.up();
  const wrong = { username: 'nobody-by-this-name', password: 'Wrong-2026', key: '', code: '' };
  const answer = await fetch(`${url}/api/sp/front/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'from-the-proxy-1' },
    body: JSON.stringify(wrong),
  });
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy-1');
  await expect
    .poll(() => installation.lines().find(({ event }) => event === 'sign-in.failed'))
    .toMatchObject({
      reqId: 'from-the-proxy-1',
      operation: 'frontUserLogin',
      app: 'buyer',
      status: 200,
      code: 40003,
    });
  expect(installation.said()).not.toContain(wrong.username);
  expect(installation.said()).not.toContain(wrong.password);

  const frozen = [database, ...childrenOf(database)];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const calls = Array.from({ length: 30 }, () => statusOf(`${url}/api/sp/common/money/exchange/list`));
    expect(await statusOf(`${url}/readyz`)).toBe(503);
    expect([...new Set(await Promise.all(calls))]).toEqual([503]);
  } finally {
    for (const pid of frozen) if (isRunning(pid)) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(200);
  await expect.poll(() => statusOf(`${url}/api/sp/common/money/exchange/list`)).toBe(200);

  process.kill(server, 'SIGUSR2');
  expect(await installation.ended).toBe(70);
  expect(installation.lines().find(({ level }) => level === 60)).toMatchObject({
    origin: 'unhandledRejection',
    err: { message: 'nobody caught this' },
  });
  expect(installation.errors()).toContain(
    'The server ended unexpectedly with code 70. What it said last is above',
  );
  await expect.poll(processes).toEqual([]);
});

test('kill -9 of the server is said in a sentence, and ends its database', async () => {
  const installation = startInstallation();
  process.kill((await installation.up()).server, 'SIGKILL');
  expect(await installation.ended).toBe(137);
  expect(installation.errors()).toContain(
    'The server ended unexpectedly by SIGKILL. What it said last is above',
  );
  await expect.poll(processes).toEqual([]);
});

test('kill -9 of what npm start runs ends the server in order, and its database', async () => {
  const installation = startInstallation();
  await installation.up();
  process.kill(installation.parent, 'SIGKILL');
  await installation.ended;
  expect(installation.lines().filter(({ msg }) => msg === 'stopping' || msg === 'stopped')).toHaveLength(2);
  await expect.poll(processes).toEqual([]);
});

test('a database that outlived its server all the same is stopped by the next start', async () => {
  const installation = startInstallation();
  const { server, database } = await installation.up();
  const shell = processes().find((line) => line.includes('/bin/sh'));
  process.kill(Number.parseInt(shell ?? '', 10), 'SIGKILL');
  process.kill(server, 'SIGKILL');
  await installation.ended;
  expect(isRunning(database)).toBe(true);
  const next = startInstallation();
  await next.up();
  expect(next.said()).toContain('left running by a server that was killed');
  expect(isRunning(database)).toBe(false);
  process.kill(next.parent, 'SIGTERM');
  expect(await next.ended).toBe(0);
});

test.each([
  ['Ctrl-C, which reaches the whole group and is passed on by npm', 'SIGINT', [-1, 1]],
  ['SIGTERM to npm start alone', 'SIGTERM', [1]],
  ['a terminal that hangs up on the whole group', 'SIGHUP', [-1]],
] as const)('%s ends everything in order with code 0', async (_, signal, signs) => {
  const installation = startInstallation();
  await installation.up();
  for (const sign of signs) process.kill(sign * installation.parent, signal);
  expect(await installation.ended).toBe(0);
  await expect.poll(processes).toEqual([]);
  expect(installation.lines().filter(({ msg }) => msg === 'stopping' || msg === 'stopped')).toHaveLength(2);
  expect(installation.errors()).toBe('');
});

test('a start that is refused says its own sentence alone', async () => {
  const installation = startInstallation({ PORT: 'none' });
  expect(await installation.ended).toBe(1);
  expect(installation.errors()).toContain('PORT');
  expect(installation.errors()).not.toContain('unexpectedly');
});

test('a database that cannot be reached is waited for; then one sentence, no stack and no password', async () => {
  const env = {
    DATABASE_WAIT_MS: '1500',
    DATABASE_URL: 'postgres://seller:Hidden-2026@127.0.0.1:9/selvedge',
  };
  const server = startServerProcess(folder, env);
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('PostgreSQL at 127.0.0.1:9/selvedge cannot be reached yet');
  expect(server.said()).toContain(
    'PostgreSQL at 127.0.0.1:9/selvedge could not be reached within 2 s (ECONNREFUSED)',
  );
  expect(server.said()).not.toMatch(/Hidden-2026|\n {4}at /);
});
