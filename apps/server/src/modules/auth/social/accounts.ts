import { codes } from '@selvedge/api-spec/codes';
import { randomBytes } from 'node:crypto';
import type { components } from '@selvedge/api-spec/types';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { buyers } from '../../../db/schema/accounts';
import { socialBindings } from '../../../db/schema/signIn';
import { record } from '../../../db/records';
import { refuse } from '../../../http/errors';
import { notifyOfSecurity } from '../../notices/write/safety';
import { type OwnerProof, proveByPassword, proveOwner } from '../passwords/owner';
import { signBuyerIn } from '../people/signIn';
import { redeemSocial } from './tickets';
import { PURPOSE, redeemCode, spendCode } from '../codes/codes';
import { phoneOf, phoneTarget } from '../codes/phones';

type SocialLoginResult = components['schemas']['SocialLoginResult'];
type LoginResult = components['schemas']['LoginResult'];

const BIND_WITHIN_MS = 15 * 60_000;

async function socialIdOf(ctx: Context, code: string): Promise<string> {
  const socialId = await redeemSocial(ctx, code);
  if (socialId === null) throw refuse(codes.WRONG_PASSWORD, {});
  return socialId;
}

/** Signs in with a code of the social platform, or returns a key to join it with a phone number. */
export async function signInBySocial(ctx: Context, code: string): Promise<SocialLoginResult> {
  const socialId = await socialIdOf(ctx, code);
  const [account] = await ctx.db
    .select({ id: buyers.id, status: buyers.status })
    .from(buyers)
    .where(eq(buyers.socialId, socialId));
  if (account?.status === 'DISABLED') throw refuse(codes.ACCOUNT_LOCKED, {});
  if (account !== undefined) return ctx.inTransaction((tx) => signBuyerIn(ctx, tx, account.id));
  const bindKey = randomBytes(24).toString('base64url');
  await ctx.db
    .insert(socialBindings)
    .values({ key: bindKey, socialId, expiresAt: new Date(ctx.now.getTime() + BIND_WITHIN_MS) });
  return { bindKey };
}

/**
 * Joins a social identity to the account of a phone number and signs it in. A disabled account is refused (40009) and
 * stays as it was.
 */
export async function bindSocial(
  ctx: Context,
  input: { bindKey: string; areaCode: string; phone: string; validateCode: string },
): Promise<LoginResult> {
  const number = phoneOf(input, ctx.language);
  await redeemCode(ctx, phoneTarget(number), [PURPOSE.bind], input.validateCode);
  const joined = ctx.inTransaction(async (tx) => {
    const [binding] = await tx
      .delete(socialBindings)
      .where(and(eq(socialBindings.key, input.bindKey), gt(socialBindings.expiresAt, ctx.now)))
      .returning();
    if (binding === undefined) throw refuse(codes.WRONG_CODE);
    const [account] = await tx
      .select({ id: buyers.id, socialId: buyers.socialId, status: buyers.status })
      .from(buyers)
      .where(and(eq(buyers.areaCode, number.areaCode), eq(buyers.phone, number.phone)));
    if (account === undefined) throw refuse(codes.WRONG_CODE);
    if (account.status !== 'ENABLED') throw refuse(codes.ACCOUNT_LOCKED, {});
    if (account.socialId !== null && account.socialId !== binding.socialId) throw refuse(codes.PHONE_TAKEN);
    await tx.update(buyers).set({ socialId: binding.socialId }).where(eq(buyers.id, account.id));
    return signBuyerIn(ctx, tx, account.id);
  });
  return joined.catch(refuseTaken(codes.PHONE_TAKEN));
}

/** Returns an error handler that refuses a social identity that another account already has. */
function refuseTaken(code: typeof codes.PHONE_TAKEN | typeof codes.SOCIAL_TAKEN) {
  return (error: unknown): never => {
    if (duplicateOf(error) === 'buyers_social_key') throw refuse(code);
    throw error;
  };
}

/**
 * Binds the social identity behind a code to the signed-in buyer, who must prove to be the owner: it is a way to sign in from then on. The
 * proof is checked first, so the code is still valid after a wrong one.
 */
export async function bindSocialToMe(
  ctx: Context,
  code: string,
  proof: OwnerProof,
): Promise<{ socialBound: boolean }> {
  const { buyer } = ctx;
  const proofId = await proveOwner(ctx, proof);
  const socialId = await redeemSocial(ctx, code);
  if (socialId === null) throw refuse(codes.SOCIAL_TAKEN);
  if (proofId !== null) await spendCode(ctx, proofId);
  const bound = ctx.inTransaction(async (tx) => {
    await tx.update(buyers).set({ socialId, updatedAt: ctx.now }).where(eq(buyers.id, buyer.id));
    await notifyOfSecurity(tx, buyer.id, 'socialBound');
    await record(tx, { entity: 'buyer', entityId: buyer.id, action: 'bindSocial', actor: ctx.actor });
  });
  await bound.catch(refuseTaken(codes.SOCIAL_TAKEN));
  return { socialBound: true };
}

/** Unbinds the social identity of the signed-in buyer after checking the password. */
export async function unbindSocial(ctx: Context, password: string): Promise<{ socialBound: boolean }> {
  const { buyer } = ctx;
  await proveByPassword(ctx, password);
  await ctx.inTransaction(async (tx) => {
    const unbound = await tx
      .update(buyers)
      .set({ socialId: null, updatedAt: ctx.now })
      .where(and(eq(buyers.id, buyer.id), isNotNull(buyers.socialId)))
      .returning({ id: buyers.id });
    if (unbound.length === 0) return;
    await record(tx, { entity: 'buyer', entityId: buyer.id, action: 'unbindSocial', actor: ctx.actor });
  });
  return { socialBound: false };
}
