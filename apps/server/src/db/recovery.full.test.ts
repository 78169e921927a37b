import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isRunning } from '@selvedge/embedded-postgres/isRunning';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-recovery-'));
const running = new Set<ServerProcess>();

function start(): ServerProcess {
  const server = startServerProcess(folder);
  running.add(server);
  void server.ended.then(() => running.delete(server));
  return server;
}

afterAll(async () => {
  for (const server of running) server.child.kill('SIGTERM');
  await Promise.all([...running].map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

async function post(
  url: string,
  path: string,
  body: object,
): Promise<{ status: number; code: number; data: unknown }> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, data } = (await answer.json()) as { code: number; data: unknown };
  return { status: answer.status, code, data };
}

const pidFile = join(folder, 'postgres', 'postmaster.pid');
const postmasterPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

/** Returns the newest message of the outbox, once the worker has written one. */
async function newestMessage(): Promise<string> {
  const outbox = join(folder, 'outbox');
  const names = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => !name.startsWith('.')) : []);
  await expect.poll(() => names().length).toBeGreaterThan(0);
  return readFileSync(join(outbox, names().sort().at(-1) ?? ''), 'utf8');
}
const person = {
  areaCode: '+86',
  phone: '13800138000',
  username: 'survivor',
  password: 'Survive-2026',
  nickname: '幸存',
  identityType: 'MAINLAND_TRADER',
  companyName: '测试',
};
const login = { username: person.username, password: person.password, key: '', code: '' };

test('kill -9 of the database or the server loses nothing, a second server is refused, logs hold no secrets (Q-49)', async () => {
  const first = start();
  const url = await first.ready;
  const phone = { areaCode: person.areaCode, phone: person.phone };
  expect((await post(url, '/api/sp/front/user/sendCode', { ...phone, type: 1 })).code).toBe(200);
  const code = /(\d{6})/.exec((await newestMessage()).split('\n\n')[1] ?? '')?.[1] ?? '';
  expect((await post(url, '/api/sp/front/user/register', { ...person, validateCode: code })).code).toBe(200);
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain('Another server is already using the data folder');
  expect(second.said()).not.toContain('    at ');

  process.kill(postmasterPid(), 'SIGKILL');
  const during = await post(url, '/api/sp/front/user/login', login);
  if (during.status !== 200) expect(during).toMatchObject({ status: 503, code: 50001 });
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  const signedIn = await post(url, '/api/sp/front/user/login', login);
  expect(signedIn.code).toBe(200);

  const outlived = postmasterPid();
  first.child.kill('SIGKILL');
  await first.ended;
  await expect.poll(() => isRunning(outlived)).toBe(false);
  const third = start();
  const again = await third.ready;
  expect((await post(again, '/api/sp/front/user/login', login)).code).toBe(200);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect(existsSync(pidFile)).toBe(false);

  const secret = readFileSync(join(folder, 'database.secret'), 'utf8').trim();
  expect(statSync(join(folder, 'database.secret')).mode & 0o077).toBe(0);
  const log = first.said() + third.said();
  for (const hidden of [person.password, code, secret, String(Reflect.get(Object(signedIn.data), 'token'))]) {
    expect(log).not.toContain(hidden);
  }
});
