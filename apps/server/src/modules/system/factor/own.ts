import { FACTOR_BEGUN_MS } from '@selvedge/domain/people/signInLimits';
import { eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record, type RecordEntry } from '../../../db/records';
import { staffFactors } from '../../../db/schema/system';
import {
  runWithFactorCode,
  codesLeft,
  factorOf,
  factorRefused,
  removeFactor,
  newCodesOf,
} from '../../auth/factor/factors';
import { newSalt } from '../../auth/factor/recovery';
import { seal } from '../../auth/factor/seal';
import { factorAddress, newFactorSecret } from '../../auth/factor/totp';
import { endSessions } from '../../auth/sessions/sessions';
import { proveOwnPassword } from '../signIn/ownPassword';

/** Returns the state of the caller's second factor, as the profile shows it. */
export async function factorState({ db, staff: me }: Pick<Context, 'db' | 'staff'>) {
  const since = (await factorOf(db, me.id))?.confirmedAt ?? null;
  return {
    isOn: since !== null,
    since,
    codesLeft: since === null ? 0 : await codesLeft(db, me.id),
    isDemanded: me.demandsFactor,
  };
}

/**
 * Begins a factor: makes a secret for the caller's app. Refuses with 40904 when a factor is on, with 40003 and 40009 for a wrong password.
 */
export async function beginFactor(ctx: Context, password: string) {
  const { staff: me, config, now } = ctx;
  const account = await proveOwnPassword(ctx, password);
  const secret = newFactorSecret();
  const begun = {
    secret: await seal(ctx.pool, config, me.id, secret),
    createdAt: now,
    lastStep: 0,
    salt: newSalt(),
  };
  const stored = await ctx.db
    .insert(staffFactors)
    .values({ staffId: me.id, ...begun })
    .onConflictDoUpdate({
      target: staffFactors.staffId,
      set: begun,
      setWhere: isNull(staffFactors.confirmedAt),
    })
    .returning({ staffId: staffFactors.staffId });
  if (stored.length === 0) throw factorRefused('ON');
  return { secret, address: factorAddress(secret, config.productTitle, account.username) };
}

const noted = (ctx: Context, tx: Tx, action: RecordEntry['action']) =>
  record(tx, { entity: 'staff', entityId: ctx.staff.id, action, actor: ctx.actor });

/** Switches the caller's factor on by a code; the other sessions end. Returns the recovery codes. */
export async function confirmFactor(ctx: Context, code: string) {
  const { staff: me, now } = ctx;
  const begun = await factorOf(ctx.db, me.id);
  if (begun === undefined) throw factorRefused('NONE');
  if (begun.confirmedAt !== null) throw factorRefused('ON');
  if (now.getTime() - begun.createdAt.getTime() >= FACTOR_BEGUN_MS) throw factorRefused('BEGUN');
  return runWithFactorCode(ctx, me.id, code, async (known) => {
    const giveCodes = await newCodesOf(known);
    return async (tx, factor) => {
      if (factor.confirmedAt !== null) throw factorRefused('ON');
      await tx.update(staffFactors).set({ confirmedAt: now }).where(eq(staffFactors.staffId, me.id));
      const recoveryCodes = await giveCodes(tx);
      await endSessions(tx, 'staff', me.id, 'CLOSED', me.sessionId);
      await noted(ctx, tx, 'setUpFactor');
      return { recoveryCodes };
    };
  });
}

/** Refuses with 40904 unless the caller's factor is on, before a password or a code is counted. */
async function needOn(ctx: Context): Promise<void> {
  if (!(await factorState(ctx)).isOn) throw factorRefused('NONE');
}

/** Replaces the caller's recovery codes by ten new ones, by password and code. */
export async function renewRecoveryCodes(ctx: Context, input: { password: string; code: string }) {
  await needOn(ctx);
  await proveOwnPassword(ctx, input.password);
  return runWithFactorCode(ctx, ctx.staff.id, input.code, async (factor) => {
    const giveCodes = await newCodesOf(factor);
    return async (tx) => {
      const recoveryCodes = await giveCodes(tx);
      await noted(ctx, tx, 'newRecoveryCodes');
      return { recoveryCodes };
    };
  });
}

/** Switches the caller's factor off, by password and code. */
export async function switchFactorOff(
  ctx: Context,
  input: { password: string; code: string },
): Promise<void> {
  await needOn(ctx);
  await proveOwnPassword(ctx, input.password);
  await runWithFactorCode(ctx, ctx.staff.id, input.code, async () => async (tx) => {
    await removeFactor(tx, ctx.staff.id);
    await noted(ctx, tx, 'removeFactor');
  });
}
