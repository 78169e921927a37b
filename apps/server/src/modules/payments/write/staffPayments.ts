import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { payments } from '../../../db/schema/payments';
import { refuse } from '../../../http/errors';
import { applyTransition } from '../../orders/machine/step';
import type { PaymentRow } from '../../orders/read/payments';
import { lockOrder } from '../../orders/write/lock';
import { staffPayment } from '../read/staffPayments';
import { type LockedProof, lockProof } from './lock';
import { applyCredit, paidOutcome, sendProof } from './steps';

type Schemas = components['schemas'];

/** Records a payment of a customer by staff: a proof that waits, or credit that counts at once. */
export function recordPayment(ctx: Context, { orderId, method, ...input }: Schemas['StaffPaymentInput']) {
  if (method === 'CREDIT') ctx.need('biz:payment:verify');
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockOrder(ctx, tx, orderId);
    const made =
      method === 'CREDIT'
        ? await applyCredit(ctx, tx, bundle, input)
        : await sendProof(ctx, tx, bundle, { ...input, method });
    return staffPayment(ctx, tx, made);
  });
}

/** Refuses with 40901 unless the version of the payment that was read is the stored one. */
async function checkRead(ctx: Context, tx: Tx, { payment }: LockedProof, version: number): Promise<void> {
  if (payment.version === version) return;
  throw refuse(codes.CHANGED_MEANWHILE, {
    current: { ...(await staffPayment(ctx, tx, payment)) },
    changedAt: (payment.verifiedAt ?? payment.createdAt).toISOString(),
  });
}

async function decide(ctx: Context, tx: Tx, payment: PaymentRow, change: Partial<PaymentRow>) {
  const [done] = await tx
    .update(payments)
    .set({ ...change, verifiedBy: ctx.staff.id, verifiedAt: ctx.now, version: payment.version + 1 })
    .where(eq(payments.id, payment.id))
    .returning();
  if (done === undefined) throw new Error(`payment ${payment.id} is gone`);
  return staffPayment(ctx, tx, done);
}

/** Accepts a proof with the amount that really arrived. */
export function verifyPayment(ctx: Context, id: string, input: Schemas['StaffPaymentVerifyInput']) {
  const { amountCents } = input;
  return ctx.inTransaction(async (tx) => {
    const locked = await lockProof(ctx, tx, id);
    const { bundle, payment } = locked;
    await checkRead(ctx, tx, locked, input.version);
    const paidCents = bundle.order.paidCents + amountCents;
    await applyTransition(ctx, tx, bundle, {
      action: 'acceptPayment',
      outcome: paidOutcome(bundle.order, paidCents),
      order: { paidCents },
      payment: { amountCents, claimedCents: payment.amountCents, uploadedBy: payment.uploadedBy },
    });
    const claimedCents = amountCents === payment.amountCents ? null : payment.amountCents;
    return decide(ctx, tx, payment, { status: 'PAID', amountCents, claimedCents });
  });
}

/** Rejects a proof with a reason. */
export function rejectPayment(ctx: Context, id: string, input: Schemas['StaffPaymentRejectInput']) {
  const reason = input.reason.trim();
  return ctx.inTransaction(async (tx) => {
    const locked = await lockProof(ctx, tx, id);
    const { bundle, payment } = locked;
    await checkRead(ctx, tx, locked, input.version);
    const { amountCents, uploadedBy } = payment;
    await applyTransition(ctx, tx, bundle, {
      action: 'rejectPayment',
      payment: { amountCents, uploadedBy },
      note: reason,
    });
    return decide(ctx, tx, payment, { status: 'REJECTED', rejectReason: reason });
  });
}
