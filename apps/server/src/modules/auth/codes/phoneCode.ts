import { codes } from '@selvedge/api-spec/codes';
import { CODE_LIFETIME_MS } from '@selvedge/domain/people/signInLimits';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { buyers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { phoneTarget, servedPhoneOf } from './phones';
import { admitCodes, type Purpose, PURPOSE, sendCode } from './codes';

/**
 * Sends a code to a phone; returns its validity and the time until another one may be requested, in seconds. A code for a change goes to
 * the new number, or to the own one to prove the owner.
 */
export async function sendPhoneCode(
  ctx: Context,
  input: { areaCode: string; phone: string; type: Purpose; key?: string; code?: string },
): Promise<{ expiresIn: number; retryAfter: number }> {
  const number = servedPhoneOf(input, ctx.language);
  await admitCodes(ctx, input);
  const { type } = input;
  const account = and(eq(buyers.areaCode, number.areaCode), eq(buyers.phone, number.phone));
  const isKnown = (await ctx.db.$count(buyers, account)) > 0;
  if (type === PURPOSE.change) {
    const { maybeBuyer } = ctx;
    if (maybeBuyer === null) throw refuse(codes.TOKEN_EXPIRED);
    const isOwn = maybeBuyer.areaCode === number.areaCode && maybeBuyer.phone === number.phone;
    if (isKnown && !isOwn) throw refuse(codes.PHONE_TAKEN);
  }
  const retryAfter = await sendCode(ctx, phoneTarget(number), type, isKnown);
  return { expiresIn: CODE_LIFETIME_MS / 1000, retryAfter };
}
