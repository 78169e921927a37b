import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { field } from '../testing/builders';
import { emptyDatabase, type TestDatabase } from '../testing/databases';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-either-'));
const running: ServerProcess[] = [];
const owned: TestDatabase[] = [];
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  for (const database of owned) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Environment without outside services for files, mail and rates. */
const OUTSIDE = { FILES_URL: '', SMTP_URL: '', RATES_URL: '' };

/** Sets up the first user of an empty installation, signs in, and stores a brand; returns the answers of all steps. */
async function firstSteps(server: ServerProcess): Promise<unknown[]> {
  await server.ready;
  const heard = (pattern: RegExp) => pattern.exec(server.said())?.[1] ?? '';
  await expect.poll(() => heard(/#\/setup\?token=([\w-]{43})/)).not.toBe('');
  const office = heard(/Back office +(http:\S+)/);
  let token = '';
  const call = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${office}${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token && { Authorization: token }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    return (await answer.json()) as { code: number; data: unknown };
  };
  const person = {
    token: heard(/#\/setup\?token=([\w-]{43})/),
    username: 'root',
    nickname: '周岚',
    password: 'Telaio-4207',
  };
  const made = await call('POST', '/api/v1/auth/setup', person);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...person, captchaKey: '', captchaCode: '' }))
    if (name !== 'token' && name !== 'nickname') form.append(name, value);
  const signedIn = await call('POST', '/api/v1/auth/login', form);
  token = `${String(field(signedIn.data, 'tokenType'))} ${String(field(signedIn.data, 'accessToken'))}`;
  const brand = { name: '卢塞纳 Lucerna', hot: true, sort: 1 };
  const steps = [
    await call('POST', '/api/v1/brands', brand),
    await call('POST', '/api/v1/brands', brand),
    await call('GET', '/api/v1/brands/page?hot=true'),
  ];
  const [, , page] = steps;
  const ready = (await fetch(`${office}/readyz`)).status;
  return [
    made.code,
    signedIn.code,
    ...steps.map(({ code }) => code),
    field(page?.data, 'list', 0, 'name'),
    ready,
  ];
}

test.each(['the embedded database', 'a database of one’s own'])(
  'Q-48 the server starts with no outside service and does the same on %s',
  async (kind) => {
    const own = kind === 'the embedded database' ? undefined : await emptyDatabase();
    if (own) owned.push(own);
    const dataDir = join(folder, own ? 'own' : 'embedded');
    const server = startServerProcess(dataDir, { ...OUTSIDE, DATABASE_URL: own?.url ?? '' });
    running.push(server);
    expect(await firstSteps(server)).toEqual([200, 200, 200, 40913, 200, '卢塞纳 Lucerna', 200]);
  },
);
