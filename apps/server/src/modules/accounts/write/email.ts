import { codes } from '@selvedge/api-spec/codes';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { record } from '../../../db/records';
import { buyers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { admitCodes, checkCode, type Purpose, PURPOSE, sendCode, spendCode } from '../../auth/codes/codes';
import { type OwnerProof, proveOwner } from '../../auth/passwords/owner';
import { notifyOldContact } from '../../notices/write/oldContact';
import { notifyOfSecurity } from '../../notices/write/safety';
import { hasEmail } from '../read/people';

function refuseSame({ maybeBuyer }: Context, email: string): void {
  if (maybeBuyer?.email.toLowerCase() === email.toLowerCase()) throw refuse(codes.SAME_EMAIL);
}

async function refuseTaken(ctx: Context, email: string): Promise<void> {
  if (await hasEmail(ctx.db, email)) throw refuse(codes.EMAIL_TAKEN);
}

/** Sends a code to an e-mail address; returns the seconds until another code may be requested. */
export async function sendEmailCode(
  ctx: Context,
  input: { email: string; type: Purpose; key?: string; code?: string },
): Promise<number> {
  const email = input.email.trim();
  const { type } = input;
  const needsSession = type === PURPOSE.bind || type === PURPOSE.change;
  if (needsSession && ctx.maybeBuyer === null) throw refuse(codes.TOKEN_EXPIRED);
  await admitCodes(ctx, input);
  if (needsSession) {
    refuseSame(ctx, email);
    await refuseTaken(ctx, email);
  }
  return sendCode(ctx, { channel: 'email', address: email }, type, await hasEmail(ctx.db, email));
}

/**
 * Binds an e-mail address to the signed-in buyer by the code that was sent to it. Replacing a bound address also requires a proof of
 * ownership, and the old address is notified. Refuses with 40007 the address of another account, but only after the code of the address was
 * right.
 */
export async function bindEmail(ctx: Context, input: { email: string; validateCode: string } & OwnerProof) {
  const { buyer } = ctx;
  const email = input.email.trim();
  const old = buyer.email;
  const proofId = old === '' ? null : await proveOwner(ctx, input);
  refuseSame(ctx, email);
  const target = { channel: 'email', address: email } as const;
  const codeId = await checkCode(ctx, target, [PURPOSE.bind, PURPOSE.change], input.validateCode);
  await refuseTaken(ctx, email);
  for (const id of new Set([codeId, proofId ?? codeId])) await spendCode(ctx, id);
  try {
    await ctx.inTransaction(async (tx) => {
      await tx.update(buyers).set({ email, updatedAt: ctx.now }).where(eq(buyers.id, buyer.id));
      await notifyOfSecurity(tx, buyer.id, old === '' ? 'emailBound' : 'emailChanged');
      if (old !== '') await notifyOldContact(ctx, tx, { channel: 'email', address: old });
      await record(tx, { entity: 'buyer', entityId: buyer.id, action: 'bindEmail', actor: ctx.actor });
    });
  } catch (error) {
    if (duplicateOf(error) === 'buyers_email_key') throw refuse(codes.EMAIL_TAKEN);
    throw error;
  }
  return { email };
}
