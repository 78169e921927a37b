import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess';
import { emptyDemo } from './emptyDemo';
import { backup, restore } from './backup';
import { makeRoot } from './makeRoot';
import { renewKeys } from './renewKeys';

const place = mkdtempSync(join(tmpdir(), 'selvedge-commands-'));
const configOf = (name: string) => readConfig({ NODE_ENV: 'test', DATA_DIR: join(place, name) });
let server: ServerProcess | undefined;

afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  rmSync(place, { recursive: true, force: true });
});

const tokenIn = (text: string) => /#\/setup\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

test('X-A172 beside the running server of an embedded installation: first link, another link, other keys, backup; what needs it stopped says so', async () => {
  const config = configOf('installation');
  await expect(makeRoot(config)).rejects.toThrow('There is no installation');
  server = startServerProcess(config.dataDir);
  await server.ready;
  const office = () => /Back office +(http:\S+)/.exec(server?.said() ?? '')?.[1] ?? '';
  await expect.poll(() => tokenIn(server?.said() ?? '')).not.toBe('');
  const first = tokenIn(server.said());
  const second = tokenIn(await makeRoot(config));
  expect(second).not.toBe(first);
  const use = async (token: string, username: string) => {
    const body = JSON.stringify({ token, username, nickname: '周岚', password: 'Telaio-4207' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${office()}/api/v1/auth/setup`, { method: 'POST', headers, body });
    return ((await answer.json()) as { code: number }).code;
  };
  expect(await use(second, 'root')).toBe(200);
  expect(await use(first, 'later')).toBe(40915);

  expect(await renewKeys(config)).toMatch(
    /signed with a new key.*\nSecond factors sealed with the key of now: 0\.$/,
  );

  const kept = join(place, 'kept');
  expect(await backup(config, kept)).toMatch(/tables with \d+ rows/);
  for (const stopped of [() => restore(config, kept), () => emptyDemo(config, true, false)]) {
    await expect(stopped()).rejects.toThrow('already using the data folder');
  }
  expect((await fetch(`${office()}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const other = configOf('other');
  await restore(other, kept);
  await expect(restore(other, kept)).rejects.toThrow('empty installation');
  expect(tokenIn(await makeRoot(other))).not.toBe('');
});
