import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';
import { nextNumber } from './numbers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY = new Date('2031-05-06T12:00:00Z');

test('D-65 Q-27 those who ask at the same time get one number each, without a gap; the next day begins anew', async () => {
  const ctx = { numbers: server.db };
  const first = await Promise.all(Array.from({ length: 40 }, () => nextNumber(ctx, 'O', DAY)));
  const rest = await Promise.all((['O', 'S', 'O'] as const).map((prefix) => nextNumber(ctx, prefix, DAY)));
  expect(first.toSorted()).toEqual(
    Array.from({ length: 40 }, (_, at) => `O310506${String(at + 1).padStart(5, '0')}`),
  );
  expect(rest).toEqual(['O31050600041', 'S31050600001', 'O31050600042']);
  expect(await nextNumber(ctx, 'O', new Date('2031-05-07T00:00:00Z'))).toBe('O31050700001');
});

test('D-65 a day that is used up is refused to all who ask, and the series goes on being asked', async () => {
  const ctx = { numbers: server.db };
  const at = new Date('2031-06-01T00:00:00Z');
  await server.db.execute(sql`insert into number_series (prefix, day, last) values ('O', '310601', 99998)`);
  const asked = await Promise.allSettled(Array.from({ length: 3 }, () => nextNumber(ctx, 'O', at)));
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(nextNumber(ctx, 'O', at)).rejects.toThrow(RangeError);
});
