import { codes } from '@selvedge/api-spec/codes';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable, Tx } from '../../../db/pool';
import { recoveryCodes, staffFactors } from '../../../db/schema/system';
import { type Refusal, refuse } from '../../../http/errors';
import { clearFailures, takeTry, wrongFactorCode } from '../limits/lockout';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './recovery';
import { unseal } from './seal';
import { factorStep } from './totp';

/** A stored second factor. */
type Factor = typeof staffFactors.$inferSelect;
/** Context fields with which a factor is read and checked. */
type FactorCall = Pick<Context, 'pool' | 'config' | 'now' | 'log' | 'inTransaction'>;

const DIGITS = /^[0-9]{6}$/;

/**
 * Returns the key under which wrong factor codes of a person are counted, apart from wrong passwords: a right password does not clear them.
 */
export const factorKey = (staffId: string): string => `staff factor ${staffId}`;

/** Returns the refusal (40904) of an action that the state of the factor does not allow. */
export const factorRefused = (from: 'NONE' | 'BEGUN' | 'ON'): Refusal =>
  refuse(codes.STEP_REFUSED, { from, allowed: from === 'ON' ? ['recovery', 'off'] : ['begin'] });

/** Returns the factor of a person, begun or confirmed. */
export async function factorOf(db: Queryable, staffId: string): Promise<Factor | undefined> {
  const [found] = await db.select().from(staffFactors).where(eq(staffFactors.staffId, staffId));
  return found;
}

/** Whether the sign-in of a person has a second step. */
export async function hasFactor(db: Queryable, staffId: string): Promise<boolean> {
  const found = await factorOf(db, staffId);
  return found !== undefined && found.confirmedAt !== null;
}

async function applyTransition(ctx: FactorCall, tx: Tx, factor: Factor, code: string): Promise<boolean> {
  const secret = await unseal(tx, ctx.config, factor.staffId, factor.secret);
  if (secret === null) {
    ctx.log.warn(
      { actor: { kind: 'staff', id: factor.staffId } },
      'the secret of a second factor cannot be opened',
    );
    return false;
  }
  const step = factorStep(secret, code, ctx.now);
  if (step === null) return false;
  const taken = await tx
    .update(staffFactors)
    .set({ lastStep: step })
    .where(and(eq(staffFactors.staffId, factor.staffId), lt(staffFactors.lastStep, step)))
    .returning({ staffId: staffFactors.staffId });
  return taken.length > 0;
}

async function takeRecoveryCode(tx: Tx, factor: Factor, codeHash: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.staffId, factor.staffId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ staffId: recoveryCodes.staffId });
  return used.length > 0;
}

/** Work that a right code allows, in the transaction that uses the code up. */
type ByCode<T> = (tx: Tx, factor: Factor) => Promise<T>;

/**
 * Runs work that needs a code of a factor, in the same transaction that uses the code up: six digits of the app, or a recovery code once
 * the factor is confirmed. `prepare` does the slow part before the transaction and returns the work to do in it. Refuses with 40904 when
 * there is no such factor, with 40004 a wrong or used code, and with 40009 after five of them; wrong ones stay counted even when the
 * transaction fails.
 */
export async function runWithFactorCode<T>(
  ctx: FactorCall,
  staffId: string,
  code: string,
  prepare: (factor: Factor) => Promise<ByCode<T>>,
): Promise<T> {
  const known = await factorOf(ctx.pool, staffId);
  if (known === undefined) throw factorRefused('NONE');
  const key = factorKey(staffId);
  const taken = await takeTry(ctx.pool, key, ctx.now);
  const plain = plainCode(code);
  const codeHash = DIGITS.test(plain) ? null : await hashRecoveryCode(plain, known.salt);
  const work = await prepare(known);
  const done = await ctx.inTransaction(async (tx) => {
    const [factor] = await tx
      .select()
      .from(staffFactors)
      .where(eq(staffFactors.staffId, staffId))
      .for('update');
    // A different salt means that a new factor was begun meanwhile.
    if (factor === undefined || factor.salt !== known.salt) throw factorRefused('NONE');
    const isRight =
      codeHash === null
        ? await applyTransition(ctx, tx, factor, plain)
        : factor.confirmedAt !== null && (await takeRecoveryCode(tx, factor, codeHash));
    return isRight ? { answer: await work(tx, factor) } : null;
  });
  if (done === null) throw await wrongFactorCode(ctx.pool, key, taken, ctx.now);
  await clearFailures(ctx.pool, key);
  return done.answer;
}

/** Makes ten new recovery codes of a factor. The returned function replaces the old codes by them and returns them, only this once. */
export async function newCodesOf({ staffId, salt }: Factor): Promise<(tx: Tx) => Promise<string[]>> {
  const fresh = newRecoveryCodes();
  const hashes = await Promise.all(fresh.map((code) => hashRecoveryCode(code, salt)));
  return async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
    return fresh;
  };
}

/** Deletes the factor of a person with its codes, also one that was only begun. Returns whether a confirmed one existed. */
export async function removeFactor(tx: Tx, staffId: string): Promise<boolean> {
  const gone = await tx
    .delete(staffFactors)
    .where(eq(staffFactors.staffId, staffId))
    .returning({ confirmedAt: staffFactors.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Counts the unused recovery codes of a person. */
export const codesLeft = (db: Queryable, staffId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.staffId, staffId));
