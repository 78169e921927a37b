import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { field, makeAddress, makeProduct } from '../src/testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../src/testing/orderFixture';
import { makeBuyer } from '../src/testing/people';
import type { ApiAnswer, Tester } from '../src/testing/testers';
import { luckOf, sized, titled } from './lib/settings';
import { wrongSums } from './lib/sums';

vi.setConfig({ testTimeout: 600_000 });

const AT_ONCE = 50;
const BUYERS = 10;
const ROUNDS = sized(1, 25);

interface Racer {
  caller: Tester;
  addressId: string;
}

let fixture: OrderFixture;
let racers: Racer[];
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { server } = fixture;
  racers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, at) => {
      const username = `racer${at}`;
      const id = await makeBuyer(server.db, { username, phone: `1380013${7000 + at}` });
      return { caller: await server.buyer(username), addressId: await makeAddress(server.db, id) };
    }),
  );
});
afterAll(() => fixture.server.close());

function order({ caller, addressId }: Racer, skuId: string, qty: number): Promise<ApiAnswer> {
  const lines = [{ skuId, listId: fixture.listId, qty, priceCents: 10_000 }];
  const body = { lines, addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
  return caller.post('/api/sp/front/inquiry/create', body, { 'idempotency-key': randomUUID() });
}

/** Returns one of the racers, in turn. */
function racerAt(at: number): Racer {
  const racer = racers[at % racers.length];
  if (racer === undefined) throw new Error('nobody races');
  return racer;
}

const counted = (answers: ApiAnswer[]) => ({
  made: answers.filter(({ code }) => code === 200).length,
  short: answers.filter(({ code }) => code === 40902).length,
});

describe(titled('races'), () => {
  test('Q-22 fifty race for the last piece: one gets it, the others are told what is left', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await makeProduct(fixture.server.db, { listId: fixture.listId, sizes: { OS: 1 } });
      const tries = Array.from({ length: AT_ONCE }, (_, at) => order(racerAt(at), `${product}-OS`, 1));
      expect(counted(await Promise.all(tries))).toEqual({ made: 1, short: AT_ONCE - 1 });
    }
    expect(await wrongLocks(fixture.server.db)).toEqual([]);
    expect(await wrongSums(fixture.server.db)).toEqual([]);
  });

  test('Q-22 of a few pieces no more are taken than there are, whatever is asked for', async () => {
    const luck = luckOf('race');
    for (let round = 0; round < ROUNDS; round += 1) {
      const pieces = luck.whole(2, 30);
      const product = await makeProduct(fixture.server.db, { listId: fixture.listId, sizes: { OS: pieces } });
      const wanted = Array.from({ length: AT_ONCE }, () => luck.whole(1, 7));
      const answers = await Promise.all(wanted.map((qty, at) => order(racerAt(at), `${product}-OS`, qty)));
      const taken = wanted.filter((_, at) => answers[at]?.code === 200).reduce((sum, qty) => sum + qty, 0);
      const { made, short } = counted(answers);
      expect(made + short).toBe(AT_ONCE);
      expect(taken).toBeLessThanOrEqual(pieces);
      const left = await fixture.server.db.execute<{ locked: number }>(
        sql`select locked from stock where sku_id = ${`${product}-OS`}`,
      );
      expect(left.rows[0]?.locked).toBe(taken);
    }
    expect(await wrongLocks(fixture.server.db)).toEqual([]);
  });

  test('Q-27 confirming, cutting and cancelling the same order at once leave one outcome and its locks', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await fixture.order({ qty: 4 });
      const [subId = ''] = made.subIds;
      const sub = `/api/v1/sub-orders/${subId}`;
      const { sales, lin } = fixture;
      const answers = await Promise.all([
        sales.put(`${sub}/confirm`, { version: 1, lines: [] }),
        sales.put(`${sub}/reject`, { version: 1, reason: 'none left' }),
        lin.post('/api/sp/front/order/cancel', { orderId: made.id, reason: 'twice', version: 1 }),
        sales.put(`/api/v1/orders/${made.id}/cancel`, { reason: 'asked by phone', version: 1 }),
      ]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      for (const { code } of answers) expect([200, 40901, 40904]).toContain(code);
      expect(field(await fixture.detail(made.id), 'id')).toBe(made.id);
    }
    expect(await wrongLocks(fixture.server.db)).toEqual([]);
    expect(await wrongSums(fixture.server.db)).toEqual([]);
  });
});
