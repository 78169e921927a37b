import { createHmac, randomInt } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_LIFETIME_MS,
  CODE_MAX_PER_DAY,
  CODE_MAX_TRIES,
  RESEND_SECONDS,
} from '@selvedge/api-spec/rules/constants';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { newId } from '../../db/ids';
import { verificationCodes } from '../../db/schema/platform';
import { refuse } from '../../http/errors';
import { networkOf } from '../../http/callLimits';
import { limitRate } from '../../http/rateLimit';

/** What a code is for (D-31). */
export const PURPOSE = { register: 1, forgot: 2, bind: 3, change: 4 } as const;

/** One of the four purposes. */
export type Purpose = (typeof PURPOSE)[keyof typeof PURPOSE];

/** Where a code goes. */
export interface CodeTarget {
  channel: 'email' | 'phone';
  address: string;
}

const DAY_MS = 86_400_000;
/** Codes one caller address may ask for, to whatever targets: messages cost money, and answers tell which accounts exist. */
const CODES_PER_CALLER = 30;
const CALLER_WINDOW_MS = 600_000;

const WORDS = {
  'zh-CN': {
    subject: '验证码',
    text: (code: string) => `您的验证码是 ${code}，10 分钟内有效。请勿告诉他人。`,
  },
  en: {
    subject: 'Verification code',
    text: (code: string) =>
      `Your verification code is ${code}. It is good for 10 minutes. Tell it to nobody.`,
  },
};

function targetKey(target: CodeTarget): string {
  return `${target.channel} ${target.address.trim().toLowerCase()}`;
}

function codeHash(id: string, code: string): string {
  return createHmac('sha256', id).update(code).digest('base64url');
}

/** Refuses with 42901 a caller who asks for many codes, before anything is looked up (D-60). */
export function limitCodes(ctx: Context): Promise<void> {
  return limitRate(ctx.pool, `codes ${networkOf(ctx.ip)}`, CODES_PER_CALLER, CALLER_WINDOW_MS, ctx.now);
}

/**
 * Sends a six-digit code (D-28). Refuses with 40005 within 60 s of the last one to the same target and with 42901 after
 * ten a day (D-60). With `quietly` nothing is sent but the answer is the same, so it does not tell whether an account
 * exists. Answers the seconds to wait before the next one.
 */
export async function sendCode(
  ctx: Context,
  target: CodeTarget,
  purpose: Purpose,
  options: { quietly?: boolean } = {},
): Promise<number> {
  const { now } = ctx;
  const key = targetKey(target);
  await ctx.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 28))`);
    const [last] = await tx
      .select({ createdAt: verificationCodes.createdAt })
      .from(verificationCodes)
      .where(eq(verificationCodes.target, key))
      .orderBy(desc(verificationCodes.createdAt))
      .limit(1);
    const waited = last === undefined ? Infinity : (now.getTime() - last.createdAt.getTime()) / 1000;
    if (waited < RESEND_SECONDS) throw refuse(40005, { retryAfter: Math.ceil(RESEND_SECONDS - waited) });
    await limitRate(tx, `code ${key}`, CODE_MAX_PER_DAY, DAY_MS, now);
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const id = newId();
    await tx.insert(verificationCodes).values({
      id,
      target: key,
      purpose,
      codeHash: options.quietly ? '' : codeHash(id, code),
      triesLeft: CODE_MAX_TRIES,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
    });
    if (options.quietly) return;
    const words = WORDS[ctx.language];
    await ctx.adapters.mail.send({
      channel: target.channel,
      to: target.address,
      subject: `${ctx.config.productTitle} ${words.subject}`,
      text: words.text(code),
    });
  });
  return RESEND_SECONDS;
}

/**
 * Uses up the newest code of a target. Refuses with 40004 unless it is right, in time, unused and was asked for this
 * purpose; each wrong try counts, five make it void. A try counts outside the refused work.
 */
export async function redeemCode(
  ctx: Context,
  target: CodeTarget,
  purposes: Purpose[],
  code: string,
): Promise<void> {
  const [kept] = await ctx.pool
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.target, targetKey(target)),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, ctx.now),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  if (kept === undefined || !purposes.some((purpose) => purpose === kept.purpose)) throw refuse(40004);
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
  if (counted.length === 0 || kept.codeHash !== codeHash(kept.id, code)) throw refuse(40004);
  const used = await ctx.pool
    .update(verificationCodes)
    .set({ usedAt: ctx.now })
    .where(and(eq(verificationCodes.id, kept.id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (used.length === 0) throw refuse(40004);
}
