import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT } from '../../contract/document';
import { field } from '../../testing/builders';
import { makeBuyer, makeStaff } from '../../testing/people';
import { area, hostilePictures, placed, SCRIPT } from '../../testing/pictures';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { ApiAnswer, Tester } from '../../testing/testers';

const FRONT = '/api/sp/front';
const MB = 1024 * 1024;
let server: TestServer;
let lin: Tester;
let wei: Tester;

beforeAll(async () => {
  const quota = { filesPerDay: 45, sheetsPerDay: 3, bytesPerDay: 200 * MB, bytesKept: 4 * MB };
  server = await startTestServer({ config: { quota } });
  await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
  await makeBuyer(server.db, { username: 'wei', phone: '13800136022' });
  await makeBuyer(server.db, { username: 'many', phone: '13800136023' });
  await makeBuyer(server.db, { username: 'full', phone: '13800136024' });
  [lin, wei] = [await server.buyer('lin'), await server.buyer('wei')];
});
afterAll(() => server.close());

const send = (
  who: Tester,
  data: Buffer,
  filename = 'a.jpg',
  type = 'OTHER',
  headers = {},
): Promise<ApiAnswer> => who.form(`${FRONT}/upload/image`, { file: { filename, data }, type }, headers);

const open = (answer: ApiAnswer) => server.inject({ method: 'GET', url: String(field(answer.data, 'url')) });

describe('pictures are drawn anew', () => {
  test('D-59 Q-11 hostile pictures come out as pixels alone or are refused with a sentence', async () => {
    const found: Record<string, unknown> = {};
    const pictures = await hostilePictures();
    for (const { name, filename, data } of pictures) {
      const answer = await send(lin, data, filename);
      if (answer.code !== 200) {
        found[name] = answer.code === 41501 && /[一-鿿]/.test(answer.message) ? 'refused' : answer;
        continue;
      }
      const { rawPayload, statusCode } = await open(answer);
      const { exif, icc, xmp, pages, space, depth } = await sharp(rawPayload).metadata();
      const plain = { exif, icc, xmp, pages, space, depth, page: rawPayload.includes(SCRIPT), statusCode };
      const clean = { space: 'srgb', depth: 'uchar', page: false, statusCode: 200 };
      found[name] = JSON.stringify(plain) === JSON.stringify(clean) ? 'clean' : plain;
    }
    expect(found).toEqual(Object.fromEntries(pictures.map(({ name, end }) => [name, end])));
    expect(pictures.length).toBeGreaterThan(20);
  });

  test('K-06 D-59 a picture stands upright, says nothing of place and camera and is no larger than its use needs', async () => {
    const upright = await sharp((await open(await send(wei, await placed()))).rawPayload).metadata();
    expect([upright.width, upright.height, upright.exif]).toEqual([40, 60, undefined]);
    const large = await area(4000, 2000).png().toBuffer();
    const sides = { AVATAR: [512, 256], LOGO: [1024, 512], OTHER: [3000, 1500] };
    for (const [type, size] of Object.entries(sides)) {
      const { rawPayload } = await open(await send(wei, large, 'a.png', type));
      const { width, height } = await sharp(rawPayload).metadata();
      expect([width, height]).toEqual(size);
    }
  });

  test('Q-11 L-11 a picture is taken by its content under any name that says no other kind, a PDF too', async () => {
    const jpeg = await area().jpeg().toBuffer();
    const pdf = Buffer.from('%PDF-1.7\n%%EOF');
    for (const filename of ['receipt.jfif', 'receipt.JPE', 'IMG_2034', '凭证 2026.11.27']) {
      const name = filename.replace(/\.(jfif|JPE)$/, '').concat('.jpg');
      expect((await send(wei, jpeg, filename)).data, filename).toMatchObject({ name });
    }
    const file = (filename: string, data: Buffer) =>
      wei.form(`${FRONT}/upload/file`, { file: { filename, data } });
    expect([(await file('receipt.jfif', jpeg)).code, (await file('receipt', pdf)).code]).toEqual([200, 200]);
    expect([(await file('receipt.exe', jpeg)).code, (await send(wei, jpeg, 'a.gif')).code]).toEqual([
      41501, 41501,
    ]);
  });

  test('E-41501 Q-11 a photo as phones keep it is refused with what to do', async () => {
    const photo = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    for (const filename of ['IMG_2034.HEIC', 'IMG_2034.jpg', 'IMG_2034'])
      expect(
        await wei.form(
          `${FRONT}/upload/file`,
          { file: { filename, data: photo } },
          { 'accept-language': 'en' },
        ),
      ).toMatchObject({
        code: 41501,
        message: expect.stringContaining('HEIC'),
      });
  });

  test('E-41501 Q-42 the refusal speaks the language of the caller', async () => {
    const answer = await send(wei, Buffer.from('%PDF'), 'a.jpg', 'OTHER', { 'accept-language': 'en' });
    expect(answer).toMatchObject({
      code: 41501,
      message: 'Only jpg, png and webp pictures are accepted',
      data: { accepted: ['.jpg', '.jpeg', '.png', '.webp'] },
    });
  });
});

describe('addresses of files', () => {
  test('D-59 a private file needs its signature, which ends after a day; no part of it works for another file', async () => {
    const [first, second] = [
      await send(wei, await area().jpeg().toBuffer()),
      await send(wei, await area().jpeg().toBuffer()),
    ];
    const address = new URL(String(field(first.data, 'url')), 'http://x');
    const until = Number(address.searchParams.get('until'));
    expect(until - Date.now()).toBeLessThanOrEqual(86_400_000);
    const signed = address.search;
    const later = signed.replace(/until=\d+/, `until=${until + 1}`);
    const tries = ['', signed, later, signed.slice(0, -2)].map((search) => `${address.pathname}${search}`);
    tries.push(`/files/${String(field(second.data, 'id'))}${signed}`);
    const answers = await Promise.all(tries.map((url) => server.inject({ method: 'GET', url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 404, 404, 404]);
    const { fileAddress } = await import('./files/address');
    const file = { id: String(field(first.data, 'id')), isPublic: false, redrawn: true };
    const old = await fileAddress(server.db, file, new Date(Date.now() - 86_400_001));
    expect((await server.inject({ method: 'GET', url: old })).statusCode).toBe(404);
  });

  test('D-59 the key of addresses is changed: those given out open until they end, and the old key makes none', async () => {
    const { renewSigningSecret, signingSecret } = await import('./files/signingSecret');
    const { data } = await send(wei, await area().jpeg().toBuffer());
    const status = async (url: string) => (await server.inject({ method: 'GET', url })).statusCode;
    const [given, former] = [String(field(data, 'url')), await signingSecret(server.db)];
    await renewSigningSecret(server.db, new Date());
    expect(await signingSecret(server.db)).not.toBe(former);
    expect(await status(given)).toBe(200);
    const id = String(field(data, 'id'));
    const later = String(Date.now() + 2 * 86_400_000);
    const forged = createHmac('sha256', former).update(`${id} ${later}`).digest('base64url');
    expect(await status(`/files/${id}?until=${later}&signature=${forged}`)).toBe(404);
    const { fileAddress } = await import('./files/address');
    const now = new Date();
    expect(await status(await fileAddress(server.db, { id, isPublic: false, redrawn: true }, now))).toBe(200);
    await renewSigningSecret(server.db, now);
    expect(await status(given)).toBe(404);
  });

  test('D-59 a private file is kept by no cache, a public picture for a day', async () => {
    const hidden = String(field((await send(wei, await area().jpeg().toBuffer())).data, 'url'));
    const shown = String(
      field((await send(wei, await area().png().toBuffer(), 'a.png', 'AVATAR')).data, 'url'),
    );
    const cacheOf = async (url: string) =>
      (await server.inject({ method: 'GET', url })).headers['cache-control'];
    expect(await cacheOf(hidden)).toBe('no-store');
    expect(await cacheOf(shown)).toBe('public, max-age=86400');
    const headers = field(DOCUMENT.paths, '/files/{id}', 'get', 'responses', '200', 'headers');
    expect(field(headers, 'Cache-Control', 'schema', 'enum')).toEqual([
      await cacheOf(shown),
      await cacheOf(hidden),
    ]);
  });

  test('D-59 drawn pictures are shown in place, others offered for saving; nothing runs, no other site shows them', async () => {
    const answer = await send(wei, await area().png().toBuffer(), 'a.png', 'AVATAR');
    const url = String(field(answer.data, 'url'));
    await server.db.execute(sql`update files set name = ${'../"夏"\r\n(\'*).png'} where kind = 'IMAGE'`);
    const { headers } = await server.inject({ method: 'GET', url });
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const name = String(headers['content-disposition']);
    expect(name).toMatch(/^inline; filename="[\w.-]+"; filename\*=UTF-8''[\w.%-]+$/);
    expect(decodeURIComponent(name)).toContain('夏');
    await server.db.execute(
      sql`update files set redrawn = false where id = ${String(field(answer.data, 'id'))}`,
    );
    expect((await server.inject({ method: 'GET', url })).statusCode).toBe(404);
    await server.db.execute(sql`update files set redrawn = false`);
    const other = await send(wei, await area().png().toBuffer(), 'b.png');
    await server.db.execute(sql`update files set redrawn = false, kind = 'PDF' where is_public = false`);
    expect((await open(other)).headers['content-disposition']).toMatch(/^attachment; /);
  });

  test('K-12 R-1.16 E-40001 a portrait is a picture the person uploaded to be seen', async () => {
    const picture = await area().png().toBuffer();
    const [own, hidden] = [await send(wei, picture, 'a.png', 'AVATAR'), await send(wei, picture, 'a.png')];
    const foreign = await send(lin, picture, 'a.png', 'AVATAR');
    const save = (avatar: string | null) => wei.post(`${FRONT}/user/update`, { avatar });
    const address = String(field(own.data, 'url'));
    const wrong = [
      'https://evil.example/x.png',
      '/files/none',
      field(hidden.data, 'url'),
      field(foreign.data, 'url'),
    ];
    for (const avatar of wrong) expect((await save(String(avatar))).code).toBe(40001);
    expect(await save(`${address}?v=1`)).toMatchObject({ code: 200, data: { avatar: address } });
    expect((await save(address)).code).toBe(200);
    expect(await save(null)).toMatchObject({ code: 200, data: { avatar: null } });
  });

  test('X-A05 K-36 K-37 E-40001 portraits of staff are pictures which whoever saves them uploaded to be seen', async () => {
    await makeStaff(server.db, { username: 'root' }, 'ROOT');
    await makeStaff(server.db, { username: 'giulia' }, 'SALES');
    const [root, giulia] = [await server.staff('root'), await server.staff('giulia')];
    const file = { filename: 'a.png', data: await area().png().toBuffer() };
    const addressOf = async (who: Tester, type: string): Promise<string> =>
      String(field((await who.form('/api/v1/files', { file, type })).data, 'url'));
    const [own, hidden] = [await addressOf(giulia, 'AVATAR'), await addressOf(giulia, 'OTHER')];
    const ofRoot = await addressOf(root, 'AVATAR');
    const ofBuyer = String(field((await send(wei, file.data, 'a.png', 'AVATAR')).data, 'url'));

    const mine = async (avatar: string | null) => {
      const stored = (await giulia.get('/api/v1/users/profile')).data;
      const form = { nickname: 'Giulia', gender: 'FEMALE', mobile: null, email: null };
      return giulia.put('/api/v1/users/profile', { ...form, avatar, version: field(stored, 'version') });
    };
    for (const avatar of ['https://evil.example/x.png', '/files/none', hidden, ofRoot, ofBuyer])
      expect(await mine(avatar)).toMatchObject({
        code: 40001,
        data: { fields: { avatar: expect.any(String) } },
      });
    expect((await mine(`${own}?v=1`)).code).toBe(200);

    const { rows } = await server.db.execute<{ id: string }>(
      sql`select id from staff where username = 'giulia'`,
    );
    const user = `/api/v1/users/${rows[0]?.id}`;
    const others = async (avatar: string | null) => {
      const { id: _, ...form } = (await root.get(`${user}/form`)).data as Record<string, unknown>;
      return root.put(user, { ...form, avatar });
    };
    for (const avatar of ['https://evil.example/x.png', hidden, ofBuyer])
      expect(await others(avatar)).toMatchObject({ code: 40001 });
    expect((await others(own)).code).toBe(200);
    expect((await others(ofRoot)).code).toBe(200);
    const form = (await root.get(`${user}/form`)).data;
    expect(form).toMatchObject({ avatar: ofRoot });
    const added = { username: 'marco', nickname: 'Marco', gender: 'MALE', status: 'ENABLED' };
    const role = { roleIds: field(form, 'roleIds'), mobile: null, email: null };
    const add = (avatar: string) => root.post('/api/v1/users', { ...added, ...role, avatar });
    expect((await add('https://evil.example/x.png')).code).toBe(40001);
    expect((await add(await addressOf(root, 'AVATAR'))).code).toBe(200);
    expect((await mine(null)).code).toBe(200);
  });
});

describe('what one person may store', () => {
  test('E-42901 sixty uploads at once take exactly the day’s share, and another person is not concerned', async () => {
    const many = await server.buyer('many');
    const picture = await area().png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(many, picture, 'a.png')));
    const taken = answers.filter(({ code }) => code === 200).length;
    const { rows } = await server.db.execute<{ kept: number }>(sql`
      select count(*)::int as kept from files f join buyers b on b.id = f.owner_id where b.username = 'many'`);
    expect(taken).toBeLessThanOrEqual(45);
    expect(rows[0]?.kept).toBe(taken);
    expect(answers.filter(({ code }) => code !== 200 && code !== 42901)).toEqual([]);
    for (let more = taken; more < 45; more += 1) await send(many, picture, 'a.png');
    const next = await send(many, picture, 'a.png');
    expect(next).toMatchObject({ code: 42901, data: { retryAfter: expect.any(Number) } });
    expect(next.message).toMatch(/明天/);
    expect((await send(wei, picture, 'a.png')).code).toBe(200);
  });

  test('counters spent at the same moment never pass the limit', async () => {
    const { spendAllowance } = await import('./limits/allowance');
    const { db, config } = server;
    const spend = (bytes: number) =>
      spendAllowance(db, config.quota, { person: 'buyer x', what: 'file', bytes }, new Date(), 'en').then(
        () => 'taken',
        () => 'refused',
      );
    const ends = await Promise.all(Array.from({ length: 60 }, () => spend(5 * MB)));
    expect(ends.filter((end) => end === 'taken').length).toBe(40);
    expect(await spend(MB / 2)).toBe('refused');
  });

  test('D-59 E-41301 bytes that are too many are refused before they are read; without a length they count as the most', async () => {
    const headers = { 'authori-zation': wei.token, 'content-type': 'multipart/form-data; boundary=x' };
    const started = { method: 'POST' as const, url: `${FRONT}/upload/image`, payload: 'x' };
    const told = await server.inject({ ...started, headers: { ...headers, 'content-length': '12000000' } });
    expect(told.json()).toMatchObject({ code: 41301, data: { max: 10 * MB } });
  });

  test('E-42901 sheets have a share of their own, which bad ones use up as well', async () => {
    const sheet = (who: Tester) =>
      who.form(`${FRONT}/import/order?target=CART`, { file: { filename: 'a.xlsx', data: Buffer.from('x') } });
    const answers = [await sheet(wei), await sheet(wei), await sheet(wei), await sheet(wei)];
    expect(answers.map(({ code }) => code === 42901)).toEqual([false, false, false, true]);
    expect((await sheet(lin)).code).not.toBe(42901);
  });

  test('E-41301 nobody keeps more than the room for one person, also in parallel', async () => {
    const { randomBytes } = await import('node:crypto');
    const full = await server.buyer('full');
    const noise = await sharp(randomBytes(700 * 500 * 3), { raw: { width: 700, height: 500, channels: 3 } })
      .png()
      .toBuffer();
    const answers: ApiAnswer[] = [];
    for (let round = 0; round < 4; round += 1) {
      answers.push(...(await Promise.all([send(full, noise, 'a.png'), send(full, noise, 'a.png')])));
    }
    const { rows } = await server.db.execute<{ bytes: number }>(sql`
      select sum(size)::int as bytes from files f join buyers b on b.id = f.owner_id where b.username = 'full'`);
    expect(rows[0]?.bytes).toBeLessThanOrEqual(4 * MB);
    expect(rows[0]?.bytes).toBeGreaterThan(2.5 * MB);
    const refused = answers.filter(({ code }) => code === 41301);
    expect(refused.length).toBeGreaterThan(2);
    expect(refused[0]).toMatchObject({ message: '您的存储空间已满', data: { max: expect.any(Number) } });
  });
});
