import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../src/db/pool';
import type { Chances } from '../../src/demo/random';
import { receiptClaims } from '../../src/db/schema/fulfilment';
import { payments } from '../../src/db/schema/payments';
import { type OrderBundle, readBundle } from '../../src/modules/orders/read/bundle';
import type { Answer, Caller } from '../../src/testing/testers';

/** Callers who act on the payments of a customer's orders. */
export interface Payers {
  buyer: Caller;
  addressId: string;
  /** Proof that the buyer uploaded. */
  proofId: string;
  /** ROOT, who has every permission on orders. */
  root: Caller;
  finance: Caller;
}

/** Order before all act at once, with its payments and claims, the newest first. */
export interface MoneyView extends OrderBundle {
  paid: (typeof payments.$inferSelect)[];
  claims: (typeof receiptClaims.$inferSelect)[];
}

/** Reads an order with all records that determine its sums. */
export async function viewOf(db: Db, id: string): Promise<MoneyView> {
  const bundle = await readBundle(db, id);
  if (bundle === null) throw new Error(`no order ${id}`);
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(desc(payments.createdAt));
  const claims = await db.select().from(receiptClaims).where(eq(receiptClaims.orderId, id));
  return { ...bundle, paid, claims };
}

const key = () => ({ 'idempotency-key': randomUUID() });
const FRONT = '/api/sp/front';

/** Steps that change the money of an order, by the order's situation; `ENDS` are its cancellations. */
const STEPS = {
  unpaid: ['proof', 'credit', 'record', 'cancelPart'],
  waiting: ['verify', 'reject', 'withdraw'],
  paid: ['closeShort', 'ship', 'receive', 'cancelPart'],
  claimed: ['settle', 'refund'],
} as const;
const ENDS = ['cancel', 'cancelOwn'] as const;
export type MoneyStep = (typeof STEPS)[keyof typeof STEPS][number] | (typeof ENDS)[number];
/** All kinds of steps. */
export const ALL_STEPS: readonly MoneyStep[] = [...new Set([...Object.values(STEPS).flat(), ...ENDS])];

/** Codes of a refused step: another caller was first, it is not allowed any more, or the amount is larger than the open one. */
const REFUSALS: ReadonlySet<number> = new Set([40401, 40901, 40904, 40917, 40919]);

/** Draws steps to take at once: mostly those that the order allows in its state, and a few others. */
function stepsFor({ order, paid, claims }: MoneyView, count: number, luck: Chances): MoneyStep[] {
  const open: MoneyStep[] = [
    ...STEPS[order.paymentStatus === 'PAID' ? 'paid' : 'unpaid'],
    ...(paid[0]?.status === 'PROOF_SUBMITTED' ? STEPS.waiting : []),
    ...(claims.length > 0 ? STEPS.claimed : []),
    // A customer can cancel only orders without any payment; mostly such an order is to be paid.
    ...(order.paymentStatus === 'UNPAID' && paid.length === 0 && luck.happens(0.25)
      ? (['cancelOwn'] as const)
      : []),
  ];
  return Array.from({ length: count }, () => luck.pick(luck.happens(0.9) ? open : ALL_STEPS));
}

/** Parameters of a step, drawn before all act, so that the same seed draws the same ones. */
interface Aim {
  sub: OrderBundle['subs'][number];
  line: OrderBundle['lines'][number];
  version: number;
  /** Part of the open amount, or slightly more than it, EUR cents. */
  amountCents: number;
  /** Amount up to the claimed one, EUR cents. */
  claimedCents: number;
  qty: number;
}

function aimAt({ order, subs, lines, claims }: MoneyView, luck: Chances): Aim {
  const sub = luck.pick(subs);
  const open = Math.max(1, order.payableCents - order.paidCents);
  return {
    sub,
    line: luck.pick(lines.filter(({ subOrderId }) => subOrderId === sub.id)),
    version: order.version,
    amountCents: luck.happens(0.2)
      ? luck.whole(open, Math.ceil(open * 1.1))
      : luck.whole(1, Math.ceil(open / 3)),
    claimedCents: luck.whole(1, claims[0]?.amountCents ?? 1),
    qty: luck.whole(1, 3),
  };
}

const transfer = ({ order }: MoneyView, { amountCents }: Aim, method: string, fileIds: string[]) => ({
  orderId: order.id,
  method,
  amountCents,
  paidAt: '2026-01-02T00:00:00Z',
  fileIds,
});

/** Steps of the customer. */
const CUSTOMER = {
  proof: ({ buyer, proofId }, view, aim) =>
    buyer.post(`${FRONT}/payment/proof/add`, transfer(view, aim, 'OFFLINE_TRANSFER', [proofId]), key()),
  withdraw: ({ buyer }, { paid }) => buyer.post(`${FRONT}/payment/proof/del`, { id: paid[0]?.id ?? 'none' }),
  credit: ({ buyer }, { order }, { amountCents }) =>
    buyer.post(`${FRONT}/payment/credit/apply`, { orderId: order.id, amountCents }, key()),
  receive: ({ buyer }, _view, { sub, line }) =>
    buyer.post(`${FRONT}/order/receipt/confirm`, {
      subOrderId: sub.id,
      lines: [{ id: line.id, receivedQty: Math.max(0, line.shippedQty - 1) }],
      version: sub.version,
    }),
  cancelOwn: ({ buyer }, { order }, { version }) =>
    buyer.post(`${FRONT}/order/cancel`, { orderId: order.id, reason: 'changed my mind', version }),
} satisfies Partial<Record<MoneyStep, Attempt>>;

type Attempt = (people: Payers, view: MoneyView, aim: Aim) => Promise<Answer>;

/** Steps of staff. */
const STAFF_STEPS = {
  record: ({ root }, view, aim) =>
    root.post('/api/v1/payments', transfer(view, aim, 'OFFLINE_CASH', []), key()),
  verify: ({ finance }, { paid }, { amountCents }) =>
    finance.put(`/api/v1/payments/${paid[0]?.id ?? 'none'}/verify`, { amountCents, version: 1 }),
  reject: ({ finance }, { paid }) =>
    finance.put(`/api/v1/payments/${paid[0]?.id ?? 'none'}/reject`, { reason: 'no transfer', version: 1 }),
  closeShort: ({ root }, _view, { sub, line, qty }) =>
    root.post(
      `/api/v1/sub-orders/${sub.id}/close-short`,
      { lines: [{ id: line.id, qty, shortageReason: 'SHORTAGE' }], version: sub.version },
      key(),
    ),
  ship: ({ root }, _view, { sub, line, qty }) =>
    root.post(
      '/api/v1/shipments',
      {
        subOrderId: sub.id,
        courier: 'DHL',
        trackingNo: '8842 1107 3965',
        phoneTail: '6021',
        packingQty: 1,
        packages: [{ no: 1, items: [{ orderLineId: line.id, qty }] }],
        fileIds: [],
      },
      key(),
    ),
  settle: ({ finance }, { claims: [claim] }, { claimedCents }) =>
    finance.put(`/api/v1/claims/${claim?.id ?? 'none'}/settle`, {
      settledCents: claimedCents,
      note: 'photos show it',
      version: claim?.version ?? 1,
    }),
  refund: ({ finance }, { order }, { claimedCents }) =>
    finance.post(
      '/api/v1/payments/refunds',
      { orderId: order.id, amountCents: claimedCents, note: 'to the bank' },
      key(),
    ),
  cancelPart: ({ root }, { order, subs }) =>
    root.put(`/api/v1/orders/${order.id}/cancel`, {
      reason: 'sold out',
      subOrderId: subs.at(-1)?.id,
      version: subs.at(-1)?.version,
    }),
  cancel: ({ root }, { order }, { version }) =>
    root.put(`/api/v1/orders/${order.id}/cancel`, { reason: 'sold out', version }),
} satisfies Partial<Record<MoneyStep, Attempt>>;

const ATTEMPTS: Record<MoneyStep, Attempt> = { ...CUSTOMER, ...STAFF_STEPS };

/** Result of a step. */
export interface Taken {
  step: MoneyStep;
  answer: Answer;
  /** Whether it succeeded, or was refused in a way that earlier steps of others explain. */
  isFair: boolean;
}

/** Draws `count` steps for an order in its current state, with their parameters, and takes them at once. */
export async function takeSteps(
  people: Payers,
  view: MoneyView,
  count: number,
  luck: Chances,
): Promise<Taken[]> {
  const drawn = stepsFor(view, count, luck).map((step) => ({ step, aim: aimAt(view, luck) }));
  return Promise.all(
    drawn.map(async ({ step, aim }) => {
      const answer = await ATTEMPTS[step](people, view, aim);
      const isFair = answer.status === 200 && (answer.code === 200 || REFUSALS.has(answer.code));
      return { step, answer, isFair };
    }),
  );
}
