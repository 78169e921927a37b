import { brokenMoneyLaws } from '@selvedge/domain/orders/moneyLaws';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { creditEntries } from '../src/db/schema/fulfilment';
import { makeAddress } from '../src/testing/builders';
import { type OrderHouse, startOrderHouse, wrongLocks } from '../src/testing/orderHouse';
import { makeBuyer, makeStaff } from '../src/testing/people';
import { receivedShort } from '../src/testing/receivedShort';
import { attempt, type MoneyView, orderToMove, type Payers, stepsFor, viewOf } from './lib/moneySteps';
import type { Tester } from '../src/testing/testers';
import { luckOf, sized, titled } from './lib/settings';
import { wrongSums } from './lib/sums';

vi.setConfig({ testTimeout: 1_200_000 });

const ROUNDS = sized(6, 120);
/** All of these act at once, this often, on one order. */
const AT_ONCE = 12;
const WAVES = 8;
/** Somebody else was first, the step is not open any more, or the amount is more than what is open. */
const REFUSALS: ReadonlySet<number> = new Set([40401, 40901, 40904, 40917, 40919]);

let house: OrderHouse;
/** A customer of a team, who has credit, and one without, who gets refunds. */
let ofTeam: Payers;
let alone: Payers;
let addressId: string;
beforeAll(async () => {
  house = await startOrderHouse();
  const { server } = house;
  await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  await makeStaff(server.db, { username: 'xu' }, 'FINANCE');
  addressId = await makeAddress(
    server.db,
    await makeBuyer(server.db, { username: 'alone', phone: '13800136029' }),
  );
  const staff = { house, root: await server.staff('boss'), finance: await server.staff('xu') };
  const payer = async (buyer: Tester) => ({ ...staff, buyer, proofId: await house.proof(buyer) });
  [ofTeam, alone] = [await payer(house.lin), await payer(await server.buyer('alone'))];
  await house.giveCredit(900_000_000);
});
afterAll(() => house.server.close());

/** What was given back for closed and cancelled pieces: by the statement of the team, or on record for a customer without one. */
async function givenCents({ order, subs }: MoneyView, acceptedCents: number): Promise<number> {
  const closed = subs.reduce((sum, { shortageDiffCents }) => sum + shortageDiffCents, 0);
  if (order.teamId === null) return acceptedCents - order.paidCents + closed;
  const [given] = await house.server.db
    .select({ cents: sql<string>`coalesce(sum(${creditEntries.amountCents}), 0)` })
    .from(creditEntries)
    .where(
      and(eq(creditEntries.orderId, order.id), inArray(creditEntries.type, ['SHORTAGE', 'CANCELLATION'])),
    );
  return Number(given?.cents);
}

async function brokenLaws(id: string): Promise<string[]> {
  const view = await viewOf(house, id);
  const accepted = view.paid.filter(({ status }) => status === 'PAID');
  const acceptedCents = accepted.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const claimedCents = view.claims.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return brokenMoneyLaws(view, {
    acceptedCents,
    claimedCents,
    givenCents: await givenCents(view, acceptedCents),
  });
}

describe(titled('moneyRace'), () => {
  test('Q-22 Q-24 M-T6 M-T8 M-T10 D-22 whoever pays, accepts, closes short, cancels, refunds and settles at once on one order: no cent is made or lost', async () => {
    const luck = luckOf('moneyRace');
    const done = new Map<string, number>();
    const refused = new Map<string, number>();
    const count = (counts: Map<string, number>, name: string) =>
      counts.set(name, (counts.get(name) ?? 0) + 1);
    const start = async (round: number): Promise<[Payers, string]> => {
      if (round % 3 < 2) return [ofTeam, await orderToMove(ofTeam, round % 3 === 1)];
      return [alone, (await receivedShort(house, { ...alone, from: addressId })).id];
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const [people, id] = await start(round);
      for (let wave = 0; wave < WAVES; wave += 1) {
        const view = await viewOf(house, id);
        const steps = stepsFor(view, AT_ONCE, luck);
        const calls = steps.map((step) => attempt(step, people, view, luck));
        const answers = await Promise.all(calls.map((call) => call()));
        for (const [at, { code, message }] of answers.entries()) {
          const step = String(steps[at]);
          if (code === 200) count(done, step);
          else count(refused, `${step} ${code}`);
          expect(code === 200 || REFUSALS.has(code), `${step}: ${code} ${message}`).toBe(true);
        }
        expect(await brokenLaws(id), `round ${round}: ${steps.join(', ')}`).toEqual([]);
      }
      expect(await wrongSums(house.server.db), `round ${round}`).toEqual([]);
    }
    expect(await wrongLocks(house.server.db)).toEqual([]);
    const told = (counts: Map<string, number>) => JSON.stringify(Object.fromEntries([...counts].toSorted()));
    process.stdout.write(`moneyRace done: ${told(done)}\nmoneyRace refused: ${told(refused)}\n`);
    expect(done.size, 'kinds of steps that were done').toBeGreaterThan(5);
  });
});
