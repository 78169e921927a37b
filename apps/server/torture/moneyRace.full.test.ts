import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeAddress } from '../src/testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../src/testing/orderFixture';
import { makeBuyer, makeStaff } from '../src/testing/people';
import type { Tester } from '../src/testing/testers';
import { count, type Counts, told } from './lib/counts';
import { violatedInvariants } from './lib/moneyLaws';
import { type Customers, makeMoneyProducts, type MoneyProducts, orderToMove } from './lib/moneyOrders';
import { takeSteps, viewOf } from './lib/moneySteps';
import { luckOf, sized, titled } from './lib/settings';
import { wrongSums } from './lib/sums';

vi.setConfig({ testTimeout: 1_200_000 });

const ROUNDS = sized(6, 120);
/** Number of steps that are taken at once on one order, in each of `WAVES` waves. */
const AT_ONCE = 12;
const WAVES = 8;

let fixture: OrderFixture;
let customers: Customers;
let products: MoneyProducts;
beforeAll(async () => {
  // Limits above the usual ones: the long form calls and writes more than people may.
  const most = 1_000_000;
  fixture = await startOrderFixture({ callsPerAddress: most, callsPerMinute: most, writesPerHour: most });
  const { server } = fixture;
  await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  await makeStaff(server.db, { username: 'xu' }, 'FINANCE');
  const aloneId = await makeBuyer(server.db, { username: 'alone', phone: '13800136029' });
  const staff = { root: await server.staff('boss'), finance: await server.staff('xu') };
  const payer = async (buyer: Tester, addressId: string) => ({
    ...staff,
    buyer,
    addressId,
    proofId: await fixture.proof(buyer),
  });
  customers = {
    ofTeam: await payer(fixture.lin, fixture.addressId),
    alone: await payer(await server.buyer('alone'), await makeAddress(server.db, aloneId)),
  };
  products = await makeMoneyProducts(server.db);
  await fixture.giveCredit(900_000_000);
});
afterAll(() => fixture.server.close());

describe(titled('moneyRace'), () => {
  test('Q-22 Q-24 M-T6 M-T8 M-T10 D-22 whoever pays, accepts, closes short, cancels, refunds and settles at once on one order: no cent is made or lost', async () => {
    const luck = luckOf('moneyRace');
    const { db } = fixture.server;
    const [done, refused]: [Counts, Counts] = [new Map(), new Map()];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [people, id] = await orderToMove(customers, products, round);
      for (let wave = 0; wave < WAVES; wave += 1) {
        const taken = await takeSteps(people, await viewOf(db, id), AT_ONCE, luck);
        for (const { step, answer, isFair } of taken) {
          if (answer.code === 200) count(done, step);
          else count(refused, `${step} ${answer.code}`);
          expect(isFair, `${step}: ${answer.code} ${answer.message}`).toBe(true);
        }
        const steps = taken.map(({ step }) => step);
        expect(await violatedInvariants(db, id), `round ${round}: ${steps.join(', ')}`).toEqual([]);
      }
      expect(await wrongSums(db), `round ${round}`).toEqual([]);
    }
    expect(await wrongLocks(db)).toEqual([]);
    process.stdout.write(`moneyRace done: ${told(done)}\nmoneyRace refused: ${told(refused)}\n`);
    expect(done.size, 'kinds of steps that were done').toBeGreaterThan(5);
  });
});
