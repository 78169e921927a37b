import { randomUUID } from 'node:crypto';
import type { components } from '@selvedge/api-spec/types';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongSums } from '../../../torture/lib/sums';
import { type MadeOrder, type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { ApiAnswer, Tester } from '../../testing/testers';

type Order = components['schemas']['OrderDetail'];
type Action = components['schemas']['OrderAction'];
type Side = 'buyer' | 'staff';

/** Transitions of the state machine with the side that takes them; those of the whole order are in `OF_ORDER`. */
const STEPS = [
  ['staff', 'platformConfirm'],
  ['staff', 'reject'],
  ['staff', 'acknowledge'],
  ['staff', 'reoffer'],
  ['buyer', 'confirmInquiry'],
  ['buyer', 'refuseOffer'],
  ['buyer', 'applyCredit'],
  ['staff', 'ship'],
  ['staff', 'closeShort'],
  ['buyer', 'confirmReceipt'],
  ['buyer', 'cancelOrder'],
  ['staff', 'cancelOrder'],
] as const satisfies readonly (readonly [Side, Action])[];
const OF_ORDER: ReadonlySet<Action> = new Set(['applyCredit', 'cancelOrder']);
const FINAL: ReadonlySet<string> = new Set(['COMPLETED', 'CANCELLED']);
/** Transitions that move an order forward. They are drawn more often than the ones that end it, so that most walks go on. */
const ONWARD = STEPS.filter(
  ([, action]) => !['reject', 'refuseOffer', 'closeShort', 'cancelOrder'].includes(action),
);

let fixture: OrderFixture;
let boss: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'boss' }, 'ADMIN');
  boss = await fixture.server.staff('boss');
  await fixture.giveCredit(90_000_000);
});
afterAll(() => fixture.server.close());

const read = async (id: string): Promise<Record<Side, Order>> => ({
  buyer: (await fixture.detail(id)) as Order,
  staff: (await boss.get(`/api/v1/orders/${id}`)).data as Order,
});

interface Tried {
  step: (typeof STEPS)[number];
  sub: number;
  qty: number;
}

/** Tries a transition on an order in its current state, with the input the call needs, whether it is offered or not. */
function take({ step: [side, action], sub: at, qty }: Tried, order: Order): Promise<ApiAnswer> {
  const key = { 'idempotency-key': randomUUID() };
  const sub = order.subs[at % order.subs.length];
  const lines = sub?.lines ?? [];
  const [first] = lines;
  const front = '/api/sp/front';
  const path = `/api/v1/sub-orders/${sub?.id ?? ''}`;
  const whole = { subOrderIds: [sub?.id], version: order.version };
  const calls: Partial<Record<Action, () => Promise<ApiAnswer>>> = {
    platformConfirm: () =>
      boss.put(`${path}/confirm`, {
        lines: [{ id: first?.id, confirmedQty: qty, shortageReason: 'SHORTAGE' }],
        version: sub?.version,
      }),
    reject: () => boss.put(`${path}/reject`, { reason: 'sold out', version: sub?.version }),
    acknowledge: () => boss.put(`${path}/acknowledge`, { lines: [], version: sub?.version }),
    reoffer: () => boss.put(`${path}/offer`, { lines: [{ id: first?.id, qty }], version: sub?.version }),
    confirmInquiry: () => fixture.lin.post(`${front}/inquiry/confirm`, whole),
    refuseOffer: () => fixture.lin.post(`${front}/inquiry/refuse`, { ...whole, comment: 'too dear' }),
    applyCredit: () =>
      fixture.lin.post(
        `${front}/payment/credit/apply`,
        { orderId: order.id, amountCents: Math.max(1, order.payableCents - order.paidCents) },
        key,
      ),
    ship: () =>
      boss.post(
        '/api/v1/shipments',
        {
          subOrderId: sub?.id,
          courier: 'DHL',
          trackingNo: '8842 1107 3965',
          phoneTail: '6021',
          packingQty: 1,
          packages: [{ no: 1, items: [{ orderLineId: lines[qty % lines.length]?.id, qty }], weightG: 900 }],
          fileIds: [],
        },
        key,
      ),
    closeShort: () =>
      boss.post(
        `${path}/close-short`,
        { lines: [{ id: first?.id, qty, shortageReason: 'DEFECT' }], version: sub?.version },
        key,
      ),
    confirmReceipt: () =>
      fixture.lin.post(`${front}/order/receipt/confirm`, {
        subOrderId: sub?.id,
        lines: [],
        version: sub?.version,
      }),
    cancelOrder: () =>
      side === 'buyer'
        ? fixture.lin.post(`${front}/order/cancel`, {
            orderId: order.id,
            reason: 'x',
            version: order.version,
          })
        : boss.put(`/api/v1/orders/${order.id}/cancel`, { reason: 'x', version: order.version }),
  };
  return calls[action]?.() ?? Promise.reject(new Error(`no call for ${action}`));
}

const isOffered = ({ step: [side, action], sub }: Tried, seen: Record<Side, Order>): boolean => {
  const order = seen[side];
  const actions = OF_ORDER.has(action) ? order.actions : order.subs[sub % order.subs.length]?.actions;
  return actions?.includes(action) ?? false;
};

/** Checks the invariants of an order that are true at any moment. */
function checkPromises({ buyer, staff }: Record<Side, Order>): void {
  const open = [buyer, staff].flatMap(({ actions, subs }) => [
    ...actions,
    ...subs.flatMap((sub) => sub.actions),
  ]);
  expect(open.length > 0, `${buyer.status} leads on`).toBe(!FINAL.has(buyer.status));
  for (const sub of buyer.subs.filter(({ shipping }) => shipping !== 'NONE')) {
    expect(sub.confirmation, 'nothing unconfirmed leaves').toBe('CONFIRMED');
    expect(buyer.paymentStatus, 'nothing unpaid leaves').toBe('PAID');
  }
  expect(buyer.paidCents).toBeLessThanOrEqual(buyer.payableCents);
}

const tried = fc.record({
  step: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ONWARD) },
    { weight: 1, arbitrary: fc.constantFrom(...STEPS) },
  ),
  sub: fc.nat(1),
  qty: fc.integer({ min: 1, max: 4 }),
});

test('Q-22 Q-23 L-28 M-T3 M-T4 M-T6b M-T7 M-T8 M-T9 M-T10 whatever buyer and staff try on an order: only what is offered is done, nothing is stuck, nothing leaves unconfirmed or unpaid, sums hold', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(tried, { minLength: 25, maxLength: 40 }), async (steps) => {
      const { id }: MadeOrder = await fixture.order({ subs: 2, qty: 4 });
      let before = await read(id);
      for (const one of steps) {
        const { code } = await take(one, before[one.step[0]]);
        const after = await read(id);
        const name = one.step.join(' ');
        if (!isOffered(one, before)) expect([40904, 40301, 40001, 40917, 40919], name).toContain(code);
        if (code === 200) done.add(name);
        else expect(after, `${name} refused with ${code}`).toEqual(before);
        checkPromises(after);
        before = after;
      }
      expect(await wrongSums(fixture.server.db)).toEqual([]);
    }),
    { numRuns: 6, seed: 2026 },
  );
  expect(done.size, [...done].join(', ')).toBeGreaterThan(7);
});
