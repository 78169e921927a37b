import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { MAIN, serverEnv, startServerProcess } from '../testing/serverProcess';

const ROOT = join(import.meta.dirname, '../../../..');
/** What hangs never ends; what ends does so within seconds, on a slow and busy machine within this. */
const OVERDUE_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'selvedge-life-'));
const started = new Set<number>();
afterAll(() => {
  for (const pid of started) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The server as `npm start` runs it, under the supervisor; SIGUSR2 makes it fail in a way that nobody catches. */
function startSupervised() {
  const trap = join(folder, 'trap.mjs');
  const runner = join(folder, 'runner.mjs');
  writeFileSync(trap, `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody caught this')));`);
  writeFileSync(
    runner,
    `import { supervise } from ${JSON.stringify(join(ROOT, 'scripts/lib/supervise.mjs'))};
     process.exit(await supervise({ command: process.execPath, cwd: ${JSON.stringify(ROOT)}, firstPauseMs: 50,
       args: ['--import', ${JSON.stringify(pathToFileURL(trap).href)}, '--import', 'tsx', ${JSON.stringify(MAIN)}] }));`,
  );
  const child = spawn(process.execPath, [runner], {
    env: { ...serverEnv(folder), DRAIN_MS: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child.pid ?? 0);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const addresses = () =>
    [...said.matchAll(/Buyer app +http:\/\/localhost:(\d+)/g)].map(([, port]) => `http://127.0.0.1:${port}`);
  /** Waits for the nth start; answers its address. */
  const up = async (nth: number) => {
    await expect.poll(() => addresses().length).toBe(nth);
    return addresses()[nth - 1] ?? '';
  };
  const lines = () =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { child, up, said: () => said, lines };
}

const childrenOf = (pid: number) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .toString()
    .trim()
    .split(/\s+/)
    .map(Number);
const postmaster = () =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function timed(url: string): Promise<{ status: number; ms: number }> {
  const from = performance.now();
  const { status } = await fetch(url);
  return { status, ms: performance.now() - from };
}

test('Q-49 the house under its supervisor: a frozen database, a fault nobody caught, kill -9 of server and supervisor', async () => {
  const house = startSupervised();
  const url = await house.up(1);
  const wrong = { username: 'nobody-by-this-name', password: 'Wrong-2026', key: '', code: '' };
  const answer = await fetch(`${url}/api/sp/front/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'from-the-proxy-1' },
    body: JSON.stringify(wrong),
  });
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy-1');
  await expect
    .poll(() => house.lines().find(({ event }) => event === 'sign-in.failed'))
    .toMatchObject({
      reqId: 'from-the-proxy-1',
      operation: 'frontUserLogin',
      app: 'buyer',
      status: 200,
      code: 40003,
    });
  expect(house.said()).not.toContain(wrong.username);
  expect(house.said()).not.toContain(wrong.password);

  const frozen = [postmaster(), ...childrenOf(postmaster())];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const calls = Array.from({ length: 30 }, () => timed(`${url}/api/sp/common/money/exchange/list`));
    const ready = await timed(`${url}/readyz`);
    expect([ready.status, ready.ms < OVERDUE_MS]).toEqual([503, true]);
    for (const { status, ms } of await Promise.all(calls))
      expect([status, ms < OVERDUE_MS]).toEqual([503, true]);
  } finally {
    for (const pid of frozen) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await timed(`${url}/readyz`)).status).toBe(200);
  expect((await timed(`${url}/api/sp/common/money/exchange/list`)).status).toBe(200);

  const server = () =>
    Number(house.lines().findLast(({ msg }) => String(msg).startsWith('Server listening'))?.pid);
  process.kill(server(), 'SIGUSR2');
  await house.up(2);
  expect(house.lines().find(({ level }) => level === 60)).toMatchObject({
    origin: 'unhandledRejection',
    err: { message: 'nobody caught this' },
  });

  process.kill(server(), 'SIGKILL');
  await house.up(3);
  const left = [server(), postmaster()];
  expect(left.every(isAlive)).toBe(true);
  house.child.kill('SIGKILL');
  await expect.poll(() => left.some(isAlive)).toBe(false);
});

test('a database that cannot be reached is waited for; then one sentence, no stack and no password', async () => {
  const env = { DATABASE_WAIT_MS: '1500', DATABASE_URL: 'postgres://seller:Hidden-2026@127.0.0.1:9/house' };
  const server = startServerProcess(folder, env);
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('PostgreSQL at 127.0.0.1:9/house cannot be reached yet');
  expect(server.said()).toContain(
    'PostgreSQL at 127.0.0.1:9/house could not be reached within 2 s (ECONNREFUSED)',
  );
  expect(server.said()).not.toMatch(/Hidden-2026|\n {4}at /);
});
