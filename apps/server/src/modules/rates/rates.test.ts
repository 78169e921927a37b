import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseAdapters } from '../../adapters/choose';
import { rateFeed } from '../../adapters/rateFeed';
import { readConfig } from '../../config/config';
import { operationRecords } from '../../db/schema/platform';
import { enqueue } from '../../jobs/enqueue';
import { makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { ratesTask, takeRates } from './write/fromFeed';

const RATES = '/api/v1/exchange-rates';
const DAY = '2026-11-20';
const NOW = new Date(`${DAY}T15:20:00Z`);

let server: TestServer;
let clerk: Tester;
let source: Server;
let url: string;
/** Next response of the source. */
let answer: { status: number; body: string };

const dayOf = (day: string, rates: Record<string, string>) => `<Cube time='${day}'>
${Object.entries(rates)
  .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
  .join('')}
</Cube>`;
const documentOf = (...days: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><Cube>${days.join('')}</Cube></gesmes:Envelope>`;
const document = (day: string, rates: Record<string, string>) => documentOf(dayOf(day, rates));

beforeAll(async () => {
  server = await startTestServer({ adapters: { rates: { read: () => rateFeed(url).read() } } });
  await makeStaff(server.db, { username: 'finance' }, 'FINANCE');
  clerk = await server.staff('finance');
  source = createServer((_request, reply) => {
    reply.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
  });
  await new Promise<void>((resolve) => void source.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(source.address() as AddressInfo).port}/daily.xml`;
});
afterAll(async () => {
  source.close();
  await server.close();
});
beforeEach(async () => {
  await server.db.delete(operationRecords).where(eq(operationRecords.entity, 'exchangeRate'));
});

interface Shown {
  name: string;
  num: string;
  version: number;
  updatedBy?: string;
  history: { num: string; operatorName: string }[];
}
async function rateOf(name: string): Promise<Shown> {
  const data = (await clerk.get(RATES)).data as Shown[];
  const found = data.find((rate) => rate.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}
const take = async (day: string, rates: Record<string, string>, now = NOW) => {
  answer = { status: 200, body: document(day, rates) };
  return takeRates(server.db, await rateFeed(url).read(), now);
};

test('D-40 rates come from the feed: known currencies only, a record where one changed, none where it is the same', async () => {
  expect(await take(DAY, { USD: '1.0912', CNY: '7.84250', INR: '91.2', EUR: '2' })).toBe(1);
  expect(await take(DAY, { USD: '1.09120' })).toBe(0);
  expect(await take('2026-11-19', { USD: '1.05' })).toBe(0);
  expect(await rateOf('USD')).toMatchObject({
    num: '1.0912',
    updatedBy: 'system',
    history: [{ num: '1.0912' }],
  });
  expect(await rateOf('CNY')).toMatchObject({ num: '7.8425', history: [] });
  expect(await rateOf('EUR')).toMatchObject({ num: '1', fixed: true });
});

test('D-40 Q-29 what somebody set by hand stays on its day, and on the next the feed counts again', async () => {
  const { version } = await rateOf('GBP');
  expect((await clerk.put(`${RATES}/GBP`, { num: '0.85', version })).code).toBe(200);
  const day = new Date().toISOString().slice(0, 10);
  const next = new Date(Date.now() + 86_400_000);
  expect(await take(day, { GBP: '0.8333' }, new Date())).toBe(0);
  expect(await take(next.toISOString().slice(0, 10), { GBP: '0.8444' }, next)).toBe(1);
  expect((await rateOf('GBP')).history.map(({ num, operatorName }) => [num, operatorName])).toEqual([
    ['0.8444', 'system'],
    ['0.85', 'finance'],
  ]);
});

test('D-40 a rate that leaps is not believed, the others of that day are', async () => {
  await expect(take(DAY, { JPY: '1634', CHF: '0.9512' })).rejects.toThrow(/JPY 163\.4000 -> 1634/);
  expect([(await rateOf('JPY')).num, (await rateOf('CHF')).num]).toEqual(['163.4000', '0.9512']);
});

test('D-40 a day to come is not believed, and the true days after it go on', async () => {
  await expect(take('9999-12-31', { SEK: '11.31' })).rejects.toThrow(/9999-12-31, a day to come/);
  expect(await take(DAY, { SEK: '11.32' })).toBe(1);
  expect(await rateOf('SEK')).toMatchObject({ num: '11.32', updatedBy: 'system' });
});

test('D-40 of several days the newest true one is taken, whatever day to come or without rates stands beside it', async () => {
  const days = [
    dayOf('2026-11-18', { DKK: '7.45' }),
    dayOf('9999-12-31', { DKK: '7.99' }),
    dayOf('2026-11-19', { DKK: '7.46' }),
    dayOf(DAY, { DKK: 'none' }),
  ];
  answer = { status: 200, body: documentOf(...days) };
  expect(await takeRates(server.db, await rateFeed(url).read(), NOW)).toBe(1);
  expect(await rateOf('DKK')).toMatchObject({ num: '7.46', updatedBy: 'system' });
});

test('D-40 the feed comes over a line nobody can change: https, or this machine', () => {
  const urlOf = (RATES_URL: string) => readConfig({ RATES_URL }).ratesUrl;
  for (const own of [
    'https://rates.example.com/a',
    'http://127.0.0.1:1/a',
    'http://localhost/a',
    'http://[::1]/a',
  ])
    expect(urlOf(own)).toBe(own);
  for (const open of [
    'http://rates.example.com/a',
    'http://127.0.0.1.example.com/a',
    'ftp://rates.example.com/a',
  ])
    expect(() => urlOf(open), open).toThrow('RATES_URL');
});

test('D-40 a source that is away, moved, too long or something else changes nothing', async () => {
  const wrong = [
    { status: 503, body: '' },
    { status: 302, body: '' },
    { status: 200, body: '<html><body>Maintenance</body>' },
    { status: 200, body: document('soon', { USD: '9' }) },
    { status: 200, body: document(DAY, { USD: '-1', GBP: '1e9' }) },
    {
      status: 200,
      body: document(DAY, Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`C${at}`, '1']))),
    },
  ];
  for (const one of wrong) {
    answer = one;
    await expect(rateFeed(url).read(), one.body.slice(0, 60)).rejects.toThrow();
  }
});

test('X-A160 R-9.06 the euro is fixed, a version counts once, and only who may sees rates', async () => {
  const { version } = await rateOf('SEK');
  const both = await Promise.all(['11.1', '11.2'].map((num) => clerk.put(`${RATES}/SEK`, { num, version })));
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 40901]);
  expect(both.find(({ code }) => code === 40901)?.data).toMatchObject({
    current: { name: 'SEK', version: version + 1 },
    changedBy: 'finance',
  });
  expect((await clerk.put(`${RATES}/EUR`, { num: '2', version: 1 })).code).toBe(40001);
  expect((await clerk.put(`${RATES}/XAU`, { num: '2', version: 1 })).code).toBe(40401);
  await makeStaff(server.db, { username: 'warehouse' }, 'WAREHOUSE');
  const stranger = await server.staff('warehouse');
  expect((await stranger.put(`${RATES}/SEK`, { num: '1', version: version + 1 })).code).toBe(403);
});

test('D-40 the clock asks the feed that the merchant names, and nobody where it names none', async () => {
  answer = { status: 200, body: document(DAY, { NOK: '11.5' }) };
  await enqueue(server.db, ratesTask, {});
  await server.work();
  expect(await rateOf('NOK')).toMatchObject({ num: '11.5', updatedBy: 'system' });
  expect(chooseAdapters(server.config, { info: () => undefined }).rates).toBeNull();
  const named = { ...server.config, ratesUrl: readConfig({ RATES_URL: url }).ratesUrl };
  expect(chooseAdapters(named, { info: () => undefined }).rates).not.toBeNull();
  for (const wrong of ['ecb.europa.eu', 'file:///etc/passwd', 'https://me:hidden@rates.example/daily.xml'])
    expect(() => readConfig({ RATES_URL: wrong }), wrong).toThrow(
      /^RATES_URL must be an address(?!.*hidden)/,
    );
});
