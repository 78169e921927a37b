import { codes } from '@selvedge/api-spec/codes';
import { randomBytes } from 'node:crypto';
import { isChoosableName } from '@selvedge/domain/people/usernames';
import type { components } from '@selvedge/api-spec/types';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { newId } from '../../../db/ids';
import { record } from '../../../db/records';
import { buyers, type IdentityType } from '../../../db/schema/accounts';
import { staff } from '../../../db/schema/system';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { signBuyerIn } from './signIn';
import { checkCode, PURPOSE, spendCode } from '../codes/codes';
import { checkPasswordRule, hashPassword, ownWords } from '../passwords/passwords';
import { phoneOf, phoneTarget, servedPhoneOf } from '../codes/phones';
import { endSessions } from '../sessions/sessions';
import { notifyOfSecurity } from '../../notices/write/safety';

type LoginResult = components['schemas']['LoginResult'];

/** Prefix of the names that the server makes for buyers who chose none. */
const MADE_NAME = 'buyer-';

/** Returns the id of the salesperson with an invitation code. Refuses with 40011 when there is none. */
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
  if (found === undefined) throw refuse(codes.UNKNOWN_INVITATION);
  return found.id;
}

/** Registers a buyer by phone and signs the new account in. */
export async function register(
  ctx: Context,
  input: {
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
  const number = servedPhoneOf(input, ctx.language);
  const username = input.username ?? `${MADE_NAME}${randomBytes(5).toString('hex')}`;
  if (!isChoosableName(username)) throw invalid({ username: translate(ctx.language, 'auth.usernameLetter') });
  const own = ownWords(ctx.config, { ...input, ...number });
  checkPasswordRule(input.password, username, 'password', ctx.language, own);
  const codeId = await checkCode(ctx, phoneTarget(number), [PURPOSE.register], input.validateCode);
  // A mistyped invitation is refused while the code is still valid: the user can correct it without waiting for another message.
  const salespersonId = input.invitationCode ? await salespersonByCode(ctx.db, input.invitationCode) : null;
  await spendCode(ctx, codeId);
  const passwordHash = await hashPassword(input.password);
  try {
    return await ctx.inTransaction(async (tx) => {
      const id = newId();
      await tx.insert(buyers).values({
        id,
        username,
        passwordHash,
        nickname: input.nickname.trim(),
        ...number,
        identityType: input.identityType,
        companyName: input.companyName.trim(),
        salespersonId,
      });
      await record(tx, {
        entity: 'buyer',
        entityId: id,
        action: 'register',
        actor: { type: 'BUYER', id, name: input.nickname },
      });
      return signBuyerIn(ctx, tx, id);
    });
  } catch (error) {
    const duplicate = duplicateOf(error);
    if (duplicate === 'buyers_phone_key') throw refuse(codes.PHONE_TAKEN);
    if (duplicate === 'buyers_username_key') throw refuse(codes.NAME_TAKEN, { field: 'username' });
    throw error;
  }
}

/**
 * Sets a new password by a code sent to the phone; all sessions of the account end. A known and an unknown number are treated alike: first
 * the checks that depend on no account, then the code, and only after a right code does the response depend on the account.
 */
export async function resetPassword(
  ctx: Context,
  input: { areaCode: string; phone: string; validateCode: string; password: string },
): Promise<void> {
  const number = phoneOf(input, ctx.language);
  const refuseBad = (username: string, own: string[]) =>
    checkPasswordRule(input.password, username, 'password', ctx.language, own);
  refuseBad('', ownWords(ctx.config, number));
  const codeId = await checkCode(ctx, phoneTarget(number), [PURPOSE.forgot], input.validateCode);
  const [account] = await ctx.pool
    .select()
    .from(buyers)
    .where(and(eq(buyers.areaCode, number.areaCode), eq(buyers.phone, number.phone)));
  if (account === undefined) throw refuse(codes.WRONG_CODE);
  if (account.status !== 'ENABLED') throw refuse(codes.ACCOUNT_LOCKED, {});
  refuseBad(account.username, ownWords(ctx.config, account));
  await spendCode(ctx, codeId);
  const passwordHash = await hashPassword(input.password);
  await ctx.inTransaction(async (tx) => {
    await tx.update(buyers).set({ passwordHash, updatedAt: ctx.now }).where(eq(buyers.id, account.id));
    await endSessions(tx, 'buyer', account.id, 'PASSWORD');
    await notifyOfSecurity(tx, account.id, 'passwordReset');
    await record(tx, {
      entity: 'buyer',
      entityId: account.id,
      action: 'resetPassword',
      actor: { type: 'BUYER', id: account.id, name: account.nickname || account.username },
    });
  });
}
