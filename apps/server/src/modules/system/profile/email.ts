import { codes } from '@selvedge/api-spec/codes';
import { CODE_CALLER_WINDOW_MS, CODE_MAX_PER_SESSION } from '@selvedge/domain/people/signInLimits';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { record } from '../../../db/records';
import { staff } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';
import { limitRate } from '../../../http/rateLimit';
import { checkCode, PURPOSE, sendCode, spendCode } from '../../auth/codes/codes';
import { notifyOldContact } from '../../notices/write/oldContact';
import { proveOwnPassword } from '../signIn/ownPassword';
import { isEmailOfAnother, refuseTakenEmail } from '../users/emails';

/** Refuses with 40006 the address that is already bound. */
async function refuseSame(ctx: Context, db: Queryable, email: string): Promise<void> {
  const [own] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, ctx.staff.id));
  if (own?.email.toLowerCase() === email.toLowerCase()) throw refuse(codes.SAME_EMAIL);
}

/** Refuses with 40007 an address of another member of staff, before anything is sent or spent. */
async function refuseTaken({ db, staff: { id } }: Context, email: string): Promise<void> {
  if (await isEmailOfAnother(db, email, id)) throw refuse(codes.EMAIL_TAKEN);
}

/** Sends a code to an address that is to be bound; returns the seconds until another one may be requested. */
export async function sendStaffCode(ctx: Context, address: string): Promise<number> {
  const email = address.trim();
  const caller = `codes session ${ctx.staff.sessionId}`;
  await limitRate(ctx.pool, caller, CODE_MAX_PER_SESSION, CODE_CALLER_WINDOW_MS, ctx.now);
  await refuseSame(ctx, ctx.db, email);
  await refuseTaken(ctx, email);
  return sendCode(ctx, { channel: 'email', address: email }, PURPOSE.bind, true);
}

/**
 * Binds an address to the own account by the code that was sent to it and by the password, because a session alone may be stolen; the
 * previous address is notified. An address of another person is refused with 40007, but only after a right code.
 */
export async function bindStaffEmail(
  ctx: Context,
  input: { email: string; validateCode: string; password: string },
): Promise<{ email: string }> {
  const email = input.email.trim();
  await proveOwnPassword(ctx, input.password);
  await refuseSame(ctx, ctx.db, email);
  const target = { channel: 'email', address: email } as const;
  const codeId = await checkCode(ctx, target, [PURPOSE.bind], input.validateCode);
  await refuseTaken(ctx, email);
  await spendCode(ctx, codeId);
  await ctx.inTransaction(async (tx) => {
    const [before] = await tx
      .select({ email: staff.email })
      .from(staff)
      .where(eq(staff.id, ctx.staff.id))
      .for('update');
    await refuseSame(ctx, tx, email);
    await refuseTakenEmail(tx, email, ctx.staff.id);
    await tx
      .update(staff)
      .set({ email, version: sql`${staff.version} + 1`, updatedAt: ctx.now })
      .where(eq(staff.id, ctx.staff.id));
    if (before?.email) await notifyOldContact(ctx, tx, { channel: 'email', address: before.email });
    await record(tx, {
      entity: 'staff',
      entityId: ctx.staff.id,
      action: 'bindEmail',
      actor: ctx.actor,
      before,
      after: { email },
    });
  });
  return { email };
}
