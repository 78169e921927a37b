import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-supervise-'));
const started = new Set();
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A supervisor over a small program in the server's place; the program's pid is on its first line. */
function run(name, program, { wrap = [], env = {} } = {}) {
  const file = join(folder, `${name}.mjs`);
  const runner = join(folder, `${name}.runner.mjs`);
  writeFileSync(file, program);
  writeFileSync(
    runner,
    `import { supervise } from ${JSON.stringify(join(root, 'scripts/lib/supervise.mjs'))};
     process.exit(await supervise({ command: process.execPath, args: ['--max-old-space-size=24', ${JSON.stringify(file)}],
       cwd: ${JSON.stringify(folder)}, firstPauseMs: 20, followParent: process.env.FOLLOW === '1' }));`,
  );
  const [command, ...args] = [...wrap, process.execPath, runner];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  started.add(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const pids = () => [...said.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
  const up = (count = 1) => expect.poll(() => pids().length).toBe(count);
  return { child, ended, pids, up, said: () => said };
}

const PID = 'console.log(`pid ${process.pid}`);';
const READY = `${PID} process.send({ type: 'ready' });`;
/** Stops in order when asked, or when nobody is left who could ask. */
const SERVES = `${READY} setInterval(() => {}, 1000);
  process.on('message', (word) => process.exit(word === 'stop' ? 0 : 130));
  process.on('disconnect', () => process.exit(0)); process.on('SIGHUP', () => {});`;

test('a server that cannot work with its settings ends at once, with its sentence and code 1', async () => {
  const house = run('settings', `${PID} console.error('PORT must be a port number.'); process.exitCode = 1;`);
  expect(await house.ended).toBe(1);
  expect([house.pids().length, house.said().includes('PORT must be')]).toEqual([1, true]);
});

test('a crash starts it again; three in a row before it is ready do not', async () => {
  const lives = join(folder, 'lives');
  writeFileSync(lives, '');
  const house = run(
    'crashes',
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(lives)}, 'x'); ${PID}
     if (readFileSync(${JSON.stringify(lives)}, 'utf8').length <= 2) process.send({ type: 'ready' });
     setTimeout(() => process.exit(70), 50);`,
  );
  expect(await house.ended).toBe(70);
  expect(readFileSync(lives, 'utf8')).toBe('xxxxx');
  expect(house.said()).toContain('crashed with code 70; starting it again in');
  expect(house.said()).toContain('3 times in a row before it was ready: not started again');
});

test('a heap that is full is said in one sentence', async () => {
  const house = run('heap', `${READY} const kept = []; for (;;) kept.push(new Array(10_000).fill({}));`);
  await expect.poll(house.said).toContain('"msg":"The server ran out of memory; starting');
  house.child.kill('SIGTERM');
  await house.ended;
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  '%s stops the server in order and ends with it',
  async (signal) => {
    const house = run(signal, SERVES);
    await house.up();
    house.child.kill(signal);
    expect(await house.ended).toBe(0);
    expect(isAlive(house.pids()[0])).toBe(false);
  },
  20_000,
);

test('a second signal does not wait', async () => {
  const house = run(
    'second',
    `${READY} setInterval(() => {}, 1000); process.on('message', (word) => word === 'stop now' && process.exit(130));`,
  );
  await house.up();
  house.child.kill('SIGINT');
  setTimeout(() => house.child.kill('SIGINT'), 100);
  setTimeout(() => house.child.kill('SIGINT'), 1000);
  expect(await house.ended).toBe(130);
});

test('kill -9 of the supervisor, or of npm before it, leaves nothing behind', async () => {
  const direct = run('killed', SERVES);
  await direct.up();
  direct.child.kill('SIGKILL');
  await expect.poll(() => isAlive(direct.pids()[0])).toBe(false);

  const parent = `const child = require('node:child_process').spawn(process.argv[1], process.argv.slice(2), { stdio: 'inherit' });
    console.log('runner ' + child.pid);`;
  const behind = run('behind', SERVES, { wrap: [process.execPath, '-e', parent], env: { FOLLOW: '1' } });
  await behind.up();
  const runner = Number(/runner (\d+)/.exec(behind.said())?.[1]);
  behind.child.kill('SIGKILL');
  await expect.poll(() => isAlive(runner) || isAlive(behind.pids()[0])).toBe(false);
});
