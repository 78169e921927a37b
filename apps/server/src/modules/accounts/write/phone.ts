import { codes } from '@selvedge/api-spec/codes';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { record } from '../../../db/records';
import { buyers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { checkCode, PURPOSE, spendCode } from '../../auth/codes/codes';
import { phoneTarget, servedPhoneOf } from '../../auth/codes/phones';
import { type OwnerProof, proveOwner } from '../../auth/passwords/owner';
import { endSessions } from '../../auth/sessions/sessions';
import { notifyOldContact } from '../../notices/write/oldContact';
import { notifyOfSecurity } from '../../notices/write/safety';

/**
 * Changes the phone number of the signed-in buyer, by the code that was sent to the new number and a proof of ownership. Ends the buyer's
 * other sessions, because a number is a way into the account, and notifies the old number. Refuses with 40008 a number that another account
 * has.
 */
export async function changePhone(
  ctx: Context,
  input: { areaCode: string; phone: string; validateCode: string } & OwnerProof,
) {
  const { buyer } = ctx;
  const number = servedPhoneOf(input, ctx.language);
  const proofId = await proveOwner(ctx, input);
  const codeId = await checkCode(ctx, phoneTarget(number), [PURPOSE.change], input.validateCode);
  for (const id of new Set([codeId, proofId ?? codeId])) await spendCode(ctx, id);
  try {
    await ctx.inTransaction(async (tx) => {
      await tx
        .update(buyers)
        .set({ ...number, updatedAt: ctx.now })
        .where(eq(buyers.id, buyer.id));
      await endSessions(tx, 'buyer', buyer.id, 'CLOSED', buyer.sessionId);
      await notifyOfSecurity(tx, buyer.id, 'phoneChanged');
      if (buyer.phone !== '') await notifyOldContact(ctx, tx, phoneTarget(buyer));
      await record(tx, { entity: 'buyer', entityId: buyer.id, action: 'changePhone', actor: ctx.actor });
    });
  } catch (error) {
    if (duplicateOf(error) === 'buyers_phone_key') throw refuse(codes.PHONE_TAKEN);
    throw error;
  }
  return number;
}
