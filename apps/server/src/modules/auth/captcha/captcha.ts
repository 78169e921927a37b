import { codes } from '@selvedge/api-spec/codes';
import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  CAPTCHA_LENGTH,
  CAPTCHA_LIFETIME_MS,
  CAPTCHA_PER_MINUTE,
  CODE_CALLER_WINDOW_MS,
  WORK_DOUBLES_AFTER,
  WORK_LIFETIME_MS,
  WORK_MOST,
  WORK_MOST_EVER,
} from '@selvedge/domain/people/signInLimits';
import type { components } from '@selvedge/api-spec/types';
import { and, eq, gt } from 'drizzle-orm';
import type { Config } from '../../../config/config';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Queryable } from '../../../db/pool';
import { captchas } from '../../../db/schema/signIn';
import { networkOf } from '../../../http/callLimits';
import { refuse } from '../../../http/errors';
import { countUse, limitRate } from '../../../http/rateLimit';
import { CHARACTERS, drawPicture } from './picture';

/** A picture code as sent to the caller. */
export interface Captcha {
  key: string;
  /** Data URL of the picture. */
  picture: string;
}

function answerHash(key: string, answer: string): string {
  return createHmac('sha256', key).update(answer.toLowerCase()).digest('base64url');
}

async function keep(ctx: Context, answer: string, lifetimeMs: number): Promise<string> {
  const key = newId();
  await ctx.pool.insert(captchas).values({
    key,
    answerHash: answerHash(key, answer),
    expiresAt: new Date(ctx.now.getTime() + lifetimeMs),
  });
  return key;
}

/** Draws a picture code of four characters, valid for two minutes and one try. Refuses with 42901 a caller who requests too many. */
export async function drawCaptcha(ctx: Context): Promise<Captcha> {
  await limitRate(ctx.pool, `captcha ${networkOf(ctx.ip)}`, CAPTCHA_PER_MINUTE, 60_000, ctx.now);
  const characters = Array.from({ length: CAPTCHA_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]);
  const answer = characters.join('');
  const picture = await drawPicture(answer);
  const key = await keep(ctx, answer, CAPTCHA_LIFETIME_MS);
  return { key, picture: `data:image/png;base64,${picture.toString('base64')}` };
}

/**
 * Returns work in place of a picture code, for people who cannot read one: a number below `most` must be found by its hash. The work
 * doubles with every few recent requests of an address. Checking the answer costs the server one hash, as for a picture code. Refuses with
 * 42901 a caller who requests too much.
 */
export async function createProofOfWork(ctx: Context): Promise<components['schemas']['Work']> {
  await limitRate(ctx.pool, `captcha ${networkOf(ctx.ip)}`, CAPTCHA_PER_MINUTE, 60_000, ctx.now);
  const { used } = await countUse(ctx.pool, `work ${networkOf(ctx.ip)}`, CODE_CALLER_WINDOW_MS, ctx.now);
  const most = Math.min(WORK_MOST_EVER, WORK_MOST * 2 ** Math.floor((used - 1) / WORK_DOUBLES_AFTER));
  const found = randomInt(most);
  const key = await keep(ctx, String(found), WORK_LIFETIME_MS);
  const challenge = createHash('sha256').update(`${key}.${found}`).digest('hex');
  return { key, challenge, most, expiresIn: WORK_LIFETIME_MS / 1000 };
}

/**
 * Uses up a picture code, or the work done in its place. Refuses with 40002 unless the answer is right; upper and lower case are the same.
 */
export async function redeemCaptcha(
  db: Queryable,
  config: Config,
  key: string,
  answer: string,
  now: Date,
): Promise<void> {
  if (!config.captcha) return;
  const [kept] = await db
    .delete(captchas)
    .where(and(eq(captchas.key, key), gt(captchas.expiresAt, now)))
    .returning({ answerHash: captchas.answerHash });
  const expected = Buffer.from(kept?.answerHash ?? '');
  const answered = Buffer.from(answerHash(key, answer.trim()));
  if (expected.length !== answered.length || !timingSafeEqual(expected, answered))
    throw refuse(codes.WRONG_CAPTCHA);
}
