import { codes } from '@selvedge/api-spec/codes';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { record } from '../../../db/records';
import { buyers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { admitCodes, type Purpose, PURPOSE, redeemCode, sendCode, whatToSend } from '../../auth/codes/codes';
import { hasEmail } from '../read/people';

async function refuseTakenEmail(ctx: Context, email: string): Promise<void> {
  const { maybeBuyer } = ctx;
  if (maybeBuyer !== null && maybeBuyer.email.toLowerCase() === email.toLowerCase())
    throw refuse(codes.SAME_EMAIL);
  if (await hasEmail(ctx.db, email)) throw refuse(codes.EMAIL_TAKEN);
}

/** Sends a code to an e-mail address (K-22); answers the seconds until another one may be asked for. */
export async function sendEmailCode(
  ctx: Context,
  input: { email: string; type: Purpose; key?: string; code?: string },
): Promise<number> {
  const email = input.email.trim();
  const { type } = input;
  const needsSession = type === PURPOSE.bind || type === PURPOSE.change;
  if (needsSession && ctx.maybeBuyer === null) throw refuse(codes.TOKEN_EXPIRED);
  await admitCodes(ctx, input);
  if (needsSession) await refuseTakenEmail(ctx, email);
  const sent = whatToSend(type, await hasEmail(ctx.db, email));
  return sendCode(ctx, { channel: 'email', address: email }, type, sent);
}

/** Binds an e-mail address to the signed-in buyer by the code that was sent to it (K-23); 40007 for another account's. */
export async function bindEmail(ctx: Context, input: { email: string; validateCode: string }) {
  const email = input.email.trim();
  await refuseTakenEmail(ctx, email);
  const target = { channel: 'email', address: email } as const;
  await redeemCode(ctx, target, [PURPOSE.bind, PURPOSE.change], input.validateCode);
  try {
    await ctx.inTransaction(async (tx) => {
      await tx.update(buyers).set({ email, updatedAt: ctx.now }).where(eq(buyers.id, ctx.buyer.id));
      await record(tx, { entity: 'buyer', entityId: ctx.buyer.id, action: 'bindEmail', actor: ctx.actor });
    });
  } catch (error) {
    if (duplicateOf(error) === 'buyers_email_key') throw refuse(codes.EMAIL_TAKEN);
    throw error;
  }
  return { email };
}
