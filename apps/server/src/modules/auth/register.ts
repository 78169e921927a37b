import type { components } from '@selvedge/api-spec/types';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { duplicateOf } from '../../db/faults';
import { newId } from '../../db/ids';
import { record } from '../../db/records';
import { buyers, type IdentityType } from '../../db/schema/accounts';
import { staff } from '../../db/schema/system';
import { refuse } from '../../http/errors';
import { signBuyerIn } from './buyerSignIn';
import { PURPOSE, redeemCode } from './codes';
import { checkPasswordRule, hashPassword } from './passwords';
import { phoneOf } from './phones';
import { endSessions } from './sessions';

type LoginResult = components['schemas']['LoginResult'];

/** The salesperson behind an invitation code. Refuses with 40011 when there is none. */
export async function salespersonByCode(db: Context['db'], invitationCode: string): Promise<string> {
  const [found] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        sql`lower(${staff.invitationCode}) = ${invitationCode.trim().toLowerCase()}`,
        isNull(staff.deletedAt),
        eq(staff.status, 'ENABLED'),
      ),
    );
  if (found === undefined) throw refuse(40011);
  return found.id;
}

/** Registers a buyer by phone and signs the new account in (K-08). */
export async function register(
  ctx: Context,
  given: {
    areaCode: string;
    phone: string;
    username?: string;
    password: string;
    validateCode: string;
    nickname: string;
    identityType: IdentityType;
    companyName: string;
    invitationCode?: string;
  },
): Promise<LoginResult> {
  const number = phoneOf(given, ctx.language);
  const username = given.username ?? `${number.areaCode.replace('+', '')}-${number.phone}`;
  checkPasswordRule(given.password, username, 'password', ctx.language);
  const target = { channel: 'phone', address: `${number.areaCode} ${number.phone}` } as const;
  await redeemCode(ctx, target, [PURPOSE.register], given.validateCode);
  const passwordHash = await hashPassword(given.password);
  try {
    return await ctx.inTransaction(async (tx) => {
      const salespersonId = given.invitationCode ? await salespersonByCode(tx, given.invitationCode) : null;
      const id = newId();
      await tx.insert(buyers).values({
        id,
        username,
        passwordHash,
        nickname: given.nickname.trim(),
        ...number,
        identityType: given.identityType,
        companyName: given.companyName.trim(),
        salespersonId,
      });
      await record(tx, {
        entity: 'buyer',
        entityId: id,
        action: 'register',
        actor: { type: 'BUYER', id, name: given.nickname },
      });
      return signBuyerIn(ctx, tx, id);
    });
  } catch (error) {
    const duplicate = duplicateOf(error);
    if (duplicate === 'buyers_phone_key') throw refuse(40008);
    if (duplicate === 'buyers_username_key') throw refuse(40913, { field: 'username' });
    throw error;
  }
}

/** Sets a new password by a code sent to the phone; all sessions of the account end (K-09, D-62). */
export async function resetPassword(
  ctx: Context,
  given: { areaCode: string; phone: string; validateCode: string; password: string },
): Promise<void> {
  const number = phoneOf(given, ctx.language);
  const target = { channel: 'phone', address: `${number.areaCode} ${number.phone}` } as const;
  const [account] = await ctx.pool
    .select({ id: buyers.id, username: buyers.username, nickname: buyers.nickname })
    .from(buyers)
    .where(and(eq(buyers.areaCode, number.areaCode), eq(buyers.phone, number.phone)));
  if (account !== undefined) checkPasswordRule(given.password, account.username, 'password', ctx.language);
  await redeemCode(ctx, target, [PURPOSE.forgot], given.validateCode);
  if (account === undefined) throw refuse(40004);
  const passwordHash = await hashPassword(given.password);
  await ctx.inTransaction(async (tx) => {
    await tx.update(buyers).set({ passwordHash, updatedAt: ctx.now }).where(eq(buyers.id, account.id));
    await endSessions(tx, 'buyer', account.id, 'PASSWORD');
    await record(tx, {
      entity: 'buyer',
      entityId: account.id,
      action: 'resetPassword',
      actor: { type: 'BUYER', id: account.id, name: account.nickname || account.username },
    });
  });
}
