import { type OutsideMethod, TRANSFER } from '@selvedge/domain/money/paymentMethods';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { payments } from '../../../db/schema/payments';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { announce } from '../../../live/announce';
import { ownerOfCustomer } from '../../auth/access/dataScope';
import { changeCredit } from '../../credit/write';
import { applyTransition } from '../../orders/machine/step';
import type { Order, OrderBundle } from '../../orders/read/bundle';
import type { PaymentRow } from '../../orders/read/payments';
import { checkOwnFiles } from '../../upload/files/own';

/** Payment that was made outside the platform. */
export interface SentPayment {
  method: OutsideMethod;
  amountCents: number;
  paidAt: string;
  fileIds: string[];
  note?: string;
}

/** Returns the outcome of a transition for the total amount paid. */
export function paidOutcome(
  order: Pick<Order, 'payableCents'>,
  paidCents: number,
): 'PAID' | 'PARTIALLY_PAID' {
  return paidCents >= order.payableCents ? 'PAID' : 'PARTIALLY_PAID';
}

async function insertPayment(
  tx: Tx,
  payment: Omit<typeof payments.$inferInsert, 'id' | 'currency' | 'version'>,
): Promise<PaymentRow> {
  const [made] = await tx
    .insert(payments)
    .values({ id: newId(), ...payment })
    .returning();
  if (made === undefined) throw new Error('the payment was not written');
  return made;
}

/** Records a payment with its proof, which waits for staff. Staff need a file only for a transfer. */
export async function sendProof(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  { method, amountCents, paidAt, fileIds, note }: SentPayment,
): Promise<PaymentRow> {
  if (Date.parse(paidAt) > ctx.now.getTime())
    throw invalid({ paidAt: translate(ctx.language, 'payments.future') });
  await checkOwnFiles(ctx, tx, fileIds);
  const isProved = fileIds.length > 0 || (ctx.maybeStaff !== null && method !== TRANSFER);
  await applyTransition(ctx, tx, bundle, { action: 'sendProof', payment: { amountCents, isProved } });
  const sent = await insertPayment(tx, {
    orderId: bundle.order.id,
    method,
    amountCents,
    paidAt: new Date(paidAt),
    proofFileIds: fileIds,
    status: 'PROOF_SUBMITTED',
    note: note ?? null,
    uploadedBy: ctx.actor.id ?? '',
    createdAt: ctx.now,
  });
  await announceProof(tx, bundle.order, sent);
  return sent;
}

/** Announces the waiting proof to staff who check payments, see prices and have the customer in their data scope. */
async function announceProof(
  tx: Tx,
  { id: orderId, orderNo, buyerId }: Order,
  { id, amountCents }: PaymentRow,
): Promise<void> {
  const owner = await ownerOfCustomer(tx, buyerId);
  const to = { staffPermission: 'biz:payment:verify', besides: PRICE_PERM, owner } as const;
  await announce(tx, { to, type: 'payment.submitted', id, data: { orderId, orderNo, amountCents } });
}

/** Pays with credit of the order's team, accepted at once; an order without a team has no credit. */
export async function applyCredit(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  { amountCents, note }: { amountCents: number; note?: string },
): Promise<PaymentRow> {
  const { order } = bundle;
  const paidCents = order.paidCents + amountCents;
  await applyTransition(ctx, tx, bundle, {
    action: 'applyCredit',
    outcome: paidOutcome(order, paidCents),
    order: { paidCents },
    payment: { amountCents },
  });
  if (order.teamId === null) throw new Error(`order ${order.id} has no team and was paid with its credit`);
  await changeCredit(tx, {
    teamId: order.teamId,
    type: 'APPLIED',
    amountCents: -amountCents,
    orderId: order.id,
    actor: ctx.actor,
    note,
    at: ctx.now,
  });
  return insertPayment(tx, {
    orderId: order.id,
    method: 'CREDIT',
    amountCents,
    paidAt: ctx.now,
    status: 'PAID',
    note: note ?? null,
    uploadedBy: ctx.actor.id ?? '',
    verifiedAt: ctx.now,
    createdAt: ctx.now,
  });
}
