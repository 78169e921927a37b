import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FileAdapter } from '../../adapters/adapters';
import { field } from '../../testing/builders';
import { cloneDatabase } from '../../testing/databases';
import { FILE_STORES, type TestStore } from '../../testing/fileStores';
import { makeBuyer } from '../../testing/people';
import { area } from '../../testing/pictures';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { ApiAnswer, Tester } from '../../testing/testers';
import { sweep } from '../retention/jobs/sweep';

const FRONT = '/api/sp/front';
const MB = 1024 * 1024;
const DAY_MS = 86_400_000;
const SILENT = { info() {}, warn() {} };

describe.each(FILE_STORES)('files %s, two processes', (_, openStore) => {
  let store: TestStore;
  /** Two processes of one installation. */
  let servers: [TestServer, TestServer];
  let files: FileAdapter;
  let wei: Tester;
  let elsewhere: Tester;
  let picture: Buffer;

  beforeAll(async () => {
    store = await openStore();
    const database = await cloneDatabase('off');
    const quota = { filesPerDay: 45, sheetsPerDay: 3, bytesPerDay: 200 * MB, bytesKept: 4 * MB };
    const start = () => startTestServer({ database, config: { ...store.config, quota } });
    servers = [await start(), await start()];
    const [{ db, adapters }] = servers;
    files = adapters.files;
    for (const [at, username] of ['wei', 'lin', 'many', 'full'].entries())
      await makeBuyer(db, { username, phone: `1380013602${at}` });
    [wei, elsewhere] = [await servers[0].buyer('wei'), await servers[1].buyer('wei')];
    picture = await area().png().toBuffer();
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await store.close();
  });

  const send = (who: Tester, type = 'OTHER') =>
    who.form(`${FRONT}/upload/image`, { file: { filename: 'a.png', data: picture }, type });
  const start = (who: Tester, size = picture.length, name = 'a.png') =>
    who.post(`${FRONT}/upload/start`, { name, size, contentType: 'image/png' });
  const finish = (who: Tester, started: ApiAnswer, type = 'OTHER') =>
    who.post(`${FRONT}/upload/finish`, { id: field(started.data, 'id'), type });
  const urlOf = (answer: ApiAnswer) => String(field(answer.data, 'url'));
  const open = (url: string, at: 0 | 1 = 1) => servers[at].inject({ method: 'GET', url });

  /** Sends bytes to the returned address, the server's own or another's; returns the HTTP status. */
  async function bring(started: ApiAnswer, data: Buffer, type = 'image/png', at: 0 | 1 = 1): Promise<number> {
    const [url, headers] = [urlOf(started), { 'content-type': type }];
    if (url.startsWith('http')) return (await fetch(url, { method: 'PUT', body: data, headers })).status;
    return (await servers[at].inject({ method: 'PUT', url, payload: data, headers })).statusCode;
  }

  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of files.list()) found.push(key);
    return found.filter((key) => key !== 'store/id.txt').sort();
  };
  const rows = async () =>
    (
      await servers[0].db.execute<{ id: string; state: string; key: string }>(
        sql`select id, state, storage_key as key from files order by storage_key`,
      )
    ).rows;
  const sweepAt = (daysOn: number) =>
    sweep(
      { db: servers[1].db, adapters: servers[1].adapters },
      SILENT,
      new Date(Date.now() + daysOn * DAY_MS),
    );

  test('D-59 a picture sent to one process is shown by the other, drawn anew; the address of a private one ends', async () => {
    const [open1, hidden] = [await send(wei, 'AVATAR'), await send(wei)];
    for (const url of [urlOf(open1), urlOf(hidden)]) {
      const { rawPayload, headers, statusCode } = await open(url);
      expect([statusCode, headers['content-type'], headers['content-security-policy']]).toEqual([
        200,
        'image/png',
        "default-src 'none'; sandbox",
      ]);
      expect((await sharp(rawPayload).metadata()).width).toBe(60);
    }
    const { pathname, searchParams } = new URL(urlOf(hidden), 'http://x');
    const [until, signature] = ['until', 'signature'].map((name) => searchParams.get(name) ?? '');
    const ended = vi.useFakeTimers({ toFake: ['Date'], now: Number(until) + 1 });
    const late = await open(urlOf(hidden));
    ended.useRealTimers();
    const tries = [pathname, `${pathname}?until=${Number(until) + 1}&signature=${signature}`];
    const refused = [late, ...(await Promise.all(tries.map((url) => open(url))))];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test('D-59 Q-11 bytes brought to the address of an upload become a file only when they were looked at and drawn anew', async () => {
    const before = (await rows()).length;
    const started = await start(wei);
    expect(started).toMatchObject({ code: 200, data: { id: expect.any(String) } });
    const id = String(field(started.data, 'id'));
    expect(await finish(wei, started)).toMatchObject({
      code: 40001,
      data: { fields: { id: expect.any(String) } },
    });
    expect(await bring(started, picture.subarray(1))).not.toBe(200);
    expect(await bring(started, picture, 'text/html')).not.toBe(200);
    expect((await open(`/files/${id}`)).statusCode).toBe(404);
    expect(await bring(started, picture)).toBe(200);
    const lin = await servers[0].buyer('lin');
    expect((await finish(lin, started)).code).toBe(40401);
    const [first, second] = await Promise.all([finish(elsewhere, started), finish(wei, started)]);
    expect([first.code, second.code]).toEqual([200, 200]);
    expect(first.data).toMatchObject({ id, kind: 'IMAGE', name: 'a.png' });
    const shown = await open(urlOf(first), 0);
    expect((await sharp(shown.rawPayload).metadata()).space).toBe('srgb');
    expect((await finish(wei, started)).code).toBe(200);
    const made = (await rows()).filter((row) => row.id === id);
    expect([made.length, made[0]?.state, (await rows()).length]).toEqual([1, 'KEPT', before + 1]);
    expect(made[0]?.key).toMatch(/^uploads\//);
    expect((await keys()).filter((key) => key.startsWith('incoming/'))).toEqual([]);
    await bring(started, picture);
    expect((await open(urlOf(first))).rawPayload.equals(shown.rawPayload)).toBe(true);
  });

  test('D-59 the address of an upload ends, and no address for reading takes bytes', async () => {
    const clock = vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 16 * 60_000 });
    const started = await start(wei);
    clock.useRealTimers();
    expect(await bring(started, picture)).toBeGreaterThanOrEqual(403);
    const kept = await send(wei);
    expect(await bring(kept, picture)).toBe(404);
    const moved = { ...kept, data: { url: urlOf(kept).replace('/files/', '/incoming/') } };
    expect(await bring(moved, picture)).toBe(404);
  });

  test('Q-11 E-41501 bytes that are no picture end the upload and take no room any more', async () => {
    const full = await servers[0].buyer('full');
    const script = Buffer.from('<html><script>alert(1)</script></html>'.padEnd(3 * MB));
    const started = await start(full, script.length);
    expect(await bring(started, script)).toBe(200);
    expect((await start(full, 2 * MB)).code).toBe(41301);
    expect((await finish(full, started)).code).toBe(41501);
    expect((await finish(full, started)).code).toBe(40401);
    expect((await start(full, 2 * MB)).code).toBe(200);
  });

  test('E-42901 announced uploads count against the day, whichever process is asked', async () => {
    const many = await Promise.all(servers.map((server) => server.buyer('many')));
    const answers: ApiAnswer[] = [];
    for (let round = 0; round < 10; round += 1) {
      const five = Array.from({ length: 5 }, (_one, at) => start(many[at % 2] ?? wei, 1));
      answers.push(...(await Promise.all(five)));
    }
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(45);
    expect(answers.filter(({ code }) => code === 42901)).toHaveLength(5);
  });

  test('D-59 a store that is away is answered 503 to be tried again, keeps no half of anything, and changes nothing else', async () => {
    const kept = await send(wei);
    const started = await start(wei);
    expect(await bring(started, picture)).toBe(200);
    const states = async () => (await rows()).filter(({ state }) => state !== 'DOOMED').map(({ id }) => id);
    const before = await states();
    await store.away();
    const refused = [(await send(wei)).raw, (await finish(wei, started)).raw, await open(urlOf(kept))];
    const [health, others] = [await open('/readyz'), await wei.get(`${FRONT}/user/session/list`)];
    await store.back();
    for (const { statusCode, headers, body } of refused) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
      expect(body).not.toMatch(/S3RVER|127\.0\.0\.1/);
    }
    expect([others.code, health.statusCode, health.json()]).toEqual([
      200,
      200,
      { status: 'ready', files: 'away' },
    ]);
    expect(await states()).toEqual(before);
    expect((await send(wei)).code).toBe(200);
    expect((await finish(wei, started)).code).toBe(200);
    expect((await open(urlOf(kept))).statusCode).toBe(200);
  });

  test('D-59 a kill between the bytes and the row, and uploads nobody finished, leave only what a day later is swept', async () => {
    const reached = new Promise<void>((resolve) => {
      const put = files.put.bind(files);
      const killed = vi.spyOn(files, 'put').mockImplementationOnce(async (key, data) => {
        await put(key, data);
        killed.mockRestore();
        resolve();
        // The code after the bytes never runs.
        await new Promise(() => undefined);
      });
    });
    void send(wei);
    await reached;
    await files.put('uploads/aa/0123456789abcdef.png', picture);
    const started = await start(wei);
    expect(await bring(started, picture)).toBe(200);
    const used = await send(wei, 'AVATAR');
    await wei.post(`${FRONT}/user/update`, { avatar: urlOf(used) });
    const left = (await rows()).filter(({ state }) => state === 'WRITING');
    expect(left.length).toBeGreaterThanOrEqual(2);
    await sweepAt(0);
    expect(await keys()).toContain('uploads/aa/0123456789abcdef.png');
    await servers[0].db.execute(sql`delete from system_state where key = 'files_walked_at'`);
    await sweepAt(1.1);
    const [row, ...others] = await rows();
    expect([others, row?.id, await keys()]).toEqual([[], field(used.data, 'id'), [row?.key]]);
    expect((await open(urlOf(used))).statusCode).toBe(200);
  });

  test('what is kept can be listed and cleared; a key of another form is refused', async () => {
    expect(await files.isEmpty()).toBe(false);
    for (const key of ['../outside.png', '/etc/passwd', 'a b.png', ''])
      await expect(async () => files.put(key, picture)).rejects.toThrow('wrong form');
    expect(await files.get('uploads/aa/none.png')).toBeNull();
    await files.delete('uploads/aa/none.png');
    await files.clear();
    expect([await files.isEmpty(), await keys()]).toEqual([true, []]);
    await files.check();
  });
});
