import { codes } from '@selvedge/api-spec/codes';
import { createHmac, randomInt } from 'node:crypto';
import { CODE_DIGITS, DAY_MS, RESEND_SECONDS } from '@selvedge/domain/constants';
import {
  CODE_CALLER_WINDOW_MS,
  CODE_LIFETIME_MS,
  CODE_MAX_PER_CALLER,
  CODE_MAX_PER_DAY,
  CODE_MAX_PER_SESSION,
  CODE_MAX_TRIES,
} from '@selvedge/domain/people/signInLimits';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Queryable } from '../../../db/pool';
import { verificationCodes } from '../../../db/schema/signIn';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuse } from '../../../http/errors';
import { networkOf } from '../../../http/callLimits';
import { limitRate } from '../../../http/rateLimit';
import { sendLater } from '../../mail/write';
import { redeemCaptcha } from '../captcha/captcha';
import { spendBudget } from './budget';
import { limitTries, isTryAllowed, storeRequesterNetwork } from './tries';

/** Purposes of a code. */
export const PURPOSE = { register: 1, forgot: 2, bind: 3, change: 4 } as const;

/** Purpose of a code. */
export type Purpose = (typeof PURPOSE)[keyof typeof PURPOSE];

/** Recipient of a code. */
export interface CodeTarget {
  channel: 'email' | 'phone';
  address: string;
}

/** A code to store; `code` is null for a message without one. */
interface StoredCode {
  id: string;
  target: CodeTarget;
  purpose: number;
  code: string | null;
  now: Date;
}

/** Returns the key under which the codes of a target are stored. */
export function targetKey(target: CodeTarget): string {
  return `${target.channel} ${target.address.trim().toLowerCase()}`;
}

function codeHash(id: string, code: string): string {
  return createHmac('sha256', id).update(code).digest('base64url');
}

/**
 * Admits a request for a code before any lookup: a stranger is limited by address and must bring a picture code or work (40002), a
 * signed-in buyer is limited by session. Refuses with 42901 too many requests.
 */
export async function admitCodes(ctx: Context, human: { key?: string; code?: string }): Promise<void> {
  const { maybeBuyer, pool, now } = ctx;
  if (maybeBuyer !== null) {
    const key = `codes session ${maybeBuyer.sessionId}`;
    return limitRate(pool, key, CODE_MAX_PER_SESSION, CODE_CALLER_WINDOW_MS, now);
  }
  await limitRate(pool, `codes ${networkOf(ctx.ip)}`, CODE_MAX_PER_CALLER, CODE_CALLER_WINDOW_MS, now);
  await redeemCaptcha(pool, ctx.config, human.key ?? '', human.code ?? '', now);
}

/** Message to a target: its code, nothing, or a notice that it already has an account. The response is the same for all. */
type Sent = 'code' | 'nothing' | 'known';

/** Message template of each; `nothing` is a message too, so that a call does the same work for a target without an account. */
const TEMPLATES = { code: 'code', nothing: 'none', known: 'knownAccount' } as const satisfies Record<
  Sent,
  string
>;

/** Returns the kind of message for a purpose, depending on whether the target has an account. */
function whatToSend(purpose: Purpose, hasAccount: boolean): Sent {
  if (purpose === PURPOSE.register && hasAccount) return 'known';
  return purpose === PURPOSE.forgot && !hasAccount ? 'nothing' : 'code';
}

/** Deletes a code whose message could not be sent, so that its owner can request another one at once. */
export async function forgetCode(db: Queryable, id: string): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
}

/** Counts one more message to a target on its day; refuses with 42901 after ten, and as `spendBudget`. Returns whether it is to be sent. */
export async function countMessage(
  ctx: Context,
  tx: Queryable,
  target: CodeTarget,
  hasAccount: boolean,
): Promise<boolean> {
  await limitRate(tx, `code ${targetKey(target)}`, CODE_MAX_PER_DAY, DAY_MS, ctx.now);
  return spendBudget(ctx, tx, target, hasAccount);
}

/** Returns a random code of six digits. */
export function drawCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/**
 * Stores the hash of a code, replacing an earlier one of the same id; `code` is null for a message without one. Returns when it expires.
 */
export async function storeCode(
  tx: Queryable,
  { id, target, purpose, code, now }: StoredCode,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  const fresh = {
    purpose,
    codeHash: code === null ? '' : codeHash(id, code),
    triesLeft: CODE_MAX_TRIES,
    createdAt: now,
    expiresAt,
    usedAt: null,
  };
  await tx
    .insert(verificationCodes)
    .values({ id, target: targetKey(target), ...fresh })
    .onConflictDoUpdate({ target: verificationCodes.id, set: fresh });
  return expiresAt;
}

/**
 * Stores a six-digit code and queues its message. Refuses with 40005 within 60 s of the last one to the same target, with 42901 after ten a
 * day and when the day's budget is used up. The response and the rows written are the same whatever is sent, so neither reveals whether an
 * account exists. Returns the seconds to wait before the next one.
 */
export async function sendCode(
  ctx: Context,
  target: CodeTarget,
  purpose: Purpose,
  hasAccount: boolean,
): Promise<number> {
  const { now } = ctx;
  const key = targetKey(target);
  await ctx.inTransaction(async (tx) => {
    await takeAdvisoryLock(tx, 'codes', key);
    const [last] = await tx
      .select({ createdAt: verificationCodes.createdAt })
      .from(verificationCodes)
      .where(eq(verificationCodes.target, key))
      .orderBy(desc(verificationCodes.createdAt))
      .limit(1);
    const waited = last === undefined ? Infinity : (now.getTime() - last.createdAt.getTime()) / 1000;
    if (waited < RESEND_SECONDS)
      throw refuse(codes.CODE_TOO_SOON, { retryAfter: Math.ceil(RESEND_SECONDS - waited) });
    const isAllowed = await countMessage(ctx, tx, target, hasAccount);
    const sent = isAllowed ? whatToSend(purpose, hasAccount) : 'nothing';
    const id = newId();
    const code = sent === 'code' ? drawCode() : null;
    const expiresAt = await storeCode(tx, { id, target, purpose, code, now });
    await storeRequesterNetwork(ctx, tx, id);
    await sendLater(
      tx,
      {
        id,
        channel: target.channel,
        recipient: target.address,
        language: ctx.language,
        template: TEMPLATES[sent],
        purpose: code === null ? null : purpose,
        createdAt: now,
        expiresAt,
      },
      { product: ctx.config.productTitle, code: code ?? '' },
    );
  });
  return RESEND_SECONDS;
}

/**
 * Compares a code with the newest one of a target for each of these purposes, without using it up; returns the id of the matching one.
 * Refuses with 40004 unless one is right, in time and unused; each try counts, five make a code void, and strangers have fewer (`isTryAllowed`).
 * Tries are counted outside the transaction of the refused call. Refuses with 42901 a caller who tries too often, before any lookup.
 */
export async function checkCode(
  ctx: Context,
  target: CodeTarget,
  purposes: Purpose[],
  code: string,
): Promise<string> {
  await limitTries(ctx);
  const live = await ctx.pool
    .selectDistinctOn([verificationCodes.purpose])
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.target, targetKey(target)),
        inArray(verificationCodes.purpose, purposes),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, ctx.now),
      ),
    )
    .orderBy(verificationCodes.purpose, desc(verificationCodes.createdAt));
  for (const kept of live) {
    if (!(await isTryAllowed(ctx, kept.id))) continue;
    const counted = await ctx.pool
      .update(verificationCodes)
      .set({ triesLeft: sql`${verificationCodes.triesLeft} - 1` })
      .where(
        and(
          eq(verificationCodes.id, kept.id),
          gt(verificationCodes.triesLeft, 0),
          isNull(verificationCodes.usedAt),
        ),
      )
      .returning({ id: verificationCodes.id });
    if (counted.length > 0 && kept.codeHash === codeHash(kept.id, code)) return kept.id;
  }
  throw refuse(codes.WRONG_CODE);
}

/** Uses up a code that was checked; refuses with 40004 when another call used it first. */
export async function spendCode(ctx: Context, id: string): Promise<void> {
  const used = await ctx.pool
    .update(verificationCodes)
    .set({ usedAt: ctx.now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (used.length === 0) throw refuse(codes.WRONG_CODE);
}

/** Checks the newest code of a target and uses it up; see {@link checkCode}. */
export async function redeemCode(
  ctx: Context,
  target: CodeTarget,
  purposes: Purpose[],
  code: string,
): Promise<void> {
  await spendCode(ctx, await checkCode(ctx, target, purposes, code));
}
